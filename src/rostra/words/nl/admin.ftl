## Wat `rostra admin` en `rostra storage` in de terminal zeggen.

terminal-about-admin = voor de tafels van een server zorgen
terminal-about-admin-more =
    In de database van een server kijken en haar herstellen. Alles kan ook terwijl de server draait, behalve purge: stop
    hem daar eerst voor.
admin-arg-database = de database van de server (anders: rostra.sqlite3 in je gegevensmap)
admin-about-list = de tafels tonen, de nieuwste eerst
admin-about-show = tonen wat er over een tafel bekend is, maar geen van haar geheimen
admin-about-close = een spel beëindigen, of een tafel verwijderen waarvan het spel niet begonnen is
admin-about-purge = een tafel verwijderen met alles wat erbij hoort
admin-about-ban = een adres, een netwerk of een persoon weren; zonder opgave tonen wie dat zijn
admin-about-backup = de database naar een nieuw bestand kopiëren
admin-about-check = elk verloop naspelen en zeggen wat er mis is
admin-arg-status = alleen tafels die wachten (waiting), spelen (playing) of klaar zijn (over)
admin-arg-table = de aanduiding van een tafel, zoals in haar link
admin-arg-who = een adres (192.0.2.7), een netwerk (2001:db8::/48) of een persoon zoals `show` die noemt
admin-arg-days = voor zoveel dagen (anders: voorgoed)
admin-arg-remove = weer binnenlaten
admin-arg-file = het nieuwe bestand
admin-nothing = Er is niets.
admin-no-table = Er is geen tafel { $table }.
admin-damaged = Tafel { $table } is beschadigd: { $problem }.
admin-status = { $status ->
    [waiting] wacht
    [playing] bezig
   *[over] klaar
}
admin-archived = in het archief
admin-created = gemaakt { $at }
admin-latest = laatste zet { $at }
admin-entries = { $count ->
    [one] één regel in het verloop
   *[other] { $count } regels in het verloop
}
admin-code = code { $code }
admin-seat = plaats { $seat }: { $kind ->
    [free] vrij
    [bot] bot, { $who }
   *[human] { $who }
}
admin-closed = Het spel aan tafel { $table } is afgelopen.
admin-closing = De server sluit tafel { $table } binnen een minuut.
admin-was-over = Het spel aan tafel { $table } was al afgelopen.
admin-purged = Tafel { $table } is verwijderd.
admin-banned = { $who } wordt geweerd. Een server die draait, weet het binnen een minuut.
admin-unbanned = { $who } mag weer komen. Een server die draait, weet het binnen een minuut.
admin-not-banned = { $who } werd niet geweerd.
admin-ban = { $who }, sinds { $at }
admin-ban-until = { $who }, sinds { $at }, tot { $until }
admin-nobody = Dat is geen adres, geen netwerk en geen persoon.
admin-no-days = Dagen zijn een getal boven 0.
admin-copied = De database is gekopieerd naar { $file }.
admin-file-there = { $file } bestaat al.
admin-file-unwritten = { $file } kan niet worden geschreven: { $problem }.
admin-wrong-table = Tafel { $table }: { $problem }
admin-wrong-file = De database: { $problem }
admin-sound = { $count ->
    [0] Geen tafel, en niets mis.
    [one] Eén tafel, en niets mis.
   *[other] { $count } tafels, en niets mis.
}
admin-unsound = Van { $count ->
    [one] één tafel
   *[other] { $count } tafels
} in orde: { $sound }.

terminal-about-storage = de tafels van een server naar een andere database kopiëren en ze controleren
terminal-about-storage-more =
    Een database is een bestand of postgresql://... . Voor het kopiëren moeten beide vrij zijn: stop eerst de server.
storage-about-copy = alle tafels van de ene database naar de andere kopiëren en ze vergelijken
storage-arg-from = de database waaruit wordt gekopieerd
storage-arg-to = de database waarheen wordt gekopieerd; die mag nieuw zijn
storage-no-source = Er is geen database { $database }.
storage-copied = { $count ->
    [0] Er is geen tafel gekopieerd.
    [one] Er is één tafel gekopieerd.
   *[other] Er zijn { $count } tafels gekopieerd.
}
storage-there = { $count ->
    [one] Eén was er al en blijft zoals ze was.
   *[other] { $count } waren er al en blijven zoals ze waren.
}
storage-damaged = { $count ->
    [one] Eén is beschadigd en is niet gekopieerd.
   *[other] { $count } zijn beschadigd en zijn niet gekopieerd.
}
