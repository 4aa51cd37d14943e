## Was der Web-Tisch sagt, wenn etwas nicht geht. Der Browser findet den Satz zu einem Fehler unter dessen Art.

server-unreadable = Das ließ sich nicht lesen: { $problem }
server-hello-first = Sag zuerst hello.
server-bad-setup = Einen solchen Tisch kann es nicht geben: { $problem }
server-setup-seats = Gib für jeden der { $players } Plätze an, wer dort sitzt.
server-setup-seed = Nur wer alle Plätze hat, darf den Startwert wählen.
server-bad-name = Ein Name hat 1 bis { $longest } druckbare Zeichen.
server-bad-record = Diese Aufzeichnung lässt sich nicht spielen: { $problem }
server-bad-chat = Sag etwas mit höchstens { $longest } Zeichen, in einer Zeile.
server-bad-webhook = { $reason ->
    [not-https] Ein Webhook braucht eine Adresse, die mit https beginnt.
    [private] Dieser Webhook führt in ein privates Netz: Dorthin wird nichts gesendet.
    [none] Dieser Server ruft niemanden an.
   *[bad-url] Das ist keine Adresse eines Webhooks.
}
server-bad-subscription = Dieser Browser hat keine Adresse genannt, an die Nachrichten gehen könnten.
server-webhook-failed = { $status ->
    [0] Unter diesem Webhook antwortet niemand. Prüfe die Adresse.
   *[other] Dieser Webhook nimmt es nicht an (Antwort { $status }). Prüfe die Adresse.
}
server-foreign-origin = Das muss von der Seite des Tisches selbst kommen.
server-foreign-host = Unter diesem Namen antwortet dieser Server nicht.
server-not-host = Das kann nur, wer den Tisch leitet.
server-not-yours = Dieser Platz gehört dir nicht.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-no-identity = Man muss dich hier erst kennen: Erlaube Cookies für diese Seite.
server-barred = Dieser Server ist für dich gesperrt.
server-no-whispers = An diesem Tisch wird nicht geflüstert.
server-banned = Du wurdest von diesem Tisch ausgeschlossen.
server-muted = Du wurdest an diesem Tisch stummgeschaltet.
server-seat-closed = Dieser Platz ist geschlossen.
server-one-seat = Du hast schon einen Platz an diesem Tisch.
server-address-full = { $most ->
    [one] Von einer Adresse aus lässt sich nur ein Platz eines öffentlichen Tisches besetzen.
   *[other] Von einer Adresse aus lassen sich höchstens { $most } Plätze eines öffentlichen Tisches besetzen.
}
server-no-person = Dort sitzt niemand anderes.
server-no-such-page = Hier ist nichts.
server-no-such-puzzle = Dieses Rätsel gibt es nicht.
server-no-such-choice = Diese Antwort steht nicht zur Wahl.
server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-no-such-code = Kein offener Tisch hat diesen Code.
server-no-such-level = Einen Bot dieser Stufe gibt es nicht.
server-no-such-character = Einen Bot mit diesem Charakter gibt es nicht.
server-no-such-token = Dieser Link wurde schon benutzt oder galt nie.
server-no-such-league = Diese Liga gibt es nicht, oder sie ist geschlossen.
server-wrong-method = Das geht hier nicht.
server-seat-taken = Dort sitzt schon jemand.
server-name-taken = So heißt schon jemand an diesem Tisch.
server-table-full = Alle Plätze sind besetzt.
server-already-over = Das Spiel ist zu Ende.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-held-by-bot = Ein Bot hält deinen Platz: Nimm ihn zuerst zurück.
server-stale = Das Spiel ist inzwischen weitergegangen.
server-no-undo = Das lässt sich nicht mehr zurücknehmen.
server-no-review = Für dieses Spiel gibt es keine Auswertung. { $problem }
server-table-too-long = Dieses Spiel dauert schon zu lange.
server-bad-passkey = Dieser Passkey ließ sich nicht prüfen.
server-late-passkey = Das hat zu lange gedauert. Bitte noch einmal.
server-unknown-passkey = Diesen Passkey hat hier niemand.
server-last-passkey = Das ist dein letzter Passkey: ohne ihn kämst du nicht mehr zurück.
server-no-passkeys = Passkeys gehen nur unter der öffentlichen Adresse des Servers mit https oder unter localhost.
server-no-person-yet = Behalte zuerst deinen Namen mit einem Passkey.
server-too-large = Das ist zu groß.
server-no-json = Das muss als application/json gesendet werden.
server-too-fast = Nicht so schnell.
server-too-many-yours = Du hast { $most } offene Tische: Beende zuerst einige davon.
server-too-many-leagues = Du hast { $most } offene Ligen: schließe zuerst einige.
server-too-many-tables = Gerade sind zu viele Tische offen.
server-too-many-reviews = Gerade sind viele Auswertungen gefragt. Versuche es in einer Minute noch einmal.
server-review-failed = Das Spiel konnte nicht beurteilt werden. Versuche es später noch einmal.
server-internal = Hier ging etwas schief. Es zählt nicht.
server-table-broken = Dieser Tisch lässt sich nicht öffnen: Was von ihm gespeichert ist, ist beschädigt. Andere Tische sind nicht betroffen.
server-table-other-game = Dieser Tisch lässt sich nicht öffnen: Was von ihm gespeichert ist, führt nicht mehr zu dem Spiel, das hier gespielt wurde. Andere Tische sind nicht betroffen.
server-not-stored = Die Datenbank konnte das nicht festhalten, also zählt es nicht. Versuche es später noch einmal.
server-one-moment = Einen Moment: Die Datenbank antwortet nicht. Nichts ist verloren; versuche es gleich noch einmal.
server-not-built = Die Seite für den Browser ist nicht gebaut: `make play` baut sie und öffnet den Tisch.
