## Wat `rostra serve` in de terminal zegt.

terminal-about-serve = de webtafel openen
terminal-about-serve-more = Een webtafel openen om met vrienden en bots aan te spelen, en het adres tonen.
serve-arg-host = het adres om op te luisteren (anders: 127.0.0.1, alleen deze machine)
serve-arg-port = de poort om op te luisteren (anders: 8000, of de volgende die vrij is)
serve-arg-lan = op alle netwerken van deze machine luisteren, en het adres tonen om op een telefoon in te typen
serve-arg-address = het adres dat mensen intypen als er een reverse proxy voor staat, zoals https://rostra.example
serve-arg-database = waar de spellen worden bewaard: een bestand of postgresql://... (anders: rostra.sqlite3 in je gegevensmap)
serve-arg-workers = hoeveel processen bedienen, met een PostgreSQL-database (anders: 1)
serve-arg-bot-delay = hoe lang bots gemiddeld over een zet doen (anders: 1.4)
serve-arg-retention-days = na hoeveel dagen een spel waarin niets gebeurt naar het archief gaat (anders: 30; 0: nooit)
serve-arg-archive-days = na hoeveel dagen een spel uit het archief wordt verwijderd (anders: 365; 0: nooit)
serve-arg-limit = een andere grens dan anders, zoals connections_per_address=500; mag vaker (zie docs/operators.md)
serve-arg-calls = waarheen pushberichten en webhooks mogen: public (alleen https en openbare adressen), any (ook privénetwerken en http), none (anders: public)
serve-arg-metrics-token = wat getoond moet worden om /metrics te lezen (anders: niets, en alleen deze machine mag het)
serve-arg-log-level = wat er in het logboek komt: debug, info, warning of error (anders: warning)
serve-arg-access-log = elk verzoek in het logboek zetten
serve-open = Rostra is open: { $address }
serve-open-lan = In hetzelfde netwerk: { $address }
serve-stop = Ctrl+C stopt het. De spellen staan in { $file }
serve-not-installed = De webtafel heeft meer nodig dan er geïnstalleerd is ({ $module } ontbreekt): pip install 'rostra[server]'
serve-no-port = Een poort is een getal van 0 tot 65535.
serve-no-workers = Workers is een getal van 1 tot 64.
serve-no-delay = Bots doen er 0 tot 60 seconden over.
serve-no-days = Dagen zijn een getal van 0 tot 100000.
serve-no-such-limit = Een grens { $name } bestaat niet. Er zijn: { $known }.
serve-no-limit = { $name } moet een getal boven 0 zijn.
serve-no-address = Een adres ziet eruit als https://rostra.example.
serve-port-taken = Er kan niets luisteren op poort { $port }: { $problem }.
serve-wrong-variable = In de variabele { $variable } staat niet wat { $option } nodig heeft.
