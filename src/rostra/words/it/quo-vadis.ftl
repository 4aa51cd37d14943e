## Perché un'azione di Quo Vadis? non è permessa. Il numero della regola viene aggiunto alla fine.

quo-game-over = La partita è finita.
quo-not-your-turn = Non è il tuo turno: gioca { $seat }.
quo-unknown-action = In Quo Vadis? non esiste un'azione "{ $action }".
quo-wrong-parts = L'azione "{ $action }" ha esattamente queste parti: { $parts }.

quo-no-entry = Un senatore entra in A1, B1, D1 o E1, non in "{ $name }".
quo-reserve-empty = Non hai più senatori nella tua riserva.
quo-entry-full = In quell'ufficio d'ingresso non c'è una posizione libera.

quo-no-path = Sul tabellone non c'è un percorso "{ $name }".
quo-none-to-advance = Non hai senatori in { $from }.
quo-next-full = In { $to } non c'è una posizione libera.
quo-with-seats = "with" è l'elenco dei posti di cui usi il consenso.
quo-wrong-consents = { $needed ->
    [0] Questo percorso non richiede consensi: "with" deve essere vuoto.
    [one] Su questo percorso serve il consenso di esattamente un altro senatore.
   *[other] Su questo percorso serve il consenso di esattamente { $needed } altri senatori.
}
quo-own-too-few = Non hai tanti altri senatori in { $from }.
quo-no-consent = { $seat } non ti ha dato quel consenso.
quo-caesar-suffices = Cesare è su { $path }: lì non ti servono consensi.

quo-no-laurel-place = Non esiste uno spazio Allori "{ $name }".
quo-caesar-is-there = Cesare è già lì: spostalo su un altro spazio Allori.
quo-bonus-first = Prima sposta Cesare con il tuo bonus, oppure rinuncia.
quo-no-bonus = Non c'è alcun bonus a cui rinunciare.

quo-remove-first = Prima tutti tolgono senatori dal tabellone finché ne restano due.
quo-not-removing = I senatori si tolgono dal tabellone solo tra le partite di un'elezione consolare.
quo-no-committee = Non esiste un ufficio "{ $name }".
quo-two-stay = I tuoi ultimi due senatori restano sul tabellone.
quo-none-to-remove = Lì non hai senatori.

quo-own-turn = Il consenso lo danno gli altri: questo è il tuo turno.
quo-not-now = Il consenso si può dare solo prima che il giocatore di turno abbia agito.
quo-free-path = { $name } non richiede mai consensi.
quo-no-consent-needed = Cesare è su { $path }: lì non serve alcun consenso.
quo-mover-not-there = { $seat } non ha senatori in { $from }.
quo-too-many-votes = { $needed ->
    [one] Quel percorso richiede un consenso.
   *[other] Quel percorso richiede al massimo { $needed } consensi.
}
quo-too-few-senators = Non hai tanti senatori con il consenso ancora libero in { $from }.
quo-pledged-already = Hai già dato il consenso su { $path }: prima ritiralo.
quo-nothing-pledged = Non hai dato alcun consenso su { $path }.

quo-no-census = A questo tavolo si gioca senza censimento.
quo-census-closed = Un censimento si può chiedere solo subito dopo l'arrivo in Senato del primo, secondo o terzo senatore.

quo-answer-first = Prima deve rispondere chi è stato richiesto del consenso.
quo-not-asked = A nessuno è stato chiesto un consenso.
quo-no-more-asks = In questo turno non si chiedono altri consensi.
quo-asked-already = Quel posto ha già rifiutato su questo percorso.
quo-price-too-high = Quel prezzo è più di quanto si possa pagare.

## Che cosa non va in una posizione.

quo-position-committee = { $committee } ha solo { $seats ->
    [one] { $seats } posizione
   *[other] { $seats } posizioni
} (Q1).
quo-position-senate = Il Senato ha solo { $seats } posizioni (Q1).
quo-position-senators = { $seat } ha { $has } senatori invece di { $due } (Q2).
quo-position-stock = Nella pila ci sono più allori di quanti ne esistano (Q2).
quo-position-laurels = Dell'alloro { $laurel } ce ne sono { $there } invece di { $due } ({ $rule }).
quo-position-sums = Nella prima partita di un'elezione consolare non è ancora stato scritto nulla (Q25).
quo-position-full = Con cinque senatori in Senato la partita finisce (Q15).
quo-position-bonus = Un bonus segue un alloro IIc appena preso, e il giocatore di turno non ne ha (Q14).
quo-position-remove = I senatori si tolgono dal tabellone solo tra le partite di un'elezione consolare (Q25).
quo-position-stay = Chi ha al massimo due senatori sul tabellone non ne toglie (Q25).
quo-position-between = Tra una partita e l'altra il Senato è vuoto e nessuno ha allori (Q25).
quo-position-over = Un'elezione consolare finisce dopo la terza partita (Q25).
