### The review of a finished game in the browser (web/src/review).

web-review = Auswertung
web-review-of = Auswertung: { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-review-upload = Eine Aufzeichnung auswerten
web-review-upload-hint = Eine Aufzeichnung ist die Datei, die du nach einem Spiel herunterlädst. Was dazu herausgefunden wird, bleibt eine Weile gespeichert, ohne Namen.
web-review-not-over = Dieses Spiel wird noch gespielt. Die Auswertung gibt es, wenn es zu Ende ist.
web-review-progress = { $percent } % ausgewertet
web-review-waiting = { $count ->
    [0] Die Auswertung beginnt gleich …
    [one] Eine Auswertung ist vorher dran.
   *[other] { $count } Auswertungen sind vorher dran.
}
web-review-growing = Das Spiel wird ausgewertet …
web-review-copy = Link kopieren
web-review-copied = Kopiert
web-review-parts = Teile der Auswertung
web-review-tab = { $tab ->
    [players] Spieler
    [beliefs] Vermutungen
   *[moments] Momente
}
web-review-moments = Momente, auf die es ankam
web-review-at = { $at ->
    [0] { $of ->
        [one] ein Moment
       *[other] { $of } Momente
    }
   *[other] { $at } von { $of }
}
web-review-before = Voriger Moment
web-review-next = Nächster Moment
web-review-all = { $count ->
    [one] Noch einen zeigen
   *[other] Noch { $count } zeigen
}
web-review-nothing = Nichts von Belang: Alle haben gut entschieden.
web-review-choose = Wähle einen Moment auf der Kurve oder in der Liste.
web-review-curve-label = Die Gewinnaussichten aller im Lauf des Spiels. In diesem Moment: { $chances }.
web-review-chance = { $who } { $percent } %
web-review-kind = { $kind ->
    [deal] Abmachung
    [missed] Verpasste Abmachung
    [luck] Glück
    [told] Verriet am meisten
    [swing] Wendepunkt
   *[lie] Lüge
}
web-review-size = { $size ->
    [blunder] grober Fehler
    [mistake] Fehler
   *[inaccuracy] Ungenauigkeit
}
web-review-good = gut
web-review-missed-hint = { $who } und { $others } hätten eine Abmachung treffen können, bei der alle gewinnen.
web-review-luck-hint = Das Aufgedeckte half { $who } am meisten ({ $points }).
web-review-lie = { $count ->
    [one] Das stimmte nicht. Eine Person hatte Grund, es zu glauben.
   *[other] Das stimmte nicht. { $count } hatten Grund, es zu glauben.
}
web-review-try = Selbst versuchen
web-review-show = Lösung zeigen
web-review-trial = Du bist { $who }. Was würdest du tun?
web-review-trial-deal = Du bist { $who }. Welche Abmachung würdest du anbieten?
web-review-thinking = Das wird gerade beurteilt …
web-review-another = Etwas anderes versuchen
web-review-back = Zurück zur Auswertung
web-review-played = Gespielt wurde: { $done }
web-review-better = Besser: { $better }.
web-review-no-better = Nichts war deutlich besser.
web-review-verdict = { $size ->
    [blunder] Das wäre ein grober Fehler
    [mistake] Das wäre ein Fehler
   *[inaccuracy] Das wäre eine Ungenauigkeit
}: { $points } Prozentpunkte Gewinnaussicht.
web-review-found = Gefunden: Besser geht es nicht.
web-review-sound = Eine gute Wahl: Nichts ist deutlich besser.
web-review-indifferent = Das macht hier kaum einen Unterschied.
web-review-offer-good = Alle, die zustimmen müssten, gewinnen dabei.
web-review-offer-bad = Du würdest dabei verlieren.
web-review-offer-refused = { $count ->
    [one] { $who } gewinnt dabei nichts und würde ablehnen.
   *[other] { $who } gewinnen dabei nichts und würden ablehnen.
}
web-review-gain = Gewinn
web-review-share = Anteil
web-review-nash = Nach Nash
web-review-promise = { $promise }: { $status ->
    [kept] gehalten
    [broken] gebrochen
    [lapsed] verfallen
   *[open] offen
}; es zu halten ist dem, der es gab, { $worth } wert.
web-review-accuracy = % Genauigkeit
web-review-decisions = { $count ->
    [0] Keine Entscheidung von Belang.
    [one] Eine Entscheidung von Belang.
   *[other] { $count } Entscheidungen von Belang.
}
web-review-blunders = { $count ->
    [one] ein grober Fehler
   *[other] { $count } grobe Fehler
}
web-review-mistakes = { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}
web-review-inaccuracies = { $count ->
    [one] eine Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
web-review-balance = Gewinnaussicht von { $beginning } % auf { $end } %:
web-review-part = { $part ->
    [luck] Glück
    [own] eigene Entscheidungen
   *[others] die der anderen
}
web-review-players-note = In Prozentpunkten der Gewinnaussicht. Eine Entscheidung wird nach dem beurteilt, was man wissen konnte, das Glück nach dem, was aufgedeckt wurde.
web-review-beliefs = Was man vermuten konnte, Runde für Runde
web-review-observer = Mit wessen Augen
web-review-beliefs-of = Was { $who } vermuten konnte
web-review-round = Runde
web-review-belief = { $card ->
    [loyalist] Loyalist
    [traitor] Verräter
   *[merchant] Händler
} { $percent } %
web-review-belief-key = Die Zahl sagt, wie wahrscheinlich die Wahrheit war.
web-review-exposures = Was alle verraten hat
web-review-exposed = ({ $faction }): Am Ende konnten die anderen zu { $known } % sicher sein. Am meisten verriet (+{ $rise }): { $done }
web-review-unexposed = ({ $faction }): Am Ende konnten die anderen zu { $known } % sicher sein. Nichts hat es verraten.
web-review-claims = Wahre und falsche Behauptungen
web-review-claim = { $true ->
    [yes] Wahr;
   *[no] Falsch;
} { $count ->
    [0] niemand hatte Grund, es zu glauben.
   *[other] Grund, es zu glauben, hatten: { $believed }.
}
web-review-look = Ansehen
web-review-step = { $who } konnte nun zu { $after } % (vorher { $before } %) glauben, dass { $whom } { $faction } ist.
