## Why an action of Quo Vadis? is not legal. The rule's number is added at the end.

quo-game-over = The game is over.
quo-not-your-turn = It is not your turn: { $seat } is to move.
quo-unknown-action = There is no action "{ $action }" in Quo Vadis?.
quo-wrong-parts = The action "{ $action }" has exactly these parts: { $parts }.

quo-no-entry = A senator enters at A1, B1, D1 or E1, not at "{ $name }".
quo-reserve-empty = You have no senator left in your reserve.
quo-entry-full = That entry committee has no free seat.

quo-no-path = There is no path "{ $name }" on the board.
quo-none-to-advance = You have no senator in { $from }.
quo-next-full = { $to } has no free seat.
quo-with-seats = "with" is a list of the seats whose consent you use.
quo-wrong-consents = { $needed ->
    [0] This path needs no consent: "with" must be empty.
    [one] Leaving by this path takes the consent of exactly one other senator.
   *[other] Leaving by this path takes the consent of exactly { $needed } other senators.
}
quo-own-too-few = You do not have that many other senators in { $from }.
quo-no-consent = { $seat } has not given you that consent.
quo-caesar-suffices = Caesar lies on { $path }: you need no consent there.

quo-no-laurel-place = There is no laurel place "{ $name }".
quo-caesar-is-there = Caesar is already there: move him to another laurel place.
quo-bonus-first = First move Caesar with your bonus, or decline it.
quo-no-bonus = There is no bonus to decline.

quo-remove-first = First every player takes senators off the board until two are left.
quo-not-removing = Senators are taken off the board only between the games of a consular election.
quo-no-committee = There is no committee "{ $name }".
quo-two-stay = Your last two senators stay on the board.
quo-none-to-remove = You have no senator there.

quo-own-turn = Only the others can give consent: it is your own turn.
quo-not-now = Consent can be given only before the player to move has acted.
quo-free-path = { $name } never needs consent.
quo-no-consent-needed = Caesar lies on { $path }: no consent is needed there.
quo-mover-not-there = { $seat } has no senator in { $from }.
quo-too-many-votes = { $needed ->
    [one] That path takes one consent.
   *[other] That path takes one or { $needed } consents.
}
quo-too-few-senators = You do not have that many senators in { $from } whose consent is still free.
quo-pledged-already = You have already given consent on { $path }: take that back first.
quo-nothing-pledged = You have given no consent on { $path }.

quo-no-census = This table plays without the census.
quo-census-closed = A census can be demanded only right after the first, second or third senator enters the Senate.

quo-answer-first = The seat asked for consent must answer first.
quo-not-asked = Nobody has been asked for consent.
quo-no-more-asks = Nobody can be asked for consent again this turn.
quo-asked-already = That seat has already refused on this path.
quo-price-too-high = That price is more than can be paid.

## What is wrong with a position.

quo-position-committee = { $committee } has only { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} (Q1).
quo-position-senate = The Senate has only { $seats } seats (Q1).
quo-position-senators = { $seat } has { $has } senators instead of { $due } (Q2).
quo-position-stock = The stock holds more laurels than there are (Q2).
quo-position-laurels = There are { $there } { $laurel } laurels instead of { $due } ({ $rule }).
quo-position-sums = In the first game of an election nothing has been written down yet (Q25).
quo-position-full = Five senators in the Senate end the game (Q15).
quo-position-bonus = A bonus follows a IIc laurel just taken, and the player to move has none (Q14).
quo-position-remove = Senators are taken off the board only between games of a consular election (Q25).
quo-position-stay = A player with two senators or fewer on the board takes none off (Q25).
quo-position-between = Between games the Senate is empty and nobody holds laurels (Q25).
quo-position-over = A consular election is over after its third game (Q25).
