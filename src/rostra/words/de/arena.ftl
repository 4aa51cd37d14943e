## Was `rostra arena` im Terminal sagt.

terminal-about-arena = Turniere von Bots spielen und messen, wer besser spielt
terminal-about-arena-more =
    Turniere von Bots spielen: jede Aufstellung, auf allen Plätzen, mit denselben Verteilungen für alle.
    Ein Spieler ist eine Stufe der Bots des Spiels (random, greedy, rules, search, best) oder ein eigener Bot als
    paket.modul:Name, der mit einem Startwert aufgerufen wird.
    Die besten Bots brauchen bis zu einer Sekunde für eine Entscheidung; für lange Turniere gibt es schnellere,
    rostra.bots.quo_vadis.best:Fast und rostra.bots.idus_martii.best:Fast.
arena-examples =
    Beispiele:
      rostra arena quo-vadis best rules rules rules         eine Aufstellung, rund um den Tisch
      rostra arena idus-martii "rules*4" best --seeds 200   vier von einem und einer vom anderen, 200 Verteilungen
      rostra arena quo-vadis --matrix random greedy rules   jeder einmal unter lauter gleichen anderen
      rostra arena quo-vadis best --each-against greedy,rules
      rostra arena idus-martii --replace rules:best --players 7
                                                            was der Platz gewinnt, wenn best dort sitzt
      rostra arena quo-vadis mybots:Sly "greedy*3"          ein eigener Bot, aus mybots.py hier

    In den Ordner kommen report.html (im Browser öffnen), results.json, games.csv und ratings.csv.
    Derselbe Befehl macht weiter, wo ein unterbrochener aufgehört hat, und führt wieder zu denselben Ergebnissen.
arena-arg-game = quo-vadis oder idus-martii
arena-arg-line-up = wer am Tisch sitzt; rules*3 sind drei davon
arena-arg-matrix = je ein Spieler unter lauter gleichen von jedem anderen
arena-arg-each-against = je ein PLAYER unter lauter A, dann unter lauter B
arena-arg-replace = ein Tisch nur mit OLD, dann einer davon ersetzt durch NEW (ein Komma zwischen Namen mit Doppelpunkt)
arena-arg-all-orders = jede Reihenfolge der Aufstellung, nicht nur ihre Drehungen
arena-arg-players = wie viele am Tisch sitzen (sonst: 4 bei Quo Vadis?, 5 bei Idus Martii)
arena-arg-seeds = wie viele Verteilungen; jede Sitzordnung spielt jede (sonst: 50)
arena-arg-seed = woher aller Zufall kommt: gleicher Startwert, gleiche Spiele (sonst: 0)
arena-arg-edition = die Ausgabe von Quo Vadis?: amigo-2005 oder hans-im-glueck-1992
arena-arg-variants = Varianten von Quo Vadis?, etwa census,limited-ones
arena-arg-turn-limit = der Zug, nach dem ein Spiel von Quo Vadis? endet (sonst: 400)
arena-arg-public = keine geheimen Abmachungen
arena-arg-workers = wie viele Spiele zugleich (sonst: eines für jeden Kern)
arena-arg-ray = auf dem Ray-Cluster unter ADDRESS (Host:Port) spielen; ohne Adresse auf dem dieses Rechners oder einem neuen hier
arena-arg-out = wohin alles geschrieben wird (sonst: ein Ordner in arena-results/, benannt nach dem, was gespielt wird)
arena-arg-resume = mit den Spielen im Ordner weitermachen oder neu beginnen (sonst: weitermachen)
arena-arg-luck = auch, was der Zufall jedem Platz gebracht hat, und die Gewinnraten ohne ihn
arena-arg-records = die Aufzeichnung jedes Spiels behalten, für rostra replay
arena-arg-language = die Sprache des Berichts und der Ergebnisse
arena-arg-quiet = kein Fortschrittsbalken
arena-unit = Spiele
arena-progress = { $done } von { $planned } Spielen
arena-getting-ready = Vorbereitung (was noch nicht kompiliert ist, wird jetzt einmal kompiliert)
arena-told-time = 95 % der Entscheidungen in höchstens { $time }
arena-told-among = ein { $row } unter { $column }: { $share }
arena-told-luck = ohne Glück { $share }
arena-told-luck-worth = {""}, so genau wie mit { $times }-mal so vielen Spielen
arena-told-cut = { $count } von { $games } Spielen endeten durch die Zugbegrenzung.
arena-told-forfeited = { $count } von { $games } Spielen gingen kampflos verloren.
arena-not-compiled = Regeln sind hier nicht übersetzt; Bots, die mit ihnen suchen, spielen darum nach einfachen Regeln.
arena-written = Geschrieben: { $file }
arena-not-installed = Für die Arena fehlt noch etwas ({ $module } ist nicht installiert): pip install 'rostra[arena]'
arena-no-workers = Auf diesem Rechner können 1 bis { $most } Arbeitsprozesse spielen.
arena-no-seeds = Mindestens eine Verteilung ist nötig.
arena-no-seed = Ein Startwert ist eine ganze Zahl ab 0.
arena-no-players = Mindestens zwei Spieler sind nötig.
arena-not-a-player = „{ $word }“ ist kein Spieler: Schreib rules, oder rules*3 für drei davon.
arena-nobody = Sag, wer spielt: die Spieler einer Aufstellung, oder --matrix, oder --replace.
arena-two-ways = Nenne die Spieler einmal: als Aufstellung, mit --matrix oder mit --replace.
arena-matrix-of-one = Eine Matrix braucht mindestens zwei verschiedene Spieler.
arena-no-replacement = Sag, wer durch wen ersetzt wird, etwa rules:best; nicht { $given }.
arena-too-many-orders = Jede Reihenfolge einer Aufstellung lässt sich mit höchstens { $most } Spielern spielen.
arena-worker-lost = Ein Arbeitsprozess wurde beendet. Fertige Spiele bleiben: Derselbe Befehl macht dort weiter.
arena-no-ray = Ray ist nicht installiert ({ $module } fehlt): pip install 'rostra[ray]'
arena-no-ray-address = „{ $given }“ ist keine Adresse eines Ray-Clusters: Schreib --ray Host:Port, oder nur --ray hinter die Spieler.
arena-ray-unreached = Der Ray-Cluster ist nicht zu erreichen: { $problem }
arena-other-program = { $machine } hat eine andere Version von rostra oder keinen Compiler und würde andere Spiele spielen. Installiere auf allen Rechnern des Clusters dasselbe.
arena-interrupted = Unterbrochen. Fertige Spiele bleiben: Derselbe Befehl macht dort weiter.
arena-damaged-settings = { $file } fehlt oder ist beschädigt; darum ist nicht zu erkennen, zu welchem Turnier die Spiele daneben gehören. Wähle mit --out einen anderen Ordner oder beginne mit --no-resume neu.
arena-damaged-game = Zeile { $line } von { $file } ist beschädigt. Nimm die Zeile heraus, dann wird ihr Spiel noch einmal gespielt, oder beginne mit --no-resume neu.
arena-other-count = Die Aufstellung hat { $named } Spieler, nicht { $players }.
arena-difference = { $what ->
    [code] der Code von Regeln und Bots
    [version] die Version von rostra
    [seatings] die Spieler
    [compiled] ob Regeln übersetzt sind
    [replaced] wer ersetzt wird
    [options] die Optionen des Tisches
    [variants] die Varianten
    [edition] die Ausgabe
    [luck] was über das Glück gesagt wird
    [seed] der Startwert
   *[game] das Spiel
}
arena-other-tournament = In { $folder } liegen Spiele eines anderen Turniers (verschieden: { $what }). Wähle mit --out einen anderen Ordner oder beginne mit --no-resume neu.

## Was der Bericht von `rostra arena` sagt.

arena-report-title = { $game ->
    [quo-vadis] Quo Vadis?
    [idus-martii] Idus Martii
   *[other] { $game }
}: { $names }
arena-report-headline-wins = { $name } gewinnt am häufigsten: { $share } der Spiele.
arena-report-headline-replaced = Wenn { $new } den Platz eines { $old } einnimmt, ändert sich die Gewinnrate des Platzes um { $gain } Punkte.
arena-report-headline-nothing = Kein Spiel ist zu Ende gespielt.
arena-report-fact-played = Spiele
arena-report-fact-deals = Verteilungen
arena-report-fact-seats = Plätze
arena-report-fact-cut = durch die Zugbegrenzung beendet
arena-report-fact-forfeited = kampflos verloren
arena-report-wins = Gewinnraten
arena-report-wins-how = Der Anteil gewonnener Spiele mit seinem 95-%-Intervall. Die gestrichelte Linie, wo es eine gibt, zeigt den Zufallswert.
arena-report-luck = Gewinnraten ohne Glück
arena-report-luck-how = Dieselben Gewinnraten, abzüglich dessen, was der Startspieler und alles Verteilte oder Gezogene jedem Platz nach dem Urteil der Auswertung gebracht haben. Glück ist im Mittel null, geschätzt werden also dieselben Anteile; je mehr das Glück entscheidet, desto enger sind die Intervalle.
arena-report-luck-worth = { $name }: so genau wie { $times }-mal so viele Spiele
arena-report-ratings = Wertungen
arena-report-ratings-how = OpenSkill: die geschätzte Stärke und das Doppelte ihrer Unsicherheit. Alle beginnen bei 25.
arena-report-matrix = Matrix der Gewinnraten
arena-report-matrix-how = Wie oft ein Spieler der Zeile unter lauter Spielern der Spalte gewinnt.
arena-report-ahead = Gegeneinander
arena-report-ahead-how = Wie oft ein Platz der Zeile vor einem Platz der Spalte endet; gleichauf zählt halb.
arena-report-by-seat = Platz für Platz
arena-report-by-seat-how = Die Gewinnrate auf jedem Platz. Die Plätze zählen im Uhrzeigersinn ab 0.
arena-report-seat = Platz
arena-report-replaced = Ein Spieler ersetzt
arena-report-replaced-how = Um wie viele Prozentpunkte der Neue öfter gewinnt als der, dessen Platz er einnahm: dieselbe Verteilung, derselbe Platz, beide Male.
arena-report-all-seats = alle Plätze
arena-report-at-seat = Platz { $seat }
arena-report-scores = Lorbeeren
arena-report-scores-how = Der mittlere Wert der Lorbeeren am Ende; wer nicht im Senat ist, hat keine.
arena-report-factions = Seiten
arena-report-factions-how = Wie oft jede Seite gewann, und wie oft jeder gewann, der auf ihr endete.
arena-report-length = Länge der Spiele
arena-report-length-how = Züge bei Quo Vadis?, Runden bei Idus Martii.
arena-report-struck = Geschlossene Abmachungen
arena-report-struck-how = Abmachungen je Spiel, die alle Beteiligten angenommen haben.
arena-report-offers = Angebote in einem Spiel: { $mean }.
arena-report-void = Geschlossen und nicht genutzt: { $mean }.
arena-report-broken = Gebrochene Versprechen: { $mean }.
arena-report-claims = Behauptungen
arena-report-claims-how = Was Spieler in jedem Spiel über sich und andere sagten, wahr oder nicht.
arena-report-mean = im Mittel { $mean }
arena-report-calibration = Kalibrierung
arena-report-calibration-how = Welche Chance sich die Bots beim Entscheiden gaben und wie oft sie gewannen. Auf der gestrichelten Linie stimmt beides überein.
arena-report-said = Chance, die er sich gab
arena-report-won = Spiele, die er gewann
arena-report-brier = Brier { $brier }, Kalibrierungsfehler { $ece }, { $count } Entscheidungen
arena-report-time = Zeit für eine Entscheidung
arena-report-time-how = Rechenzeit. Das Zeichen ist der Median, der Balken reicht bis zum 95. Perzentil, die Punkte bis zur längsten.
arena-report-quantiles = { $p50 } · { $p95 } · { $max }
arena-report-forfeits = Kampflos verlorene Spiele
arena-report-forfeits-how = Hier versagte ein Bot. Das Spiel zählt für ihn als verloren und für die anderen gar nicht.
arena-report-forfeit = Spiel { $game }, { $player } auf Platz { $seat }: { $why }
arena-report-made = Wie das entstand
arena-report-made-how = Derselbe Befehl führt zu denselben Ergebnissen.
arena-report-made-players = Spieler
arena-report-made-seed = Startwert
arena-report-made-options = Optionen
arena-report-made-variants = Varianten
arena-report-made-edition = Ausgabe
arena-report-made-compiled = übersetzte Regeln
arena-report-yes = ja
arena-report-no = nein
arena-report-made-version = Version und Code
arena-report-method = Jede Sitzordnung spielt dieselben Verteilungen. Spiele einer Verteilung sind nicht unabhängig, darum sind die Intervalle nach Verteilungen geclustert: für Anteile Wilsons Intervall mit der um den Design-Effekt verringerten Zahl der Spiele, für Mittelwerte und Unterschiede der cluster-robuste Standardfehler, beide mit Students t, 95 %. Wo alle Verteilungen gleich ausgingen, die exakte binomiale Schranke über die Verteilungen.

## Was `rostra benchmark` sagt

terminal-about-benchmark = einen Agenten nach festem Protokoll bewerten, für zitierbare Ergebnisse
terminal-about-benchmark-more =
    Einen Agenten nach einem festen Protokoll bewerten: dieselben Spiele, Verteilungen, Plätze und Gegner für alle.
    Ein Agent ist eine Stufe der Bots (random, greedy, rules, search, best) oder ein eigener Bot als
    paket.modul:Name, der mit einem Startwert aufgerufen wird.
benchmark-examples =
    Beispiele:
      rostra benchmark rules
      rostra benchmark mybots:Sly --game quo-vadis --seeds 10
benchmark-arg-agent = der Agent, der bewertet wird
benchmark-arg-game = nur die Aufgaben dieses Spiels
benchmark-arg-protocol = die Fassung des Protokolls (sonst: v1)
benchmark-arg-seeds = nur die ersten N Verteilungen jeder Aufgabe; die Ergebnisse sagen es, und ein längerer Lauf macht dort weiter
benchmark-arg-out = die Ergebnisdatei (sonst: eine in benchmark-results/); die Spiele liegen daneben
benchmark-score = { $game }: { $share } im Mittel über die Aufgaben
benchmark-no-protocol = Ein Protokoll { $given } gibt es nicht; es gibt { $known }.
benchmark-no-seeds = Ein Lauf kann 1 bis { $most } Verteilungen haben.
benchmark-no-tasks = Protokoll { $protocol } hat keine Aufgaben für { $game }.
benchmark-reservation = { $kind ->
    [fewer-deals] Kein volles Ergebnis nach { $protocol }: Nur die ersten Verteilungen wurden gespielt.
    [not-compiled] Kein Ergebnis nach { $protocol }: Regeln sind hier nicht kompiliert; Bots, die suchen, spielen nach einfachen Regeln.
    [over-budget] Kein Ergebnis nach { $protocol }: In { $where } brauchte der Agent länger als erlaubt.
   *[other-opponents] Kein Ergebnis nach { $protocol }: In { $where } spielen die Gegner nicht mehr wie damals.
}
