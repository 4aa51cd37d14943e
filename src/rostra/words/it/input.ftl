## Che cosa non va in una preparazione o in una registrazione, qualunque sia il gioco.

setup-game = Il gioco «{ $name }» non esiste; ci sono { $known }.
setup-say-players = Indica per quanti giocatori è il tavolo: un numero intero.
setup-players = { $game } è per { $fewest }-{ $most } giocatori, non per { $given }.
setup-seed = Un seme è un numero intero da 0 a 2^64 - 1.
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
