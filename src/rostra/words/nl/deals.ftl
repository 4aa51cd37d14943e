## Waarom een aanbod of een antwoord niet mogelijk is. Het nummer van de regel komt aan het eind.

deal-offer-parts = Een aanbod heeft "clauses", en mag "private" (true of false) en "answers" (het nummer van een overeenkomst) hebben; een antwoord ook "because".
deal-clause-count = Een aanbod heeft 1 tot { $most } punten.
deal-no-clause = Een punt is een object met "kind" en "by".
deal-unknown-clause = Een punt "{ $clause }" bestaat niet.
deal-clause-parts = Een punt "{ $clause }" moet precies de delen hebben die erbij horen.
deal-no-such-seat = Plaats { $seat } bestaat niet aan deze tafel.
deal-with-oneself = Niemand sluit een overeenkomst met zichzelf.
deal-until = Een belofte reikt minstens tot beurt { $turn }.
deal-no-consent-path = "{ $path }" is geen pad dat toestemming nodig heeft.
deal-no-consent-committee = "{ $committee }" is geen comité waarvoor je toestemming nodig hebt om te vertrekken.
deal-votes = Een overeenkomst geeft één of twee toestemmingen van een speler.
deal-this-turn = Toestemming op een pad en betalingen gelden voor deze beurt, beurt { $turn }.
deal-value = Een betaling heeft een waarde van 1 tot { $most }.
deal-note = Een notitie heeft 1 tot { $most } tekens op één regel.
deal-pattern-type = Alleen inzetten, opklimmen, Caesar verplaatsen en van de bonus afzien kan worden toegezegd of uitgesloten.
deal-pattern = Zo'n actie "{ $action }" kan niemand doen.
deal-circular = Deze betalingen gaan in een kring.
deal-contradiction = Deze punten spreken elkaar tegen.
deal-no-turn = { $seat } heeft tot en met beurt { $turn } geen eigen beurt.
deal-own-turn = { $seat } is aan zet: toestemming geven de anderen.
deal-too-many-votes = { $needed ->
    [one] { $path } vraagt één toestemming.
   *[other] { $path } vraagt { $needed } toestemmingen.
}
deal-too-few-senators = { $seat } heeft niet zoveel senatoren onder { $path }.
deal-no-private = Aan deze tafel zijn alle overeenkomsten open.
deal-private-support = Bij een geheime overeenkomst over toestemming hoort de speler die aan zet is: { $seat }.
deal-too-many-offers = Je hebt deze beurt { $most } keer iets aangeboden: dat is genoeg.
deal-answer-parts = Noem het nummer van een aanbod als "deal" om erop te antwoorden; wie afwijst mag "because" opgeven.
deal-unknown = Zo'n overeenkomst ken je niet: { $deal }.
deal-not-open = Overeenkomst { $deal } staat niet meer open.
deal-not-yours = Alleen wie aanbod { $deal } heeft gedaan, kan het intrekken.
deal-not-asked = Overeenkomst { $deal } is niet aan jou aangeboden.
deal-accepted = Je hebt overeenkomst { $deal } al aangenomen.
deal-consent-given = Die toestemming ben je al aan een andere overeenkomst verschuldigd.
deal-word-given = In overeenkomst { $deal } heb je iets anders beloofd.
deal-pledge-stands = Je kunt niet beloven { $seat } te weigeren zolang je toestemming staat: neem die eerst terug.
deal-must-refuse = In overeenkomst { $deal } heb je beloofd { $seat } geen toestemming te geven.
