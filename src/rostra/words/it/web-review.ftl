### The review of a finished game in the browser (web/src/review).

web-review = Analisi
web-review-of = Analisi: { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-review-upload = Analizza una registrazione
web-review-upload-hint = Una registrazione è il file che si scarica dopo una partita. Ciò che se ne dice resta conservato per un po', senza nomi.
web-review-not-over = Questa partita è ancora in corso. L'analisi ci sarà quando sarà finita.
web-review-progress = { $percent } % giudicato
web-review-waiting = { $count ->
    [0] L'analisi sta per cominciare …
    [one] Prima viene un'altra analisi.
   *[other] Prima vengono altre { $count } analisi.
}
web-review-growing = La partita viene analizzata …
web-review-copy = Copia il link
web-review-copied = Copiato
web-review-parts = Parti dell'analisi
web-review-tab = { $tab ->
    [players] Giocatori
    [beliefs] Sospetti
   *[moments] Momenti
}
web-review-moments = I momenti che contavano
web-review-at = { $at ->
    [0] { $of ->
        [one] un momento
       *[other] { $of } momenti
    }
   *[other] { $at } di { $of }
}
web-review-before = Momento precedente
web-review-next = Momento successivo
web-review-all = { $count ->
    [one] Mostrane un altro
   *[other] Mostrane altri { $count }
}
web-review-nothing = Nulla che contasse: tutti hanno deciso bene.
web-review-choose = Scegli un momento sulla curva o nell'elenco.
web-review-curve-label = Le probabilità di vittoria di tutti durante la partita. In questo momento: { $chances }.
web-review-chance = { $who } { $percent } %
web-review-kind = { $kind ->
    [deal] Accordo
    [missed] Accordo mancato
    [luck] Fortuna
    [told] Ha rivelato di più
    [swing] Svolta
   *[lie] Bugia
}
web-review-size = { $size ->
    [blunder] errore grave
    [mistake] errore
   *[inaccuracy] imprecisione
}
web-review-good = buona scelta
web-review-missed-hint = { $who } e { $others } avrebbero potuto fare un accordo vantaggioso per tutti loro.
web-review-luck-hint = L'alloro scoperto ha aiutato soprattutto { $who } ({ $points }).
web-review-lie = { $count ->
    [one] Non era vero. Una persona aveva motivo di crederci.
   *[other] Non era vero. { $count } persone avevano motivo di crederci.
}
web-review-try = Prova tu
web-review-show = Mostra la soluzione
web-review-trial = Sei { $who }. Che cosa faresti?
web-review-trial-deal = Sei { $who }. Quale accordo offriresti?
web-review-thinking = Si sta giudicando …
web-review-another = Prova qualcos'altro
web-review-back = Torna all'analisi
web-review-played = È stato giocato: { $done }
web-review-better = Meglio: { $better }.
web-review-no-better = Nulla era chiaramente meglio.
web-review-verdict = { $size ->
    [blunder] Sarebbe un errore grave
    [mistake] Sarebbe un errore
   *[inaccuracy] Sarebbe un'imprecisione
}: { $points } punti di probabilità di vittoria.
web-review-found = Trovato: non si può fare di meglio.
web-review-sound = Una buona scelta: nulla è chiaramente meglio.
web-review-indifferent = Qui non fa quasi differenza.
web-review-offer-good = Tutti quelli che devono accettare ci guadagnano.
web-review-offer-bad = Ci perderesti.
web-review-offer-refused = { $count ->
    [one] { $who } non ci guadagna nulla e rifiuterebbe.
   *[other] { $who } non ci guadagnano nulla e rifiuterebbero.
}
web-review-gain = Guadagno
web-review-share = Quota
web-review-nash = Secondo Nash
web-review-promise = { $promise }: { $status ->
    [kept] mantenuta
    [broken] infranta
    [lapsed] decaduta
   *[open] aperta
}; mantenerla vale { $worth } per chi l'ha fatta.
web-review-accuracy = % di precisione
web-review-decisions = { $count ->
    [0] Nessuna decisione contava.
    [one] Una decisione contava.
   *[other] { $count } decisioni contavano.
}
web-review-blunders = { $count ->
    [one] un errore grave
   *[other] { $count } errori gravi
}
web-review-mistakes = { $count ->
    [one] un errore
   *[other] { $count } errori
}
web-review-inaccuracies = { $count ->
    [one] un'imprecisione
   *[other] { $count } imprecisioni
}
web-review-balance = Probabilità di vittoria dal { $beginning } % al { $end } %:
web-review-part = { $part ->
    [luck] fortuna
    [own] decisioni proprie
   *[others] degli altri
}
web-review-players-note = In punti percentuali di probabilità di vittoria. Una decisione si giudica da ciò che si poteva sapere, la fortuna da ciò che è stato scoperto.
web-review-beliefs = Che cosa si poteva sospettare, round per round
web-review-observer = Con gli occhi di chi
web-review-beliefs-of = Che cosa poteva sospettare { $who }
web-review-round = Round
web-review-belief = { $card ->
    [loyalist] Lealista
    [traitor] Traditore
   *[merchant] Mercante
} { $percent } %
web-review-belief-key = Il numero dice quanto era probabile la verità.
web-review-exposures = Che cosa ha tradito ciascuno
web-review-exposed = ({ $faction }): alla fine gli altri potevano esserne certi al { $known } %. Ha rivelato di più (+{ $rise }): { $done }
web-review-unexposed = ({ $faction }): alla fine gli altri potevano esserne certi al { $known } %. Nulla l'ha rivelato.
web-review-claims = Affermazioni vere e false
web-review-claim = { $true ->
    [yes] Vero;
   *[no] Falso;
} { $count ->
    [0] nessuno aveva motivo di crederci.
   *[other] avevano motivo di crederci: { $believed }.
}
web-review-look = Guarda
web-review-step = { $who } poteva ora credere al { $after } % (prima al { $before } %) che { $whom } fosse { $faction }.
