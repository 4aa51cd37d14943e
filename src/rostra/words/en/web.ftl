### What the browser client says. Seats come as names; committees and paths as on the board (B1, B1-A3).

## Everywhere

web-game = { $game ->
    [quo-vadis] Quo Vadis?
    [idus-martii] Idus Martii
   *[other] { $game }
}
web-language = Language
web-theme = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Light or dark, like the system
}
web-sound = Sounds
web-sound-hint = Sounds on this page
web-alerts = Alerts
web-notify = Notifications
web-notify-hint = { $state ->
    [on] When a table waits for you and this page is out of sight.
    [push] When a table waits for you and this page is out of sight; at tables with days for a move also when it is closed.
    [off] Off. One tap, and you are told when a table waits for you and this page is out of sight.
    [denied] Your browser blocks them for this site. Allow notifications in its settings, then come back here.
    [missing] Your browser shows none here. It takes an encrypted address (https), and on an iPhone the page on the home screen.
   *[default] Be told when a table waits for you and this page is out of sight. No address, no account.
}
web-webhook = Webhook for this table
web-webhook-hint = Tell a channel whose turn it is: Discord, Slack, Matrix or ntfy.
web-webhook-url = Address of the webhook
web-webhook-service = Service
web-webhook-save = Try it and keep it
web-webhook-on = { $service } is told whose turn it is at this table.
web-webhook-off = Tell nobody any more
web-call = { $call ->
    [offer] An offer for you
   *[turn] Your turn
}
web-call-where = { $game }, table { $code }
web-loading = One moment …
web-lost = The connection was lost. Trying again; nothing you have seen is lost.
web-no-network = You are offline. The game goes on as soon as there is a network again; nothing is lost.
web-unsent = There is no connection: this was not sent. Try again when it is back.
web-kept = What you did is kept, and sent by itself.
web-kept-first = Your last move still waits for the connection. One at a time.
web-offline = The server does not answer. Try again in a moment.
web-paused = One moment … the server cannot store anything just now. Nothing is lost, and the game goes on by itself.
web-home = To the start
web-close = Close
web-cancel = Cancel
web-next = Next
web-rules = Rules
web-rule = Rule { $rule }
web-rules-missing = There are no rules here for that game.
web-nobody = nobody
web-guest = Guest
web-you = you
web-away = away
web-here = here
web-level = { $level ->
    [random] random
    [greedy] greedy
    [rules] rules
    [search] search
    [novice] novice
    [beginner] beginner
    [casual] casual
    [regular] regular
    [skilled] skilled
    [strong] strong
    [expert] expert
    [best] best
   *[other] { $level }
}
web-bot = Bot, { web-level }
web-bot-hint = { $level ->
    [random] Every move is as likely as any other. Good for finding your way around.
    [greedy] Takes the most it can get at once and looks no further.
    [rules] Knows its trade: bargains fairly, tells a consistent story, keeps its word.
    [search] Thinks ahead: plays on in its head before it moves or deals.
    [novice] Has just sat down. Beaten by anybody who has read the rules.
    [beginner] Sees what is large, and misses much of the rest.
    [casual] Plays now and then: sensible moves between mistakes.
    [regular] Plays every week. Good company for most people.
    [skilled] Overlooks little, and knows what consent is worth.
    [strong] Overlooks hardly anything. Bring your best.
    [expert] Judges like the best one, but does not think as far ahead.
   *[best] The strongest there is. Weighs every move, deal and claim by its chance to win.
}
web-bot-levels = The bots, from weak to strong
web-bot-level = Bots that sit down
web-bot-character = Their character
web-character-any = mixed, one of each
web-bot-of = { $bot }, { $character }
web-character = { $character ->
    [generous] generous
    [hard] a hard dealer
    [grudging] bears grudges
    [scheming] a schemer
   *[plain] even-handed
}
web-character-hint = { $character ->
    [generous] Takes little and lets others have their share.
    [hard] Wants more than is fair, and waits until it gets it.
    [grudging] Remembers who refused it and who dealt with it, and treats them accordingly.
    [scheming] Approaches others first, and never helps whoever leads.
   *[plain] Asks and gives what is fair.
}
web-held-by-bot = a bot holds the seat
web-held-short = a bot
web-held-by-bot-hint = A bot plays for you until you take your seat back.
web-held-late = Your time ran out, and the grace after it: a bot plays for you until you take your seat back.
web-colour = { $colour ->
    [red] Red
    [blue] Blue
    [black] Black
    [white] White
    [yellow] Yellow
    [green] Green
    [purple] Purple
   *[orange] Orange
}

## The start

web-motto = Bargain your way into the Senate. Or put a knife in it.
web-about-quo-vadis = Lead your senators through the committees to the Senate. Nobody gets there alone: consent is bought, traded and promised.
web-about-idus-martii = Two factions, secret votes, hidden loyalties. Say what you like, believe whom you dare.
web-size-quo-vadis = 3 to 5 players, half an hour
web-size-idus-martii = 5 to 8 players, half an hour
web-play-now = Play now against bots
web-set-up = Play with friends
web-set-up-more = More choices: seats, bots, edition, time
web-seats = Seats
web-friends-hint = Friends join with a code or a link. Seats that stay free you can give to bots.
web-guided = Guided first game
web-new-table = New table: { $game }
web-players = Players
web-your-name = Your name
web-player-number = Player { $number }
web-seat-of = Who sits at { $colour }
web-name-of = Name of { $colour }
web-seat-me = Me, on this device
web-seat-friend = A friend, by link
web-hotseat-hint = Several players share this device; a curtain falls where there is something to hide.
web-edition = Edition
web-edition-name = { $edition ->
    [amigo-2005] 2005: only the current turn binds
   *[hans-im-glueck-1992] 1992: agreements bind until your next turn
}
web-variants = Variants
web-variant = { $variant ->
    [limited-ones] Few I laurels
    [census] Census: show the laurels when senators arrive
    [strict-promises] Strict promises: they bind until your next turn
   *[consular-election] Consular election: three games in a row
}
web-turn-limit = End after 200 turns at the latest
web-time = Time
web-clock-kind = { $kind ->
    [none] No clock
    [live] Live clock
   *[days] Days for a move
}
web-seconds = Seconds for a move
web-days = Days for a move
web-private-talk = Private deals and whispers allowed
web-listed = Show the table in the lobby
web-begin = Begin
web-open-table = Open the table
web-join = Join a table
web-join-hint = Type the four letters somebody gave you.
web-join-button = Join
web-join-failed = That did not work
web-code = Code of the table
web-upload-link = Replay a record
web-rules-of = Rules of { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-my-tables = My tables
web-open-tables = Open tables
web-lobby-empty = No open table just now. Open one!
web-lobby-mine = { $status ->
    [waiting] waiting
    [playing] playing
   *[over] over
}
web-lobby-join = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
web-lobby-watch = watch

## Before the game

web-waiting-title = Who else is coming?
web-waiting-hint = Give your friends this code or the link. The game begins when every seat is taken.
web-qr = QR code of the link to this table
web-link = Link to this table
web-link-lonely = This address works on this computer only. For others in your network, start the server with
web-copy = Copy
web-copied = Copied
web-free-seat = free seat
web-sit = Sit here
web-sit-down = Sit down
web-only-look = Only look
web-stand = Stand up
web-no-table = There is no such table
web-no-table-hint = The link may be mistyped, or the table was cleared away.
web-broken-table = This table is damaged
web-broken-table-hint = Whoever runs this server may be able to restore it from a backup.
web-table-code = Table { $code }
web-spectators = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
web-private-link = My seat on another device
web-private-link-hint = Keep this link to yourself: whoever opens it has your seat.
web-leave = Leave { $who } to a bot
web-take-back = Take { $who } back from the bot
web-look-as = Look as { $who }
web-curtain = Pass the device to { $who }
web-curtain-hint = Nobody else should look now. What the others hold stays hidden.
web-curtain-open = I am { $who }
web-pass-offer = Pass to { $who }: an offer is waiting
web-pass-back = Back to { $who }
web-watching = You are watching.

## The table

web-actions = What you can do
web-undo = Undo
web-turn = Turn { $turn }
web-round-of = Round { $round } of { $rounds }
web-election-game = Game { $game } of 3
web-holding = The bots wait for { $who }.
web-holding-you = { $why ->
    [builder] The bots wait while you compose your offer.
    [offer] The bots wait for your answer.
    [answer] The bots wait until your offer is answered.
   *[vote] You could sell consent: the bots wait a moment.
}
web-bot-speed = Pace of the bots
web-motion = Animations
web-pace = { $pace ->
    [calm] calm
    [usual] usual
   *[brisk] brisk
}
web-since-turn = Since your last turn
web-log = What happened
web-talk = Talk at the table
web-tab = { $tab ->
    [talk] Talk
    [log] Log
    [deals] Deals
    [notes] Notes
   *[matrix] Rounds
}
web-since = waiting since
web-left = time left
web-grace = time is up: grace that is left
web-time-short = { $left } left, then { $grace } of grace, then a bot plays for you.
web-time-grace = Your time is up. { $left } of grace, then a bot plays for you.
web-reserve = Senators in reserve
web-laurels = Laurels held
web-open-promises = Open promises
web-in-senate = Senators in the Senate
web-sum = Sum
web-say = Say something
web-send = Send
web-talk-to = Speak to
web-to-all = To all
web-talk-empty = Nobody has said anything yet.
web-whispers-to = whispers to { $to }:
web-whisper-unheard = (a whisper you do not hear)
web-spectator = Spectator
web-remarks = Bots' remarks
web-mute = Mute

## The board of Quo Vadis?

web-board = The board
web-committee-word = Committee
web-committee-label = Committee { $id }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: { $there }. { $votes ->
    [0] No consent needed to leave.
    [one] One consent needed to leave.
   *[other] { $votes } consents needed to leave.
}
web-senate-label = Senate, { $count } of 5 seats taken { $count ->
    [0] {""}
   *[other] by { $who }
}
web-path-label = Path from { $from } to { $to }, { $laurel ->
    [none] no laurel
   *[other] laurel { $laurel }
} { $note }
web-caesar-label = Caesar, on { $place }
web-supply-label = Supply: { $ones } I laurels, { $stock } laurels face down
web-your-turn = Your turn: place a senator, advance one, or move Caesar.
web-your-bonus = You took Caesar's laurel: move Caesar as well, or leave him.
web-your-remove = Take one of your senators off the board.
web-picked = { $id }: what will you do here?
web-pick-place = Where should Caesar go?
web-pick-votes = Whose consent do you use on { $path }?
web-wait = Waiting for { $who } to move.
web-wait-could-give = Waiting for { $who } to move. You could give consent.
web-plain-your-turn = Your turn: choose.
web-game-over = The game is over.
web-show-result = Show the result
web-place-in = Place in { $committee }
web-path-button = { $from } → { $to }{ $laurel ->
    [none] {""}
   *[other] {" "}· { $laurel }
}
web-votes-have = { $have } of { $needed } consents
web-no-votes = no consent needed
web-votes-missing = needs { $missing } more: ask
web-with = with { $votes }
web-move-caesar = Move Caesar
web-caesar-to = Caesar to { $to }
web-decline = Leave Caesar
web-remove = Take from { $committee }
web-give-vote = give consent
web-pledge = { $votes ->
    [one] Give consent on { $path }
   *[other] Give { $votes } consents on { $path }
}
web-retract = Take back the consent on { $path }
web-census = Demand a census
web-new-deal = Offer a deal
web-census-title = { $who } demands a census
web-census-hint = Everybody sees this now; then it is secret again.
web-election-title = Game { $game } of the consular election is over
web-election-hint = Now everybody takes senators off the board until two are left. { $who } begins the next game.
web-not-in-senate = not in the Senate
web-go-on = Go on

## Deals

web-deal-title = Offer a deal
web-counter-title = Answer to deal { $deal }
web-deal-with = With
web-usual = The usual: consent for a I
web-split = Split the gains
web-i-give = I give
web-i-get = I get
web-clause-kind = { $kind ->
    [support] consent
    [pay] laurels
    [caesar] Caesar to …
    [avoid] not Caesar to …
    [later] consent later
    [refuse] refuse
   *[note] words
}
web-deal-empty = Tap what you give and what you want.
web-enforced = enforced
web-promise = a promise
web-private = In private
web-send-offer = Offer it
web-send-counter = Offer this instead
web-giver = Who gives
web-recipient = Who gets it
web-only-if = only if { $who } can change
web-only-with = only with the laurel on { $path }
web-do-deal = As agreed: { $step }
web-path = Path
web-place = Place
web-against = Against
web-less = less
web-more = more
web-votes-count = { $count ->
    [one] one consent
   *[other] { $count } consents
}
web-you-hold = you hold { $value }
web-until = until turn { $turn }
web-this-turn = this turn
web-words-hint = Any words you like
web-remove-clause = Take this out
web-offer-head = { $by } to { $to }
web-vote-earns = Consent that is used earns you a I.
web-private-tag = private
web-deal-status = { $status ->
    [struck] struck
    [settled] settled
    [rejected] rejected
    [withdrawn] withdrawn
    [expired] expired
    [failed] failed
    [void] void
   *[open] open
}
web-deal-unknown = Only those named know what it says.
web-accepted-by = { $who } has accepted.
web-accept = Accept
web-counter = Counter
web-no = No
web-withdraw = Withdraw
web-no-deals = No deals this turn. Tap "Offer a deal" below.
web-ledger = Promises
web-promise-of = { $who } promised something in deal { $deal }
web-promise-status = { $status ->
    [kept] kept
    [broken] broken
    [lapsed] lapsed
   *[open] open
}

## Replay, after the game and rules (web/src/replay, web/src/rules)

web-replay-title = Replay
web-replay-of = Replay: { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-replay-turn = Turn { $turn }
web-replay-game-turn = Game { $game }, turn { $turn }
web-replay-interlude = Before game { $game }
web-replay-round = Round { $round }
web-replay-did = { $who }: { $what }.
web-replay-nothing = Nothing to tell.
web-replay-why = Why?
web-replay-controls = Replay controls
web-replay-slider = Moment of the game
web-replay-steps = Steps
web-replay-at = { $chapter } · { $at } of { $of }
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back = One step back
web-replay-on = One step on
web-replay-turn-back = { $game ->
    [quo-vadis] To the previous turn
   *[idus-martii] To the previous round
}
web-replay-turn-on = { $game ->
    [quo-vadis] To the next turn
   *[idus-martii] To the next round
}
web-replay-play = Play
web-replay-pause = Pause
web-replay-jump = Jump to
web-replay-speed = Speed
web-replay-moves-only = Moves only
web-replay-log = What happened
web-replay-reserve = Senators in reserve
web-replay-senate = Senators in the Senate
web-replay-sum = Sum of the games before
web-replay-worth = Value of the laurels
web-replay-no-laurels = no laurels yet
web-replay-matrix = Rounds and claims
web-replay-track = The track over the rounds
web-replay-unfinished = This game was not played to its end.
web-replay-loading = The replay is being fetched.
web-replay-again = Try again
web-replay-from-file = Open a record
web-replay-upload = Watch a record
web-replay-upload-hint = A record is the file you download after a game: every action, one on each line. It is only read, not kept.
web-replay-choose = Choose a file
web-replay-reading = Reading …
web-replay-drop = or drop it here
web-replay-other = Another record
web-replay-empty = This file is empty.
web-replay-too-large = This file is too large for a record: at most 1 MB.
web-replay-broken = This record cannot be played. { $why }
web-replay-unreadable = That could not be read. Is it a record of Rostra?
web-replay-offline = The server cannot be reached. Check your connection and try again.
web-replay-not-over = This game is still being played. Its replay will be there when it is over, because it shows every secret.
web-replay-gone = There is no such table, or it has been cleared away.

web-after-title = The reckoning
web-after-unveiling = The laurels are turned up, one by one.
web-after-skip = Show everything
web-after-close = Look at the board
web-after-in-senate = { $seats } in the Senate
web-after-no-senator = nobody in the Senate
web-after-no-laurels = no laurels
web-after-hand = { $count ->
    [one] One laurel: { $list }
   *[other] { $count } laurels: { $list }
}
web-after-not-scored = Not scored: no senator has reached the Senate.
web-after-unscored = not scored
web-after-rule = Rule { $rule }
web-after-election = Consular election
web-after-player = Player
web-after-game = Game { $game }
web-after-sum = Sum
web-after-chart = Laurels over turns
web-after-chart-axis = turns
web-after-chart-label = Laurels over the turns. At the end: { $sums }.
web-after-chart-wait = The chart is being drawn …
web-after-chart-lost = The chart could not be drawn: the replay cannot be reached.
web-after-dealings = Promises and deals
web-after-no-deals = Nobody made a deal.
web-after-column = { $column ->
    [kept] kept
    [broken] broken
    [lapsed] lapsed
    [struck] deals done
    [paid] paid
   *[received] received
}
web-after-promises = Promises ({ $count })
web-after-promise = { $status ->
    [kept] kept
    [broken] broken
    [lapsed] lapsed
   *[open] open
}
web-after-deals = All offers and deals ({ $count })
web-after-deal = { $status ->
    [settled] settled
    [struck] struck
    [rejected] rejected
    [withdrawn] withdrawn
    [expired] not answered
    [failed] failed
    [void] void
   *[open] open
}
web-after-deal-turn = Turn { $turn }
web-after-secret = was secret
web-after-rematch = Rematch
web-after-join-rematch = To the rematch
web-after-replay = Replay
web-after-record = Download the record
web-after-start = Back to the start

web-rules-title = Rules
web-rules-game = { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-rules-contents = Contents
web-rules-anchor = Rule { $rule }: link to it
web-rules-loading = The rules are being fetched.
web-rules-fallback = These rules are not yet in your language; here they are in { $language }.

## Idus Martii

web-idus-role = { $role ->
    [consul] Consul
    [praetor] Praetor
   *[aedile] Aedile
}
web-idus-round = Round { $round }
web-idus-phase = { $phase ->
    [1] First phase
   *[other] Second phase
}
web-idus-start = start player
web-idus-players = The players
web-idus-you = you
web-idus-away = away
web-idus-bot = { $absent ->
    [yes] a bot holds the seat
   *[other] bot
}
web-idus-says = says: { card-name }
web-idus-to-act = must act now
web-idus-will-be = { $role ->
    [praetor] will be Praetor
   *[aedile] will be Aedile
}
web-idus-cards-down = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}

# The track and the count
web-idus-track = Suffragium: Loyalists { $loyalist }, Traitors { $traitor }; whoever goes beyond { $limit } is discovered
web-idus-limit = limit { $limit }
web-idus-counted = Round { $round }, turned up: { $cards }
web-idus-count = count
web-idus-chart = The Suffragium, round by round
web-idus-chart-point = round { $round }: Loyalists { $loyalist }, Traitors { $traitor }

# Cards in hand and on the table
web-idus-own-hidden = { $count ->
    [one] Your faction card, face down. Press and hold to look.
   *[other] Your { $count } faction cards, face down. Press and hold to look.
}
web-idus-own-shown = You hold: { $cards }
web-idus-keep-up = Keep my cards face up
web-idus-put-away = put away: { $cards }
web-idus-ballot = The card of { $owner }, face down
web-idus-ballot-known = The card of { $owner }, face down. Press and hold to look.
web-idus-ballot-shown = The card of { $owner }: { card-name }

# The action bar
web-idus-wait-assign = { $who } hands out the roles.
web-idus-wait-vote = Waiting for { $who } to vote.
web-idus-wait-peek = { $who }, the Praetor, chooses a card to look at.
web-idus-wait-veto = { $who } has seen the card: veto or not?
web-idus-wait-replace = { $who } must lay another card.
web-idus-wait-discard = { $who } puts a faction card away.
web-idus-your-assign = { $next ->
    [praetor] You are Consul. Tap the seat of your Praetor.
    [aedile] Now tap the seats of two Aediles.
   *[done] Hand the roles out like this?
}
web-idus-your-vote = You are Aedile. Choose a card and lay it face down.
web-idus-your-peek = You are Praetor. Whose card will you look at?
web-idus-your-veto = { $card ->
    [green] { $aedile } has laid green. Let it pass?
    [red] { $aedile } has laid red. Let it pass?
    [yellow] { $aedile } has laid yellow.
   *[none] Let the card of { $aedile } pass?
}
web-idus-your-replace = { $yellow ->
    [yes] Your yellow card was shown to all: lay another one.
   *[no] The Praetor vetoes: lay another card.
}
web-idus-your-discard = Your consulship ends: put one faction card away. You are what you keep.
web-idus-choose = { $kind ->
    [discard] Which card do you put away?
   *[other] Which card do you lay?
}
web-idus-moves = { $card ->
    [green] Loyalists + 1
    [red] Traitors + 1
   *[yellow] abstain
}
web-idus-confirm = { $kind ->
    [discard] { $card ->
        [loyalist] Put Loyalist away for good
        [traitor] Put Traitor away for good
       *[merchant] Put Merchant away for good
    }
   *[other] { $card ->
        [green] Lay green face down
        [red] Lay red face down
       *[yellow] Lay yellow face down
    }
}
web-idus-stays = { $card ->
    [loyalist] Then you are a Loyalist.
    [traitor] Then you are a Traitor.
   *[merchant] Then you are a Merchant.
}
web-idus-look = Look at the card of { $aedile }
web-idus-approve = Let it pass
web-idus-veto = { $phase ->
    [1] Veto: exchange it
   *[other] Veto: lay another
}
web-idus-slot-free = { $role ->
    [praetor] Praetor: not chosen yet
   *[aedile] Aedile: not chosen yet
}
web-idus-slot-taken = { $role ->
    [praetor] Praetor: { $name }. Press to take the role back.
   *[aedile] Aedile: { $name }. Press to take the role back.
}
web-idus-tap-seat = tap a seat
web-idus-hand-out = Hand out the roles

# Claims
web-idus-claims = Say it to all
web-idus-claims-hint = One tap, true or not. Nobody may show a card.
web-idus-claim-more = Claim something…
web-idus-say-laid = Tell them you laid:
web-idus-say-saw = Tell them what { $aedile } laid:
web-idus-i-am = I am
web-idus-i-laid = I laid
web-idus-i-saw = I saw { $aedile } lay
web-idus-trust = I trust
web-idus-trust-who = I trust { $who }
web-idus-trust-said = { $who } trusts { $whom }
web-idus-suspect = I suspect
web-idus-suspect-who = I suspect { $who }
web-idus-suspect-said = { $who } suspects { $whom }
web-idus-else = Something else…
web-idus-anything = Claim something about it…

# The matrix and the notes
web-idus-matrix = Rounds and seats: roles, looks, vetoes, counts and claims
web-idus-row-is = is
web-idus-row-says = says
web-idus-row-minds = trust
web-idus-looked = The Praetor looked at this card
web-idus-vetoed = VETO
web-idus-was-yellow = It was yellow, and shown to all
web-idus-known = { $card ->
    [green] Certainly green
    [red] Certainly red
   *[yellow] Certainly yellow
}
web-idus-known-hidden = A card that you know, face down
web-idus-truth = { $truth ->
    [true] (true)
   *[false] (a lie)
}
web-idus-legend-known = Show what only I know
web-idus-legend-truth = the truth
web-idus-legend-claim = claimed
web-idus-legend-true = claimed truly
web-idus-legend-lie = a lie
web-idus-notes-hint = Your notes. Nobody else sees them.

# The end
web-idus-won = { $faction ->
    [loyalist] The Loyalists win
    [traitor] The Traitors win
   *[merchant] The Merchants win
}
web-idus-why = { $reason ->
    [failed-conspiracy] A marker crossed the limit of { $limit }: the conspiracy failed. Loyalists { $loyalist }, Traitors { $traitor }.
   *[ides-of-march] The Ides of March have come. Loyalists { $loyalist }, Traitors { $traitor }.
}
web-idus-no-winner = Nobody at the table is one of them.
web-idus-winner = winner
web-idus-lies = { $spoken ->
    [0] said nothing that could be checked
   *[other] { $lies ->
        [0] no lies
        [one] one lie
       *[other] { $lies } lies
    } in { $spoken ->
        [one] one claim
       *[other] { $spoken } claims
    }
}

# The host's menu, and the vote to end a game
web-people = At the table
web-host = host
web-send-away = Remove
web-ban = Remove and ban
web-make-host = Make host
web-mute-all = Mute for everybody
web-unmute-all = Let them talk again
web-muted = muted
web-close-seat = Close
web-open-seat = Open
web-closed-seat = closed seat
web-pardon = Lift the ban on { $who }
web-end-vote = End the game by vote
web-end-votes = End the game? In favour: { $who } ({ $votes } of { $needed } votes).
web-end-agree = Agree
web-end-withdraw = Play on after all
web-ended-title = Ended by agreement
web-ended-hint = The players have ended this game before its end. Nobody has won.
web-removed = You are no longer at this table
web-removed-hint = The host has removed you. You can play at any other table.

## Puzzles

web-puzzle-title = Puzzle
web-puzzle-of-day = Puzzle of { $day }
web-puzzle-today = Today's puzzle
web-puzzle-all = All puzzles
web-puzzle-solve = Solve it
web-puzzle-again = Look at it again
web-puzzle-choices = Your answer
web-puzzle-try = That is my answer
web-puzzle-right = right
web-puzzle-wrong = wrong
web-puzzle-worth = { $percent } % to win
web-puzzle-refused-by = refused by { $who }
web-puzzle-lie-worth = { $percent } % a lie
web-puzzle-assign = You are Consul, and give the roles.
web-puzzle-own = Your { $count ->
    [one] card
   *[other] cards
}: { $cards }
web-puzzle-now = It is turn { $turn }, and everybody has kept count of the laurels.
web-puzzle-solved = { $tries ->
    [one] Solved at the first try.
   *[other] Solved with { $tries } tries.
}
web-puzzle-failed = { $tries ->
    [one] Not solved.
   *[other] Not solved in { $tries } tries.
}
web-puzzle-streak = { $days ->
    [0] No streak yet.
    [one] Streak: one day.
   *[other] Streak: { $days } days.
}
web-puzzle-tomorrow = The next one comes at midnight (UTC).
web-puzzle-exact = Solved exactly: every line of play to the end was looked at.
web-puzzle-belief = Exact, by all that you could know: every way the cards may lie was weighed.
web-puzzle-round = Confirmed over every way the cards may lie, and all that can follow in the round.
web-puzzle-deep = Confirmed by a deep look, with { $playouts } playouts for every position.
web-puzzle-share = Share the result
web-puzzle-share-day = puzzle of { $day }
web-puzzle-share-any = puzzle
web-puzzle-count = { $solved } of { $count } solved.
