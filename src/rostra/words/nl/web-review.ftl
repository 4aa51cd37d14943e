### The review of a finished game in the browser (web/src/review).

web-review = Bespreking
web-review-of = Bespreking: { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-review-upload = Een verslag bespreken
web-review-upload-hint = Een verslag is het bestand dat je na een spel downloadt. Wat ervan gezegd wordt, blijft een tijd bewaard, zonder namen.
web-review-not-over = Dit spel wordt nog gespeeld. De bespreking is er als het afgelopen is.
web-review-progress = { $percent } % beoordeeld
web-review-waiting = { $count ->
    [0] De bespreking begint zo …
    [one] Eerst komt nog één andere bespreking.
   *[other] Eerst komen nog { $count } andere besprekingen.
}
web-review-growing = Het spel wordt beoordeeld …
web-review-copy = Link kopiëren
web-review-copied = Gekopieerd
web-review-parts = Delen van de bespreking
web-review-tab = { $tab ->
    [players] Spelers
    [beliefs] Vermoedens
   *[moments] Momenten
}
web-review-moments = Momenten die ertoe deden
web-review-at = { $at ->
    [0] { $of ->
        [one] één moment
       *[other] { $of } momenten
    }
   *[other] { $at } van { $of }
}
web-review-before = Vorig moment
web-review-next = Volgend moment
web-review-all = { $count ->
    [one] Nog één tonen
   *[other] Nog { $count } tonen
}
web-review-nothing = Niets dat ertoe deed: iedereen besliste goed.
web-review-choose = Kies een moment op de kromme of in de lijst.
web-review-curve-label = Ieders winstkans tijdens het spel. Op dit moment: { $chances }.
web-review-chance = { $who } { $percent } %
web-review-kind = { $kind ->
    [deal] Overeenkomst
    [missed] Gemiste overeenkomst
    [luck] Geluk
    [told] Verried het meest
    [swing] Keerpunt
   *[lie] Leugen
}
web-review-size = { $size ->
    [blunder] blunder
    [mistake] fout
   *[inaccuracy] onnauwkeurigheid
}
web-review-good = goed
web-review-missed-hint = { $who } en { $others } hadden een overeenkomst kunnen sluiten waarbij ze allemaal winnen.
web-review-luck-hint = De omgedraaide krans hielp { $who } het meest ({ $points }).
web-review-lie = { $count ->
    [one] Het was niet waar. Eén speler had reden om het te geloven.
   *[other] Het was niet waar. { $count } spelers hadden reden om het te geloven.
}
web-review-try = Probeer het zelf
web-review-show = Toon het antwoord
web-review-trial = Je bent { $who }. Wat zou jij doen?
web-review-trial-deal = Je bent { $who }. Welke overeenkomst zou jij aanbieden?
web-review-thinking = Het wordt beoordeeld …
web-review-another = Iets anders proberen
web-review-back = Terug naar de bespreking
web-review-played = Gespeeld werd: { $done }
web-review-better = Beter: { $better }.
web-review-no-better = Niets was duidelijk beter.
web-review-verdict = { $size ->
    [blunder] Dat zou een blunder zijn
    [mistake] Dat zou een fout zijn
   *[inaccuracy] Dat zou een onnauwkeurigheid zijn
}: { $points } procentpunten winstkans.
web-review-found = Gevonden: beter kan niet.
web-review-sound = Een goede keuze: niets is duidelijk beter.
web-review-indifferent = Het maakt hier nauwelijks verschil.
web-review-offer-good = Allen die moeten instemmen, winnen erbij.
web-review-offer-bad = Je zou erbij verliezen.
web-review-offer-refused = { $count ->
    [one] { $who } wint er niets bij en zou weigeren.
   *[other] { $who } winnen er niets bij en zouden weigeren.
}
web-review-gain = Winst
web-review-share = Aandeel
web-review-nash = Volgens Nash
web-review-promise = { $promise }: { $status ->
    [kept] gehouden
    [broken] gebroken
    [lapsed] vervallen
   *[open] open
}; zich eraan houden is voor wie haar deed { $worth } waard.
web-review-accuracy = % nauwkeurigheid
web-review-decisions = { $count ->
    [0] Geen beslissing deed ertoe.
    [one] Eén beslissing deed ertoe.
   *[other] { $count } beslissingen deden ertoe.
}
web-review-blunders = { $count ->
    [one] één blunder
   *[other] { $count } blunders
}
web-review-mistakes = { $count ->
    [one] één fout
   *[other] { $count } fouten
}
web-review-inaccuracies = { $count ->
    [one] één onnauwkeurigheid
   *[other] { $count } onnauwkeurigheden
}
web-review-balance = Winstkans van { $beginning } % naar { $end } %:
web-review-part = { $part ->
    [luck] geluk
    [own] eigen beslissingen
   *[others] die van anderen
}
web-review-players-note = In procentpunten winstkans. Een beslissing wordt beoordeeld naar wat de speler kon weten, geluk naar wat werd omgedraaid.
web-review-beliefs = Wat men kon vermoeden, ronde voor ronde
web-review-observer = Door wiens ogen
web-review-beliefs-of = Wat { $who } kon vermoeden
web-review-round = Ronde
web-review-belief = { $card ->
    [loyalist] loyalist
    [traitor] verrader
   *[merchant] handelaar
} { $percent } %
web-review-belief-key = Het getal zegt hoe waarschijnlijk de waarheid was.
web-review-exposures = Wat iedereen verried
web-review-exposed = ({ $faction }): aan het eind konden de anderen voor { $known } % zeker zijn. Het meest verried (+{ $rise }): { $done }
web-review-unexposed = ({ $faction }): aan het eind konden de anderen voor { $known } % zeker zijn. Niets heeft het verraden.
web-review-claims = Ware en onware beweringen
web-review-claim = { $true ->
    [yes] Waar;
   *[no] Niet waar;
} { $count ->
    [0] niemand had reden om het te geloven.
   *[other] reden om het te geloven: { $believed }.
}
web-review-look = Bekijken
web-review-step = { $who } kon nu voor { $after } % (eerst { $before } %) geloven dat { $whom } { $faction } is.
