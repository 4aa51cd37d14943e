### Wat er gebeurde, in zinnen. Plaatsen komen als namen, comités en paden zoals op het bord.
### Wat iemand zegt en antwoordt, heeft drie vormen; $way is 0, 1 of 2 naar wat er gezegd is en verandert nooit.

## Quo Vadis?

event-quo-vadis-begin = Het spel begint: { $who } is aan zet.
event-quo-vadis-place = { $who } zet een senator in op { $committee }.
event-quo-vadis-advance = { $place ->
    [S] { $who } klimt van { $from } op naar de senaat
   *[committee] { $who } klimt op van { $from } naar { $to }
}
event-advance = { $parts }.
event-advance-with = { $step }, met { $votes }
event-own-votes = { $count ->
    [one] { $who ->
        [you] één eigen toestemming
       *[other] één eigen toestemming
    }
   *[other] { $who ->
        [you] { $count } eigen toestemmingen
       *[other] { $count } eigen toestemmingen
    }
}
event-votes-of = { $count ->
    [one] toestemming van { $who }
   *[other] { $count } toestemmingen van { $who }
}
event-advance-laurel = pakt de lauwerkrans { $laurel }
event-advance-one = { $count ->
    [one] { $who } krijgt een lauwerkrans I
   *[other] { $who } krijgt { $count } lauwerkransen I
}
event-advance-drawn = nieuw ligt daar { $laurel }
event-quo-vadis-caesar = { $who } verplaatst Caesar naar { $to }.
event-quo-vadis-decline = { $who } laat Caesar liggen.
event-quo-vadis-pledge = { $who } geeft op { $path } { $votes ->
    [one] één toestemming
   *[other] { $votes } toestemmingen
}.
event-quo-vadis-retract = { $who } neemt de toestemming op { $path } terug.
event-quo-vadis-census = { $who } eist een census: { $sums }.
event-quo-vadis-remove = { $who } neemt een senator van { $committee }.
event-quo-vadis-game = Spel { $game } is afgelopen. De stand tot nu toe: { $sums }. { $begins } begint het volgende.

event-quo-vadis-offer = { $manner ->
    [alone] { $by } zegt tegen iedereen (overeenkomst { $deal }): "{ $said }"
    [answer] { $by } antwoordt { $to } (overeenkomst { $deal }): "{ $said }"
    [whisper] { $by } fluistert tegen { $to } (overeenkomst { $deal }): "{ $said }"
    [secret] { $by } fluistert { $to } iets toe (overeenkomst { $deal }).
   *[aloud] { $by } tegen { $to } (overeenkomst { $deal }): "{ $said }"
}
event-say-whom = { $who ->
    [me] mij
    [you] jou
   *[other] { $name }
}
event-say-votes = { $votes ->
    [one] een toestemming
   *[other] { $votes } toestemmingen
}
event-say-request = { $way ->
    [0] Geef je { $counted } op { $path }?
    [1] Ik vraag je om { $counted } op { $path }.
   *[2] { $counted } op { $path }, alsjeblieft.
}
event-say-terms = { $way ->
    [0] { $terms }.
    [1] { $terms }. Akkoord?
   *[2] { $terms }. Afgesproken?
}
event-say-counter = { $way ->
    [0] Zo niet. { $terms }.
    [1] Bijna. { $terms }.
   *[2] { $terms }. Dan wel.
}
event-say-better = { $why } { $terms }. Dan wel.
event-because = { $because ->
    [too-little] { $way ->
        [0] Dat is me te weinig.
        [1] Daar wil ik meer voor.
       *[2] Dat moet meer opleveren.
    }
    [too-dear] { $way ->
        [0] Dat is me te duur.
        [1] Zoveel betaal ik niet.
       *[2] Zoveel is het me niet waard.
    }
    [no-use] { $way ->
        [0] Daar heb ik niets aan.
        [1] Dat heb ik nu niet nodig.
       *[2] Dat levert me niets op.
    }
    [helps-you] { $way ->
        [0] Daarvoor sta je te dicht bij de winst.
        [1] Dat zou je te ver vooruithelpen.
       *[2] Ik ga jou niet laten winnen.
    }
    [helps-leader] { $way ->
        [0] Dat helpt de koploper te veel.
        [1] Iemand ligt al ver genoeg voor.
       *[2] Ik help de koploper niet verder.
    }
    [distrust] { $way ->
        [0] Die belofte vertrouw ik niet.
        [1] Zulke beloften zijn gauw vergeten.
       *[2] Een belofte is me niet genoeg.
    }
    [promised] { $way ->
        [0] Ik heb iets anders beloofd.
        [1] Ik heb iemand anders mijn woord gegeven.
       *[2] Mijn woord staat, en dat verbiedt dit.
    }
    [ties-hands] { $way ->
        [0] Dat bindt me te lang de handen.
        [1] Zo leg ik me niet vast.
       *[2] Van die belofte zou ik spijt krijgen.
    }
    [cannot-pay] { $way ->
        [0] Ik zie niet hoe dat betaald kan worden.
        [1] Dat valt volgens mij niet te betalen.
       *[2] Laat eerst zien hoe dat betaald wordt.
    }
    [too-many] { $way ->
        [0] Genoeg aanbiedingen voor één beurt.
        [1] Deze beurt niet meer.
       *[2] Ik heb gezegd wat ik te zeggen had.
    }
   *[rather-not] { $way ->
        [0] Liever niet.
        [1] Deze keer niet.
       *[2] Nee, dank je.
    }
}
event-say-support = { $who ->
    [me] ik geef { $counted } op { $path }
    [you] jij geeft { $counted } op { $path }
   *[other] { $by } geeft { $counted } op { $path }
}
event-say-promised-support = { $who ->
    [me] ik zal { $whom } uit { $from } één keer toestemming geven
    [you] jij zult { $whom } uit { $from } één keer toestemming geven
   *[other] { $by } zal { $whom } uit { $from } één keer toestemming geven
}
event-say-pay = { $who ->
    [me] ik betaal { $whom } { $value }
    [you] jij betaalt { $whom } { $value }
   *[other] { $by } betaalt { $whom } { $value }
}
event-say-do = { $who ->
    [me] ik zal { $action }
    [you] jij zult { $action }
   *[other] { $by } zal { $action }
}
event-say-avoid = { $who ->
    [me] ik zal niet { $action }
    [you] jij zult niet { $action }
   *[other] { $by } zal niet { $action }
}
event-say-refuse = { $who ->
    [me] ik zal { $whom } geen toestemming geven
    [you] jij zult { $whom } geen toestemming geven
   *[other] { $by } zal { $whom } geen toestemming geven
}
event-clause-support = { $by } geeft op { $path } { $votes ->
    [one] één toestemming
   *[other] { $votes } toestemmingen
}
event-clause-promised-support = { $by } zal { $for } uit { $from } één keer toestemming geven
event-clause-pay = { $by } betaalt { $to } { $value }
event-clause-do = { $by } zal { $action }
event-clause-avoid = { $by } zal niet { $action }
event-clause-refuse = { $by } zal { $against } geen toestemming geven
event-clause-note = { $by } zegt "{ $text }"
event-clause-until = { $statement } (tot en met beurt { $until })
event-doing-place = { $committee ->
    [any] een senator inzetten
   *[other] een senator inzetten op { $committee }
}
event-doing-advance = { $path ->
    [any] opklimmen
   *[other] opklimmen langs { $path }
}
event-doing-caesar = { $to ->
    [any] Caesar verplaatsen
   *[other] Caesar verplaatsen naar { $to }
}
event-doing-decline = Caesar laten liggen
event-quo-vadis-accept = { $way ->
    [0] { $who } gaat akkoord met overeenkomst { $deal }.
    [1] { $who } zegt ja tegen overeenkomst { $deal }.
   *[2] { $who } neemt overeenkomst { $deal } aan.
}
event-quo-vadis-reject = { $way ->
    [0] { $who } zegt nee tegen overeenkomst { $deal }.
    [1] { $who } wijst overeenkomst { $deal } af.
   *[2] { $who } wil niets weten van overeenkomst { $deal }.
}
event-quo-vadis-reject-because = { $who } zegt nee tegen overeenkomst { $deal }: "{ $why }"
event-quo-vadis-withdraw = { $who } trekt het aanbod van overeenkomst { $deal } in.
event-quo-vadis-struck = Overeenkomst { $deal } is gesloten.
event-quo-vadis-agreed = { $way ->
    [0] { $who } gaat akkoord: overeenkomst { $deal } is gesloten.
    [1] { $who } geeft een hand op overeenkomst { $deal }.
   *[2] { $who } zegt ja: overeenkomst { $deal } is gesloten.
}
event-quo-vadis-failed = { $why ->
    [payment] Overeenkomst { $deal } mislukt: ze kan niet worden betaald.
    [support] Overeenkomst { $deal } mislukt: de toestemming is al vergeven.
   *[other] Overeenkomst { $deal } mislukt.
}
event-quo-vadis-void = Overeenkomst { $deal } vervalt: haar toestemming is niet gebruikt.
event-quo-vadis-expired = Niemand heeft op tijd geantwoord: overeenkomst { $deal } gaat niet door.
event-quo-vadis-paid = { $by } betaalt { $to } { $value } voor overeenkomst { $deal }.
event-quo-vadis-lapsed = Iets uit overeenkomst { $deal } is onmogelijk geworden en vervalt.
event-quo-vadis-promise = { $status ->
    [kept] Een belofte uit overeenkomst { $deal } is nagekomen.
    [broken] Een belofte uit overeenkomst { $deal } is gebroken.
   *[lapsed] Een belofte uit overeenkomst { $deal } vervalt.
}

## Idus Martii

event-idus-martii-hand = { $who } heeft { $cards }.
event-idus-martii-assign = { $who } maakt { $praetor } praetor, { $aediles } aedielen.
event-idus-martii-vote = { $card ->
    [none] { $who } legt een kaart gedekt neer.
   *[other] { $who } legt { $card } gedekt neer.
}
event-idus-martii-peek = { $card ->
    [none] { $who } bekijkt de kaart van { $aedile }.
   *[other] { $who } bekijkt de kaart van { $aedile }: { $card }.
}
event-idus-martii-veto = { $who } spreekt een veto uit: { $aedile } moet de kaart omruilen.
event-idus-martii-approve = { $who } keurt de kaart van { $aedile } goed.
event-idus-martii-replace = { $card ->
    [none] { $who } legt een andere kaart gedekt neer.
   *[other] { $who } legt in plaats daarvan { $card } gedekt neer.
}
event-idus-martii-replace-card = De kaart van { $who } is nu { $card }.
event-idus-martii-yellow = Ze is geel en wordt getoond: { $aedile } moet een andere leggen.
event-idus-martii-count = De kaarten zijn { $cards }: loyalisten { $loyalist }, verraders { $traitor }.
event-idus-martii-discard = { $card ->
    [none] { $who } legt een factiekaart weg.
   *[other] { $who } legt de kaart { $card } weg.
}
event-idus-martii-claim-faction = { $way ->
    [0] { $who } zegt: "Ik ben { $card }."
    [1] { $who } zegt: "Geloof me: ik ben { $card }."
   *[2] { $who } zegt: "Nu je het vraagt: ik ben { $card }."
}
event-idus-martii-claim-vote = { $way ->
    [0] { $who } zegt: "In ronde { $round } heb ik { $card } gelegd."
    [1] { $who } zegt: "Mijn kaart in ronde { $round } was { $card }."
   *[2] { $who } zegt: "De kaart die ik in ronde { $round } legde, was { $card }."
}
event-idus-martii-claim-peek = { $way ->
    [0] { $who } zegt: "In ronde { $round } heb ik bij { $aedile } { $card } gezien."
    [1] { $who } zegt: "Ik heb in ronde { $round } gekeken: { $card } bij { $aedile }."
   *[2] { $who } zegt: "De kaart van { $aedile } in ronde { $round } was { $card }. Ik heb hem gezien."
}
event-idus-martii-claim-trust = { $way ->
    [0] { $who } zegt: "Ik vertrouw { $whom }."
    [1] { $who } zegt: "Voor { $whom } steek ik mijn hand in het vuur."
   *[2] { $who } zegt: "Met { $whom } zit het goed, als je het mij vraagt."
}
event-idus-martii-claim-suspect = { $way ->
    [0] { $who } zegt: "Ik vertrouw { $whom } niet."
    [1] { $who } zegt: "Houd { $whom } in de gaten."
   *[2] { $who } zegt: "Er klopt iets niet met { $whom }."
}
event-idus-martii-claims = Van de beweringen waren er { $true } waar en { $false } onwaar.
event-idus-martii-round = { $phase ->
    [1] Eerste fase
   *[other] Tweede fase
}, ronde { $round }: { $consul } is consul{ $praetor ->
    [none] .
   *[other] , { $praetor } praetor, { $aediles } aedielen.
}

## Zinsdelen, hier en elders

card-name = { $card ->
    [green] groen
    [red] rood
    [yellow] geel
    [loyalist] loyalist
    [traitor] verrader
   *[merchant] handelaar
}
laurel-name = { $laurel ->
    [IIc] II met Caesar
   *[other] { $laurel }
}
list-and = { $before } en { $last }

## Het einde van een spel, en wat de server toevoegt

result-won = { $count ->
    [0] Niemand wint.
    [one] { $winners } wint.
   *[other] { $winners } winnen.
}
result-faction = { $faction ->
    [loyalist] De loyalisten winnen
    [traitor] De verraders winnen
   *[merchant] De handelaars winnen
}: { $count ->
    [0] niemand hoort bij hen.
   *[other] { $winners }.
}
result-scores = { $reason ->
    [senate-full] Lauwerkransen
    [turn-limit] Lauwerkransen
   *[other] Punten
}: { $scores }.
result-level = { $who } staan gelijk: wiens senator het eerst in de senaat kwam, staat voor.
result-reason = { $reason ->
    [senate-full] De senaat is vol.
    [turn-limit] De beurten zijn op.
    [failed-conspiracy] Een steen is over de grens gegaan: de samenzwering is mislukt.
    [ides-of-march] De iden van maart zijn aangebroken.
   *[other] Reden: { $reason }.
}
event-undo = { $who } neemt dat terug.
event-ended = De spelers zijn het eens geworden om het spel te beëindigen.
