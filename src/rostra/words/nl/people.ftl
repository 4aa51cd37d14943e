## A name that stays: the page about oneself, ratings, leagues

web-me-guest = Naam bewaren
web-me-title = Een naam die blijft
web-me-lead = Bewaar je naam, tafels, ratings en statistieken op al je apparaten, met een passkey: je vingerafdruk, je gezicht of de pincode van je apparaat. Geen adres, geen wachtwoord. Alles wat je in deze browser hebt, gaat mee.
web-me-keep = Mijn naam bewaren
web-me-have = Inloggen met een passkey
web-me-not-here = Passkeys werken alleen via https of op localhost. Al het andere werkt hier ook.
web-me-at-localhost = Deze pagina op localhost openen
web-me-no-browser = Deze browser kent geen passkeys.
web-me-cancelled = Er is niets veranderd: de passkey is niet bevestigd.
web-me-there = Dit apparaat heeft al een passkey van jou.
web-me-save = Opslaan
web-me-passkeys = Passkeys
web-me-passkeys-hint = Met elk ervan kun je inloggen. Neem een tweede op een ander apparaat, voor als je de eerste kwijtraakt.
web-me-passkey = gemaakt op { $made }, laatst gebruikt op { $used }
web-me-device = Apparaat
web-me-add = Passkey toevoegen
web-me-remove = Verwijderen
web-me-sign-out = Uitloggen
web-me-sign-out-all = Overal uitloggen
web-me-ratings = Ratings
web-me-no-ratings = Nog geen partij met rating. Een partij telt als minstens twee mensen haar uitspelen, elk op één plaats; bots mogen de andere vullen.
web-me-provisional = voorlopig
web-me-history = { $game }: de rating na elk van { $games } partijen, nu { $rating }
web-me-statistics = Statistieken
web-me-no-statistics = Nog geen voltooide partij.
web-me-game = Spel
web-me-games = Partijen
web-me-won = Gewonnen
web-me-rated = Met rating
web-me-data = Jouw gegevens
web-me-data-hint = Alles wat over jou is opgeslagen, als bestand; of voorgoed gewist. Bots spelen dan voor je verder, en voltooide partijen houden een plaats zonder naam.
web-me-download = Downloaden
web-me-erase = Alles wissen
web-me-erase-sure = Je naam, passkeys, ratings en plaatsen zijn dan weg, op al je apparaten. Dit kan niet ongedaan worden gemaakt.
web-me-erase-yes = Ja, wis alles
web-leagues = Competities
web-leagues-hint = Open een competitie voor je groep en stuur de link. Tafels daarin tellen mee, en de stand houdt zichzelf bij.
web-league-open = Competitie openen
web-league-name = Naam van de competitie
web-league = Competitie
web-league-link = Link voor de anderen
web-league-points-hint = In elke voltooide partij is ieder mens die je achter je laat een punt.
web-league-empty = Nog geen voltooide partij.
web-league-player = Speler
web-league-points = Punten
web-league-lay = Tafel opzetten: { $game ->
    [quo-vadis] Quo Vadis?
    [idus-martii] Idus Martii
   *[other] { $game }
}
web-league-tables = Tafels
web-league-close = Competitie sluiten
web-league-closed = Deze competitie is gesloten: de stand blijft zoals hij is.
