## The web table's errors. The browser finds the sentence of an error under its kind.

server-unreadable = That could not be read: { $problem }
server-hello-first = Say hello first.
server-bad-setup = This table cannot be set up: { $problem }
server-setup-seats = Say who sits on each of the { $players } seats.
server-setup-seed = Only somebody who has every seat may choose the seed.
server-bad-name = A name has 1 to { $longest } printable characters.
server-bad-record = This record cannot be played: { $problem }
server-bad-chat = A message has at most { $longest } characters, on one line.
server-bad-webhook = { $reason ->
    [not-https] A webhook needs an address that begins with https.
    [private] This webhook leads into a private network: no call is made there.
    [none] This server calls nobody.
   *[bad-url] That is not the address of a webhook.
}
server-bad-subscription = This browser gave no address that messages could be sent to.
server-webhook-failed = { $status ->
    [0] Nobody answers at this webhook. Check its address.
   *[other] This webhook does not take it (answer { $status }). Check its address.
}
server-foreign-origin = This request must come from the table's own page.
server-foreign-host = This server does not answer to that name.
server-not-host = Only the host of the table can do that.
server-not-yours = That seat is not yours.
server-not-seated = You are not sitting at this table.
server-no-identity = This page needs cookies to recognise you: please allow them.
server-barred = This server is closed to you.
server-no-whispers = There is no whispering at this table.
server-banned = The host has removed you from this table.
server-muted = The host has muted you at this table.
server-seat-closed = The host has closed this seat.
server-one-seat = You already have a seat at this table.
server-address-full = { $most ->
    [one] From one address, only one seat of a listed table can be taken.
   *[other] From one address, at most { $most } seats of a listed table can be taken.
}
server-no-person = Nobody else is sitting there.
server-no-such-page = There is nothing here.
server-no-such-puzzle = There is no such puzzle.
server-no-such-choice = This puzzle has no such choice.
server-no-such-table = There is no such table.
server-no-such-seat = There is no such seat at this table.
server-no-such-code = No open table has this code.
server-no-such-level = There is no bot of this level.
server-no-such-character = There is no bot of this character.
server-no-such-token = This link has already been used, or was never valid.
server-no-such-league = There is no such league, or it is closed.
server-wrong-method = That cannot be done here.
server-seat-taken = Somebody is already sitting there.
server-name-taken = Somebody at this table already has that name.
server-table-full = Every seat is taken.
server-already-over = The game is over.
server-not-over = The game is not over yet.
server-not-begun = The game has not begun yet.
server-held-by-bot = A bot holds your seat: take it back first.
server-stale = The game has moved on in the meantime.
server-no-undo = That can no longer be taken back.
server-no-review = There is no review of this game. { $problem }
server-table-too-long = This game has gone on for too long.
server-bad-passkey = That passkey could not be verified.
server-late-passkey = That took too long. Please try again.
server-unknown-passkey = Nobody here has this passkey.
server-last-passkey = This is your last passkey: without it you could not come back.
server-no-passkeys = Passkeys work only at the server's public address over https, or at localhost.
server-no-person-yet = Keep your name with a passkey first.
server-too-large = That is too large.
server-no-json = This must be sent as application/json.
server-too-fast = Not so fast.
server-too-many-yours = You have { $most } open tables: finish some of them first.
server-too-many-leagues = You have { $most } open leagues: close some of them first.
server-too-many-tables = There are too many open tables right now.
server-too-many-reviews = Many reviews are wanted right now. Try again in a minute.
server-review-failed = The game could not be judged. Try again later.
server-internal = Something went wrong here, so that did not count.
server-table-broken = This table cannot be opened: what is stored of it is damaged. Other tables are not affected.
server-table-other-game = This table cannot be opened: its log no longer leads to the game that was played here. Other tables are not affected.
server-not-stored = The database could not store that, so it did not count. Try again later.
server-one-moment = One moment: the database does not answer. Nothing is lost; try again soon.
server-not-built = The client has not been built: `make play` builds it and opens the table.
