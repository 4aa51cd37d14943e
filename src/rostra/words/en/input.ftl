## What is wrong with a set-up or a record, whatever the game.

setup-game = There is no game '{ $name }'; there are { $known }.
setup-say-players = Say for how many players the table is: a whole number.
setup-players = { $game } is for { $fewest } to { $most } players, not { $given }.
setup-seed = A seed is a whole number from 0 to 2^128 - 1.
setup-edition-name = An edition is given by its name.
setup-edition = There is no edition '{ $name }'; there are { $known }.
setup-one-edition = { $game } has only one edition: leave the edition out.
setup-variants = Variants are given as a list of names.
setup-variant = There is no variant '{ $name }'; there are { $known }.
setup-no-variants = { $game } has no variants.
setup-options = Options are given by name.
setup-option = { $game } has no option '{ $name }'; there are { $known }.
setup-start = The seat that begins is a number from 0 to { $last }.
setup-private = The option 'private' is true or false.
setup-turn-limit = The turn limit is a number of turns, 1 or more (Q17).

record-text = A record is read from text.
record-empty = The record is empty.
record-json = Line { $line } of the record is not JSON: { $error }
record-object = Line { $line } of the record is no JSON object.
record-format = This is no record: its format is not '{ $format }'.
record-version = This record has version { $given }; known is { $known }.
record-part = The record does not say '{ $part }'.
record-actions = The actions of a record are a list.
record-entry = Action { $number } of the record does not say 'seat' and 'action'.
record-unplayable = Action { $number } of the record cannot be played: { $why }
record-result = The record does not lead to the result it names.

position-start = The start player is seat { $there } in the position, seat { $asked } in the options.
position-json = A position is a JSON object.
position-players = The table is for { $players } players, so the position must be for { $players } too.
position-missing = The position lacks '{ $part }'.
position-unknown = A position has no part '{ $part }'.
position-object = In a position '{ $part }' must be an object.
position-list = In a position '{ $part }' must be a list.
position-length = In a position '{ $part }' must have { $length } entries.
position-number = In a position '{ $part }' must be a whole number from { $low } to { $high }.
position-name = In a position '{ $part }' must be one of { $names }.
position-fields = A position has the fields { $known }.
position-field = The field '{ $name }' holds whole numbers, in the shape { $shape }.

## What is wrong with how an environment for learners is used.

learner-seat = The learner's seat is one from 0 to { $last }.
learner-illegal = An illegal action can 'raise' an error or be replaced by one at 'random'.
learner-opponents = There are no opponents '{ $name }'; there are { $known }.
learner-rewards = There are no rewards '{ $name }' in this game; there are { $known }.
learner-shaping = This game has no potential to shape rewards by.
learner-seed = A seed is a whole number from 0 to 2^128 - 1, or one below 2^63 for each game.
learner-saved = These saved games are of another kind, or do not fit the rows.
learner-never-asked = Seat { $number } is never asked in these games.
learner-not-asked = There is an action for a seat that is not to act.
learner-games = There must be at least one game and one thread.
learner-actions = There must be { $count } actions, one for each game.
learner-whole = An action is a whole number, not { $given }.
learner-over = There is no game being played: reset the environment first.
learner-observer = Observers have no parameters; { $given } was given.
learner-start = The start player is a seat from 0 to { $last }, or -1 for one at random.
learner-asks = A seat may ask 0 to { $most } times a turn, not { $given }.
learner-top-price = The highest price of a consent is 0 to { $most }, not { $given }.
learner-reduced-setup = A reduced { $game } needs a seed for its set-up: the parameter 'setup'.
learner-reduced-rounds = A reduced { $game } is for { $fewest } to { $most } players, with a limit and at most one round for each of them.
