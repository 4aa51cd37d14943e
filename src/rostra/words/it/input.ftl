## Che cosa non va in una preparazione o in una registrazione, qualunque sia il gioco.

setup-game = Il gioco «{ $name }» non esiste; ci sono { $known }.
setup-say-players = Indica per quanti giocatori è il tavolo: un numero intero.
setup-players = { $game } è per { $fewest }-{ $most } giocatori, non per { $given }.
setup-seed = Un seme è un numero intero da 0 a 2^128 - 1.
setup-edition-name = Un'edizione si indica con il suo nome.
setup-edition = L'edizione «{ $name }» non esiste; ci sono { $known }.
setup-one-edition = { $game } ha una sola edizione: non indicarla.
setup-variants = Le varianti si indicano come lista di nomi.
setup-variant = La variante «{ $name }» non esiste; ci sono { $known }.
setup-no-variants = { $game } non ha varianti.
setup-options = Le opzioni si indicano per nome.
setup-option = { $game } non ha l'opzione «{ $name }»; ci sono { $known }.
setup-start = Il posto che comincia è un numero da 0 a { $last }.
setup-private = L'opzione «private» è vera o falsa.
setup-turn-limit = Il limite di turni è un numero di turni, almeno 1 (Q17).

record-text = Una registrazione si legge da un testo.
record-empty = La registrazione è vuota.
record-json = La riga { $line } della registrazione non è JSON: { $error }
record-object = La riga { $line } della registrazione non è un oggetto JSON.
record-format = Questa non è una registrazione: il suo formato non è «{ $format }».
record-version = Questa registrazione ha la versione { $given }; quella nota è { $known }.
record-part = Nella registrazione manca «{ $part }».
record-actions = Le azioni di una registrazione sono una lista.
record-entry = Nell'azione { $number } della registrazione manca «seat» o «action».
record-unplayable = L'azione { $number } della registrazione non si può giocare: { $why }
record-result = La registrazione non porta al risultato che dichiara.

position-start = Chi comincia è il posto { $there } nella posizione, il posto { $asked } nelle opzioni.
position-json = Una posizione è un oggetto JSON.
position-players = Il tavolo è per { $players } giocatori, quindi deve esserlo anche la posizione.
position-missing = Nella posizione manca «{ $part }».
position-unknown = Una posizione non ha una parte «{ $part }».
position-object = In una posizione «{ $part }» deve essere un oggetto.
position-list = In una posizione «{ $part }» deve essere una lista.
position-length = In una posizione «{ $part }» deve avere { $length } voci.
position-number = In una posizione «{ $part }» deve essere un numero intero da { $low } a { $high }.
position-name = In una posizione «{ $part }» deve essere una di queste voci: { $names }.
position-fields = Una posizione ha i campi { $known }.
position-field = Il campo «{ $name }» contiene numeri interi nella forma { $shape }.

## Che cosa non va nell'uso di un ambiente per chi impara.

learner-seat = Il posto di chi impara è uno da 0 a { $last }.
learner-illegal = Un'azione non valida può dare un errore («raise») o essere sostituita da una a caso («random»).
learner-opponents = Non esistono avversari «{ $name }»; esistono { $known }.
learner-rewards = In questo gioco non esistono ricompense «{ $name }»; esistono { $known }.
learner-shaping = Questo gioco non ha un potenziale con cui modellare le ricompense.
learner-seed = Un seme è un numero intero da 0 a 2^128 - 1, oppure uno minore di 2^63 per ogni partita.
learner-saved = Queste partite salvate sono di un altro tipo o non corrispondono alle righe.
learner-never-asked = In queste partite il posto { $number } non viene mai interpellato.
learner-not-asked = C'è un'azione per un posto che non è di turno.
learner-games = Servono almeno una partita e un thread.
learner-actions = Servono { $count } azioni, una per ogni partita.
learner-whole = Un'azione è un numero intero, non { $given }.
learner-over = Non c'è nessuna partita in corso: prima bisogna iniziarne una (reset).
learner-observer = Gli osservatori non hanno parametri; è stato dato { $given }.
learner-start = Il primo giocatore è un posto da 0 a { $last }, oppure -1 per uno a caso.
learner-asks = Un posto può chiedere da 0 a { $most } volte per turno, non { $given }.
learner-top-price = Il prezzo massimo di un consenso va da 0 a { $most }, non { $given }.
learner-reduced-setup = Un { $game } ridotto ha bisogno di un seme per la preparazione: il parametro «setup».
learner-reduced-rounds = Un { $game } ridotto è per { $fewest }-{ $most } giocatori, con un limite e al massimo un round per ciascuno.
