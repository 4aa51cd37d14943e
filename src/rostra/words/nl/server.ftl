## Wat de webtafel zegt als iets niet kan. De browser vindt de zin bij een fout onder haar soort.

server-unreadable = Dat was niet te lezen: { $problem }
server-hello-first = Zeg eerst hello.
server-bad-setup = Zo'n tafel kan er niet zijn: { $problem }
server-setup-seats = Geef voor elk van de { $players } plaatsen aan wie er zit.
server-setup-seed = Alleen wie alle plaatsen heeft, mag de startwaarde kiezen.
server-bad-name = Een naam heeft 1 tot { $longest } afdrukbare tekens.
server-bad-record = Dit verslag kan niet worden gespeeld: { $problem }
server-bad-chat = Zeg iets van hoogstens { $longest } tekens, op één regel.
server-bad-webhook = { $reason ->
    [not-https] Een webhook heeft een adres nodig dat met https begint.
    [private] Deze webhook leidt naar een privénetwerk: daarheen wordt niets gestuurd.
    [none] Deze server roept niemand aan.
   *[bad-url] Dat is geen adres van een webhook.
}
server-bad-subscription = Deze browser gaf geen adres waar berichten heen kunnen.
server-webhook-failed = { $status ->
    [0] Bij deze webhook antwoordt niemand. Controleer het adres.
   *[other] Deze webhook neemt het niet aan (antwoord { $status }). Controleer het adres.
}
server-foreign-origin = Dit moet vanaf de pagina van de tafel zelf worden gevraagd.
server-foreign-host = Deze server luistert niet naar die naam.
server-not-host = Alleen wie de tafel leidt, kan dat.
server-not-yours = Die plaats is niet van jou.
server-not-seated = Je zit niet aan deze tafel.
server-no-identity = We moeten je hier eerst kennen: sta cookies toe voor deze pagina.
server-barred = Deze server is voor jou gesloten.
server-no-whispers = Aan deze tafel wordt niet gefluisterd.
server-banned = Je bent van deze tafel verwijderd.
server-muted = Je mag aan deze tafel niet meer praten.
server-seat-closed = Deze plaats is gesloten.
server-one-seat = Je hebt al een plaats aan deze tafel.
server-address-full = { $most ->
    [one] Vanaf één adres kan maar één plaats van een openbare tafel worden ingenomen.
   *[other] Vanaf één adres kunnen hoogstens { $most } plaatsen van een openbare tafel worden ingenomen.
}
server-no-person = Daar zit niemand anders.
server-no-such-page = Hier is niets.
server-no-such-puzzle = Die puzzel bestaat niet.
server-no-such-choice = Dat antwoord staat er niet bij.
server-no-such-table = Die tafel bestaat niet.
server-no-such-seat = Die plaats bestaat niet aan deze tafel.
server-no-such-code = Geen open tafel heeft deze code.
server-no-such-level = Een bot van dit niveau bestaat niet.
server-no-such-character = Er is geen bot met dit karakter.
server-no-such-token = Deze link is al gebruikt, of was nooit geldig.
server-no-such-league = Deze competitie bestaat niet, of is gesloten.
server-wrong-method = Dat kan hier niet.
server-seat-taken = Daar zit al iemand.
server-name-taken = Iemand aan deze tafel heet al zo.
server-table-full = Alle plaatsen zijn bezet.
server-already-over = Het spel is afgelopen.
server-not-over = Het spel is nog niet afgelopen.
server-not-begun = Het spel is nog niet begonnen.
server-held-by-bot = Een bot houdt je plaats bezet: neem die eerst terug.
server-stale = Het spel is intussen verder gegaan.
server-no-undo = Dat kan niet meer ongedaan worden gemaakt.
server-no-review = Van dit spel is er geen bespreking. { $problem }
server-table-too-long = Dit spel duurt al te lang.
server-bad-passkey = Deze passkey kon niet worden gecontroleerd.
server-late-passkey = Dat duurde te lang. Probeer het opnieuw.
server-unknown-passkey = Niemand hier heeft deze passkey.
server-last-passkey = Dit is je laatste passkey: zonder kun je niet meer terugkomen.
server-no-passkeys = Passkeys werken alleen op het openbare https-adres van de server, of op localhost.
server-no-person-yet = Bewaar eerst je naam met een passkey.
server-too-large = Dat is te groot.
server-no-json = Dit moet als application/json worden verstuurd.
server-too-fast = Niet zo snel.
server-too-many-yours = Je hebt { $most } open tafels: maak er eerst een paar af.
server-too-many-leagues = Je hebt { $most } open competities: sluit er eerst een paar.
server-too-many-tables = Er zijn nu te veel open tafels.
server-too-many-reviews = Er worden nu veel besprekingen gevraagd. Probeer het over een minuut opnieuw.
server-review-failed = Het spel kon niet worden beoordeeld. Probeer het later opnieuw.
server-internal = Hier ging iets mis. Het telt niet.
server-table-broken = Deze tafel kan niet worden geopend: wat ervan is opgeslagen, is beschadigd. Andere tafels hebben er geen last van.
server-table-other-game = Deze tafel kan niet worden geopend: wat ervan is opgeslagen, leidt niet meer naar het spel dat hier is gespeeld. Andere tafels hebben er geen last van.
server-not-stored = De database kon dat niet bewaren, dus het telt niet. Probeer het later opnieuw.
server-one-moment = Een ogenblik: de database antwoordt niet. Er is niets verloren; probeer het zo nog eens.
server-not-built = De pagina voor de browser is niet gebouwd: `make play` bouwt haar en opent de tafel.
