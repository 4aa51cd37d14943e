## Wat een tafel zegt, welk spel er ook wordt gespeeld.

# Hoe een plaats heet als niemand de naam kent van wie er zit.
table-seat = plaats { $seat }
table-no-such-seat = Plaats { $seat } bestaat aan deze tafel niet: de plaatsen zijn 0 tot en met { $last }.
table-since = ‘since’ telt de gebeurtenissen die al gezien zijn: 0 of meer.
table-unknown-action = Die actie bestaat niet in dit spel.
table-not-to-act = Deze plaats is nu niet aan de beurt.
