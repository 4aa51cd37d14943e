## What is wrong with a set-up or a record, whatever the game.

setup-game = There is no game '{ $name }'; there are { $known }.
setup-say-players = Say for how many players the table is: a whole number.
setup-players = { $game } is for { $fewest } to { $most } players, not { $given }.
setup-seed = A seed is a whole number from 0 to 2^64 - 1.
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
