### The review of a finished game.

review-running = Si analizza solo una partita giocata fino alla fine.
review-midgame = Una partita che comincia a metà qui non viene analizzata.
review-number = In questa partita non c'è un momento così.
review-depth = La profondità di un'analisi è un numero maggiore di 0.
review-game = Non c'è un'analisi di { $game }.
review-election = Un'elezione consolare non viene analizzata.
review-position = Questo file contiene una posizione, non una registrazione: si può analizzare solo una partita.

review-arg-depth = quante volte più lontano del solito guardare (1)
review-arg-html = scrivere la pagina in questo file (altrimenti accanto alla registrazione, come NOME.review.html)
review-arg-json = stampare tutta l'analisi in JSON, senza scrivere la pagina
review-unit = % analizzato

review-written = La pagina con la curva è { $file }.
review-title = Analisi di { $game }
review-curve = Le probabilità di vittoria di tutti dopo ogni azione
review-seats = Come hanno deciso tutti e da dove veniva la loro probabilità di vittoria (in punti percentuali):
review-seat = { $who }: precisione { $accuracy } %; { $decisions } decisioni che contavano, { $loss } punti persi in ciascuna; imprecisioni / errori / errori gravi { $sizes }; fortuna { $luck }, decisioni proprie { $own }, degli altri { $others }
review-accuracy = % di precisione; { $decisions } decisioni che contavano
review-sizes = imprecisioni / errori / errori gravi: { $sizes }
review-part = { $part ->
    [luck] fortuna
    [own] decisioni proprie
   *[others] degli altri
}
review-decisions = Le decisioni più costose:
review-size = { $size ->
    [blunder] errore grave
    [mistake] errore
   *[inaccuracy] imprecisione
}
review-decision = Turno { $turn }, { review-size } (-{ $loss }): { $done }
review-decision-better = Turno { $turn }, { review-size } (-{ $loss }): { $done } Meglio: { $better }.
review-deals = Accordi:
review-deal = Turno { $turn }, accordo { $deal }{ $ends ->
    [void] , mai usato
   *[other] {""}
}: { $terms }. { $gains }
review-gain = { $who } { $gain }
review-gain-shares = { $who } { $gain } ({ $share } % del guadagno, secondo Nash { $nash } %)
review-missed = Accordi che nessuno ha fatto:
review-missed-deal = Turno { $turn }: { $terms }. { $gains }

review-telling = Che cosa ha rivelato di più:
review-told = Round { $turn }: { $done } { $steps }.
review-step = { $who } poteva ora credere al { $after } % (prima al { $before } %) che { $whom } fosse { $faction }
review-exposures = Che cosa potevano sapere gli altri alla fine, e che cosa l'ha rivelato:
review-exposure = { $who }, { $faction }: certezza del { $known } %. Round { $turn } (+{ $rise }): { $done }
review-unexposed = { $who }, { $faction }: certezza del { $known } %. Nulla l'ha rivelato.
review-claims = Che cosa si è affermato:
review-claim = Round { $turn }: { $done } { $true ->
    [yes] Vero;
    [no] Falso;
   *[unknown] {""}
} { $count ->
    [0] nessuno ci ha creduto.
   *[other] creduto da { $believed }.
}
