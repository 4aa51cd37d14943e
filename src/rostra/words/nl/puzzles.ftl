### Puzzels: wat er gevraagd wordt, en wat er van een antwoord gezegd wordt.

puzzle-title = { $kind } · { $game } · { $grade }
puzzle-game = { $game ->
    [idus-martii] Idus Martii
   *[quo-vadis] Quo Vadis?
}
puzzle-grade = { $grade ->
    [1] makkelijk
    [2] gemiddeld
   *[3] moeilijk
}
puzzle-kind-deal = Vind de overeenkomst
puzzle-kind-move = Vind de zet
puzzle-kind-lie = Wie loog er?
puzzle-kind-vote = Vind de juiste keuze
puzzle-ask-deal = Je bent { $who } en aan zet. Welke overeenkomst bied je aan? Niemand tekent er een waar hij bij verliest.
puzzle-ask-move = Je bent { $who } en aan zet. Niemand wil onderhandelen. Wat doe je?
puzzle-ask-lie = Je bent { $who }. Een van deze beweringen is een leugen. Welke?
puzzle-ask-vote = Je bent { $who }. Wat doe je?
puzzle-ends = Het spel eindigt na beurt { $turn }.
puzzle-no-deal = Geen overeenkomst: je doet je beste zet zonder.
puzzle-right-choice = Goed. Daarmee heb je { $percent } % kans om te winnen, met het op een na beste { $next } %.
puzzle-wrong-choice = Nee. Daarmee heb je { $percent } % kans om te winnen; iets anders geeft je duidelijk meer.
puzzle-right-deal = Goed. Ze tekenen, en je hebt { $percent } % kans om te winnen; met het op een na beste { $next } %.
puzzle-wrong-deal = Nee. Daarmee heb je { $percent } % kans om te winnen; er is een overeenkomst die ze zouden tekenen en die je duidelijk meer oplevert.
puzzle-refused = Nee. { $who } zou weigeren: het kost hun { $points } punten van hun kans om te winnen.
puzzle-right-lie = Goed, dat was een leugen. Naar wat je kon weten met { $percent } %; de op een na waarschijnlijkste met { $next } %.
puzzle-wrong-lie = Nee, dat was waar. Naar wat je kon weten was het met { $percent } % een leugen.
puzzle-tries-left = { $left ->
    [one] Nog één poging.
   *[other] Nog { $left } pogingen.
}
puzzle-solution = Het antwoord was: { $answer }
puzzle-game-unknown = Er zijn geen puzzels van { $game }.
