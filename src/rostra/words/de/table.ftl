## Was ein Tisch sagt, gleich welches Spiel an ihm gespielt wird.

# Wie ein Platz heißt, wo niemand den Namen dessen kennt, der dort sitzt.
table-seat = Platz { $seat }
table-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht: Die Plätze sind 0 bis { $last }.
table-since = „since“ zählt die schon gesehenen Ereignisse: 0 oder mehr.
table-unknown-action = Diese Aktion gibt es in diesem Spiel nicht.
table-not-to-act = Dieser Platz ist jetzt nicht an der Reihe.
