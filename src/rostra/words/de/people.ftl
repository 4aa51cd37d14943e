## A name that stays: the page about oneself, ratings, leagues

web-me-guest = Namen behalten
web-me-title = Ein Name, der bleibt
web-me-lead = Behalte Namen, Tische, Wertungen und Statistik auf allen deinen Geräten, mit einem Passkey: deinem Fingerabdruck, deinem Gesicht oder der PIN deines Geräts. Ohne Adresse, ohne Passwort. Was du in diesem Browser hast, kommt mit.
web-me-keep = Meinen Namen behalten
web-me-have = Mit Passkey anmelden
web-me-not-here = Passkeys gehen nur mit https oder unter localhost. Alles andere geht auch hier.
web-me-at-localhost = Diese Seite unter localhost öffnen
web-me-no-browser = Dieser Browser kennt keine Passkeys.
web-me-cancelled = Nichts hat sich geändert: der Passkey wurde nicht bestätigt.
web-me-there = Dieses Gerät hat schon einen Passkey von dir.
web-me-save = Speichern
web-me-passkeys = Passkeys
web-me-passkeys-hint = Mit jedem davon kannst du dich anmelden. Lege dir einen zweiten auf einem anderen Gerät zu, falls du den ersten verlierst.
web-me-passkey = angelegt am { $made }, zuletzt benutzt am { $used }
web-me-device = Gerät
web-me-add = Passkey hinzufügen
web-me-remove = Entfernen
web-me-sign-out = Abmelden
web-me-sign-out-all = Überall abmelden
web-me-ratings = Wertungen
web-me-no-ratings = Noch keine gewertete Partie. Eine Partie zählt, wenn mindestens zwei Menschen sie beenden, jeder mit einem Platz; die anderen dürfen Bots füllen.
web-me-provisional = vorläufig
web-me-history = { $game }: die Wertung nach jeder von { $games } gewerteten Partien, jetzt { $rating }
web-me-statistics = Statistik
web-me-no-statistics = Noch keine beendete Partie.
web-me-game = Spiel
web-me-games = Partien
web-me-won = Gewonnen
web-me-rated = Gewertet
web-me-data = Deine Daten
web-me-data-hint = Alles, was über dich gespeichert ist, als Datei; oder endgültig gelöscht. Dann spielen Bots für dich weiter, und beendete Partien behalten einen Platz ohne Namen.
web-me-download = Herunterladen
web-me-erase = Alles löschen
web-me-erase-sure = Name, Passkeys, Wertungen und Plätze sind dann weg, auf allen deinen Geräten. Das lässt sich nicht rückgängig machen.
web-me-erase-yes = Ja, alles löschen
web-leagues = Ligen
web-leagues-hint = Eröffne eine Liga für deine Runde und schicke den Link. Tische darin zählen, und die Tabelle führt sich selbst.
web-league-open = Liga eröffnen
web-league-name = Name der Liga
web-league = Liga
web-league-link = Link für die anderen
web-league-points-hint = In jeder beendeten Partie ist jeder Mensch, den du hinter dir lässt, ein Punkt.
web-league-empty = Noch keine beendete Partie.
web-league-player = Spieler
web-league-points = Punkte
web-league-lay = Tisch einrichten: { $game ->
    [quo-vadis] Quo Vadis?
    [idus-martii] Idus Martii
   *[other] { $game }
}
web-league-tables = Tische
web-league-close = Liga schließen
web-league-closed = Diese Liga ist geschlossen: die Tabelle bleibt, wie sie ist.
