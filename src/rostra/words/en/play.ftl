### What `rostra play` says: questions and answers, deals and claims, the full screen, web tables.

## Setting up

play-humans = Between 1 and { $players } people can play at this keyboard.
play-no-such-game = There is no game { $given }; there are { $known }, and the links of web tables.
play-too-many-names = { $humans ->
    [one] One person sits at this keyboard, so give one name (or more people: --humans).
   *[other] { $humans } people sit at this keyboard, so give at most { $humans } names (or more people: --humans).
}
play-level-count = There are { $levels } levels for { $bots } bots: give one for all, or one for each.
play-none-kept = There is no interrupted game to resume.
play-not-kept = { $file } is not a game that was interrupted.
play-lines = This is played in plain lines. For a full screen: pip install 'rostra[terminal]'

## Playing

play-left = Farewell. The game was not finished.
play-kept = It is kept. To go on with it: { $command }
play-save = Save the record? A file name, or Enter for no, or w for why the bots did what they did:
play-saved = The record is in { $file }: rostra replay { $file } tells it again.
play-thinks = { $who } is thinking …
play-waits = Waiting for { $who }.
play-move = { $who }, it is your move.
play-could-say = { $who }, you could give consent or offer something. Or go on.
play-over = Press q to leave the table.
play-talk-aloud = You share this keyboard: just talk.
play-choose = { $who }, your choice (1 to { $last }, ? help, b board, d deals, w why they did that, m every move, q quit):
play-no-choice = Please type a number from 1 to { $last }, or ? for help.
play-pick = Your choice (1 to { $last }, Enter to go back):
play-no-pick = Please type a number from 1 to { $last }, or nothing to go back.
play-type = Your words (Enter alone to go back):
play-back = Back
play-curtain = Pass the keyboard to { $who }, and let nobody else look.
play-ready = Enter when ready:
play-ready-now = I am ready
play-why-later = Their reasons would give their cards away. Ask when the game is over.
play-why-nothing = Nobody has anything to say about that.
play-every-move = { $stops ->
    [yes] The table now stops before every move of the others.
   *[no] The table now stops only when you can answer or give consent.
}
play-go-on = go on
play-hand-on = pass the keyboard on
play-say = say something

## The full screen

play-key = { $key ->
    [board] Board
    [log] Log
    [deals] Deals
    [talk] Talk
    [offer] Offer
    [claim] Claim
    [go-on] Go on
    [help] Help
    [why] Why?
    [back] Back
   *[leave] Leave
}
play-leave = { $kept ->
    [seat] Leave? Your seat stays yours.
    [game] Leave? The game is kept, and you can go on with it later.
   *[over] Leave the table?
}
play-leave-yes = Leave
play-leave-no = Stay
play-help-keys =
    Choose with the arrow keys and Enter, by number, or with the mouse. Escape goes back.
    b, l, d and t show board, log, deals and talk; o offers or claims; the space bar goes on; q leaves.
    m stops before every move of the others, or not any more; w tells why the bots did what they did.

## Deals and claims

play-offer = offer a deal …
play-offer-to = An offer to { $who }
play-counter = counter deal { $deal } …
play-deal-head = Deal { $deal }, { $by } to { $to }
play-deal-empty = Nothing yet. Say what you give and what you get.
play-no-deals = No deals this turn.
play-accept-yes = Agreed
play-accept-no = Not yet
play-i-give = add what I give …
play-i-get = add what { $who } gives …
play-change = change: { $clause }
play-clause-other = say it differently
play-partner = with somebody else …
play-partner-who = With whom?
play-private = { $private ->
    [yes] in private: yes
   *[no] in private: no
}
play-what = What does { $who } give?
play-clause-kind = { $kind ->
    [support] consent now
    [pay] laurels
    [do] do something …
    [avoid] not do something …
    [later] consent later
    [refuse] refuse somebody consent
   *[note] words
}
play-holds = { $who } holds { $value } in laurels now.
play-how-much = How much does { $who } pay { $to }?
play-nothing-to-pay = { $who } has nothing to pay with.
play-which-move = Which move?
play-out-of = Consent out of which committee?
play-until = Until when?
play-claim = claim something …
play-claim-about = { $about ->
    [faction] what I am
    [vote] what I laid
    [peek] what I saw
    [trust] whom I trust
   *[suspect] whom I do not trust
}
play-claim-part = { $part ->
    [round] In which round?
    [aedile] Whose card?
    [seat] Whom?
   *[card] Which card?
}
play-claim-round = round { $round }

## Web tables

play-not-installed = A web table needs another package ({ $module } is missing): pip install 'rostra[terminal]'
play-bad-link = { $link } is not the link of a table. A link looks like http://192.168.1.5:8000/join/ABCD.
play-unreachable = { $address } does not answer: { $problem }.
play-not-rostra = { $address } answers, but not as a rostra server does.
play-sits-down = You sit down as { $name }. (Another name: --name)
play-sits-again = Your seat is still yours, { $name }.
play-watches = No seat is free: you watch.
play-waiting-room = { $free ->
    [one] The game begins when one more sits down.
   *[other] The game begins when { $free } more sit down.
} They join at { $link }
play-comes = { $who } is here.
play-web-left = Your seat stays yours. To come back: rostra play { $link }
play-gone = The table cannot be played on: { $problem }
play-why-web = The server keeps the bots' reasons for the replay.
play-no-answer = The server does not answer. Try again in a moment.
play-says = { $who }: { $text }
