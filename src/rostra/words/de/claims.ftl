## Warum eine Behauptung nicht die richtige Form hat. Die Nummer der Regel kommt ans Ende.

claim-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu behaupten.
claim-unknown = Eine Behauptung betrifft eines von diesen: { $about }.
claim-parts = Eine Behauptung über „{ $about }“ hat genau diese Teile: { $parts }.
claim-seat = Die Plätze sind 0 bis { $last }.
claim-round = Die Runden sind 1 bis { $last }.
claim-card = Die Karte ist eine von diesen: { $cards }.
