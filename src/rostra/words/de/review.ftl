### The review of a finished game.

review-running = Ausgewertet wird nur ein Spiel, das zu Ende gespielt wurde.
review-midgame = Ein Spiel, das mittendrin beginnt, wird hier nicht ausgewertet.
review-number = Diesen Moment gibt es in diesem Spiel nicht.
review-depth = Die Tiefe einer Auswertung ist eine Zahl über 0.
review-game = Für { $game } gibt es keine Auswertung.
review-election = Eine Konsulwahl wird nicht ausgewertet.
review-position = Diese Datei enthält eine Stellung, keine Aufzeichnung: Nur ein Spiel kann ausgewertet werden.

review-arg-depth = wievielmal so weit wie üblich vorausgeschaut wird (1)
review-arg-html = die Seite in diese Datei schreiben (sonst neben die Aufzeichnung, als NAME.review.html)
review-arg-json = die ganze Auswertung als JSON ausgeben und keine Seite schreiben
review-unit = % ausgewertet

review-written = Die Seite mit der Kurve ist { $file }.
review-title = Auswertung von { $game }
review-curve = Die Gewinnaussichten aller nach jeder Aktion
review-seats = Wie gut alle entschieden haben und woher ihre Gewinnaussichten kamen (in Prozentpunkten):
review-seat = { $who }: Genauigkeit { $accuracy } %; { $decisions } Entscheidungen von Belang, je { $loss } Punkte verloren; Ungenauigkeiten / Fehler / grobe Fehler { $sizes }; Glück { $luck }, eigene Entscheidungen { $own }, die der anderen { $others }
review-accuracy = % Genauigkeit; { $decisions } Entscheidungen von Belang
review-sizes = Ungenauigkeiten / Fehler / grobe Fehler: { $sizes }
review-part = { $part ->
    [luck] Glück
    [own] eigene Entscheidungen
   *[others] die der anderen
}
review-decisions = Die teuersten Entscheidungen:
review-size = { $size ->
    [blunder] grober Fehler
    [mistake] Fehler
   *[inaccuracy] Ungenauigkeit
}
review-decision = Zug { $turn }, { review-size } (-{ $loss }): { $done }
review-decision-better = Zug { $turn }, { review-size } (-{ $loss }): { $done } Besser: { $better }.
review-deals = Abmachungen:
review-deal = Zug { $turn }, Abmachung { $deal }{ $ends ->
    [void] , nie genutzt
   *[other] {""}
}: { $terms }. { $gains }
review-gain = { $who } { $gain }
review-gain-shares = { $who } { $gain } ({ $share } % des Gewinns, nach Nash { $nash } %)
review-missed = Abmachungen, die niemand getroffen hat:
review-missed-deal = Zug { $turn }: { $terms }. { $gains }

review-telling = Was am meisten verriet:
review-told = Runde { $turn }: { $done } { $steps }.
review-step = { $who } konnte nun zu { $after } % (vorher { $before } %) glauben, dass { $whom } { $faction } ist
review-exposures = Was die anderen am Ende wissen konnten, und was es verriet:
review-exposure = { $who }, { $faction }: zu { $known } % sicher. Runde { $turn } (+{ $rise }): { $done }
review-unexposed = { $who }, { $faction }: zu { $known } % sicher. Nichts hat es verraten.
review-claims = Was behauptet wurde:
review-claim = Runde { $turn }: { $done } { $true ->
    [yes] Wahr;
    [no] Falsch;
   *[unknown] {""}
} { $count ->
    [0] niemand glaubte es.
   *[other] geglaubt von { $believed }.
}
