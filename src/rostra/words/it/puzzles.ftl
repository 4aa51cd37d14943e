### Problemi: che cosa si chiede, e che cosa si dice di una risposta.

puzzle-title = { $kind } · { $game } · { $grade }
puzzle-game = { $game ->
    [idus-martii] Idus Martii
   *[quo-vadis] Quo Vadis?
}
puzzle-grade = { $grade ->
    [1] facile
    [2] medio
   *[3] difficile
}
puzzle-kind-deal = Trova l'accordo
puzzle-kind-move = Trova la mossa
puzzle-kind-lie = Chi ha mentito?
puzzle-kind-vote = Trova la scelta giusta
puzzle-ask-deal = Sei { $who } ed è il tuo turno. Quale accordo proponi? Nessuno firma un accordo con cui ci perde.
puzzle-ask-move = Sei { $who } ed è il tuo turno. Nessuno vuole fare accordi. Che cosa fai?
puzzle-ask-lie = Sei { $who }. Una di queste affermazioni è una bugia. Quale?
puzzle-ask-vote = Sei { $who }. Che cosa fai?
puzzle-ends = La partita finisce dopo il turno { $turn }.
puzzle-no-deal = Nessun accordo: fai la tua mossa migliore senza.
puzzle-right-choice = Giusto. Così vinci al { $percent } %, con la scelta seguente al { $next } %.
puzzle-wrong-choice = No. Così vinci al { $percent } %; qualcos'altro ti dà nettamente di più.
puzzle-right-deal = Giusto. Firmano, e vinci al { $percent } %; con la scelta seguente al { $next } %.
puzzle-wrong-deal = No. Così vinci al { $percent } %; c'è un accordo che firmerebbero e che ti dà nettamente di più.
puzzle-refused = No. { $who } rifiuterebbe: perde { $points } punti della sua probabilità di vincere.
puzzle-right-lie = Giusto, era una bugia. Per quanto potevi sapere, lo era al { $percent } %; la seguente al { $next } %.
puzzle-wrong-lie = No, era vero. Per quanto potevi sapere, era una bugia al { $percent } %.
puzzle-tries-left = { $left ->
    [one] Un tentativo rimasto.
   *[other] { $left } tentativi rimasti.
}
puzzle-solution = La risposta era: { $answer }
puzzle-game-unknown = Non ci sono problemi di { $game }.
