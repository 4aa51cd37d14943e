# Waarom een actie in Idus Martii wordt geweigerd.

idus-unknown-action = Zo'n actie bestaat niet in Idus Martii.
idus-wrong-keys = Deze actie heeft precies deze gegevens nodig: { $keys }.
idus-no-such-seat = Die plaats bestaat niet aan deze tafel.
idus-no-such-vote-card = Een stemkaart is groen, rood of geel (green, red, yellow).
idus-no-such-faction-card = Een factiekaart is loyalist, verrader of handelaar (loyalist, traitor, merchant).
idus-two-aediles = Noem de plaatsen van twee aedielen.
idus-aediles-ascending = Noem eerst de aediel met het laagste plaatsnummer.
idus-game-over = Het spel is afgelopen.
idus-not-your-turn = Je bent niet aan de beurt: { $role ->
    [consul] de consul kiest.
    [praetor] de praetor kiest.
    [aedile] de aediel legt een andere kaart.
   *[aediles] de aedielen stemmen.
 }
idus-not-now = { $stage ->
    [assign] Deel nu de rollen uit.
    [vote] Leg nu een stemkaart.
    [peek] Kies nu de kaart die je bekijkt.
    [veto] Zeg nu of de kaart moet worden omgeruild.
    [replace] Leg nu een andere stemkaart.
   *[discard] Leg nu een van je factiekaarten weg.
 }
idus-consul-himself = De consul geeft zichzelf geen andere rol.
idus-one-role-each = Elke rol gaat naar een andere speler.
idus-praetor-again = Niemand is twee rondes achter elkaar praetor.
idus-aedile-again = Niemand is twee rondes achter elkaar aediel.
idus-both-aediles-again = Slechts een van de twee aedielen mag opnieuw aediel zijn.
idus-not-an-aedile = Alleen een aediel heeft een kaart gelegd.
idus-already-laid = Je hebt je kaart al gelegd.
idus-no-yellow-yet = In de eerste fase zijn er geen gele kaarten.
idus-same-card = Leg een andere kaart dan die je hebt teruggenomen.
idus-not-held = Die kaart heb je niet.

## Wat er mis is met een stelling.

idus-position-stage = In ronde { $round } van fase { $phase } bestaat de stap { $stage } niet.
idus-position-last-roles = In de eerste fase staan in ‘last’ de rollen één plaats naar rechts, of null (I8).
idus-position-last-missing = De tweede fase heeft ‘last’ nodig: de rollen van de vorige ronde (I9).
idus-position-last-consul = Wie in de vorige ronde consul was, had daarin geen andere rol (I9).
idus-position-rotation = In de eerste fase gaan de rollen vanaf de startspeler rond (I4, I8).
idus-position-consul = De consulkaart gaat elke ronde één plaats naar links, te beginnen bij de startspeler (I13).
idus-position-assign = Praetor en aedielen ontbreken in de stap assign, en in geen andere (I9).
idus-position-roles = Na de rollen van de vorige ronde mogen de rollen niet zo worden uitgedeeld (I9).
idus-position-three-players = De praetor en de twee aedielen moeten drie verschillende spelers zijn (I9).
idus-position-hand = Iedereen heeft een of twee factiekaarten in de hand (I1, I8).
idus-position-discards = Niemand legt meer dan één factiekaart weg (I8).
idus-position-cards = Elke speler heeft twee factiekaarten, in de hand en weggelegd samen (I1).
idus-position-discarded = Iemand heeft te vroeg of te laat een kaart weggelegd: elke consul doet dat aan het eind van zijn ronde, de startspeler pas in de tweede fase (I8, I13).
idus-position-deck = Met { $players } spelers zijn er { $each } loyalisten, { $each } verraders en { $merchants } handelaars onder de factiekaarten, in de hand en weggelegd samen (I1).
idus-position-first-step = Het spel eindigt zodra een steen de eerste stap voorbij { $limit } zet (I7).
idus-position-not-over = Het spel is pas na de laatste ronde afgelopen, of als een steen de grens overschrijdt (I14, I15).
idus-position-beyond = Een steen voorbij { $limit } heeft het spel beëindigd (I3, I14).
idus-position-markers = In deze ronde kunnen de stenen niet al op deze getallen staan (I7, I12).
idus-position-ballots = In de stap { $stage } kunnen deze stemkaarten er niet liggen (I5, I7).
idus-position-voters = Alleen de twee aedielen leggen stemkaarten, ieder één (I5).
idus-position-yellow = In de eerste fase zijn er geen gele stemkaarten (I5, I10).
idus-position-looked-at = ‘peeked’ moet de plaats van een aediel zijn (I6).
idus-position-peeked = ‘peeked’ is in de stappen veto en replace een aediel, en in alle andere null (I6).
idus-position-yellow-shown = Op een bekeken gele kaart volgt de stap replace (I11).
