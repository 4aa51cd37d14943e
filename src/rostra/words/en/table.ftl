## What a table says, whatever game is played at it.

# What a seat is called where nobody knows the name of who sits there.
table-seat = seat { $seat }
table-no-such-seat = There is no seat { $seat } at this table: seats are 0 to { $last }.
table-since = 'since' counts the events already seen: 0 or more.
table-unknown-action = There is no such action in this game.
table-not-to-act = This seat is not to act now.
