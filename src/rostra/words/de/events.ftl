### Was geschah, in Sätzen. Plätze kommen als Namen, Gremien und Wege wie auf dem Spielplan.
### Was jemand sagt und antwortet, hat drei Wortlaute; $way ist 0, 1 oder 2 je nach dem Gesagten und ändert sich nie.

## Quo Vadis?

event-quo-vadis-begin = Das Spiel beginnt: { $who } ist am Zug.
event-quo-vadis-place = { $who } setzt einen Senator in { $committee } ein.
event-quo-vadis-advance = { $place ->
    [S] { $who } zieht von { $from } in den Senat
   *[committee] { $who } zieht von { $from } nach { $to }
}
event-advance = { $parts }.
event-advance-with = { $step }, mit { $votes }
event-own-votes = { $count ->
    [one] { $who ->
        [you] eigener Zustimmung
       *[other] eigener Zustimmung
    }
   *[other] { $who ->
        [you] { $count } eigenen Zustimmungen
       *[other] { $count } eigenen Zustimmungen
    }
}
event-votes-of = { $count ->
    [one] Zustimmung von { $who }
   *[other] { $count } Zustimmungen von { $who }
}
event-advance-laurel = nimmt den Lorbeer { $laurel }
event-advance-one = { $count ->
    [one] { $who } bekommt einen Lorbeer I
   *[other] { $who } bekommt { $count } Lorbeeren I
}
event-advance-drawn = neu liegt dort { $laurel }
event-quo-vadis-caesar = { $who } versetzt Cäsar auf { $to }.
event-quo-vadis-decline = { $who } lässt Cäsar, wo er ist.
event-quo-vadis-pledge = { $who } gibt auf { $path } { $votes ->
    [one] eine Zustimmung
   *[other] { $votes } Zustimmungen
}.
event-quo-vadis-retract = { $who } nimmt die Zustimmung auf { $path } zurück.
event-quo-vadis-census = { $who } verlangt einen Zensus: { $sums }.
event-quo-vadis-remove = { $who } nimmt einen Senator aus { $committee }.
event-quo-vadis-game = Partie { $game } ist zu Ende. Die Summen bisher: { $sums }. Die nächste beginnt { $begins }.

event-quo-vadis-offer = { $manner ->
    [alone] { $by } sagt allen (Abmachung { $deal }): „{ $said }“
    [answer] { $by } antwortet { $to } (Abmachung { $deal }): „{ $said }“
    [whisper] { $by } flüstert { $to } zu (Abmachung { $deal }): „{ $said }“
    [secret] { $by } flüstert { $to } etwas zu (Abmachung { $deal }).
   *[aloud] { $by } zu { $to } (Abmachung { $deal }): „{ $said }“
}
event-say-whom = { $who ->
    [me] mir
    [you] dir
   *[other] { $name }
}
event-say-votes = { $votes ->
    [one] eine Zustimmung
   *[other] { $votes } Zustimmungen
}
event-say-request = { $way ->
    [0] Gibst du auf { $path } { $counted }?
    [1] Ich bitte um { $counted } auf { $path }.
   *[2] { $counted } auf { $path }, bitte.
}
event-say-terms = { $way ->
    [0] { $terms }.
    [1] { $terms }. Einverstanden?
   *[2] { $terms }. Abgemacht?
}
event-say-counter = { $way ->
    [0] So nicht. { $terms }.
    [1] Fast. { $terms }.
   *[2] { $terms }. Dann ja.
}
event-say-better = { $why } { $terms }. Dann ja.
event-because = { $because ->
    [too-little] { $way ->
        [0] Das ist mir zu wenig.
        [1] Dafür müsste mehr herausspringen.
       *[2] Das müsste sich mehr lohnen.
    }
    [too-dear] { $way ->
        [0] Das ist mir zu teuer.
        [1] So viel zahle ich nicht.
       *[2] So viel ist es mir nicht wert.
    }
    [no-use] { $way ->
        [0] Damit kann ich nichts anfangen.
        [1] Das brauche ich gerade nicht.
       *[2] Das bringt mir nichts.
    }
    [helps-you] { $way ->
        [0] Dafür stehst du zu kurz vor dem Sieg.
        [1] Das brächte dich zu weit nach vorn.
       *[2] Ich verhelfe dir nicht zum Sieg.
    }
    [helps-leader] { $way ->
        [0] Das hilft denen zu sehr, die vorn liegen.
        [1] Da liegt jemand schon weit genug vorn.
       *[2] Wer führt, bekommt von mir keine Hilfe.
    }
    [distrust] { $way ->
        [0] Diesem Versprechen traue ich nicht.
        [1] Solche Versprechen sind schnell vergessen.
       *[2] Ein Versprechen reicht mir nicht.
    }
    [promised] { $way ->
        [0] Ich habe etwas anderes versprochen.
        [1] Ich stehe schon bei jemandem im Wort.
       *[2] Mein Wort gilt, und es verbietet mir das.
    }
    [ties-hands] { $way ->
        [0] Das bindet mir zu lange die Hände.
        [1] So binde ich mich nicht.
       *[2] Das Versprechen würde ich bereuen.
    }
    [cannot-pay] { $way ->
        [0] Ich sehe nicht, wie das zu bezahlen wäre.
        [1] Das kann wohl niemand bezahlen.
       *[2] Zeig mir erst, wie das bezahlt werden soll.
    }
    [too-many] { $way ->
        [0] Genug Angebote für einen Zug.
        [1] In diesem Zug nicht mehr.
       *[2] Ich habe gesagt, was ich zu sagen hatte.
    }
   *[rather-not] { $way ->
        [0] Lieber nicht.
        [1] Diesmal nicht.
       *[2] Nein, danke.
    }
}
event-say-support = { $who ->
    [me] ich gebe auf { $path } { $counted }
    [you] du gibst auf { $path } { $counted }
   *[other] { $by } gibt auf { $path } { $counted }
}
event-say-promised-support = { $who ->
    [me] ich werde { $whom } aus { $from } heraus einmal zustimmen
    [you] du wirst { $whom } aus { $from } heraus einmal zustimmen
   *[other] { $by } wird { $whom } aus { $from } heraus einmal zustimmen
}
event-say-pay = { $who ->
    [me] ich zahle { $whom } { $value }
    [you] du zahlst { $whom } { $value }
   *[other] { $by } zahlt { $whom } { $value }
}
event-say-do = { $who ->
    [me] ich werde { $action }
    [you] du wirst { $action }
   *[other] { $by } wird { $action }
}
event-say-avoid = { $who ->
    [me] ich werde nicht { $action }
    [you] du wirst nicht { $action }
   *[other] { $by } wird nicht { $action }
}
event-say-refuse = { $who ->
    [me] ich werde { $whom } nicht zustimmen
    [you] du wirst { $whom } nicht zustimmen
   *[other] { $by } wird { $whom } nicht zustimmen
}
event-clause-support = { $by } gibt auf { $path } { $votes ->
    [one] eine Zustimmung
   *[other] { $votes } Zustimmungen
}
event-clause-promised-support = { $by } wird { $for } aus { $from } heraus einmal zustimmen
event-clause-pay = { $by } zahlt { $to } { $value }
event-clause-do = { $by } wird { $action }
event-clause-avoid = { $by } wird nicht { $action }
event-clause-refuse = { $by } wird { $against } nicht zustimmen
event-clause-note = { $by } sagt „{ $text }“
event-clause-until = { $statement } (bis Zug { $until })
event-doing-place = { $committee ->
    [any] einen Senator einsetzen
   *[other] einen Senator in { $committee } einsetzen
}
event-doing-advance = { $path ->
    [any] ziehen
   *[other] auf { $path } ziehen
}
event-doing-caesar = { $to ->
    [any] Cäsar versetzen
   *[other] Cäsar auf { $to } versetzen
}
event-doing-decline = Cäsar lassen, wo er ist
event-quo-vadis-accept = { $way ->
    [0] { $who } ist mit Abmachung { $deal } einverstanden.
    [1] { $who } sagt ja zu Abmachung { $deal }.
   *[2] { $who } nimmt Abmachung { $deal } an.
}
event-quo-vadis-reject = { $way ->
    [0] { $who } sagt nein zu Abmachung { $deal }.
    [1] { $who } lehnt Abmachung { $deal } ab.
   *[2] { $who } will von Abmachung { $deal } nichts wissen.
}
event-quo-vadis-reject-because = { $who } sagt nein zu Abmachung { $deal }: „{ $why }“
event-quo-vadis-withdraw = { $who } nimmt das Angebot zu Abmachung { $deal } zurück.
event-quo-vadis-struck = Abmachung { $deal } gilt.
event-quo-vadis-agreed = { $way ->
    [0] { $who } ist einverstanden: Abmachung { $deal } gilt.
    [1] { $who } schlägt bei Abmachung { $deal } ein.
   *[2] { $who } sagt ja: Abmachung { $deal } gilt.
}
event-quo-vadis-failed = { $why ->
    [payment] Abmachung { $deal } scheitert: Sie kann nicht bezahlt werden.
    [support] Abmachung { $deal } scheitert: Die Zustimmung ist schon vergeben.
   *[other] Abmachung { $deal } scheitert.
}
event-quo-vadis-void = Abmachung { $deal } entfällt: Ihre Zustimmung wurde nicht genutzt.
event-quo-vadis-expired = Niemand hat rechtzeitig geantwortet: Aus Abmachung { $deal } wird nichts.
event-quo-vadis-paid = { $by } zahlt { $to } { $value } für Abmachung { $deal }.
event-quo-vadis-lapsed = Etwas, das Abmachung { $deal } schuldet, ist unmöglich geworden und verfällt.
event-quo-vadis-promise = { $status ->
    [kept] Ein Versprechen aus Abmachung { $deal } ist gehalten.
    [broken] Ein Versprechen aus Abmachung { $deal } ist gebrochen.
   *[lapsed] Ein Versprechen aus Abmachung { $deal } verfällt.
}

## Idus Martii

event-idus-martii-hand = { $who } hat { $cards }.
event-idus-martii-assign = { $who } macht { $praetor } zum Prätor, { $aediles } zu Ädilen.
event-idus-martii-vote = { $card ->
    [none] { $who } legt verdeckt eine Karte.
   *[other] { $who } legt verdeckt { $card }.
}
event-idus-martii-peek = { $card ->
    [none] { $who } sieht die Karte von { $aedile } an.
   *[other] { $who } sieht die Karte von { $aedile } an: { $card }.
}
event-idus-martii-veto = { $who } legt Veto ein: { $aedile } muss die Karte austauschen.
event-idus-martii-approve = { $who } lässt die Karte von { $aedile } gelten.
event-idus-martii-replace = { $card ->
    [none] { $who } legt verdeckt eine andere Karte.
   *[other] { $who } legt stattdessen verdeckt { $card }.
}
event-idus-martii-replace-card = Die Karte von { $who } ist jetzt { $card }.
event-idus-martii-yellow = Sie ist gelb und wird gezeigt: { $aedile } muss eine andere legen.
event-idus-martii-count = Die Karten sind { $cards }: Loyalisten { $loyalist }, Verräter { $traitor }.
event-idus-martii-discard = { $card ->
    [none] { $who } legt eine Fraktionskarte weg.
   *[other] { $who } legt die Karte { $card } weg.
}
event-idus-martii-claim-faction = { $way ->
    [0] { $who } sagt: „Ich bin { $card }.“
    [1] { $who } sagt: „Glaubt mir: Ich bin { $card }.“
   *[2] { $who } sagt: „Da ihr fragt: Ich bin { $card }.“
}
event-idus-martii-claim-vote = { $way ->
    [0] { $who } sagt: „In Runde { $round } habe ich { $card } gelegt.“
    [1] { $who } sagt: „Meine Karte in Runde { $round } war { $card }.“
   *[2] { $who } sagt: „{ $card }, das war meine Karte in Runde { $round }.“
}
event-idus-martii-claim-peek = { $way ->
    [0] { $who } sagt: „In Runde { $round } habe ich bei { $aedile } { $card } gesehen.“
    [1] { $who } sagt: „Ich habe in Runde { $round } nachgesehen: { $card } bei { $aedile }.“
   *[2] { $who } sagt: „Die Karte von { $aedile } in Runde { $round } war { $card }. Ich habe sie gesehen.“
}
event-idus-martii-claim-trust = { $way ->
    [0] { $who } sagt: „Ich vertraue { $whom }.“
    [1] { $who } sagt: „Für { $whom } lege ich die Hand ins Feuer.“
   *[2] { $who } sagt: „Mit { $whom } ist alles in Ordnung, wenn ihr mich fragt.“
}
event-idus-martii-claim-suspect = { $way ->
    [0] { $who } sagt: „Ich traue { $whom } nicht.“
    [1] { $who } sagt: „Behaltet { $whom } im Auge.“
   *[2] { $who } sagt: „Mit { $whom } stimmt etwas nicht.“
}
event-idus-martii-claims = Von den Behauptungen waren { $true } wahr und { $false } falsch.
event-idus-martii-round = { $phase ->
    [1] Erste Phase
   *[other] Zweite Phase
}, Runde { $round }: { $consul } ist Konsul{ $praetor ->
    [none] .
   *[other] , { $praetor } Prätor, { $aediles } Ädilen.
}

## Satzteile, hier und anderswo

card-name = { $card ->
    [green] Grün
    [red] Rot
    [yellow] Gelb
    [loyalist] Loyalist
    [traitor] Verräter
   *[merchant] Händler
}
laurel-name = { $laurel ->
    [IIc] II mit Cäsar
   *[other] { $laurel }
}
list-and = { $before } und { $last }

## Das Ende eines Spiels, und was der Server hinzufügt

result-won = { $count ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
result-faction = { $faction ->
    [loyalist] Die Loyalisten gewinnen
    [traitor] Die Verräter gewinnen
   *[merchant] Die Händler gewinnen
}: { $count ->
    [0] niemand ist einer von ihnen.
   *[other] { $winners }.
}
result-scores = { $reason ->
    [senate-full] Lorbeeren
    [turn-limit] Lorbeeren
   *[other] Punkte
}: { $scores }.
result-level = { $who } liegen gleichauf: Vorn ist, wessen Senator zuerst in den Senat kam.
result-reason = { $reason ->
    [senate-full] Der Senat ist voll.
    [turn-limit] Die Züge sind aufgebraucht.
    [failed-conspiracy] Ein Marker hat die Grenze überschritten: Die Verschwörung ist gescheitert.
    [ides-of-march] Die Iden des März sind da.
   *[other] Grund: { $reason }.
}
event-undo = { $who } nimmt das zurück.
event-ended = Die Spieler haben sich geeinigt, das Spiel zu beenden.
