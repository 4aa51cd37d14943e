## What `rostra serve` says in the terminal.

terminal-about-serve = start the web table
terminal-about-serve-more = Start a web table to play at with friends and bots, and print its address.
serve-arg-host = the address to listen on (default: 127.0.0.1, this machine only)
serve-arg-port = the port to listen on (default: 8000, or the next free one)
serve-arg-lan = listen on all networks of this machine, and print the address to type on a phone
serve-arg-address = the address people type when there is a reverse proxy in front, such as https://rostra.example
serve-arg-database = where the games are kept: a file, or postgresql://... (default: rostra.sqlite3 in your data folder)
serve-arg-workers = how many processes serve, with a PostgreSQL database (default: 1)
serve-arg-bot-delay = how long bots take for a move on average (default: 1.4)
serve-arg-retention-days = days after which a game in which nothing happens is archived (default: 30; 0: never)
serve-arg-archive-days = days after which an archived game is deleted (default: 365; 0: never)
serve-arg-limit = a limit other than the default, such as connections_per_address=500; may be repeated (see docs/operators.md)
serve-arg-calls = where push messages and webhooks may go: public (only https and public addresses), any (also private networks and http), none (default: public)
serve-arg-metrics-token = what must be shown to read /metrics (default: nothing, and only this machine may)
serve-arg-log-level = what is logged: debug, info, warning or error (default: warning)
serve-arg-access-log = log every request
serve-open = Rostra is open: { $address }
serve-open-lan = On the same network: { $address }
serve-stop = Press Ctrl+C to stop. Games are kept in { $file }
serve-not-installed = The web table needs another package ({ $module } is missing): pip install 'rostra[server]'
serve-no-port = A port is a number from 0 to 65535.
serve-no-workers = Workers are a number from 1 to 64.
serve-no-delay = Bots take from 0 to 60 seconds.
serve-no-days = Days are a number from 0 to 100000.
serve-no-such-limit = There is no limit { $name }. There are: { $known }.
serve-no-limit = { $name } must be a number above 0.
serve-no-address = An address looks like https://rostra.example.
serve-port-taken = Cannot listen on port { $port }: { $problem }.
serve-wrong-variable = The variable { $variable } does not hold what { $option } takes.
