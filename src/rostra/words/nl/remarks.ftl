### Wat bots aan tafel af en toe zeggen, elk op zijn manier.

remark-greeting = { $character ->
    [generous] Salve! Er is genoeg voor iedereen.
    [hard] Laten we ter zake komen.
    [grudging] Salve. Ik onthoud gezichten, en gunsten.
    [scheming] Salve, vrienden. Worden we het eens?
   *[plain] Salve!
}
remark-harvest = { $character ->
    [generous] Een mooie lauwerkrans. Van de volgende mag een ander meegenieten.
    [hard] Daarvoor ben ik hier.
    [grudging] Wie hielp, wordt niet vergeten.
    [scheming] Alles volgens plan.
   *[plain] Een goede stap.
}
remark-senate = { $character ->
    [generous] Kom erbij, er is hier nog plaats.
    [hard] Het uitzicht is zijn prijs waard.
    [grudging] Ik ben er, wie er ook in de weg stond.
    [scheming] En nu begint het pas.
   *[plain] Eindelijk in de senaat.
}
remark-overtaken = { $character ->
    [generous] Goed gedaan, { $who }.
    [hard] Geniet ervan, { $who }. Vanaf nu wordt het duurder.
    [grudging] Dat heb ik onthouden, { $who }.
    [scheming] Houd { $who } in de gaten, allemaal.
   *[plain] { $who } loopt uit.
}
remark-broken = { $character ->
    [generous] Dat was een belofte, { $who }. Jammer.
    [hard] Vanaf nu betaal je vooraf, { $who }.
    [grudging] Dat vergeet ik niet, { $who }.
    [scheming] Een gebroken woord, { $who }. Dat komt van pas.
   *[plain] Je had het beloofd, { $who }.
}
remark-warning = { $character ->
    [generous] { $who } heeft onze hulp nauwelijks meer nodig.
    [hard] Voor { $who } geen koopjes meer.
    [grudging] { $who } is er bijna. Niet met mijn toestemming.
    [scheming] Nu allemaal samen: anders wint { $who }.
   *[plain] Pas op: { $who } staat op het punt te winnen.
}
remark-won = { $character ->
    [generous] Dank jullie allen. Alleen was het niet gelukt.
    [hard] Er is niets weggegeven.
    [grudging] Ik wist wie te vertrouwen was.
    [scheming] Jullie zagen de zetten, niet het plan.
   *[plain] Mooi gespeeld. Bedankt.
}
remark-lost = { $character ->
    [generous] Goed gespeeld, { $who }. Ik gun het je.
    [hard] Je kreeg het te goedkoop, { $who }.
    [grudging] Ik weet wie je geholpen heeft, { $who }.
    [scheming] De volgende keer begin ik eerder.
   *[plain] Goed gespeeld, { $who }.
}
