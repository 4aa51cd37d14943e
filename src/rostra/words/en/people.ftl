## A name that stays: the page about oneself, ratings, leagues

web-me-guest = Keep my name
web-me-title = A name that stays
web-me-lead = Keep your name, tables, ratings and statistics on all your devices, with a passkey: your fingerprint, your face or the PIN of your device. No address, no password. Whatever you have in this browser comes along.
web-me-keep = Keep my name
web-me-have = Sign in with a passkey
web-me-not-here = Passkeys work only over https, or at localhost. Everything else works here too.
web-me-at-localhost = Open this page at localhost
web-me-no-browser = This browser does not know passkeys.
web-me-cancelled = Nothing has changed: the passkey was not confirmed.
web-me-there = This device already has a passkey of yours.
web-me-save = Save
web-me-passkeys = Passkeys
web-me-passkeys-hint = Any of them signs you in. Have a second one, on another device, in case you lose the first.
web-me-passkey = made { $made }, last used { $used }
web-me-device = Device
web-me-add = Add a passkey
web-me-remove = Remove
web-me-sign-out = Sign out
web-me-sign-out-all = Sign out everywhere
web-me-ratings = Ratings
web-me-no-ratings = No rated game yet. A game counts when at least two people finish it, each with one seat; bots may fill the others.
web-me-provisional = provisional
web-me-history = { $game }: the rating after each of { $games } rated games, now { $rating }
web-me-statistics = Statistics
web-me-no-statistics = No finished game yet.
web-me-game = Game
web-me-games = Games
web-me-won = Won
web-me-rated = Rated
web-me-data = Your data
web-me-data-hint = Everything stored about you, as a file; or erased for good. Bots then play on for you, and finished games keep a seat without a name.
web-me-download = Download
web-me-erase = Erase everything
web-me-erase-sure = Your name, passkeys, ratings and seats will be gone, on all your devices. This cannot be undone.
web-me-erase-yes = Yes, erase everything
web-leagues = Leagues
web-leagues-hint = Open a league for your group and send the link. Tables laid in it count, and the standings follow by themselves.
web-league-open = Open a league
web-league-name = Name of the league
web-league = League
web-league-link = Link for the others
web-league-points-hint = In every finished game, each person you leave behind is a point.
web-league-empty = No finished game yet.
web-league-player = Player
web-league-points = Points
web-league-lay = Set up a table of { $game ->
    [quo-vadis] Quo Vadis?
    [idus-martii] Idus Martii
   *[other] { $game }
}
web-league-tables = Tables
web-league-close = Close the league
web-league-closed = This league is closed: its standings stay as they are.
