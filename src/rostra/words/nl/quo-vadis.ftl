## Waarom een actie in Quo Vadis? niet mag. Het nummer van de regel komt aan het eind.

quo-game-over = Het spel is afgelopen.
quo-not-your-turn = Je bent niet aan de beurt: { $seat } is aan zet.
quo-unknown-action = Een actie "{ $action }" bestaat niet in Quo Vadis?.
quo-wrong-parts = De actie "{ $action }" heeft precies deze delen: { $parts }.

quo-no-entry = Een senator komt in het spel op A1, B1, D1 of E1, niet op "{ $name }".
quo-reserve-empty = Je hebt geen senator meer in je reserve.
quo-entry-full = In dat onderste comité is geen veld vrij.

quo-no-path = Een pad "{ $name }" bestaat niet op het bord.
quo-none-to-advance = Je hebt geen senator in { $from }.
quo-next-full = In { $to } is geen veld vrij.
quo-with-seats = "with" is een lijst van de plaatsen waarvan je de toestemming gebruikt.
quo-wrong-consents = { $needed ->
    [0] Dit pad heeft geen toestemming nodig: "with" moet leeg zijn.
    [one] Op dit pad heb je de toestemming van precies één andere senator nodig.
   *[other] Op dit pad heb je de toestemming van precies { $needed } andere senatoren nodig.
}
quo-own-too-few = Zoveel andere senatoren heb je niet in { $from }.
quo-no-consent = { $seat } heeft je die toestemming niet gegeven.
quo-caesar-suffices = Caesar ligt op { $path }: daar heb je geen toestemming nodig.

quo-no-laurel-place = Een lauwerkransveld "{ $name }" bestaat niet.
quo-caesar-is-there = Caesar ligt daar al: verplaats hem naar een ander lauwerkransveld.
quo-bonus-first = Verplaats eerst Caesar met je bonus, of zie ervan af.
quo-no-bonus = Er is geen bonus om van af te zien.

quo-remove-first = Eerst nemen alle spelers senatoren van het bord tot er twee overblijven.
quo-not-removing = Senatoren gaan alleen tussen de spellen van een consulverkiezing van het bord.
quo-no-committee = Een comité "{ $name }" bestaat niet.
quo-two-stay = Je laatste twee senatoren blijven op het bord.
quo-none-to-remove = Je hebt daar geen senator.

quo-own-turn = Toestemming geven de anderen: je bent zelf aan de beurt.
quo-not-now = Toestemming kan alleen worden gegeven voordat de speler aan zet iets heeft gedaan.
quo-free-path = { $name } heeft nooit toestemming nodig.
quo-no-consent-needed = Caesar ligt op { $path }: daar is geen toestemming nodig.
quo-mover-not-there = { $seat } heeft geen senator in { $from }.
quo-too-many-votes = { $needed ->
    [one] Dat pad vraagt één toestemming.
   *[other] Dat pad vraagt hoogstens { $needed } toestemmingen.
}
quo-too-few-senators = Zoveel senatoren met vrije toestemming heb je niet in { $from }.
quo-pledged-already = Je hebt op { $path } al toestemming gegeven: neem die eerst terug.
quo-nothing-pledged = Je hebt op { $path } geen toestemming gegeven.

quo-no-census = Aan deze tafel wordt zonder census gespeeld.
quo-census-closed = Een census kan alleen worden geëist meteen nadat de eerste, tweede of derde senator in de senaat komt.

quo-answer-first = Eerst moet antwoorden wie om toestemming is gevraagd.
quo-not-asked = Niemand is om toestemming gevraagd.
quo-no-more-asks = Deze beurt wordt er niet meer om toestemming gevraagd.
quo-asked-already = Die plaats heeft op dit pad al geweigerd.
quo-price-too-high = Die prijs is hoger dan kan worden betaald.

## Wat er mis is met een stelling.

quo-position-committee = { $committee } heeft maar { $seats ->
    [one] { $seats } veld
   *[other] { $seats } velden
} (Q1).
quo-position-senate = De senaat heeft maar { $seats } velden (Q1).
quo-position-senators = { $seat } heeft { $has } senatoren in plaats van { $due } (Q2).
quo-position-stock = In de stapel liggen meer lauwerkransen dan er zijn (Q2).
quo-position-laurels = Van lauwerkrans { $laurel } zijn er { $there } in plaats van { $due } ({ $rule }).
quo-position-sums = In het eerste spel van een consulverkiezing is nog niets opgeschreven (Q25).
quo-position-full = Met vijf senatoren in de senaat eindigt het spel (Q15).
quo-position-bonus = Een bonus volgt op een net gepakte lauwerkrans IIc, en wie aan zet is heeft er geen (Q14).
quo-position-remove = Senatoren gaan alleen tussen de spellen van een consulverkiezing van het bord (Q25).
quo-position-stay = Wie hoogstens twee senatoren op het bord heeft, haalt er geen weg (Q25).
quo-position-between = Tussen de spellen is de senaat leeg en heeft niemand lauwerkransen (Q25).
quo-position-over = Een consulverkiezing is na het derde spel afgelopen (Q25).
