## Was `rostra admin` und `rostra storage` im Terminal sagen.

terminal-about-admin = sich um die Tische eines Servers kümmern
terminal-about-admin-more =
    In die Datenbank eines Servers sehen und sie in Ordnung bringen. Alles geht auch, während der Server läuft, außer
    purge: Dafür muss er angehalten sein.
admin-arg-database = die Datenbank des Servers (sonst: rostra.sqlite3 in deinem Datenordner)
admin-about-list = die Tische auflisten, die neuesten zuerst
admin-about-show = zeigen, was über einen Tisch bekannt ist, aber keins seiner Geheimnisse
admin-about-close = ein Spiel beenden, oder einen Tisch löschen, dessen Spiel nicht begonnen hat
admin-about-purge = einen Tisch und alles, was dazugehört, löschen
admin-about-ban = eine Adresse, ein Netz oder eine Person aussperren; ohne Angabe auflisten, wer es ist
admin-about-backup = die Datenbank in eine neue Datei kopieren
admin-about-check = jeden Verlauf nachspielen und sagen, was nicht stimmt
admin-arg-status = nur Tische, die warten (waiting), im Spiel (playing) oder zu Ende (over) sind
admin-arg-table = die Kennung eines Tisches, wie in seinem Link
admin-arg-who = eine Adresse (192.0.2.7), ein Netz (2001:db8::/48) oder eine Person, wie `show` sie nennt
admin-arg-days = für so viele Tage (sonst: für immer)
admin-arg-remove = wieder hereinlassen
admin-arg-file = die neue Datei
admin-nothing = Es ist nichts da.
admin-no-table = Es gibt keinen Tisch { $table }.
admin-damaged = Tisch { $table } ist beschädigt: { $problem }.
admin-status = { $status ->
    [waiting] wartet
    [playing] im Spiel
   *[over] zu Ende
}
admin-archived = archiviert
admin-created = angelegt { $at }
admin-latest = letzter Zug { $at }
admin-entries = { $count ->
    [one] ein Eintrag im Verlauf
   *[other] { $count } Einträge im Verlauf
}
admin-code = Code { $code }
admin-seat = Platz { $seat }: { $kind ->
    [free] frei
    [bot] Bot, { $who }
   *[human] { $who }
}
admin-closed = Das Spiel an Tisch { $table } ist zu Ende.
admin-closing = Der Server schließt Tisch { $table } binnen einer Minute.
admin-was-over = Das Spiel an Tisch { $table } war schon zu Ende.
admin-purged = Tisch { $table } ist gelöscht.
admin-banned = { $who } ist ausgesperrt. Ein laufender Server weiß es binnen einer Minute.
admin-unbanned = { $who } darf wieder kommen. Ein laufender Server weiß es binnen einer Minute.
admin-not-banned = { $who } war nicht ausgesperrt.
admin-ban = { $who }, seit { $at }
admin-ban-until = { $who }, seit { $at }, bis { $until }
admin-nobody = Das ist keine Adresse, kein Netz und keine Person.
admin-no-days = Tage sind eine Zahl über 0.
admin-copied = Die Datenbank ist in { $file } kopiert.
admin-file-there = { $file } gibt es schon.
admin-file-unwritten = { $file } lässt sich nicht schreiben: { $problem }.
admin-wrong-table = Tisch { $table }: { $problem }
admin-wrong-file = Die Datenbank: { $problem }
admin-sound = { $count ->
    [0] Kein Tisch, und nichts zu beanstanden.
    [one] Ein Tisch, und nichts zu beanstanden.
   *[other] { $count } Tische, und nichts zu beanstanden.
}
admin-unsound = Von { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
} in Ordnung: { $sound }.

terminal-about-storage = die Tische eines Servers in eine andere Datenbank kopieren und sie prüfen
terminal-about-storage-more =
    Eine Datenbank ist eine Datei oder postgresql://... . Zum Kopieren müssen beide frei sein: Halte den Server vorher an.
storage-about-copy = alle Tische von einer Datenbank in eine andere kopieren und vergleichen
storage-arg-from = die Datenbank, aus der kopiert wird
storage-arg-to = die Datenbank, in die kopiert wird; sie darf neu sein
storage-no-source = Es gibt keine Datenbank { $database }.
storage-copied = { $count ->
    [0] Kein Tisch wurde kopiert.
    [one] Ein Tisch wurde kopiert.
   *[other] { $count } Tische wurden kopiert.
}
storage-there = { $count ->
    [one] Einer war schon da und bleibt, wie er war.
   *[other] { $count } waren schon da und bleiben, wie sie waren.
}
storage-damaged = { $count ->
    [one] Einer ist beschädigt und wurde nicht kopiert.
   *[other] { $count } sind beschädigt und wurden nicht kopiert.
}
