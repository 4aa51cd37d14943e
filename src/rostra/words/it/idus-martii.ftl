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

## Che cosa non va in una posizione.

idus-position-stage = Nel round { $round } della fase { $phase } il passo { $stage } non esiste.
idus-position-last-roles = Nella prima fase «last» ha i ruoli un posto più a destra, oppure null (I8).
idus-position-last-missing = La seconda fase ha bisogno di «last»: i ruoli del round precedente (I9).
idus-position-last-consul = Il Console del round precedente non vi aveva altri ruoli (I9).
idus-position-rotation = Nella prima fase i ruoli girano a partire dal primo giocatore (I4, I8).
idus-position-consul = La carta Console passa ogni round di un posto a sinistra, cominciando dal primo giocatore (I13).
idus-position-assign = Pretore ed Edili mancano nel passo assign, e in nessun altro (I9).
idus-position-roles = Dopo i ruoli del round precedente non si possono assegnare i ruoli così (I9).
idus-position-three-players = Il Pretore e i due Edili devono essere tre giocatori diversi (I9).
idus-position-hand = Ognuno ha in mano una o due carte fazione (I1, I8).
idus-position-discards = Nessuno mette via più di una carta fazione (I8).
idus-position-cards = Ogni giocatore ha due carte fazione, tra mano e messe via (I1).
idus-position-discarded = Qualcuno ha messo via una carta troppo presto o troppo tardi: ogni Console lo fa alla fine del suo round, il primo giocatore solo nella seconda fase (I8, I13).
idus-position-deck = Con { $players } giocatori le carte fazione sono { $each } Lealisti, { $each } Traditori e { $merchants } Mercanti, tra mani e messe via (I1).
idus-position-first-step = La partita finisce appena un segnalino fa il primo passo oltre { $limit } (I7).
idus-position-not-over = La partita finisce solo dopo l'ultimo round, o quando un segnalino supera il limite (I14, I15).
idus-position-beyond = Un segnalino oltre { $limit } ha già chiuso la partita (I3, I14).
idus-position-markers = In questo round i segnalini non possono essere arrivati a questi numeri (I7, I12).
idus-position-ballots = Nel passo { $stage } queste carte voto non possono essere in gioco (I5, I7).
idus-position-voters = Solo i due Edili giocano carte voto, una ciascuno (I5).
idus-position-yellow = Nella prima fase non ci sono carte voto gialle (I5, I10).
idus-position-looked-at = «peeked» deve essere il posto di un Edile (I6).
idus-position-peeked = «peeked» è un Edile nei passi veto e replace, e null in tutti gli altri (I6).
idus-position-yellow-shown = A una carta gialla guardata segue il passo replace (I11).
