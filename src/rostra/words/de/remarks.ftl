### Was Bots am Tisch ab und zu sagen, jeder auf seine Art.

remark-greeting = { $character ->
    [generous] Salve! Es ist genug für alle da.
    [hard] Kommen wir zur Sache.
    [grudging] Salve. Ich merke mir Gesichter, und Gefallen.
    [scheming] Salve, Freunde. Wollen wir uns einig werden?
   *[plain] Salve!
}
remark-harvest = { $character ->
    [generous] Ein schöner Lorbeer. Vom nächsten sollen andere etwas haben.
    [hard] Dafür bin ich hier.
    [grudging] Wer geholfen hat, wird nicht vergessen.
    [scheming] Alles nach Plan.
   *[plain] Ein guter Schritt.
}
remark-senate = { $character ->
    [generous] Kommt nach, hier oben ist noch Platz.
    [hard] Die Aussicht ist ihren Preis wert.
    [grudging] Ich bin da, wer auch im Weg stand.
    [scheming] Und jetzt geht es erst los.
   *[plain] Endlich im Senat.
}
remark-overtaken = { $character ->
    [generous] Gut gemacht, { $who }.
    [hard] Genieß es, { $who }. Ab jetzt wird es teurer.
    [grudging] Das habe ich mir gemerkt, { $who }.
    [scheming] Behaltet { $who } im Auge, alle miteinander.
   *[plain] { $who } zieht davon.
}
remark-broken = { $character ->
    [generous] Das war ein Versprechen, { $who }. Schade.
    [hard] Ab jetzt zahlst du im Voraus, { $who }.
    [grudging] Das vergesse ich dir nicht, { $who }.
    [scheming] Ein gebrochenes Wort, { $who }. Das kann man brauchen.
   *[plain] Du hattest es versprochen, { $who }.
}
remark-warning = { $character ->
    [generous] { $who } braucht unsere Hilfe kaum noch.
    [hard] Für { $who } gibt es keine Schnäppchen mehr.
    [grudging] { $who } ist fast am Ziel. Nicht mit meiner Zustimmung.
    [scheming] Jetzt alle zusammen: { $who } gewinnt sonst.
   *[plain] Vorsicht: { $who } steht kurz vor dem Sieg.
}
remark-won = { $character ->
    [generous] Danke euch allen. Allein hätte ich es nicht geschafft.
    [hard] Geschenkt war nichts.
    [grudging] Ich wusste, wem zu trauen war.
    [scheming] Ihr habt die Züge gesehen, nicht den Plan.
   *[plain] Ein schönes Spiel. Danke.
}
remark-lost = { $character ->
    [generous] Gut gespielt, { $who }. Ich gönne es dir.
    [hard] Das war zu billig, { $who }.
    [grudging] Ich weiß, wer dir geholfen hat, { $who }.
    [scheming] Nächstes Mal fange ich früher an.
   *[plain] Gut gespielt, { $who }.
}
