### The review of a finished game.

review-running = Alleen een spel dat helemaal is uitgespeeld, wordt besproken.
review-midgame = Een spel dat halverwege begint, wordt hier niet besproken.
review-number = Dit moment bestaat niet in dit spel.
review-depth = De diepte van een bespreking is een getal groter dan 0.
review-game = Van { $game } bestaat geen bespreking.
review-election = Een consulverkiezing wordt niet besproken.
review-position = Dit bestand bevat een stelling, geen verslag: alleen een spel kan besproken worden.

review-arg-depth = hoeveel keer zo ver als gewoonlijk vooruit wordt gekeken (1)
review-arg-html = de pagina in dit bestand schrijven (anders naast het verslag, als NAAM.review.html)
review-arg-json = de hele bespreking als JSON geven en geen pagina schrijven
review-unit = % besproken

review-written = De pagina met de kromme is { $file }.
review-title = Bespreking van { $game }
review-curve = Ieders winstkans na elke actie
review-seats = Hoe goed iedereen besliste en waar de winstkans vandaan kwam (in procentpunten):
review-seat = { $who }: nauwkeurigheid { $accuracy } %; { $decisions } beslissingen die ertoe deden, elk { $loss } punten verloren; onnauwkeurigheden / fouten / blunders { $sizes }; geluk { $luck }, eigen beslissingen { $own }, die van anderen { $others }
review-accuracy = % nauwkeurigheid; { $decisions } beslissingen die ertoe deden
review-sizes = onnauwkeurigheden / fouten / blunders: { $sizes }
review-part = { $part ->
    [luck] geluk
    [own] eigen beslissingen
   *[others] die van anderen
}
review-decisions = De duurste beslissingen:
review-size = { $size ->
    [blunder] blunder
    [mistake] fout
   *[inaccuracy] onnauwkeurigheid
}
review-decision = Beurt { $turn }, { review-size } (-{ $loss }): { $done }
review-decision-better = Beurt { $turn }, { review-size } (-{ $loss }): { $done } Beter: { $better }.
review-deals = Overeenkomsten:
review-deal = Beurt { $turn }, overeenkomst { $deal }{ $ends ->
    [void] , nooit gebruikt
   *[other] {""}
}: { $terms }. { $gains }
review-gain = { $who } { $gain }
review-gain-shares = { $who } { $gain } ({ $share } % van de winst, volgens Nash { $nash } %)
review-missed = Overeenkomsten die niemand maakte:
review-missed-deal = Beurt { $turn }: { $terms }. { $gains }

review-telling = Wat het meest verried:
review-told = Ronde { $turn }: { $done } { $steps }.
review-step = { $who } kon nu voor { $after } % (eerst { $before } %) geloven dat { $whom } { $faction } is
review-exposures = Wat de anderen aan het eind konden weten, en wat het verried:
review-exposure = { $who }, { $faction }: { $known } % zeker. Ronde { $turn } (+{ $rise }): { $done }
review-unexposed = { $who }, { $faction }: { $known } % zeker. Niets heeft het verraden.
review-claims = Wat er beweerd werd:
review-claim = Ronde { $turn }: { $done } { $true ->
    [yes] Waar;
    [no] Niet waar;
   *[unknown] {""}
} { $count ->
    [0] niemand geloofde het.
   *[other] geloofd door { $believed }.
}
