## Quello che dice il tavolo web quando qualcosa non si può. Il browser trova la frase di un errore sotto il suo tipo.

server-unreadable = Non si è potuto leggere: { $problem }
server-hello-first = Prima di' hello.
server-bad-setup = Un tavolo così non può esistere: { $problem }
server-setup-seats = Indica chi siede a ciascuno dei { $players } posti.
server-setup-seed = Solo chi ha tutti i posti può scegliere il seme.
server-bad-name = Un nome ha da 1 a { $longest } caratteri stampabili.
server-bad-record = Questa registrazione non si può giocare: { $problem }
server-bad-chat = Di' qualcosa di al massimo { $longest } caratteri, su una riga.
server-bad-webhook = { $reason ->
    [not-https] Un webhook ha bisogno di un indirizzo che cominci con https.
    [private] Questo webhook porta in una rete privata: lì non si invia nulla.
    [none] Questo server non chiama nessuno.
   *[bad-url] Questo non è l'indirizzo di un webhook.
}
server-bad-subscription = Questo browser non ha dato un indirizzo a cui inviare messaggi.
server-webhook-failed = { $status ->
    [0] A questo webhook non risponde nessuno. Controlla l'indirizzo.
   *[other] Questo webhook non lo accetta (risposta { $status }). Controlla l'indirizzo.
}
server-foreign-origin = Va chiesto dalla pagina del tavolo stesso.
server-foreign-host = Questo server non risponde a quel nome.
server-not-host = Può farlo solo chi guida il tavolo.
server-not-yours = Quel posto non è tuo.
server-not-seated = Non siedi a questo tavolo.
server-no-identity = Qui bisogna prima conoscerti: consenti i cookie per questa pagina.
server-barred = Questo server ti è precluso.
server-no-whispers = A questo tavolo non si bisbiglia.
server-banned = Sei stato allontanato da questo tavolo.
server-muted = A questo tavolo non puoi più parlare.
server-seat-closed = Questo posto è chiuso.
server-one-seat = Hai già un posto a questo tavolo.
server-address-full = { $most ->
    [one] Da un solo indirizzo si può occupare un solo posto di un tavolo pubblico.
   *[other] Da un solo indirizzo si possono occupare al massimo { $most } posti di un tavolo pubblico.
}
server-no-person = Lì non siede nessun altro.
server-no-such-page = Qui non c'è niente.
server-no-such-puzzle = Questo problema non esiste.
server-no-such-choice = Questa risposta non è tra le scelte.
server-no-such-table = Questo tavolo non esiste.
server-no-such-seat = A questo tavolo quel posto non esiste.
server-no-such-code = Nessun tavolo aperto ha questo codice.
server-no-such-level = Non c'è un bot di questo livello.
server-no-such-character = Non ci sono bot con questo carattere.
server-no-such-token = Questo link è già stato usato, o non è mai stato valido.
server-no-such-league = Questo campionato non esiste, o è chiuso.
server-wrong-method = Qui non si può.
server-seat-taken = Lì siede già qualcuno.
server-name-taken = Qualcuno a questo tavolo ha già quel nome.
server-table-full = Tutti i posti sono occupati.
server-already-over = La partita è finita.
server-not-over = La partita non è ancora finita.
server-not-begun = La partita non è ancora cominciata.
server-held-by-bot = Un bot tiene il tuo posto: prima riprendilo.
server-stale = Nel frattempo la partita è andata avanti.
server-no-undo = Non si può più annullare.
server-no-review = Di questa partita non c'è un'analisi. { $problem }
server-table-too-long = Questa partita dura da troppo tempo.
server-bad-passkey = Non è stato possibile verificare questa passkey.
server-late-passkey = Ci è voluto troppo tempo. Riprova.
server-unknown-passkey = Nessuno qui ha questa passkey.
server-last-passkey = È la tua ultima passkey: senza non potresti più tornare.
server-no-passkeys = Le passkey funzionano solo all'indirizzo pubblico del server con https, o su localhost.
server-no-person-yet = Prima conserva il tuo nome con una passkey.
server-too-large = È troppo grande.
server-no-json = Va inviato come application/json.
server-too-fast = Non così in fretta.
server-too-many-yours = Hai { $most } tavoli aperti: prima finiscine qualcuno.
server-too-many-leagues = Hai { $most } campionati aperti: prima chiudine qualcuno.
server-too-many-tables = In questo momento ci sono troppi tavoli aperti.
server-too-many-reviews = In questo momento si chiedono molte analisi. Riprova fra un minuto.
server-review-failed = Non è stato possibile giudicare la partita. Riprova più tardi.
server-internal = Qui qualcosa è andato storto. Non conta.
server-table-broken = Questo tavolo non si può aprire: i dati salvati sono danneggiati. Gli altri tavoli non ne risentono.
server-table-other-game = Questo tavolo non si può aprire: i dati salvati non portano più alla partita giocata qui. Gli altri tavoli non ne risentono.
server-not-stored = Il database non ha potuto conservarlo, quindi non conta. Riprova più tardi.
server-one-moment = Un momento: il database non risponde. Non è andato perso niente; riprova tra poco.
server-not-built = La pagina per il browser non è stata costruita: `make play` la costruisce e apre il tavolo.
