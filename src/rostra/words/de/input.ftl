## Was an einer Tischvorgabe oder Aufzeichnung nicht stimmt, gleich in welchem Spiel.

setup-game = Das Spiel „{ $name }“ gibt es nicht; es gibt { $known }.
setup-say-players = Gib an, für wie viele Spieler der Tisch ist: eine ganze Zahl.
setup-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $given }.
setup-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^128 - 1.
setup-edition-name = Eine Ausgabe wird mit ihrem Namen angegeben.
setup-edition = Die Ausgabe „{ $name }“ gibt es nicht; es gibt { $known }.
setup-one-edition = { $game } hat nur eine Ausgabe: Lass die Angabe weg.
setup-variants = Varianten werden als Liste von Namen angegeben.
setup-variant = Die Variante „{ $name }“ gibt es nicht; es gibt { $known }.
setup-no-variants = { $game } hat keine Varianten.
setup-options = Optionen werden mit ihrem Namen angegeben.
setup-option = { $game } hat keine Option „{ $name }“; es gibt { $known }.
setup-start = Der Platz, der beginnt, ist eine Zahl von 0 bis { $last }.
setup-private = Die Option „private“ ist wahr oder falsch.
setup-turn-limit = Die Zuggrenze ist eine Anzahl von Zügen, mindestens 1 (Q17).

record-text = Eine Aufzeichnung wird aus Text gelesen.
record-empty = Die Aufzeichnung ist leer.
record-json = Zeile { $line } der Aufzeichnung ist kein JSON: { $error }
record-object = Zeile { $line } der Aufzeichnung ist kein JSON-Objekt.
record-format = Das ist keine Aufzeichnung: Ihr Format ist nicht „{ $format }“.
record-version = Diese Aufzeichnung hat Version { $given }; bekannt ist { $known }.
record-part = In der Aufzeichnung fehlt „{ $part }“.
record-actions = Die Aktionen einer Aufzeichnung sind eine Liste.
record-entry = In Aktion { $number } der Aufzeichnung fehlt „seat“ oder „action“.
record-unplayable = Aktion { $number } der Aufzeichnung kann nicht gespielt werden: { $why }
record-result = Die Aufzeichnung führt nicht zu dem Ergebnis, das sie nennt.

position-start = Startspieler ist in der Stellung Platz { $there }, in den Optionen Platz { $asked }.
position-json = Eine Stellung ist ein JSON-Objekt.
position-players = Der Tisch ist für { $players } Spieler, also muss es die Stellung auch sein.
position-missing = In der Stellung fehlt „{ $part }“.
position-unknown = Einen Teil „{ $part }“ gibt es in einer Stellung nicht.
position-object = In einer Stellung muss „{ $part }“ ein Objekt sein.
position-list = In einer Stellung muss „{ $part }“ eine Liste sein.
position-length = In einer Stellung muss „{ $part }“ { $length } Einträge haben.
position-number = In einer Stellung muss „{ $part }“ eine ganze Zahl von { $low } bis { $high } sein.
position-name = In einer Stellung muss „{ $part }“ eins von diesen sein: { $names }.
position-fields = Eine Stellung hat die Felder { $known }.
position-field = Das Feld „{ $name }“ enthält ganze Zahlen in der Form { $shape }.

## Was daran falsch ist, wie eine Lernumgebung benutzt wird.

learner-seat = Der Platz des Lernenden ist einer von 0 bis { $last }.
learner-illegal = Eine unzulässige Aktion kann einen Fehler auslösen („raise“) oder durch eine zufällige ersetzt werden („random“).
learner-opponents = Es gibt keine Gegner „{ $name }“; es gibt { $known }.
learner-rewards = In diesem Spiel gibt es keine Belohnung „{ $name }“; es gibt { $known }.
learner-shaping = Dieses Spiel hat kein Potenzial, nach dem Belohnungen geformt werden könnten.
learner-seed = Ein Seed ist eine ganze Zahl von 0 bis 2^128 - 1 oder für jedes Spiel eine unter 2^63.
learner-saved = Diese gespeicherten Spiele sind von anderer Art oder passen nicht zu den Zeilen.
learner-never-asked = Platz { $number } wird in diesen Spielen nie gefragt.
learner-not-asked = Es gibt eine Aktion für einen Platz, der nicht am Zug ist.
learner-games = Es braucht mindestens ein Spiel und einen Thread.
learner-actions = Es müssen { $count } Aktionen sein, eine für jedes Spiel.
learner-whole = Eine Aktion ist eine ganze Zahl, nicht { $given }.
learner-over = Es läuft kein Spiel: Die Umgebung muss erst zurückgesetzt werden (reset).
learner-observer = Beobachter haben keine Parameter; angegeben war { $given }.
learner-start = Der Startspieler ist ein Platz von 0 bis { $last }, oder -1 für einen zufälligen.
learner-asks = Ein Platz darf 0- bis { $most }-mal je Zug fragen, nicht { $given }-mal.
learner-top-price = Der höchste Preis einer Zustimmung ist 0 bis { $most }, nicht { $given }.
learner-reduced-setup = Ein verkleinertes { $game } braucht einen Seed für den Aufbau: den Parameter „setup“.
learner-reduced-rounds = Ein verkleinertes { $game } ist für { $fewest } bis { $most } Spieler, mit einer Grenze und höchstens einer Runde für jeden.
