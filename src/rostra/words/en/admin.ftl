## What `rostra admin` and `rostra storage` say in the terminal.

terminal-about-admin = look after the tables of a server
terminal-about-admin-more =
    Look into the database of a server, and mend it. All of it is safe while the server runs, except to purge: stop it
    first.
admin-arg-database = the database of the server (default: rostra.sqlite3 in your data folder)
admin-about-list = list the tables, the latest first
admin-about-show = show what is known about a table, but none of its secrets
admin-about-close = end a game, or delete a table whose game has not begun
admin-about-purge = delete a table and everything about it
admin-about-ban = keep an address, a network or a person away; without one, list who is
admin-about-backup = copy the database into a new file
admin-about-check = replay every log and say what is wrong
admin-arg-status = only tables that are waiting, playing or over
admin-arg-table = the id of a table, as in its link
admin-arg-who = an address (192.0.2.7), a network (2001:db8::/48) or a person, as `show` names them
admin-arg-days = for so many days (default: for good)
admin-arg-remove = let them in again
admin-arg-file = the new file
admin-nothing = There is nothing.
admin-no-table = There is no table { $table }.
admin-damaged = Table { $table } is damaged: { $problem }.
admin-status = { $status ->
    [waiting] waiting
    [playing] playing
   *[over] over
}
admin-archived = archived
admin-created = created { $at }
admin-latest = latest move { $at }
admin-entries = { $count ->
    [one] one entry in the log
   *[other] { $count } entries in the log
}
admin-code = code { $code }
admin-seat = seat { $seat }: { $kind ->
    [free] free
    [bot] bot, { $who }
   *[human] { $who }
}
admin-closed = The game at table { $table } is over.
admin-closing = The server closes table { $table } within a minute.
admin-was-over = The game at table { $table } was over already.
admin-purged = Table { $table } is deleted.
admin-banned = { $who } is kept away. A running server knows within a minute.
admin-unbanned = { $who } may come again. A running server knows within a minute.
admin-not-banned = { $who } was not kept away.
admin-ban = { $who }, since { $at }
admin-ban-until = { $who }, since { $at }, until { $until }
admin-nobody = That is no address, no network and no person.
admin-no-days = Days are a number above 0.
admin-copied = The database is copied into { $file }.
admin-file-there = { $file } is there already.
admin-file-unwritten = { $file } cannot be written: { $problem }.
admin-wrong-table = Table { $table }: { $problem }
admin-wrong-file = The database: { $problem }
admin-sound = { $count ->
    [0] No table, and nothing wrong.
    [one] One table, and nothing wrong.
   *[other] { $count } tables, and nothing wrong.
}
admin-unsound = Of { $count ->
    [one] one table
   *[other] { $count } tables
}, { $sound } are sound.

terminal-about-storage = copy the tables of a server to another database, and check them
terminal-about-storage-more =
    A database is a file, or postgresql://... . Copying needs both for itself: stop the server first.
storage-about-copy = copy all tables from one database to another, and compare them
storage-arg-from = the database to copy from
storage-arg-to = the database to copy to; it may be new
storage-no-source = There is no database { $database }.
storage-copied = { $count ->
    [0] No table was copied.
    [one] One table was copied.
   *[other] { $count } tables were copied.
}
storage-there = { $count ->
    [one] One was there already and stays as it was.
   *[other] { $count } were there already and stay as they were.
}
storage-damaged = { $count ->
    [one] One is damaged and was not copied.
   *[other] { $count } are damaged and were not copied.
}
