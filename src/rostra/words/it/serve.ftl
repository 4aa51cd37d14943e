## Quello che `rostra serve` dice nel terminale.

terminal-about-serve = aprire il tavolo web
terminal-about-serve-more = Aprire un tavolo web per giocare con amici e bot, e mostrarne l'indirizzo.
serve-arg-host = l'indirizzo su cui ascoltare (altrimenti: 127.0.0.1, solo questa macchina)
serve-arg-port = la porta su cui ascoltare (altrimenti: 8000, o la prossima libera)
serve-arg-lan = ascoltare su tutte le reti di questa macchina e mostrare l'indirizzo da digitare sul telefono
serve-arg-address = l'indirizzo da digitare quando c'è davanti un reverse proxy, come https://rostra.example
serve-arg-database = dove si conservano le partite: un file o postgresql://... (altrimenti: rostra.sqlite3 nella tua cartella dati)
serve-arg-workers = quanti processi servono, con una base di dati PostgreSQL (altrimenti: 1)
serve-arg-bot-delay = quanto impiegano in media i bot per una mossa (altrimenti: 1.4)
serve-arg-retention-days = dopo quanti giorni una partita in cui non succede nulla va in archivio (altrimenti: 30; 0: mai)
serve-arg-archive-days = dopo quanti giorni una partita archiviata viene cancellata (altrimenti: 365; 0: mai)
serve-arg-limit = un limite diverso dal solito, per esempio connections_per_address=500; anche più volte (vedi docs/operators.md)
serve-arg-calls = dove possono andare i messaggi push e i webhook: public (solo https e indirizzi pubblici), any (anche reti private e http), none (altrimenti: public)
serve-arg-metrics-token = che cosa bisogna mostrare per leggere /metrics (altrimenti: niente, e solo da questa macchina)
serve-arg-log-level = che cosa si registra: debug, info, warning o error (altrimenti: warning)
serve-arg-access-log = registrare ogni richiesta
serve-open = Rostra è aperto: { $address }
serve-open-lan = Nella stessa rete: { $address }
serve-stop = Ctrl+C lo ferma. Le partite sono in { $file }
serve-not-installed = Al tavolo web serve più di quanto è installato (manca { $module }): pip install 'rostra[server]'
serve-no-port = Una porta è un numero da 0 a 65535.
serve-no-workers = Workers è un numero da 1 a 64.
serve-no-delay = I bot impiegano da 0 a 60 secondi.
serve-no-days = I giorni sono un numero da 0 a 100000.
serve-no-such-limit = Il limite { $name } non esiste. Ci sono: { $known }.
serve-no-limit = { $name } deve essere un numero maggiore di 0.
serve-no-address = Un indirizzo ha la forma https://rostra.example.
serve-port-taken = Non si può ascoltare sulla porta { $port }: { $problem }.
serve-wrong-variable = Nella variabile { $variable } non c'è quello che { $option } richiede.
