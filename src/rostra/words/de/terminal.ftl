### Was das Terminal sagt: Überschriften, Auswahl, Fragen und Klagen.

terminal-quo-vadis = QUO VADIS?
terminal-idus-martii = IDUS MARTII

terminal-seat-quo-vadis = { $seat ->
    [0] Rot
    [1] Blau
    [2] Schwarz
    [3] Weiß
    [4] Gelb
   *[other] Platz { $seat }
}
terminal-seat-idus-martii = Platz { $seat }
terminal-you = { $who } (du)

## Der Spielplan von Quo Vadis?

terminal-turn = Zug { $turn }
terminal-game-of-three = Partie { $game } von 3
terminal-stage-action = { $who } ist am Zug
terminal-stage-bonus = { $who } darf auch Cäsar versetzen
terminal-stage-remove = { $who } nimmt einen Senator vom Spielplan
terminal-stage-over = das Spiel ist zu Ende
terminal-supply = Vorrat { $ones }×I, Stapel { $stock }
terminal-senate = SENAT
terminal-votes = { $votes } nötig
terminal-player = Spieler
terminal-reserve = Reserve
terminal-in-senate = Senat
terminal-laurels = Lorbeeren
terminal-sums = Summen
terminal-short-reserve = Res
terminal-short-senate = Sen
terminal-short-laurels = Lor
terminal-own-laurels = deine: { $laurels }
terminal-laurels-hidden = { $count ->
    [0] –
   *[other] { $count } verdeckt
}
terminal-laurels-shown = { $laurels }  = { $value }
terminal-pledged = { $who } gibt auf { $path } { $votes ->
    [one] eine Zustimmung
   *[other] { $votes } Zustimmungen
}
terminal-legend-laurel = Lorbeer
terminal-legend-caesar = Cäsar: keine Zustimmung, keine Lorbeeren
terminal-legend-free-seat = freies Feld
terminal-legend-entry = hier werden Senatoren eingesetzt

## Der Tisch von Idus Martii

terminal-round = { $phase ->
    [1] erste Phase, Runde { $round } von { $rounds }
   *[other] zweite Phase, Runde { $round } von { $rounds }
}
terminal-idus-stage-assign = { $who } verteilt die Rollen
terminal-idus-stage-vote = { $who }: wählen
terminal-idus-stage-peek = { $who } bestimmt eine Karte zum Ansehen
terminal-idus-stage-veto = { $who }: Veto oder nicht
terminal-idus-stage-replace = { $who } legt eine andere Karte
terminal-idus-stage-discard = { $who } legt eine Karte weg
terminal-idus-stage-over = das Spiel ist zu Ende
terminal-role-consul = KONSUL
terminal-role-praetor = PRÄTOR
terminal-role-aedile = ÄDIL
terminal-start = Start
terminal-faction-loyalist = Loyalisten
terminal-faction-traitor = Verräter
terminal-faction-merchant = Händler
terminal-put-away = weggelegt { $cards }
terminal-ballot = Wahlkarte
terminal-looked-at = gesehen
terminal-suffragium = Suffragium
terminal-limit = wer über { $limit } kommt, wird entdeckt

## JSON und die Engine

terminal-json-broken = Das ist kein JSON: { $problem } (Zeile { $line }, Spalte { $column }).
terminal-json-deep = Dieses JSON ist zu tief verschachtelt.
terminal-json-twice = Der Schlüssel „{ $key }“ kommt zweimal vor.
terminal-json-number = { $number } ist keine Zahl, die hier zu gebrauchen ist.
terminal-engine-empty = Die Zeile ist leer; erwartet wird ein JSON-Objekt je Zeile.
terminal-engine-long = Die Zeile ist länger als { NUMBER($bytes, useGrouping: 0) } Bytes.
terminal-engine-bytes = Die Zeile ist kein UTF-8 (Byte { NUMBER($byte, useGrouping: 0) }).
terminal-engine-object = Erwartet wird ein JSON-Objekt je Zeile, etwa {"{"}"op": "new", "game": "quo-vadis", "players": 4{"}"}.
terminal-engine-id = Eine id ist Text, eine Zahl oder null.
terminal-engine-op = „op“ ist eines von { $ops }.
terminal-engine-missing = { $op } braucht { $fields }.
terminal-engine-unknown = { $op } kennt { $fields } nicht.
terminal-engine-no-table = Es gibt noch keinen Tisch: Beginne mit „new“ oder „replay“.
terminal-engine-fault = Die Engine hat einen Fehler: { $fault }

## Dateien

terminal-file-unread = { $file } ist nicht lesbar: { $problem }.
terminal-file-unwritten = { $file } ist nicht beschreibbar: { $problem }.
terminal-file-exists = { $file } gibt es schon. Wähle einen anderen Namen.
terminal-file-bytes = { $file } ist kein UTF-8-Text.
terminal-file-wrong = { $file }: { $problem }
terminal-file-neither = das ist weder eine Aufzeichnung noch eine Stellung eines Spiels
terminal-file-impossible = Einen solchen Tisch kann es nicht geben: { $problem }
terminal-at-beyond = --at { NUMBER($at, useGrouping: 0) }: Die Aufzeichnung hat nur { $count } Aktionen.

## Nachspielen

terminal-replay-position = { $file } ist eine Stellung, keine Aufzeichnung: Es gibt nichts nachzuspielen. Versuche rostra show.
terminal-replay-illegal = Aktion { $number } der Aufzeichnung lässt sich nicht spielen: { $problem }
terminal-replay-keys = { $at } von { $last } · Enter weiter · b zurück · g gehe zu · e Ende · q Schluss
terminal-replay-goto = Gehe zu Aktion:

## Spielen

terminal-the-senate = Senat
terminal-choice-advance = { $from } – { $to }{ $laurel ->
    [none] {""}
   *[other] , nimmt { $laurel }
}{ $votes ->
    [none] {""}
   *[other] , mit { $votes }
}
terminal-choice-ask = um Zustimmung bitten auf { $path }
terminal-choice-place = einen Senator in { $committee } einsetzen
terminal-choice-caesar = Cäsar auf { $to }{ $laurel ->
    [none] {""}
   *[other] {" "}({ $laurel })
}
terminal-choice-decline = Cäsar lassen, wo er ist
terminal-choice-census = einen Zensus verlangen
terminal-choice-remove = einen Senator aus { $committee } nehmen
terminal-choice-pledge = { $votes } auf { $path } geben
terminal-choice-retract = die Zustimmung auf { $path } zurücknehmen
terminal-choice-accept = Abmachung { $deal } annehmen
terminal-choice-reject = Abmachung { $deal } ablehnen
terminal-choice-withdraw = Abmachung { $deal } zurückziehen
terminal-choice-assign = Prätor { $praetor }, Ädilen { $aediles }
terminal-choice-vote = { $card } legen
terminal-choice-peek = die Karte von { $aedile } ansehen
terminal-choice-veto = Veto: die Karte wird ausgetauscht
terminal-choice-approve = die Karte gelten lassen
terminal-choice-replace = stattdessen { $card } legen
terminal-choice-discard = die Karte { $card } weglegen
terminal-help-none = Zu diesem Spiel gibt es hier keine Hilfe. Tippe die Nummer einer Möglichkeit.
terminal-help-quo-vadis =
    Eine Aktion je Zug: einen Senator einsetzen, einen auf einem Weg weiterziehen oder Cäsar versetzen.
    Ein Dreier-Gremium verlässt man mit der Zustimmung eines anderen Senators dort, ein Fünfer-Gremium mit
    zweien; wer einem anderen zustimmt, bekommt dafür einen Lorbeer I, also frage. Wer weiterzieht, nimmt den
    Lorbeer auf seinem Weg, außer wo Cäsar liegt: Dort braucht es keine Zustimmung, und niemand bekommt
    Lorbeeren. Das Spiel endet, wenn fünf Senatoren im Senat sind; die meisten Lorbeeren gewinnen, aber nur
    bei denen, die dort einen Senator haben.
terminal-help-idus-martii =
    Die Ädilen legen je eine Karte verdeckt: Grün bringt die Loyalisten voran, Rot die Verräter, Gelb niemanden.
    Der Prätor sieht eine an und darf sie austauschen lassen; der Konsul deckt beide auf und legt eine seiner
    Fraktionskarten weg. Eine Fraktion über der Grenze wird entdeckt, und ihr Rivale gewinnt. Sonst gewinnt an
    den Iden des März, wer zwei Felder vorn liegt; liegt niemand so vorn, die Händler. Du bist, was deine
    letzte Karte sagt.

## Die Befehlszeile

terminal-about = Zwei Brettspiele aus dem alten Rom: Quo Vadis? und Idus Martii.
terminal-about-more =
    Beispiele:
      rostra play                       eine Partie Quo Vadis? gegen drei einfache Gegner
      rostra play idus-martii --humans 5
      rostra play --resume              ein unterbrochenes Spiel weiterspielen
      rostra show game.jsonl --at 20    der Spielplan nach zwanzig Aktionen
      rostra replay game.jsonl          eine Partie Schritt für Schritt
terminal-about-play = im Terminal spielen
terminal-about-play-more = Im Terminal spielen: mit Bots, mit anderen an derselben Tastatur oder an einem Tisch im Netz.
terminal-about-show = den Spielplan einer Aufzeichnung oder Stellung zeigen
terminal-about-show-more = Den Spielplan einer Aufzeichnung (nach der letzten Aktion oder --at einer anderen) oder einer Stellung zeigen.
terminal-about-replay = eine Aufzeichnung Schritt für Schritt nachspielen
terminal-about-replay-more =
    Eine Aufzeichnung Schritt für Schritt. Tasten: Enter weiter, b zurück, g N gehe zu Aktion N, e Ende, q Schluss.
    Ohne Terminal wird jede Aktion als Satz erzählt und der letzte Spielplan gezeigt.
terminal-about-review = ein beendetes Spiel auswerten: was es entschieden hat
terminal-about-review-more =
    Ein beendetes Spiel auswerten: wie gut alle entschieden haben, was Glück war, was jede Abmachung wem wert
    war und welche niemand gesehen hat. Gibt das Wichtigste aus und schreibt eine Seite neben die Aufzeichnung.
terminal-about-puzzles = das Rätsel von heute lösen oder Rätsel aus Aufzeichnungen machen
terminal-about-puzzles-more =
    Ohne weitere Angabe wird das Rätsel von heute gestellt (nach dem Datum in UTC, also für alle dasselbe).
    „make“ sucht Rätsel in aufgezeichneten Partien und lässt sich unterbrechen; „collect“ wählt aus den Funden aus.
terminal-puzzles-solve = das Rätsel von heute lösen, oder ein anderes mit seinem Namen
terminal-puzzles-name = der Name eines Rätsels
terminal-puzzles-list = alle Rätsel
terminal-puzzles-make = in aufgezeichneten Partien nach Rätseln suchen
terminal-puzzles-out = die Datei mit den Rätseln
terminal-puzzles-collect = aus den Funden eine Sammlung auswählen
terminal-puzzles-most = wie viele von jeder Art und Stufe höchstens (15)
terminal-puzzles-without = diese weglassen
terminal-puzzles-collected = { $count } Rätsel aus { $of } ausgewählt.
terminal-puzzles-unknown = Ein Rätsel { $name } gibt es nicht.
terminal-puzzles-which = Deine Antwort (1 bis { $last }, q zum Verlassen):
terminal-about-engine = Anfragen anderer Programme beantworten, JSON-Zeilen hinein und heraus
terminal-about-engine-more =
    Liest von der Standardeingabe ein JSON-Objekt je Zeile und beantwortet jedes mit einem auf der Standardausgabe:
      {"{"}"op": "new", "game": "quo-vadis", "players": 4, "seed": 7{"}"}
      {"{"}"op": "legal", "seat": 0{"}"}
      {"{"}"op": "play", "seat": 0, "action": {"{"}"type": "place", "committee": "A1"{"}"}{"}"}
    Ops: new, replay, to_act, legal, check, play, view, events, position, record, result.
    Antworten sind {"{"}"ok": true, ...{"}"} oder {"{"}"ok": false, "error": "..."{"}"}; eine „id“ kommt zurück, wie sie kam.
terminal-arg-game = das Spiel: quo-vadis (wenn nichts gesagt wird) oder idus-martii; oder der Link eines Tisches im Netz
terminal-arg-players = wie viele spielen: 3 bis 5 in Quo Vadis? (sonst 4), 5 bis 8 in Idus Martii (sonst 5)
terminal-arg-humans = wie viele davon an dieser Tastatur sitzen (sonst 1)
terminal-arg-level = wie gut die Bots spielen: novice, beginner, casual, regular, skilled, strong, expert oder best; random, greedy, rules (sonst dies) oder search; mit einem Charakter wie in skilled/generous; eine Stufe für alle, oder für jeden eine mit Kommas dazwischen
terminal-arg-name = dein Name; einmal für jede Person an dieser Tastatur
terminal-arg-edition = die Ausgabe von Quo Vadis?: amigo-2005 (sonst dies) oder hans-im-glueck-1992
terminal-arg-variants = Varianten von Quo Vadis?, mit Kommas dazwischen: limited-ones, census, strict-promises, consular-election
terminal-arg-language = en, de, nl oder it (sonst die Sprache des Systems)
terminal-arg-resume = das zuletzt unterbrochene Spiel weiterspielen, oder das in FILE
terminal-arg-plain = Zeile für Zeile statt auf dem ganzen Bildschirm
terminal-arg-seed = dasselbe Spiel noch einmal: eine ganze Zahl
terminal-arg-save = die Aufzeichnung des beendeten Spiels dorthin schreiben
terminal-arg-file = eine Aufzeichnung (JSON-Zeilen) oder eine Stellung (JSON); - für die Standardeingabe
terminal-arg-record = eine Aufzeichnung (JSON-Zeilen); - für die Standardeingabe
terminal-arg-at = nach so vielen Aktionen (sonst nach allen)
terminal-arg-seat = wie dieser Platz es sieht (sonst alles, wie ein Schiedsrichter)
terminal-arg-color = auto (wenn nichts gesagt wird), always oder never
terminal-arg-no-color = dasselbe wie --color never
terminal-usage = { $problem } (siehe { $command } --help)
terminal-not-a-count = { $given } ist keine ganze Zahl ab 0

## Was `rostra warm` sagt

terminal-about-warm = alles im Voraus kompilieren, damit später niemand darauf wartet
terminal-about-warm-more =
    Die Regeln für Simulationen, lernende Programme und Bots kompilieren und das Ergebnis auf der Platte behalten.
    Sonst geschieht dasselbe beim ersten Gebrauch. Der Ordner lässt sich kopieren: siehe docs/installing.md.
warm-arg-cache = der Ordner dafür, statt des eigenen des Benutzers oder ROSTRA_CACHE
warm-unit = Schritte
warm-step = { $game }: { $what ->
    [rules] zufällige Spiele
    [vector] viele Spiele zugleich
    [bots] Bots
   *[openspiel] Zufallsspiele für OpenSpiel
}
warm-done = Alles ist kompiliert, in { $seconds } s. Der Cache ist { $folder } ({ $size } MB).
warm-not-compiled = Hier lässt sich nichts kompilieren: Numba ist nicht installiert, oder ROSTRA_JIT ist 0.
compiling-once = Wird einmal kompiliert und liegt dann in { $folder }
compiling-now = kompiliert: { $done } von { $planned }

## Was `rostra dataset` sagt

terminal-about-dataset = Spiele von Bots in Parquet-Dateien schreiben
terminal-about-dataset-more =
    Bots gegeneinander spielen lassen und alles in zwei Parquet-Dateien schreiben, zum Lernen und Auszählen:
    jedes Spiel mit seiner Aufzeichnung und jede Aktion mit dem, was ihr Platz sah, tun konnte und tat,
    was der Bot abwog und was er glaubte. docs/datasets.md beschreibt die Spalten.
dataset-arg-games = wie viele Spiele (sonst: 100)
dataset-arg-levels = wer an den Tischen sitzen kann, durch Kommas getrennt (sonst: alle Stufen; best braucht lange)
dataset-arg-out = der Ordner, in den geschrieben wird
dataset-not-installed = Für Datensätze fehlt noch etwas ({ $module } ist nicht installiert): pip install 'rostra[datasets]'
