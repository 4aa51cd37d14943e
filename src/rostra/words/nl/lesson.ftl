## Een eerste spel volgens een script, en tips in het spel daarna

web-lesson-offer = { $game } · je eerste spel
web-lesson-offer-hint = Een kort spel volgens een script laat zien hoe het gaat: op het echte bord, al spelend, in een paar minuten. Je kunt altijd stoppen.
web-lesson-learn = Al spelend leren
web-lesson-just-play = Meteen spelen
web-lesson-step = { $step } van { $steps }
web-lesson-skip = Overslaan
web-lesson-over = { $game ->
    [quo-vadis] Dat was je eerste spel, na twaalf beurten afgebroken. Een echt spel gaat door tot er vijf senatoren in de senaat zijn.
   *[idus-martii] Dat was je eerste spel. In een echt spel speel je elke ronde zelf.
}
web-lesson-first-game = Met vriendelijke bots spelen

web-lesson-quo-vadis-goal = Dit is de senaat. Breng er een senator binnen en verzamel onderweg kransen: wie de meeste heeft, wint, maar alleen wie in de senaat is, telt mee.
web-lesson-quo-vadis-place = Jij bent aan zet. In elke beurt doe je één ding. Zet een senator in E1 in: tik er twee keer op.
web-lesson-quo-vadis-asked = { $first } vraagt je toestemming: om een 3-comité te verlaten is de toestemming van één andere senator daar nodig. Ze levert je een I op, en { $first } wil er nog 1 bij betalen. Neem het aan.
web-lesson-quo-vadis-paid = Dit zijn je kransen, samen 2 waard. Wat in dezelfde beurt kan worden nagekomen, moet worden nagekomen, dus je bent meteen betaald. Anderen zien hoeveel kransen je hebt, niet welke.
web-lesson-quo-vadis-stand = Jij bent aan zet en wilt nu verder. Tik op E1, waar je senator staat.
web-lesson-quo-vadis-ask = Op het pad naar D2 ligt een V, maar je hebt één toestemming nodig. Tik op de krans om erom te vragen.
web-lesson-quo-vadis-pay = Het aanbod is begonnen: { $second } geeft toestemming. Bied er iets voor: een betaling in kransen.
web-lesson-quo-vadis-send = Een gesloten zegel wordt afgedwongen; een open hand is maar een belofte. Verstuur het aanbod.
web-lesson-quo-vadis-go = { $second } gaat akkoord. Eén tik doet waarvoor de overeenkomst is gesloten.
web-lesson-quo-vadis-laurel = Je nam de V toen je eroverheen ging, en betaalde { $second } 1. Er ligt een nieuwe krans op het pad.
web-lesson-quo-vadis-caesar = { $first } gebruikte een beurt om Caesar te verplaatsen. Op het pad waar hij ligt heeft niemand toestemming nodig, en krijgt niemand een krans.
web-lesson-quo-vadis-given = Jij bent aan zet. { $first } geeft je ongevraagd toestemming, voor de I die dat oplevert. Tik op D2, waar je staat.
web-lesson-quo-vadis-cross = Klim op naar C1. Op deze krans staat Caesars hoofd: wie hem neemt, mag ook Caesar verplaatsen.
web-lesson-quo-vadis-bonus = Verplaats nu Caesar: leg hem op het pad van C1 naar de senaat.
web-lesson-quo-vadis-before = Jij bent aan zet. Voor het verlaten van C1 zijn twee toestemmingen nodig, maar op je pad ligt Caesar. Tik op C1.
web-lesson-quo-vadis-enter = Ga de senaat in: zonder toestemming, en zonder de krans.

web-lesson-idus-martii-cards = Je hebt twee geheime factiekaarten. Een daarvan wordt je kant. Tik op het oog om ze te bekijken.
web-lesson-idus-martii-track = Op dit spoor lopen twee facties om het hardst. Wie voorbij de dolken komt, wordt ontdekt en verliest. Anders wint aan het eind wie twee velden voorligt, en als niemand zo ver voorligt, winnen de handelaars.
web-lesson-idus-martii-vote = Je bent een van de twee aedielen en stemt in het geheim: groen brengt de loyalisten vooruit, rood de verraders. Neem groen.
web-lesson-idus-martii-lay = Leg hem gedekt neer.
web-lesson-idus-martii-count = De praetor bekeek een van de kaarten en vroeg niets. Daarna werden beide geschud en opengelegd: niemand komt te weten wie welke heeft gelegd.
web-lesson-idus-martii-look = De rollen zijn doorgegeven: nu ben jij praetor. Bekijk de kaart van { $second }.
web-lesson-idus-martii-veto = Rood, voor de verraders. Je mag eisen dat hij wordt omgeruild: zeg veto.
web-lesson-idus-martii-claim = Zeg met één tik wat je hebt gezien. Iedereen luistert, en niemand hoeft de waarheid te spreken.
web-lesson-idus-martii-discard = Nu ben je consul en leg je een van je twee kaarten voorgoed weg. Kies de verrader.
web-lesson-idus-martii-side = Leg hem weg: vanaf nu ben je loyalist.
web-lesson-idus-martii-rounds = Onder Rondes staat wie welke rol had, wat er uitkwam en wat er werd gezegd. Aan het eind zie je daar de leugens.
web-lesson-idus-martii-rest = In de tweede helft deelt de consul de rollen uit, en aedielen mogen ook geel leggen, dat niets verplaatst. De rest wordt nu voor je gespeeld: kijk hoe het afloopt.

web-hint-title = Tips
web-hint-off = Geen tips meer
web-hint-enter = { $path }: de senaat in{ $laurel ->
    [none] {""}
   *[other] {" "}met een { $laurel }
}. Aan het eind telt alleen wie binnen is.
web-hint-ask = { $path } levert een { $laurel } op. Vraag { $who } om toestemming; { $price } betalen is redelijk.
web-hint-advance = { $path } is vrij voor je{ $laurel ->
    [none] {""}
   *[other] {" "}en levert een { $laurel } op
}.
web-hint-place = Zet een senator in { $committee } in: hoe meer er van jou staan, hoe vaker je om toestemming wordt gevraagd.
web-hint-bonus = Leg Caesar op een pad dat je binnenkort wilt nemen, of op een pad waar een ander een hoge krans wil halen.
web-hint-caesar = Verplaats Caesar naar een pad dat je wilt nemen: daar heb je geen toestemming nodig.
web-hint-answer = Toestemming levert je een I op. Bedenk wat de ander wint: met een tegenbod kun je meer vragen.
web-hint-pledge = { $who } kan met jouw toestemming { $path }{ $laurel ->
    [none] {""}
   *[other] {" "}({ $laurel })
} nemen. Ze levert je een I op; met een overeenkomst kun je meer vragen.
web-hint-vote = { $side ->
    [loyalist] Je bent loyalist: groen brengt jouw kant vooruit.
    [traitor] Je bent verrader: rood brengt jouw kant vooruit.
    [merchant] Je bent handelaar: je wint als niemand twee velden voorligt. Rem wie vooropgaat.
   *[open] Je kant staat nog niet vast: help de kant die je het liefst zou houden.
}
web-hint-near = { $faction ->
    [loyalist] De loyalisten
   *[traitor] De verraders
} zijn dicht bij de dolken: één kaart te veel en ze verliezen.
web-hint-peek = Bekijk de kaart van wie je minder vertrouwt.
web-hint-veto = { $side ->
    [loyalist] Eis een andere als hij rood is.
    [traitor] Eis een andere als hij groen is.
   *[other] Eis een andere als hij de koploper te veel helpt.
} Iedereen ziet of je het doet.
web-hint-discard = { $ahead ->
    [loyalist] De loyalisten staan voor. Houd de kaart die nog kan winnen: voorliggen is goed, dicht bij de dolken zijn niet.
    [traitor] De verraders staan voor. Houd de kaart die nog kan winnen: voorliggen is goed, dicht bij de dolken zijn niet.
   *[none] Niemand staat voor. Houd de kaart die anderen niet van je verwachten.
}
web-hint-assign = Maak iemand praetor die je vertrouwt: die controleert wat de aedielen doen.
web-hint-claim = Vertel wat je hebt gelegd of gezien. Wie zwijgt, wordt ook niet geloofd.
