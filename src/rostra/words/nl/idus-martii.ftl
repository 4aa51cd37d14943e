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
