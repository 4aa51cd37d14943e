## Quello che `rostra admin` e `rostra storage` dicono nel terminale.

terminal-about-admin = prendersi cura dei tavoli di un server
terminal-about-admin-more =
    Guardare nella base di dati di un server e rimetterla a posto. Tutto va bene anche mentre il server è in funzione,
    tranne purge: per quello bisogna prima fermarlo.
admin-arg-database = la base di dati del server (altrimenti: rostra.sqlite3 nella tua cartella dati)
admin-about-list = elencare i tavoli, dai più recenti
admin-about-show = mostrare quello che si sa di un tavolo, ma nessuno dei suoi segreti
admin-about-close = finire una partita, o cancellare un tavolo la cui partita non è cominciata
admin-about-purge = cancellare un tavolo con tutto quello che lo riguarda
admin-about-ban = tenere fuori un indirizzo, una rete o una persona; senza indicarne, elencare chi lo è
admin-about-backup = copiare la base di dati in un file nuovo
admin-about-check = rigiocare ogni cronaca e dire che cosa non va
admin-arg-status = solo i tavoli in attesa (waiting), in gioco (playing) o finiti (over)
admin-arg-table = l'identificativo di un tavolo, come nel suo link
admin-arg-who = un indirizzo (192.0.2.7), una rete (2001:db8::/48) o una persona, come la chiama `show`
admin-arg-days = per tanti giorni (altrimenti: per sempre)
admin-arg-remove = lasciare rientrare
admin-arg-file = il file nuovo
admin-nothing = Non c'è niente.
admin-no-table = Non c'è nessun tavolo { $table }.
admin-damaged = Il tavolo { $table } è danneggiato: { $problem }.
admin-status = { $status ->
    [waiting] in attesa
    [playing] in gioco
   *[over] finito
}
admin-archived = in archivio
admin-created = creato { $at }
admin-latest = ultima mossa { $at }
admin-entries = { $count ->
    [one] una riga nella cronaca
   *[other] { $count } righe nella cronaca
}
admin-code = codice { $code }
admin-seat = posto { $seat }: { $kind ->
    [free] libero
    [bot] bot, { $who }
   *[human] { $who }
}
admin-closed = La partita al tavolo { $table } è finita.
admin-closing = Il server chiude il tavolo { $table } entro un minuto.
admin-was-over = La partita al tavolo { $table } era già finita.
admin-purged = Il tavolo { $table } è cancellato.
admin-banned = { $who } resta fuori. Un server in funzione lo sa entro un minuto.
admin-unbanned = { $who } può tornare. Un server in funzione lo sa entro un minuto.
admin-not-banned = { $who } non era tenuto fuori.
admin-ban = { $who }, dal { $at }
admin-ban-until = { $who }, dal { $at } al { $until }
admin-nobody = Non è un indirizzo, né una rete, né una persona.
admin-no-days = I giorni sono un numero sopra lo 0.
admin-copied = La base di dati è copiata in { $file }.
admin-file-there = { $file } esiste già.
admin-file-unwritten = Non si può scrivere { $file }: { $problem }.
admin-wrong-table = Tavolo { $table }: { $problem }
admin-wrong-file = La base di dati: { $problem }
admin-sound = { $count ->
    [0] Nessun tavolo, e niente da segnalare.
    [one] Un tavolo, e niente da segnalare.
   *[other] { $count } tavoli, e niente da segnalare.
}
admin-unsound = A posto { $sound } di { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
}.

terminal-about-storage = copiare i tavoli di un server in un'altra base di dati e controllarli
terminal-about-storage-more =
    Una base di dati è un file o postgresql://... . Per copiare devono essere libere tutte e due: prima ferma il server.
storage-about-copy = copiare tutti i tavoli da una base di dati a un'altra e confrontarli
storage-arg-from = la base di dati da cui copiare
storage-arg-to = la base di dati in cui copiare; può essere nuova
storage-no-source = Non c'è nessuna base di dati { $database }.
storage-copied = { $count ->
    [0] Non è stato copiato nessun tavolo.
    [one] È stato copiato un tavolo.
   *[other] Sono stati copiati { $count } tavoli.
}
storage-there = { $count ->
    [one] Uno c'era già e resta com'era.
   *[other] { $count } c'erano già e restano com'erano.
}
storage-damaged = { $count ->
    [one] Uno è danneggiato e non è stato copiato.
   *[other] { $count } sono danneggiati e non sono stati copiati.
}
