## Was `rostra serve` im Terminal sagt.

terminal-about-serve = den Web-Tisch öffnen
terminal-about-serve-more = Einen Web-Tisch öffnen, an dem man mit Freunden und Bots spielt, und seine Adresse ausgeben.
serve-arg-host = die Adresse, auf der gehört wird (sonst: 127.0.0.1, nur dieser Rechner)
serve-arg-port = der Port, auf dem gehört wird (sonst: 8000 oder der nächste freie)
serve-arg-lan = auf allen Netzen dieses Rechners hören und die Adresse zum Eintippen am Telefon ausgeben
serve-arg-address = die Adresse, die man eintippt, wenn ein Reverse-Proxy davor steht, etwa https://rostra.example
serve-arg-database = wo die Spiele aufbewahrt werden: eine Datei oder postgresql://... (sonst: rostra.sqlite3 in deinem Datenordner)
serve-arg-workers = wie viele Prozesse bedienen, mit einer PostgreSQL-Datenbank (sonst: 1)
serve-arg-bot-delay = wie lange Bots im Schnitt für einen Zug brauchen (sonst: 1.4)
serve-arg-retention-days = nach wie vielen Tagen ein Spiel, in dem nichts geschieht, archiviert wird (sonst: 30; 0: nie)
serve-arg-archive-days = nach wie vielen Tagen ein archiviertes Spiel gelöscht wird (sonst: 365; 0: nie)
serve-arg-limit = eine Grenze anders als sonst, etwa connections_per_address=500; auch mehrmals (siehe docs/operators.md)
serve-arg-calls = wohin Push-Nachrichten und Webhooks gehen dürfen: public (nur https und öffentliche Adressen), any (auch private Netze und http), none (sonst: public)
serve-arg-metrics-token = was vorgezeigt werden muss, um /metrics zu lesen (sonst: nichts, und nur dieser Rechner darf es)
serve-arg-log-level = was protokolliert wird: debug, info, warning oder error (sonst: warning)
serve-arg-access-log = jede Anfrage protokollieren
serve-open = Rostra ist offen: { $address }
serve-open-lan = Im selben Netz: { $address }
serve-stop = Strg+C beendet es. Die Spiele liegen in { $file }
serve-not-installed = Der Web-Tisch braucht mehr, als installiert ist ({ $module } fehlt): pip install 'rostra[server]'
serve-no-port = Ein Port ist eine Zahl von 0 bis 65535.
serve-no-workers = Workers ist eine Zahl von 1 bis 64.
serve-no-delay = Bots brauchen 0 bis 60 Sekunden.
serve-no-days = Tage sind eine Zahl von 0 bis 100000.
serve-no-such-limit = Eine Grenze { $name } gibt es nicht. Es gibt: { $known }.
serve-no-limit = { $name } muss eine Zahl über 0 sein.
serve-no-address = Eine Adresse sieht aus wie https://rostra.example.
serve-port-taken = Auf Port { $port } kann nichts hören: { $problem }.
serve-wrong-variable = In der Variablen { $variable } steht nicht, was { $option } braucht.
