## Why a claim has the wrong form. The rule's number is added at the end.

claim-over = The game is over: there is nothing left to claim.
claim-unknown = A claim is about one of these: { $about }.
claim-parts = A claim about "{ $about }" has exactly these parts: { $parts }.
claim-seat = Seats are 0 to { $last }.
claim-round = Rounds are 1 to { $last }.
claim-card = The card is one of these: { $cards }.
