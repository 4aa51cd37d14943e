# Perché un'azione di Idus Martii viene rifiutata.

idus-unknown-action = In Idus Martii non esiste un'azione così.
idus-wrong-keys = Questa azione vuole esattamente queste voci: { $keys }.
idus-no-such-seat = A questo tavolo quel posto non esiste.
idus-no-such-vote-card = Una carta voto è verde, rossa o gialla (green, red, yellow).
idus-no-such-faction-card = Una carta fazione è Lealista, Traditore o Mercante (loyalist, traitor, merchant).
idus-two-aediles = Indica i posti di due Edili.
idus-aediles-ascending = Indica per primo l'Edile con il numero di posto più basso.
idus-game-over = La partita è finita.
idus-not-your-turn = Non tocca a te: { $role ->
    [consul] sceglie il Console.
    [praetor] sceglie il Pretore.
    [aedile] l'Edile deve giocare un'altra carta.
   *[aediles] votano gli Edili.
 }
idus-not-now = { $stage ->
    [assign] Ora assegna i ruoli.
    [vote] Ora gioca una carta voto.
    [peek] Ora scegli la carta da guardare.
    [veto] Ora di' se la carta va cambiata.
    [replace] Ora gioca un'altra carta voto.
   *[discard] Ora metti via una delle tue carte fazione.
 }
idus-consul-himself = Il Console non dà altri ruoli a sé stesso.
idus-one-role-each = Ogni ruolo va a un giocatore diverso.
idus-praetor-again = Nessuno è Pretore per due round di seguito.
idus-aedile-again = Nessuno è Edile per due round di seguito.
idus-both-aediles-again = Solo uno dei due Edili può esserlo di nuovo.
idus-not-an-aedile = Solo un Edile ha giocato una carta.
idus-already-laid = Hai già giocato la tua carta.
idus-no-yellow-yet = Nella prima fase non ci sono carte gialle.
idus-same-card = Gioca una carta diversa da quella che hai ripreso.
idus-not-held = Non hai questa carta.
