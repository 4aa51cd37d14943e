### Was die Seite im Browser sagt. Plätze kommen als Namen, Gremien und Wege wie auf dem Spielplan (B1, B1-A3).

## Überall

web-game = { $game ->
    [quo-vadis] Quo Vadis?
    [idus-martii] Idus Martii
   *[other] { $game }
}
web-language = Sprache
web-theme = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[auto] Hell oder dunkel wie das System
}
web-sound = Töne
web-sound-hint = Töne auf dieser Seite
web-alerts = Bescheid geben
web-notify = Benachrichtigungen
web-notify-hint = { $state ->
    [on] Wenn ein Tisch auf dich wartet und diese Seite nicht zu sehen ist.
    [push] Wenn ein Tisch auf dich wartet und diese Seite nicht zu sehen ist; an Tischen mit Tagen je Zug auch, wenn sie zu ist.
    [off] Aus. Ein Tipp, und du erfährst, wenn ein Tisch auf dich wartet und diese Seite nicht zu sehen ist.
    [denied] Dein Browser sperrt sie für diese Seite. Erlaube Benachrichtigungen in seinen Einstellungen und komm dann hierher zurück.
    [missing] Dein Browser zeigt hier keine. Nötig ist eine verschlüsselte Adresse (https), auf dem iPhone auch die Seite auf dem Home-Bildschirm.
   *[default] Erfahre, wenn ein Tisch auf dich wartet und diese Seite nicht zu sehen ist. Ohne Adresse, ohne Konto.
}
web-webhook = Webhook für diesen Tisch
web-webhook-hint = Melde einem Kanal, wer am Zug ist: Discord, Slack, Matrix oder ntfy.
web-webhook-url = Adresse des Webhooks
web-webhook-service = Dienst
web-webhook-save = Ausprobieren und behalten
web-webhook-on = { $service } erfährt, wer an diesem Tisch am Zug ist.
web-webhook-off = Niemandem mehr melden
web-call = { $call ->
    [offer] Ein Angebot für dich
   *[turn] Du bist am Zug
}
web-call-where = { $game }, Tisch { $code }
web-loading = Einen Moment …
web-lost = Die Verbindung ist abgerissen. Ein neuer Versuch läuft; was zu sehen war, ist nicht verloren.
web-no-network = Du bist offline. Es geht weiter, sobald wieder ein Netz da ist; nichts ist verloren.
web-unsent = Keine Verbindung: Das wurde nicht gesendet. Versuche es wieder, sobald sie zurück ist.
web-kept = Was du getan hast, ist gemerkt und wird von selbst gesendet.
web-kept-first = Dein letzter Zug wartet noch auf die Verbindung. Eins nach dem anderen.
web-offline = Der Server antwortet nicht. Versuche es gleich noch einmal.
web-paused = Einen Moment … der Server kann gerade nichts speichern. Nichts ist verloren, und das Spiel geht von selbst weiter.
web-home = Zum Anfang
web-close = Schließen
web-cancel = Abbrechen
web-next = Weiter
web-rules = Regeln
web-rule = Regel { $rule }
web-rules-missing = Zu diesem Spiel gibt es hier keine Regeln.
web-nobody = niemand
web-guest = Gast
web-you = du
web-away = abwesend
web-here = da
web-level = { $level ->
    [random] zufällig
    [greedy] gierig
    [rules] solide
    [search] scharfsinnig
    [novice] ahnungslos
    [beginner] Neuling
    [casual] gemütlich
    [regular] geübt
    [skilled] gut
    [strong] stark
    [expert] sehr stark
    [best] meisterhaft
   *[other] { $level }
}
web-bot = Bot, { web-level }
web-bot-hint = { $level ->
    [random] Jeder Zug ist ihm gleich lieb. Gut, um sich zurechtzufinden.
    [greedy] Nimmt sofort das meiste, was zu haben ist, und schaut nicht weiter.
    [rules] Versteht sein Handwerk: verhandelt fair, erzählt Stimmiges, hält sein Wort.
    [search] Denkt voraus: spielt im Kopf weiter, bevor er zieht oder verhandelt.
    [novice] Hat sich eben erst hingesetzt. Wer die Regeln gelesen hat, gewinnt.
    [beginner] Sieht das Große und übersieht viel vom Rest.
    [casual] Spielt ab und zu: vernünftige Züge zwischen Fehlern.
    [regular] Spielt jede Woche. Gute Gesellschaft für die meisten.
    [skilled] Übersieht wenig und weiß, was eine Zustimmung wert ist.
    [strong] Übersieht kaum etwas. Da musst du dein Bestes geben.
    [expert] Urteilt wie der Beste, denkt aber nicht so weit voraus.
   *[best] Der stärkste von allen. Wägt jeden Zug, jede Abmachung und jede Behauptung nach der Aussicht auf den Sieg ab.
}
web-bot-levels = Die Bots, vom schwächsten zum stärksten
web-bot-level = Bots, die Platz nehmen
web-bot-character = Ihr Charakter
web-character-any = gemischt, von jedem etwas
web-bot-of = { $bot }, { $character }
web-character = { $character ->
    [generous] großzügig
    [hard] hart im Handeln
    [grudging] nachtragend
    [scheming] ein Ränkeschmied
   *[plain] ausgeglichen
}
web-character-hint = { $character ->
    [generous] Nimmt wenig und lässt anderen ihren Teil.
    [hard] Will mehr, als recht ist, und wartet, bis es kommt.
    [grudging] Merkt sich, wer abgelehnt und wer sich geeinigt hat, und handelt danach.
    [scheming] Spricht andere zuerst an und hilft nie denen, die führen.
   *[plain] Verlangt und gibt, was recht ist.
}
web-held-by-bot = ein Bot hält den Platz
web-held-short = ein Bot
web-held-by-bot-hint = Ein Bot spielt für dich, bis du deinen Platz zurücknimmst.
web-held-late = Deine Zeit ist abgelaufen, und die Nachfrist auch: Ein Bot spielt für dich, bis du deinen Platz zurücknimmst.
web-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [black] Schwarz
    [white] Weiß
    [yellow] Gelb
    [green] Grün
    [purple] Violett
   *[orange] Orange
}

## Der Anfang

web-motto = Feilsche dich hoch bis in den Senat. Oder greif zum Dolch.
web-about-quo-vadis = Führe deine Senatoren durch die Gremien in den Senat. Allein kommt niemand an: Zustimmung wird gekauft, getauscht und versprochen.
web-about-idus-martii = Zwei Fraktionen, geheime Wahlen, verborgene Treue. Sag, was du willst, und glaub, wem du magst.
web-size-quo-vadis = 3 bis 5 Spieler, eine halbe Stunde
web-size-idus-martii = 5 bis 8 Spieler, eine halbe Stunde
web-play-now = Jetzt gegen Bots spielen
web-set-up = Mit Freunden spielen
web-set-up-more = Mehr zur Wahl: Plätze, Bots, Ausgabe, Zeit
web-seats = Plätze
web-friends-hint = Freunde kommen mit einem Code oder Link dazu. Plätze, die frei bleiben, kannst du Bots geben.
web-guided = Geführtes erstes Spiel
web-new-table = Neuer Tisch: { $game }
web-players = Spieler
web-your-name = Dein Name
web-player-number = Spieler { $number }
web-seat-of = Wer bei { $colour } sitzt
web-name-of = Name von { $colour }
web-seat-me = Ich, an diesem Gerät
web-seat-friend = Jemand anderes, per Link
web-hotseat-hint = Mehrere spielen an diesem Gerät; ein Vorhang fällt, wo es etwas zu verbergen gibt.
web-edition = Ausgabe
web-edition-name = { $edition ->
    [amigo-2005] 2005: Nur der laufende Zug bindet
   *[hans-im-glueck-1992] 1992: Abmachungen binden bis zu deinem nächsten Zug
}
web-variants = Varianten
web-variant = { $variant ->
    [limited-ones] Wenige Einser
    [census] Zensus: die Lorbeeren zeigen, wenn Senatoren ankommen
    [strict-promises] Strenge Versprechen: Sie binden bis zu deinem nächsten Zug
   *[consular-election] Konsulwahl: drei Partien nacheinander
}
web-turn-limit = Spätestens nach 200 Zügen enden
web-time = Zeit
web-clock-kind = { $kind ->
    [none] Ohne Uhr
    [live] Mit Uhr
   *[days] Tage je Zug
}
web-seconds = Sekunden je Zug
web-days = Tage je Zug
web-private-talk = Geheime Abmachungen und Flüstern erlaubt
web-listed = Den Tisch öffentlich anzeigen
web-begin = Beginnen
web-open-table = Den Tisch öffnen
web-join = An einen Tisch setzen
web-join-hint = Tippe die vier Buchstaben ein, die man dir gegeben hat.
web-join-button = Dazusetzen
web-join-failed = Das ging nicht
web-code = Code des Tisches
web-upload-link = Eine Aufzeichnung nachspielen
web-rules-of = Regeln von { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-lobby-empty = Gerade ist kein Tisch offen. Eröffne einen!
web-lobby-mine = { $status ->
    [waiting] wartet
    [playing] läuft
   *[over] beendet
}
web-lobby-join = { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
web-lobby-watch = zuschauen

## Vor dem Spiel

web-waiting-title = Wer kommt noch?
web-waiting-hint = Gib deinen Freunden diesen Code oder den Link. Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-qr = QR-Code des Links zu diesem Tisch
web-link = Link zu diesem Tisch
web-link-lonely = Diese Adresse gilt nur auf diesem Rechner. Damit andere in deinem Netz mitspielen können, starte den Server mit
web-copy = Kopieren
web-copied = Kopiert
web-free-seat = freier Platz
web-sit = Hier sitzen
web-sit-down = Platz nehmen
web-only-look = Nur zuschauen
web-stand = Aufstehen
web-no-table = Diesen Tisch gibt es nicht
web-no-table-hint = Der Link ist vielleicht falsch getippt, oder der Tisch wurde abgeräumt.
web-broken-table = Dieser Tisch ist beschädigt
web-broken-table-hint = Wer diesen Server betreibt, kann ihn vielleicht aus einer Sicherung wiederherstellen.
web-table-code = Tisch { $code }
web-spectators = { $count ->
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
}
web-private-link = Mein Platz auf einem anderen Gerät
web-private-link-hint = Behalte diesen Link für dich: Wer ihn öffnet, hat deinen Platz.
web-leave = { $who } einem Bot überlassen
web-take-back = { $who } vom Bot zurücknehmen
web-look-as = Als { $who } schauen
web-curtain = Gib das Gerät an { $who }
web-curtain-hint = Sonst sollte jetzt niemand hinsehen. Was die anderen haben, bleibt verborgen.
web-curtain-open = Ich bin { $who }
web-pass-offer = An { $who } weitergeben: es wartet ein Angebot
web-pass-back = Zurück zu { $who }
web-watching = Du siehst zu.

## Der Tisch

web-actions = Was du tun kannst
web-undo = Zurücknehmen
web-turn = Zug { $turn }
web-round-of = Runde { $round } von { $rounds }
web-election-game = Partie { $game } von 3
web-holding = Die Bots warten auf { $who }.
web-holding-you = { $why ->
    [builder] Die Bots warten, während du dein Angebot aufsetzt.
    [offer] Die Bots warten auf deine Antwort.
    [answer] Die Bots warten, bis dein Angebot beantwortet ist.
   *[vote] Du könntest eine Zustimmung verkaufen: Die Bots warten einen Moment.
}
web-bot-speed = Tempo der Bots
web-motion = Animationen
web-pace = { $pace ->
    [calm] gemächlich
    [usual] normal
   *[brisk] flott
}
web-since-turn = Seit deinem letzten Zug
web-log = Was geschah
web-talk = Gespräch am Tisch
web-tab = { $tab ->
    [talk] Gespräch
    [log] Verlauf
    [deals] Abmachungen
    [notes] Notizen
   *[matrix] Runden
}
web-since = wartet seit
web-left = verbleibende Zeit
web-grace = Zeit um: verbleibende Nachfrist
web-time-short = Noch { $left }, dann { $grace } Nachfrist, dann spielt ein Bot für dich.
web-time-grace = Deine Zeit ist um. Noch { $left } Nachfrist, dann spielt ein Bot für dich.
web-reserve = Senatoren in der Reserve
web-laurels = Lorbeeren
web-open-promises = Offene Versprechen
web-in-senate = Senatoren im Senat
web-sum = Summe
web-say = Sag etwas
web-send = Senden
web-talk-to = Sprechen mit
web-to-all = An alle
web-talk-empty = Noch hat niemand etwas gesagt.
web-whispers-to = flüstert { $to } zu:
web-whisper-unheard = (ein Flüstern, das du nicht hörst)
web-spectator = Zuschauer
web-remarks = Bemerkungen der Bots
web-mute = Stumm schalten

## Der Spielplan von Quo Vadis?

web-board = Der Spielplan
web-committee-word = Gremium
web-committee-label = Gremium { $id }, { $seats ->
    [one] ein Feld
   *[other] { $seats } Felder
}: { $there }. { $votes ->
    [0] Zum Verlassen braucht es keine Zustimmung.
    [one] Zum Verlassen braucht es eine Zustimmung.
   *[other] Zum Verlassen braucht es { $votes } Zustimmungen.
}
web-senate-label = Senat, { $count } von 5 Feldern besetzt { $count ->
    [0] {""}
   *[other] von { $who }
}
web-path-label = Weg von { $from } nach { $to }, { $laurel ->
    [none] kein Lorbeer
   *[other] Lorbeer { $laurel }
} { $note }
web-caesar-label = Cäsar, auf { $place }
web-supply-label = Vorrat: { $ones } Lorbeeren I, { $stock } verdeckte Lorbeeren
web-your-turn = Du bist am Zug: Setze einen Senator ein, ziehe einen oder versetze Cäsar.
web-your-bonus = Du hast Cäsars Lorbeer: Versetze auch Cäsar oder lass ihn liegen.
web-your-remove = Nimm einen deiner Senatoren vom Spielplan.
web-picked = { $id }: Was soll hier geschehen?
web-pick-place = Wohin soll Cäsar?
web-pick-votes = Wessen Zustimmung nutzt du auf { $path }?
web-wait = { $who } ist am Zug.
web-wait-could-give = { $who } ist am Zug. Du könntest zustimmen.
web-plain-your-turn = Du bist am Zug: Wähle.
web-game-over = Das Spiel ist zu Ende.
web-show-result = Das Ergebnis zeigen
web-place-in = In { $committee } einsetzen
web-path-button = { $from } → { $to }{ $laurel ->
    [none] {""}
   *[other] {" "}· { $laurel }
}
web-votes-have = { $have } von { $needed } Zustimmungen
web-no-votes = keine Zustimmung nötig
web-votes-missing = { $missing ->
    [one] eine fehlt: fragen
   *[other] { $missing } fehlen: fragen
}
web-with = mit { $votes }
web-move-caesar = Cäsar versetzen
web-caesar-to = Cäsar auf { $to }
web-decline = Cäsar liegen lassen
web-remove = Aus { $committee } nehmen
web-give-vote = zustimmen
web-pledge = { $votes ->
    [one] Auf { $path } zustimmen
   *[other] Auf { $path } { $votes } Zustimmungen geben
}
web-retract = Zustimmung auf { $path } zurücknehmen
web-census = Einen Zensus verlangen
web-new-deal = Abmachung anbieten
web-census-title = { $who } verlangt einen Zensus
web-census-hint = Jetzt sehen es alle; danach ist es wieder geheim.
web-election-title = Partie { $game } der Konsulwahl ist zu Ende
web-election-hint = Nun nehmen alle Senatoren vom Spielplan, bis zwei bleiben. Die nächste Partie beginnt { $who }.
web-not-in-senate = nicht im Senat
web-go-on = Weiter

## Abmachungen

web-deal-title = Eine Abmachung anbieten
web-counter-title = Antwort auf Abmachung { $deal }
web-deal-with = Mit
web-usual = Das Übliche: Zustimmung für eine I
web-split = Den Gewinn teilen
web-i-give = Ich gebe
web-i-get = Ich bekomme
web-clause-kind = { $kind ->
    [support] Zustimmung
    [pay] Lorbeeren
    [caesar] Cäsar auf …
    [avoid] Cäsar nicht auf …
    [later] spätere Zustimmung
    [refuse] Weigerung
   *[note] Worte
}
web-deal-empty = Tippe an, was du gibst und was du willst.
web-enforced = wird durchgesetzt
web-promise = ein Versprechen
web-private = Unter vier Augen
web-send-offer = Anbieten
web-send-counter = Stattdessen dies anbieten
web-giver = Wer gibt
web-recipient = Wer bekommt
web-only-if = nur wenn { $who } wechseln kann
web-only-with = nur mit dem Lorbeer auf { $path }
web-do-deal = Wie vereinbart: { $step }
web-path = Weg
web-place = Lorbeerplatz
web-against = Gegen
web-less = weniger
web-more = mehr
web-votes-count = { $count ->
    [one] eine Zustimmung
   *[other] { $count } Zustimmungen
}
web-you-hold = du hast { $value }
web-until = bis Zug { $turn }
web-this-turn = in diesem Zug
web-words-hint = Was immer du sagen willst
web-remove-clause = Das streichen
web-offer-head = { $by } an { $to }
web-vote-earns = Eine genutzte Zustimmung bringt dir einen I.
web-private-tag = geheim
web-deal-status = { $status ->
    [struck] gilt
    [settled] erledigt
    [rejected] abgelehnt
    [withdrawn] zurückgezogen
    [expired] abgelaufen
    [failed] gescheitert
    [void] entfallen
   *[open] offen
}
web-deal-unknown = Nur die Genannten wissen, was darin steht.
web-accepted-by = { $who } hat angenommen.
web-accept = Annehmen
web-counter = Gegenangebot
web-no = Nein
web-withdraw = Zurückziehen
web-no-deals = Keine Abmachungen in diesem Zug. Tippe unten auf „Abmachung anbieten“.
web-ledger = Versprechen
web-promise-of = { $who } hat in Abmachung { $deal } etwas versprochen
web-promise-status = { $status ->
    [kept] gehalten
    [broken] gebrochen
    [lapsed] verfallen
   *[open] offen
}

## Nachspielen, nach dem Spiel und Regeln

web-replay-title = Nachspielen
web-replay-of = Nachspielen: { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-replay-turn = Zug { $turn }
web-replay-game-turn = Partie { $game }, Zug { $turn }
web-replay-interlude = Vor Partie { $game }
web-replay-round = Runde { $round }
web-replay-did = { $who }: { $what }.
web-replay-nothing = Nichts zu erzählen.
web-replay-why = Warum?
web-replay-controls = Steuerung
web-replay-slider = Zeitpunkt im Spiel
web-replay-steps = Schritte
web-replay-at = { $chapter } · { $at } von { $of }
web-replay-first = Zum Anfang
web-replay-last = Zum Ende
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-turn-back = { $game ->
    [quo-vadis] Zum vorigen Zug
   *[idus-martii] Zur vorigen Runde
}
web-replay-turn-on = { $game ->
    [quo-vadis] Zum nächsten Zug
   *[idus-martii] Zur nächsten Runde
}
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-jump = Springen zu
web-replay-speed = Tempo
web-replay-moves-only = Nur Züge
web-replay-log = Was geschah
web-replay-reserve = Senatoren in der Reserve
web-replay-senate = Senatoren im Senat
web-replay-sum = Summe der Partien davor
web-replay-worth = Wert der Lorbeeren
web-replay-no-laurels = noch keine Lorbeeren
web-replay-matrix = Runden und Behauptungen
web-replay-track = Das Suffragium über die Runden
web-replay-unfinished = Dieses Spiel wurde nicht zu Ende gespielt.
web-replay-loading = Die Aufzeichnung wird geholt.
web-replay-again = Noch einmal versuchen
web-replay-from-file = Eine Aufzeichnung öffnen
web-replay-upload = Eine Aufzeichnung ansehen
web-replay-upload-hint = Eine Aufzeichnung ist die Datei, die du nach einem Spiel herunterlädst: jede Aktion auf einer Zeile. Sie wird nur gelesen, nicht aufbewahrt.
web-replay-choose = Eine Datei wählen
web-replay-reading = Wird gelesen …
web-replay-drop = oder hier ablegen
web-replay-other = Eine andere Aufzeichnung
web-replay-empty = Diese Datei ist leer.
web-replay-too-large = Diese Datei ist zu groß für eine Aufzeichnung: höchstens 1 MB.
web-replay-broken = Diese Aufzeichnung lässt sich nicht spielen. { $why }
web-replay-unreadable = Das ließ sich nicht lesen. Ist es eine Aufzeichnung von Rostra?
web-replay-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
web-replay-not-over = Dieses Spiel läuft noch. Nachspielen kannst du es, wenn es zu Ende ist, denn dabei zeigt sich jedes Geheimnis.
web-replay-gone = Diesen Tisch gibt es nicht, oder er wurde abgeräumt.

web-after-title = Die Abrechnung
web-after-unveiling = Die Lorbeeren werden aufgedeckt, einer nach dem anderen.
web-after-skip = Alles zeigen
web-after-close = Zum Spielplan
web-after-in-senate = { $seats } im Senat
web-after-no-senator = niemand im Senat
web-after-no-laurels = keine Lorbeeren
web-after-hand = { $count ->
    [one] Ein Lorbeer: { $list }
   *[other] { $count } Lorbeeren: { $list }
}
web-after-not-scored = Nicht gewertet: Kein Senator hat den Senat erreicht.
web-after-unscored = nicht gewertet
web-after-rule = Regel { $rule }
web-after-election = Konsulwahl
web-after-player = Spieler
web-after-game = Partie { $game }
web-after-sum = Summe
web-after-chart = Lorbeeren über die Züge
web-after-chart-axis = Züge
web-after-chart-label = Lorbeeren über die Züge. Am Ende: { $sums }.
web-after-chart-wait = Das Diagramm wird gezeichnet …
web-after-chart-lost = Das Diagramm ließ sich nicht zeichnen: Die Aufzeichnung ist nicht erreichbar.
web-after-dealings = Versprechen und Abmachungen
web-after-no-deals = Niemand hat eine Abmachung getroffen.
web-after-column = { $column ->
    [kept] gehalten
    [broken] gebrochen
    [lapsed] verfallen
    [struck] Abmachungen
    [paid] gezahlt
   *[received] erhalten
}
web-after-promises = Versprechen ({ $count })
web-after-promise = { $status ->
    [kept] gehalten
    [broken] gebrochen
    [lapsed] verfallen
   *[open] offen
}
web-after-deals = Alle Angebote und Abmachungen ({ $count })
web-after-deal = { $status ->
    [settled] erledigt
    [struck] gilt
    [rejected] abgelehnt
    [withdrawn] zurückgezogen
    [expired] nicht beantwortet
    [failed] gescheitert
    [void] entfallen
   *[open] offen
}
web-after-deal-turn = Zug { $turn }
web-after-secret = war geheim
web-after-rematch = Revanche
web-after-join-rematch = Zur Revanche
web-after-replay = Nachspielen
web-after-record = Aufzeichnung herunterladen
web-after-start = Zurück zum Anfang

web-rules-title = Regeln
web-rules-game = { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-rules-contents = Inhalt
web-rules-anchor = Regel { $rule }: Link darauf
web-rules-loading = Die Regeln werden geholt.
web-rules-fallback = Diese Regeln gibt es noch nicht in deiner Sprache; hier sind sie auf { $language }.

## Der Tisch von Idus Martii

web-idus-role = { $role ->
    [consul] Konsul
    [praetor] Prätor
   *[aedile] Ädil
}
web-idus-round = Runde { $round }
web-idus-phase = { $phase ->
    [1] Erste Phase
   *[other] Zweite Phase
}
web-idus-start = Startspieler
web-idus-players = Die Spieler
web-idus-you = du
web-idus-away = abwesend
web-idus-bot = { $absent ->
    [yes] ein Bot hält den Platz
   *[other] Bot
}
web-idus-says = sagt: { card-name }
web-idus-to-act = ist an der Reihe
web-idus-will-be = { $role ->
    [praetor] wird Prätor
   *[aedile] wird Ädil
}
web-idus-cards-down = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}

# Suffragium und Auszählung
web-idus-track = Suffragium: Loyalisten { $loyalist }, Verräter { $traitor }; wer über { $limit } kommt, wird entdeckt
web-idus-limit = Grenze { $limit }
web-idus-counted = Runde { $round }, aufgedeckt: { $cards }
web-idus-count = Auszählung
web-idus-chart = Das Suffragium, Runde für Runde
web-idus-chart-point = Runde { $round }: Loyalisten { $loyalist }, Verräter { $traitor }

# Karten auf der Hand und auf dem Tisch
web-idus-own-hidden = { $count ->
    [one] Deine Fraktionskarte, verdeckt. Halte sie gedrückt, um sie anzusehen.
   *[other] Deine { $count } Fraktionskarten, verdeckt. Halte sie gedrückt, um sie anzusehen.
}
web-idus-own-shown = Du hast: { $cards }
web-idus-keep-up = Meine Karten offen lassen
web-idus-put-away = weggelegt: { $cards }
web-idus-ballot = Die Karte von { $owner }, verdeckt
web-idus-ballot-known = Die Karte von { $owner }, verdeckt. Halte sie gedrückt, um sie anzusehen.
web-idus-ballot-shown = Die Karte von { $owner }: { card-name }

# Die Leiste
web-idus-wait-assign = { $who } verteilt die Rollen.
web-idus-wait-vote = Warten, bis { $who } gewählt hat.
web-idus-wait-peek = { $who } ist Prätor und bestimmt eine Karte zum Ansehen.
web-idus-wait-veto = { $who } hat die Karte gesehen: Veto oder nicht?
web-idus-wait-replace = { $who } muss eine andere Karte legen.
web-idus-wait-discard = { $who } legt eine Fraktionskarte weg.
web-idus-your-assign = { $next ->
    [praetor] Du bist Konsul. Tippe auf den Platz deines Prätors.
    [aedile] Tippe nun auf die Plätze zweier Ädilen.
   *[done] Die Rollen so verteilen?
}
web-idus-your-vote = Du bist Ädil. Wähle eine Karte und lege sie verdeckt.
web-idus-your-peek = Du bist Prätor. Wessen Karte siehst du an?
web-idus-your-veto = { $card ->
    [green] { $aedile } hat Grün gelegt. Gelten lassen?
    [red] { $aedile } hat Rot gelegt. Gelten lassen?
    [yellow] { $aedile } hat Gelb gelegt.
   *[none] Die Karte von { $aedile } gelten lassen?
}
web-idus-your-replace = { $yellow ->
    [yes] Deine gelbe Karte wurde allen gezeigt: Lege eine andere.
   *[no] Der Prätor legt Veto ein: Lege eine andere Karte.
}
web-idus-your-discard = Dein Konsulat endet: Lege eine Fraktionskarte weg. Was du behältst, bist du.
web-idus-choose = { $kind ->
    [discard] Welche Karte legst du weg?
   *[other] Welche Karte legst du?
}
web-idus-moves = { $card ->
    [green] Loyalisten + 1
    [red] Verräter + 1
   *[yellow] Enthaltung
}
web-idus-confirm = { $kind ->
    [discard] { $card ->
        [loyalist] Loyalist für immer weglegen
        [traitor] Verräter für immer weglegen
       *[merchant] Händler für immer weglegen
    }
   *[other] { $card ->
        [green] Grün verdeckt legen
        [red] Rot verdeckt legen
       *[yellow] Gelb verdeckt legen
    }
}
web-idus-stays = { $card ->
    [loyalist] Dann bist du Loyalist.
    [traitor] Dann bist du Verräter.
   *[merchant] Dann bist du Händler.
}
web-idus-look = Die Karte von { $aedile } ansehen
web-idus-approve = Gelten lassen
web-idus-veto = { $phase ->
    [1] Veto: austauschen
   *[other] Veto: eine andere legen
}
web-idus-slot-free = { $role ->
    [praetor] Prätor: noch nicht bestimmt
   *[aedile] Ädil: noch nicht bestimmt
}
web-idus-slot-taken = { $role ->
    [praetor] Prätor: { $name }. Drücke, um die Rolle zurückzunehmen.
   *[aedile] Ädil: { $name }. Drücke, um die Rolle zurückzunehmen.
}
web-idus-tap-seat = tippe auf einen Platz
web-idus-hand-out = Die Rollen verteilen

# Behauptungen
web-idus-claims = Sag es allen
web-idus-claims-hint = Ein Tippen, wahr oder nicht. Karten zeigen darf niemand.
web-idus-claim-more = Etwas behaupten …
web-idus-say-laid = Sag, du hättest gelegt:
web-idus-say-saw = Sag, { $aedile } habe gelegt:
web-idus-i-am = Ich bin
web-idus-i-laid = Ich habe gelegt
web-idus-i-saw = Ich sah bei { $aedile }:
web-idus-trust = Ich vertraue
web-idus-trust-who = Ich vertraue { $who }
web-idus-trust-said = { $who } vertraut { $whom }
web-idus-suspect = Ich verdächtige
web-idus-suspect-who = Ich verdächtige { $who }
web-idus-suspect-said = { $who } verdächtigt { $whom }
web-idus-else = Etwas anderes …
web-idus-anything = Etwas dazu behaupten …

# Die Tafel der Runden und die Notizen
web-idus-matrix = Runden und Plätze: Rollen, Blicke, Vetos, Auszählungen und Behauptungen
web-idus-row-is = ist
web-idus-row-says = sagt
web-idus-row-minds = vertraut
web-idus-looked = Der Prätor hat diese Karte angesehen
web-idus-vetoed = VETO
web-idus-was-yellow = Sie war gelb und wurde allen gezeigt
web-idus-known = { $card ->
    [green] Sicher Grün
    [red] Sicher Rot
   *[yellow] Sicher Gelb
}
web-idus-known-hidden = Eine Karte, die du kennst, verdeckt
web-idus-truth = { $truth ->
    [true] (wahr)
   *[false] (gelogen)
}
web-idus-legend-known = Zeigen, was nur ich weiß
web-idus-legend-truth = die Wahrheit
web-idus-legend-claim = behauptet
web-idus-legend-true = wahr behauptet
web-idus-legend-lie = gelogen
web-idus-notes-hint = Deine Notizen. Niemand sonst sieht sie.

# Das Ende
web-idus-won = { $faction ->
    [loyalist] Die Loyalisten gewinnen
    [traitor] Die Verräter gewinnen
   *[merchant] Die Händler gewinnen
}
web-idus-why = { $reason ->
    [failed-conspiracy] Ein Marker hat die Grenze von { $limit } überschritten: Die Verschwörung ist gescheitert. Loyalisten { $loyalist }, Verräter { $traitor }.
   *[ides-of-march] Die Iden des März sind da. Loyalisten { $loyalist }, Verräter { $traitor }.
}
web-idus-no-winner = Niemand am Tisch ist einer von ihnen.
web-idus-winner = gewonnen
web-idus-lies = { $spoken ->
    [0] hat nichts Prüfbares gesagt
   *[other] { $lies ->
        [0] keine Lügen
        [one] eine Lüge
       *[other] { $lies } Lügen
    } in { $spoken ->
        [one] einer Behauptung
       *[other] { $spoken } Behauptungen
    }
}

# Das Menü für die Leitung des Tisches, und die Abstimmung über das Ende
web-people = Am Tisch
web-host = leitet den Tisch
web-send-away = Entfernen
web-ban = Ausschließen
web-make-host = Tisch übergeben
web-mute-all = Für alle stummschalten
web-unmute-all = Wieder reden lassen
web-muted = stumm
web-close-seat = Schließen
web-open-seat = Öffnen
web-closed-seat = geschlossener Platz
web-pardon = Ausschluss von { $who } aufheben
web-end-vote = Spiel per Abstimmung beenden
web-end-votes = Das Spiel beenden? Dafür: { $who } ({ $votes } von { $needed } Stimmen).
web-end-agree = Zustimmen
web-end-withdraw = Doch weiterspielen
web-ended-title = Einvernehmlich beendet
web-ended-hint = Die Spieler haben dieses Spiel vor seinem Ende beendet. Niemand hat gewonnen.
web-removed = Du bist nicht mehr an diesem Tisch
web-removed-hint = Du wurdest von diesem Tisch ausgeschlossen. An jedem anderen kannst du spielen.

## Rätsel

web-puzzle-title = Rätsel
web-puzzle-of-day = Rätsel vom { $day }
web-puzzle-today = Das Rätsel von heute
web-puzzle-all = Alle Rätsel
web-puzzle-solve = Lösen
web-puzzle-again = Noch einmal ansehen
web-puzzle-choices = Deine Antwort
web-puzzle-try = Das ist meine Antwort
web-puzzle-right = richtig
web-puzzle-wrong = falsch
web-puzzle-worth = { $percent } % Sieg
web-puzzle-refused-by = abgelehnt von { $who }
web-puzzle-lie-worth = { $percent } % Lüge
web-puzzle-assign = Du bist Konsul und vergibst die Rollen.
web-puzzle-own = Deine { $count ->
    [one] Karte
   *[other] Karten
}: { $cards }
web-puzzle-now = Es läuft Zug { $turn }, und alle haben die Lorbeeren mitgezählt.
web-puzzle-solved = { $tries ->
    [one] Im ersten Versuch gelöst.
   *[other] Mit { $tries } Versuchen gelöst.
}
web-puzzle-failed = { $tries ->
    [one] Nicht gelöst.
   *[other] In { $tries } Versuchen nicht gelöst.
}
web-puzzle-streak = { $days ->
    [0] Noch keine Serie.
    [one] Serie: ein Tag.
   *[other] Serie: { $days } Tage.
}
web-puzzle-tomorrow = Das nächste kommt um Mitternacht (UTC).
web-puzzle-exact = Exakt gelöst: Jede Fortsetzung wurde bis zum Ende betrachtet.
web-puzzle-belief = Exakt nach allem, was du wissen konntest: Jede mögliche Verteilung der Karten wurde gewichtet.
web-puzzle-round = Bestätigt für jede mögliche Verteilung der Karten und alles, was in der Runde folgen kann.
web-puzzle-deep = Durch eine tiefe Suche bestätigt, mit { $playouts } durchgespielten Partien je Stellung.
web-puzzle-share = Ergebnis teilen
web-puzzle-share-day = Rätsel vom { $day }
web-puzzle-share-any = Rätsel
web-puzzle-count = { $solved } von { $count } gelöst.
