### What the terminal says: headings, choices, questions and errors.

terminal-quo-vadis = QUO VADIS?
terminal-idus-martii = IDUS MARTII

terminal-seat-quo-vadis = { $seat ->
    [0] Red
    [1] Blue
    [2] Black
    [3] White
    [4] Yellow
   *[other] Seat { $seat }
}
terminal-seat-idus-martii = Seat { $seat }
terminal-you = { $who } (you)

## The board of Quo Vadis?

terminal-turn = turn { $turn }
terminal-game-of-three = game { $game } of 3
terminal-stage-action = { $who } to move
terminal-stage-bonus = { $who } may move Caesar as well
terminal-stage-remove = { $who } takes a senator off the board
terminal-stage-over = the game is over
terminal-supply = supply { $ones }×I, stock { $stock }
terminal-senate = SENATE
terminal-votes = needs { $votes }
terminal-player = player
terminal-reserve = reserve
terminal-in-senate = Senate
terminal-laurels = laurels
terminal-sums = sums
terminal-short-reserve = res
terminal-short-senate = Sen
terminal-short-laurels = lau
terminal-own-laurels = yours: { $laurels }
terminal-laurels-hidden = { $count ->
    [0] –
   *[other] { $count } face down
}
terminal-laurels-shown = { $laurels }  = { $value }
terminal-pledged = { $who } gives { $votes ->
    [one] consent
   *[other] { $votes } consents
} on { $path }
terminal-legend-laurel = laurel
terminal-legend-caesar = Caesar: no consent, no laurels
terminal-legend-free-seat = free seat
terminal-legend-entry = senators enter here

## The table of Idus Martii

terminal-round = { $phase ->
    [1] first phase, round { $round } of { $rounds }
   *[other] second phase, round { $round } of { $rounds }
}
terminal-idus-stage-assign = { $who } hands out the roles
terminal-idus-stage-vote = { $who } to vote
terminal-idus-stage-peek = { $who } picks a card to look at
terminal-idus-stage-veto = { $who } vetoes or approves
terminal-idus-stage-replace = { $who } lays another card
terminal-idus-stage-discard = { $who } puts a card away
terminal-idus-stage-over = the game is over
terminal-role-consul = CONSUL
terminal-role-praetor = PRAETOR
terminal-role-aedile = AEDILE
terminal-start = start
terminal-faction-loyalist = Loyalists
terminal-faction-traitor = Traitors
terminal-faction-merchant = Merchants
terminal-put-away = put away { $cards }
terminal-ballot = ballot
terminal-looked-at = seen
terminal-suffragium = Suffragium
terminal-limit = whoever goes beyond { $limit } is discovered

## JSON and the engine

terminal-json-broken = This is not JSON: { $problem } (line { $line }, column { $column }).
terminal-json-deep = This JSON is nested too deeply.
terminal-json-twice = The key "{ $key }" appears twice.
terminal-json-number = { $number } is not a number that can be used here.
terminal-engine-empty = The line is empty; one JSON object per line is expected.
terminal-engine-long = The line is longer than { NUMBER($bytes, useGrouping: 0) } bytes.
terminal-engine-bytes = The line is not UTF-8 (byte { NUMBER($byte, useGrouping: 0) }).
terminal-engine-object = One JSON object per line is expected, like {"{"}"op": "new", "game": "quo-vadis", "players": 4{"}"}.
terminal-engine-id = An id is text, a number or null.
terminal-engine-op = "op" is one of { $ops }.
terminal-engine-missing = { $op } needs { $fields }.
terminal-engine-unknown = { $op } does not know { $fields }.
terminal-engine-no-table = There is no table yet: begin with "new" or "replay".
terminal-engine-fault = The engine has a fault: { $fault }

## Files

terminal-file-unread = Cannot read { $file }: { $problem }.
terminal-file-unwritten = Cannot write { $file }: { $problem }.
terminal-file-exists = { $file } is there already. Choose another name.
terminal-file-bytes = { $file } is not UTF-8 text.
terminal-file-wrong = { $file }: { $problem }
terminal-file-neither = this is neither a record nor a position of a game
terminal-file-impossible = This table cannot be set up: { $problem }
terminal-at-beyond = --at { NUMBER($at, useGrouping: 0) }: the record has only { $count } actions.

## Replaying

terminal-replay-position = { $file } is a position, not a record: there is nothing to replay. Try rostra show.
terminal-replay-illegal = Action { $number } of the record cannot be played: { $problem }
terminal-replay-keys = { $at } of { $last } · Enter next · b back · g go to · e end · q quit
terminal-replay-goto = Go to action:

## Choices

terminal-the-senate = the Senate
terminal-choice-advance = { $from } to { $to }{ $laurel ->
    [none] {""}
   *[other] , takes { $laurel }
}{ $votes ->
    [none] {""}
   *[other] , with { $votes }
}
terminal-choice-ask = ask for consent on { $path }
terminal-choice-place = place a senator in { $committee }
terminal-choice-caesar = Caesar to { $to }{ $laurel ->
    [none] {""}
   *[other] {" "}({ $laurel })
}
terminal-choice-decline = leave Caesar where he is
terminal-choice-census = demand a census
terminal-choice-remove = take a senator off { $committee }
terminal-choice-pledge = give { $votes } on { $path }
terminal-choice-retract = take back the consent on { $path }
terminal-choice-accept = accept deal { $deal }
terminal-choice-reject = reject deal { $deal }
terminal-choice-withdraw = withdraw deal { $deal }
terminal-choice-assign = Praetor { $praetor }, Aediles { $aediles }
terminal-choice-vote = lay { $card }
terminal-choice-peek = look at the card of { $aedile }
terminal-choice-veto = veto: the card is exchanged
terminal-choice-approve = approve the card
terminal-choice-replace = lay { $card } instead
terminal-choice-discard = put the { $card } card away
terminal-help-none = There is no help for this game here. Type the number of a choice.
terminal-help-quo-vadis =
    One action a turn: place a senator, advance one along a path, or move Caesar.
    Leaving a committee of 3 takes the consent of one other senator there, of 5 of two; consent of another player
    earns that player a I laurel, so ask. An advance takes the laurel on its path, unless Caesar lies there:
    then no consent is needed and nobody gains a laurel. The game ends when five senators are in the Senate;
    the most laurels win, but only of those who have a senator there.
terminal-help-idus-martii =
    The Aediles each lay a card face down: green moves the Loyalists, red the Traitors, yellow nobody.
    The Praetor looks at one and may have it exchanged; the Consul turns both up and puts away one of their
    faction cards. A faction beyond the limit is discovered, and its rival wins. Otherwise, on the Ides of
    March, the faction two ahead wins; if none is, the Merchants. You are what your last card says.

## The command line

terminal-about = Two board games of ancient Rome: Quo Vadis? and Idus Martii.
terminal-about-more =
    examples:
      rostra play                       a game of Quo Vadis? against three simple opponents
      rostra play idus-martii --humans 5
      rostra play --resume              go on with a game that was interrupted
      rostra show game.jsonl --at 20    the board after twenty actions
      rostra replay game.jsonl          step through a game
terminal-about-play = play a game in the terminal
terminal-about-play-more = Play a game in the terminal: with bots, with others at the same keyboard, or at a web table.
terminal-about-show = print the board of a record or a position
terminal-about-show-more = Print the board of a record (after its last action, or --at another) or of a position.
terminal-about-replay = step through a record
terminal-about-replay-more =
    Step through a record. Keys: Enter next, b back, g N go to action N, e end, q quit.
    Where there is no terminal, every action is told as a sentence and the last board is printed.
terminal-about-review = review a finished game: what decided it
terminal-about-review-more =
    Review a finished game: how well everybody decided, what was luck, what each deal was worth to whom,
    and which deal nobody saw. Prints the essence, and writes a page beside the record.
terminal-about-puzzles = solve today's puzzle, or make puzzles from recorded games
terminal-about-puzzles-more =
    Without anything more, today's puzzle is asked (by the date in UTC, so it is the same for everybody).
    "make" looks for puzzles in recorded games and can be interrupted; "collect" chooses from what it found.
terminal-puzzles-solve = solve today's puzzle, or another one by its name
terminal-puzzles-name = the name of a puzzle
terminal-puzzles-list = all puzzles
terminal-puzzles-make = look for puzzles in recorded games
terminal-puzzles-out = the file of puzzles
terminal-puzzles-collect = choose a collection from what was found
terminal-puzzles-most = how many of each kind and grade at most (15)
terminal-puzzles-without = leave these out
terminal-puzzles-collected = { $count } puzzles chosen from { $of }.
terminal-puzzles-unknown = There is no puzzle { $name }.
terminal-puzzles-which = Your answer (1 to { $last }, q to leave):
terminal-about-engine = answer requests from other programs, JSON lines in and out
terminal-about-engine-more =
    Reads one JSON object per line from standard input and answers each with one on standard output:
      {"{"}"op": "new", "game": "quo-vadis", "players": 4, "seed": 7{"}"}
      {"{"}"op": "legal", "seat": 0{"}"}
      {"{"}"op": "play", "seat": 0, "action": {"{"}"type": "place", "committee": "A1"{"}"}{"}"}
    Ops: new, replay, to_act, legal, check, play, view, events, position, record, result.
    Answers are {"{"}"ok": true, ...{"}"} or {"{"}"ok": false, "error": "..."{"}"}; an "id" is sent back unchanged.
terminal-arg-game = the game to play (default: quo-vadis), or the link of a web table to sit down at
terminal-arg-players = how many play: 3 to 5 in Quo Vadis? (default 4), 5 to 8 in Idus Martii (default 5)
terminal-arg-humans = how many of them sit at this keyboard (default 1)
terminal-arg-level = how well the bots play: novice, beginner, casual, regular, skilled, strong, expert or best; random, greedy, rules (the default) or search; with a character, as in skilled/generous; one for all, or one for each with commas between
terminal-arg-name = your name; once for each person at this keyboard
terminal-arg-edition = the edition of Quo Vadis?: amigo-2005 (the default) or hans-im-glueck-1992
terminal-arg-variants = variants of Quo Vadis?, with commas between: limited-ones, census, strict-promises, consular-election
terminal-arg-language = en, de, nl or it (default: that of the system)
terminal-arg-resume = go on with the game that was interrupted last, or with the one in FILE
terminal-arg-plain = plain lines instead of the full screen
terminal-arg-seed = play the same game again: a whole number
terminal-arg-save = write the record of the finished game there
terminal-arg-file = a record (JSON lines) or a position (JSON); - for standard input
terminal-arg-record = a record (JSON lines); - for standard input
terminal-arg-at = after this many actions (default: all)
terminal-arg-seat = as this seat sees it (default: everything, as a referee)
terminal-arg-color = auto (the default), always or never
terminal-arg-no-color = the same as --color never
terminal-usage = { $problem } (see { $command } --help)
terminal-not-a-count = { $given } is not a whole number of 0 or more

## What `rostra warm` says

terminal-about-warm = compile everything ahead, so that nobody waits for it later
terminal-about-warm-more =
    Compile the rules for simulations, learners and bots, and keep the result on disk.
    Without it the same happens when something is first used. The folder can be copied: see docs/installing.md.
warm-arg-cache = the folder to keep it in, instead of the user's own or ROSTRA_CACHE
warm-unit = steps
warm-step = { $game }: { $what ->
    [rules] random games
    [vector] many games at once
    [bots] bots
   *[openspiel] rollouts for OpenSpiel
}
warm-done = Everything is compiled, in { $seconds } s. The cache is { $folder } ({ $size } MB).
warm-not-compiled = Nothing can be compiled here: Numba is not installed, or ROSTRA_JIT is 0.
compiling-once = Compiling, once; kept in { $folder }
compiling-now = compiling { $done } of { $planned }

## What `rostra dataset` says

terminal-about-dataset = write games of bots to Parquet files
terminal-about-dataset-more =
    Play games between bots and write them to two Parquet files, for learning and statistics:
    every game with its record, and every action with what its seat saw, could do and did,
    what the bot weighed and what it believed. docs/datasets.md describes the columns.
dataset-arg-games = how many games (default: 100)
dataset-arg-levels = who may sit at the tables, separated by commas (default: all levels; best takes long)
dataset-arg-out = the folder to write to
dataset-not-installed = A dataset needs another package ({ $module } is missing): pip install 'rostra[datasets]'
