## Wat er mis is met een opzet of een verslag, welk spel het ook is.

setup-game = Het spel ‘{ $name }’ bestaat niet; er zijn { $known }.
setup-say-players = Geef aan voor hoeveel spelers de tafel is: een geheel getal.
setup-players = { $game } is voor { $fewest } tot { $most } spelers, niet voor { $given }.
setup-seed = Een startgetal is een geheel getal van 0 tot en met 2^128 - 1.
setup-edition-name = Een uitgave wordt met haar naam opgegeven.
setup-edition = De uitgave ‘{ $name }’ bestaat niet; er zijn { $known }.
setup-one-edition = { $game } heeft maar één uitgave: laat de uitgave weg.
setup-variants = Varianten worden als lijst van namen opgegeven.
setup-variant = De variant ‘{ $name }’ bestaat niet; er zijn { $known }.
setup-no-variants = { $game } heeft geen varianten.
setup-options = Opties worden met hun naam opgegeven.
setup-option = { $game } heeft geen optie ‘{ $name }’; er zijn { $known }.
setup-start = De plaats die begint is een getal van 0 tot en met { $last }.
setup-private = De optie ‘private’ is waar of onwaar.
setup-turn-limit = De beurtlimiet is een aantal beurten, minstens 1 (Q17).

record-text = Een verslag wordt uit tekst gelezen.
record-empty = Het verslag is leeg.
record-json = Regel { $line } van het verslag is geen JSON: { $error }
record-object = Regel { $line } van het verslag is geen JSON-object.
record-format = Dit is geen verslag: het formaat is niet ‘{ $format }’.
record-version = Dit verslag heeft versie { $given }; bekend is { $known }.
record-part = In het verslag ontbreekt ‘{ $part }’.
record-actions = De acties van een verslag zijn een lijst.
record-entry = In actie { $number } van het verslag ontbreekt ‘seat’ of ‘action’.
record-unplayable = Actie { $number } van het verslag kan niet worden gespeeld: { $why }
record-result = Het verslag leidt niet tot de uitslag die het noemt.

position-start = De startspeler is in de stelling plaats { $there }, in de opties plaats { $asked }.
position-json = Een stelling is een JSON-object.
position-players = De tafel is voor { $players } spelers, dus de stelling moet dat ook zijn.
position-missing = In de stelling ontbreekt ‘{ $part }’.
position-unknown = Een stelling heeft geen onderdeel ‘{ $part }’.
position-object = In een stelling moet ‘{ $part }’ een object zijn.
position-list = In een stelling moet ‘{ $part }’ een lijst zijn.
position-length = In een stelling moet ‘{ $part }’ { $length } waarden hebben.
position-number = In een stelling moet ‘{ $part }’ een geheel getal van { $low } tot en met { $high } zijn.
position-name = In een stelling moet ‘{ $part }’ een van deze zijn: { $names }.
position-fields = Een stelling heeft de velden { $known }.
position-field = Het veld ‘{ $name }’ bevat gehele getallen in de vorm { $shape }.

## Wat er mis is met het gebruik van een leeromgeving.

learner-seat = De plaats van de lerende is er een van 0 tot en met { $last }.
learner-illegal = Een ongeldige actie kan een fout geven (‘raise’) of door een willekeurige worden vervangen (‘random’).
learner-opponents = Er zijn geen tegenstanders ‘{ $name }’; er zijn { $known }.
learner-rewards = In dit spel zijn er geen beloningen ‘{ $name }’; er zijn { $known }.
learner-shaping = Dit spel heeft geen potentiaal om beloningen mee vorm te geven.
learner-seed = Een seed is een geheel getal van 0 tot en met 2^128 - 1, of voor elk spel een getal onder 2^63.
learner-saved = Deze bewaarde spellen zijn van een andere soort of passen niet bij de rijen.
learner-never-asked = Plaats { $number } wordt in deze spellen nooit iets gevraagd.
learner-not-asked = Er is een actie voor een plaats die niet aan de beurt is.
learner-games = Er moet minstens één spel en één thread zijn.
learner-actions = Er moeten { $count } acties zijn, één voor elk spel.
learner-whole = Een actie is een geheel getal, niet { $given }.
learner-over = Er is geen spel bezig: begin eerst een nieuw spel (reset).
learner-observer = Waarnemers hebben geen parameters; opgegeven was { $given }.
learner-start = De startspeler is een plaats van 0 tot en met { $last }, of -1 voor een willekeurige.
learner-asks = Een plaats mag 0 tot { $most } keer per beurt vragen, niet { $given } keer.
learner-top-price = De hoogste prijs van een toestemming is 0 tot { $most }, niet { $given }.
learner-reduced-setup = Een verkleind { $game } heeft een seed voor de opbouw nodig: de parameter ‘setup’.
learner-reduced-rounds = Een verkleind { $game } is voor { $fewest } tot { $most } spelers, met een grens en hoogstens één ronde voor elk.
