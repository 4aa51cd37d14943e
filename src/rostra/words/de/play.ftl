### Was `rostra play` sagt: Fragen und Antworten, Abmachungen und Behauptungen, der ganze Bildschirm, Tische im Netz.

## Vor dem Spiel

play-humans = An dieser Tastatur können 1 bis { $players } Personen spielen.
play-no-such-game = Es gibt kein Spiel { $given }; es gibt { $known } und die Links von Tischen im Netz.
play-too-many-names = { $humans ->
    [one] An dieser Tastatur sitzt eine Person: ein Name genügt (mehr Personen: --humans).
   *[other] An dieser Tastatur sitzen { $humans } Personen: höchstens { $humans } Namen (mehr Personen: --humans).
}
play-level-count = { $levels } Stufen für { $bots } Bots: Gib eine für alle an, oder für jeden eine.
play-none-kept = Es gibt kein unterbrochenes Spiel.
play-not-kept = { $file } ist kein unterbrochenes Spiel.
play-lines = Gespielt wird Zeile für Zeile. Für den ganzen Bildschirm: pip install 'rostra[terminal]'

## Spielen

play-left = Lebe wohl. Das Spiel wurde nicht beendet.
play-kept = Es ist aufgehoben. Weiter geht es mit: { $command }
play-save = Die Aufzeichnung sichern? Ein Dateiname, oder Enter für nein, oder w dafür, warum die Bots taten, was sie taten:
play-saved = Die Aufzeichnung liegt in { $file }: rostra replay { $file } erzählt sie wieder.
play-thinks = { $who } denkt nach …
play-waits = Der Tisch wartet auf { $who }.
play-move = { $who }, du bist am Zug.
play-could-say = { $who }, du könntest zustimmen oder etwas anbieten. Oder spiele weiter.
play-over = Mit q verlässt du den Tisch.
play-talk-aloud = Ihr teilt euch die Tastatur: Sprecht einfach miteinander.
play-choose = { $who }, deine Wahl (1 bis { $last }, ? Hilfe, b Spielplan, d Abmachungen, w warum sie das taten, m jeder Zug, q Schluss):
play-no-choice = Bitte tippe eine Zahl von 1 bis { $last }, oder ? für Hilfe.
play-pick = Deine Wahl (1 bis { $last }, Enter für zurück):
play-no-pick = Bitte tippe eine Zahl von 1 bis { $last }, oder nichts für zurück.
play-type = Deine Worte (nur Enter für zurück):
play-back = Zurück
play-curtain = Gib die Tastatur an { $who }, und niemand sonst schaut hin.
play-ready = Enter, wenn es so weit ist:
play-ready-now = Ich bin bereit
play-why-later = Ihre Gründe würden ihre Karten verraten. Frage, wenn das Spiel vorbei ist.
play-why-nothing = Dazu hat niemand etwas zu sagen.
play-every-move = { $stops ->
    [yes] Der Tisch hält nun vor jedem Zug der anderen an.
   *[no] Der Tisch hält nun nur an, wenn du antworten oder zustimmen kannst.
}
play-go-on = weiter
play-hand-on = die Tastatur weitergeben
play-say = etwas sagen

## Der ganze Bildschirm

play-key = { $key ->
    [board] Plan
    [log] Verlauf
    [deals] Abmachungen
    [talk] Gespräch
    [offer] Angebot
    [claim] Behaupten
    [go-on] Weiter
    [help] Hilfe
    [why] Warum?
    [back] Zurück
   *[leave] Schluss
}
play-leave = { $kept ->
    [seat] Gehen? Dein Platz bleibt deiner.
    [game] Aufhören? Das Spiel ist aufgehoben, und du kannst später weiterspielen.
   *[over] Den Tisch verlassen?
}
play-leave-yes = Gehen
play-leave-no = Bleiben
play-help-keys =
    Wähle mit den Pfeiltasten und Enter, mit der Zahl oder mit der Maus. Escape führt zurück.
    b, l, d und t zeigen Spielplan, Verlauf, Abmachungen und Gespräch; mit o bietest oder behauptest du etwas;
    mit der Leertaste geht es weiter; q ist Schluss.
    m hält vor jedem Zug der anderen an, oder nicht mehr; w sagt, warum die Bots taten, was sie taten.

## Abmachungen und Behauptungen

play-offer = eine Abmachung anbieten …
play-offer-to = Ein Angebot an { $who }
play-counter = auf Abmachung { $deal } anders antworten …
play-deal-head = Abmachung { $deal }, { $by } an { $to }
play-deal-empty = Noch nichts. Sag, was du gibst und was du bekommst.
play-no-deals = Keine Abmachungen in diesem Zug.
play-accept-yes = Einverstanden
play-accept-no = Noch nicht
play-i-give = hinzufügen, was ich gebe …
play-i-get = hinzufügen, was { $who } gibt …
play-change = ändern: { $clause }
play-clause-other = anders sagen
play-partner = mit jemand anderem …
play-partner-who = Mit wem?
play-private = { $private ->
    [yes] unter vier Augen: ja
   *[no] unter vier Augen: nein
}
play-what = Was gibt { $who }?
play-clause-kind = { $kind ->
    [support] Zustimmung jetzt
    [pay] Lorbeeren
    [do] etwas tun …
    [avoid] etwas nicht tun …
    [later] Zustimmung später
    [refuse] jemandem nicht zustimmen
   *[note] Worte
}
play-holds = { $who } hat jetzt { $value } in Lorbeeren.
play-how-much = Wie viel zahlt { $who } an { $to }?
play-nothing-to-pay = { $who } kann nichts zahlen.
play-which-move = Welcher Zug?
play-out-of = Zustimmung aus welchem Gremium?
play-until = Bis wann?
play-claim = etwas behaupten …
play-claim-about = { $about ->
    [faction] was ich bin
    [vote] was ich gelegt habe
    [peek] was ich gesehen habe
    [trust] wem ich traue
   *[suspect] wem ich nicht traue
}
play-claim-part = { $part ->
    [round] In welcher Runde?
    [aedile] Wessen Karte?
    [seat] Wem?
   *[card] Welche Karte?
}
play-claim-round = Runde { $round }

## Tische im Netz

play-not-installed = Ein Tisch im Netz braucht ein weiteres Paket ({ $module } fehlt): pip install 'rostra[terminal]'
play-bad-link = { $link } ist nicht der Link eines Tisches. Ein Link sieht so aus: http://192.168.1.5:8000/join/ABCD.
play-unreachable = { $address } antwortet nicht: { $problem }.
play-not-rostra = { $address } antwortet, aber nicht wie ein Server von rostra.
play-sits-down = Du sitzt am Tisch, als { $name }. (Ein anderer Name: --name)
play-sits-again = Dein Platz ist noch deiner, { $name }.
play-watches = Kein Platz ist frei: Du schaust zu.
play-waiting-room = { $free ->
    [one] Das Spiel beginnt, wenn noch eine Person Platz nimmt.
   *[other] Das Spiel beginnt, wenn noch { $free } Personen Platz nehmen.
} Hier geht es zum Tisch: { $link }
play-comes = { $who } ist da.
play-web-left = Dein Platz bleibt deiner. Zurück kommst du mit: rostra play { $link }
play-gone = An diesem Tisch geht es nicht weiter: { $problem }
play-why-web = Ihre Gründe hebt der Server für die Wiedergabe auf.
play-no-answer = Der Server antwortet nicht. Versuche es gleich noch einmal.
play-says = { $who }: { $text }
