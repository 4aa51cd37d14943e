### Che cosa è successo, in frasi. I posti arrivano come nomi, uffici e percorsi come sul tabellone.
### Ciò che si dice e si risponde ha tre forme; $way è 0, 1 o 2 secondo ciò che è detto e non cambia mai.

## Quo Vadis?

event-quo-vadis-begin = La partita comincia: è il turno di { $who }.
event-quo-vadis-place = { $who } aggiunge un senatore in { $committee }.
event-quo-vadis-advance = { $place ->
    [S] { $who } entra in Senato da { $from }
   *[committee] { $who } avanza da { $from } a { $to }
}
event-advance = { $parts }.
event-advance-with = { $step } con { $votes }
event-own-votes = { $count ->
    [one] { $who ->
        [you] un proprio consenso
       *[other] un proprio consenso
    }
   *[other] { $who ->
        [you] { $count } propri consensi
       *[other] { $count } propri consensi
    }
}
event-votes-of = { $count ->
    [one] il consenso di { $who }
   *[other] { $count } consensi di { $who }
}
event-advance-laurel = prende l'alloro { $laurel }
event-advance-one = { $count ->
    [one] { $who } riceve un alloro I
   *[other] { $who } riceve { $count } allori I
}
event-advance-drawn = al suo posto arriva { $laurel }
event-quo-vadis-caesar = { $who } sposta Cesare su { $to }.
event-quo-vadis-decline = { $who } lascia Cesare dov'è.
event-quo-vadis-pledge = { $who } dà { $votes ->
    [one] un consenso
   *[other] { $votes } consensi
} su { $path }.
event-quo-vadis-retract = { $who } ritira il consenso su { $path }.
event-quo-vadis-census = { $who } chiede un censimento: { $sums }.
event-quo-vadis-remove = { $who } toglie un senatore da { $committee }.
event-quo-vadis-game = La partita { $game } è finita. I totali finora: { $sums }. La prossima la comincia { $begins }.

event-quo-vadis-offer = { $manner ->
    [alone] { $by } dice a tutti (accordo { $deal }): "{ $said }"
    [answer] { $by } risponde a { $to } (accordo { $deal }): "{ $said }"
    [whisper] { $by } sussurra a { $to } (accordo { $deal }): "{ $said }"
    [secret] { $by } sussurra qualcosa a { $to } (accordo { $deal }).
   *[aloud] { $by } a { $to } (accordo { $deal }): "{ $said }"
}
event-say-whom = { $who ->
    [me] me
    [you] te
   *[other] { $name }
}
event-say-votes = { $votes ->
    [one] un consenso
   *[other] { $votes } consensi
}
event-say-request = { $way ->
    [0] Dai { $counted } su { $path }?
    [1] Ti chiedo { $counted } su { $path }.
   *[2] { $counted } su { $path }, per favore.
}
event-say-terms = { $way ->
    [0] { $terms }.
    [1] { $terms }. D'accordo?
   *[2] { $terms }. Affare fatto?
}
event-say-counter = { $way ->
    [0] Così no. { $terms }.
    [1] Quasi. { $terms }.
   *[2] { $terms }. Allora sì.
}
event-say-better = { $why } { $terms }. Allora sì.
event-because = { $because ->
    [too-little] { $way ->
        [0] È troppo poco per me.
        [1] Per questo vorrei di più.
       *[2] Dovrebbe rendermi di più.
    }
    [too-dear] { $way ->
        [0] Per me è troppo caro.
        [1] Così tanto non pago.
       *[2] Per me non vale tanto.
    }
    [no-use] { $way ->
        [0] Non so che farmene.
        [1] Adesso non mi serve.
       *[2] Non ci guadagno nulla.
    }
    [helps-you] { $way ->
        [0] Sei troppo vicino alla vittoria.
        [1] Ti porterebbe troppo avanti.
       *[2] Non sarò io a farti vincere.
    }
    [helps-leader] { $way ->
        [0] Aiuta troppo chi è in testa.
        [1] C'è già chi è abbastanza avanti.
       *[2] Non do una mano a chi è in testa.
    }
    [distrust] { $way ->
        [0] Di quella promessa non mi fido.
        [1] Promesse così si dimenticano in fretta.
       *[2] Una promessa non mi basta.
    }
    [promised] { $way ->
        [0] Ho promesso altrimenti.
        [1] Ho già dato la mia parola ad altri.
       *[2] La mia parola vale, e me lo vieta.
    }
    [ties-hands] { $way ->
        [0] Mi legherebbe le mani troppo a lungo.
        [1] Non mi lego così.
       *[2] Mi pentirei di quella promessa.
    }
    [cannot-pay] { $way ->
        [0] Non vedo come si possa pagare.
        [1] Secondo me non si può pagare.
       *[2] Prima fammi vedere come si paga.
    }
    [too-many] { $way ->
        [0] Basta offerte per questo turno.
        [1] Per questo turno basta.
       *[2] Quel che avevo da dire l'ho detto.
    }
   *[rather-not] { $way ->
        [0] Preferisco di no.
        [1] Stavolta no.
       *[2] No, grazie.
    }
}
event-say-support = { $who ->
    [me] io do { $counted } su { $path }
    [you] tu dai { $counted } su { $path }
   *[other] { $by } dà { $counted } su { $path }
}
event-say-promised-support = { $who ->
    [me] io darò a { $whom } un consenso per uscire da { $from }
    [you] tu darai a { $whom } un consenso per uscire da { $from }
   *[other] { $by } darà a { $whom } un consenso per uscire da { $from }
}
event-say-pay = { $who ->
    [me] io pago { $value } a { $whom }
    [you] tu paghi { $value } a { $whom }
   *[other] { $by } paga { $value } a { $whom }
}
event-say-do = { $who ->
    [me] io mi impegno a { $action }
    [you] tu ti impegni a { $action }
   *[other] { $by } si impegna a { $action }
}
event-say-avoid = { $who ->
    [me] io mi impegno a non { $action }
    [you] tu ti impegni a non { $action }
   *[other] { $by } si impegna a non { $action }
}
event-say-refuse = { $who ->
    [me] io non darò consensi a { $whom }
    [you] tu non darai consensi a { $whom }
   *[other] { $by } non darà consensi a { $whom }
}
event-clause-support = { $by } dà { $votes ->
    [one] un consenso
   *[other] { $votes } consensi
} su { $path }
event-clause-promised-support = { $by } darà a { $for } un consenso per uscire da { $from }
event-clause-pay = { $by } paga { $value } a { $to }
event-clause-do = { $by } si impegna a { $action }
event-clause-avoid = { $by } si impegna a non { $action }
event-clause-refuse = { $by } non darà consensi a { $against }
event-clause-note = { $by } dice "{ $text }"
event-clause-until = { $statement } (fino al turno { $until })
event-doing-place = { $committee ->
    [any] aggiungere un senatore
   *[other] aggiungere un senatore in { $committee }
}
event-doing-advance = { $path ->
    [any] avanzare
   *[other] avanzare lungo { $path }
}
event-doing-caesar = { $to ->
    [any] spostare Cesare
   *[other] spostare Cesare su { $to }
}
event-doing-decline = lasciare Cesare dov'è
event-quo-vadis-accept = { $way ->
    [0] { $who } accetta l'accordo { $deal }.
    [1] { $who } dice di sì all'accordo { $deal }.
   *[2] { $who } ci sta: accordo { $deal }.
}
event-quo-vadis-reject = { $way ->
    [0] { $who } dice di no all'accordo { $deal }.
    [1] { $who } rifiuta l'accordo { $deal }.
   *[2] { $who } non ne vuole sapere dell'accordo { $deal }.
}
event-quo-vadis-reject-because = { $who } dice di no all'accordo { $deal }: "{ $why }"
event-quo-vadis-withdraw = { $who } ritira l'offerta dell'accordo { $deal }.
event-quo-vadis-struck = L'accordo { $deal } è concluso.
event-quo-vadis-agreed = { $way ->
    [0] { $who } accetta: l'accordo { $deal } è concluso.
    [1] { $who } stringe la mano sull'accordo { $deal }.
   *[2] { $who } ci sta: l'accordo { $deal } è concluso.
}
event-quo-vadis-failed = { $why ->
    [payment] L'accordo { $deal } fallisce: non può essere pagato.
    [support] L'accordo { $deal } fallisce: il consenso è già stato dato ad altri.
   *[other] L'accordo { $deal } fallisce.
}
event-quo-vadis-void = L'accordo { $deal } decade: il suo consenso non è stato usato.
event-quo-vadis-expired = Nessuno ha risposto in tempo: l'accordo { $deal } salta.
event-quo-vadis-paid = { $by } paga { $value } a { $to } per l'accordo { $deal }.
event-quo-vadis-lapsed = Qualcosa di dovuto nell'accordo { $deal } è diventato impossibile e decade.
event-quo-vadis-promise = { $status ->
    [kept] Una promessa dell'accordo { $deal } è mantenuta.
    [broken] Una promessa dell'accordo { $deal } è infranta.
   *[lapsed] Una promessa dell'accordo { $deal } decade.
}

## Idus Martii

event-idus-martii-hand = { $who } ha { $cards }.
event-idus-martii-assign = { $who } nomina { $praetor } Pretore, { $aediles } Edili.
event-idus-martii-vote = { $card ->
    [none] { $who } gioca una carta coperta.
   *[other] { $who } gioca coperta la carta { $card }.
}
event-idus-martii-peek = { $card ->
    [none] { $who } guarda la carta di { $aedile }.
   *[other] { $who } guarda la carta di { $aedile }: { $card }.
}
event-idus-martii-veto = { $who } pone il veto: { $aedile } deve cambiare la carta.
event-idus-martii-approve = { $who } approva la carta di { $aedile }.
event-idus-martii-replace = { $card ->
    [none] { $who } gioca un'altra carta coperta.
   *[other] { $who } gioca invece, coperta, la carta { $card }.
}
event-idus-martii-replace-card = La carta di { $who } ora è { $card }.
event-idus-martii-yellow = È gialla e viene mostrata: { $aedile } deve giocarne un'altra.
event-idus-martii-count = Le carte sono { $cards }: Lealisti { $loyalist }, Traditori { $traitor }.
event-idus-martii-discard = { $card ->
    [none] { $who } mette via una carta fazione.
   *[other] { $who } mette via la carta { $card }.
}
event-idus-martii-claim-faction = { $way ->
    [0] { $who } dice: "Sono { $card }."
    [1] { $who } dice: "Credetemi: sono { $card }."
   *[2] { $who } dice: "Già che lo chiedete: sono { $card }."
}
event-idus-martii-claim-vote = { $way ->
    [0] { $who } dice: "Nel round { $round } ho giocato la carta { $card }."
    [1] { $who } dice: "La mia carta nel round { $round } era { $card }."
   *[2] { $who } dice: "La carta che ho giocato nel round { $round } era { $card }."
}
event-idus-martii-claim-peek = { $way ->
    [0] { $who } dice: "Nel round { $round } ho visto la carta { $card } di { $aedile }."
    [1] { $who } dice: "Ho guardato nel round { $round }: { $aedile } aveva la carta { $card }."
   *[2] { $who } dice: "La carta di { $aedile } nel round { $round } era { $card }. L'ho vista."
}
event-idus-martii-claim-trust = { $way ->
    [0] { $who } dice: "Mi fido di { $whom }."
    [1] { $who } dice: "Per { $whom } metto la mano sul fuoco."
   *[2] { $who } dice: "Di { $whom } ci si può fidare, se lo chiedete a me."
}
event-idus-martii-claim-suspect = { $way ->
    [0] { $who } dice: "Non mi fido di { $whom }."
    [1] { $who } dice: "Tenete d'occhio { $whom }."
   *[2] { $who } dice: "C'è qualcosa che non va con { $whom }."
}
event-idus-martii-claims = Delle affermazioni, { $true } erano vere e { $false } false.
event-idus-martii-round = { $phase ->
    [1] Prima fase
   *[other] Seconda fase
}, round { $round }: { $consul } è Console{ $praetor ->
    [none] .
   *[other] , { $praetor } Pretore, { $aediles } Edili.
}

## Parti di frasi, qui e altrove

card-name = { $card ->
    [green] verde
    [red] rossa
    [yellow] gialla
    [loyalist] Lealista
    [traitor] Traditore
   *[merchant] Mercante
}
laurel-name = { $laurel ->
    [IIc] II con Cesare
   *[other] { $laurel }
}
list-and = { $before } e { $last }

## La fine di una partita, e ciò che aggiunge il server

result-won = { $count ->
    [0] Nessuno vince.
    [one] Vince { $winners }.
   *[other] Vincono { $winners }.
}
result-faction = { $faction ->
    [loyalist] Vincono i Lealisti
    [traitor] Vincono i Traditori
   *[merchant] Vincono i Mercanti
}: { $count ->
    [0] nessuno è dei loro.
   *[other] { $winners }.
}
result-scores = { $reason ->
    [senate-full] Allori
    [turn-limit] Allori
   *[other] Punti
}: { $scores }.
result-level = { $who } sono pari: è davanti chi è entrato per primo in Senato.
result-reason = { $reason ->
    [senate-full] Il Senato è pieno.
    [turn-limit] I turni sono esauriti.
    [failed-conspiracy] Un segnalino ha superato il limite: la congiura è fallita.
    [ides-of-march] Sono arrivate le Idi di marzo.
   *[other] Motivo: { $reason }.
}
event-undo = { $who } lo ritira.
event-ended = I giocatori hanno deciso insieme di chiudere la partita.
