## What a table says, whatever game is played at it.

table-no-such-seat = There is no seat { $seat } at this table: seats are 0 to { $last }.
