## What `rostra arena` says in the terminal.

terminal-about-arena = play tournaments of bots and measure who plays better
terminal-about-arena-more =
    Play tournaments of bots: any line-up, on all seats, with the same deals for everybody.
    A player is a level of the game's bots (random, greedy, rules, search, best), or a bot of your own as
    package.module:Name, which is called with a seed.
    The best bots take up to a second for a decision; for long tournaments there are faster ones,
    rostra.bots.quo_vadis.best:Fast and rostra.bots.idus_martii.best:Fast.
arena-examples =
    examples:
      rostra arena quo-vadis best rules rules rules         one line-up, moved around the table
      rostra arena idus-martii "rules*4" best --seeds 200   four of one and one of another, 200 deals
      rostra arena quo-vadis --matrix random greedy rules   each one among copies of the others
      rostra arena quo-vadis best --each-against greedy,rules
      rostra arena idus-martii --replace rules:best --players 7
                                                            what the seat gains when best sits there
      rostra arena quo-vadis mybots:Sly "greedy*3"          a bot of your own, from mybots.py here

    The folder gets report.html (open it in a browser), results.json, games.csv and ratings.csv.
    The same command continues where an interrupted one stopped, and always gives the same results.
arena-arg-game = the game to play
arena-arg-line-up = who sits at the table; rules*3 is three of them
arena-arg-matrix = one of each player among copies of each of the others
arena-arg-each-against = one of each PLAYER among copies of A, then of B
arena-arg-replace = a table of OLD only, then one of them replaced by NEW (a comma between names with a colon)
arena-arg-all-orders = every order of the line-up, not only its rotations
arena-arg-players = how many sit at the table (default: 4 in Quo Vadis?, 5 in Idus Martii)
arena-arg-seeds = how many deals; every seating plays each (default: 50)
arena-arg-seed = the source of all randomness: the same seed gives the same games (default: 0)
arena-arg-edition = the edition of Quo Vadis?: amigo-2005 or hans-im-glueck-1992
arena-arg-variants = variants of Quo Vadis?, such as census,limited-ones
arena-arg-turn-limit = the turn after which a game of Quo Vadis? ends (default: 400)
arena-arg-public = no private deals
arena-arg-workers = how many games at once (default: one for each core)
arena-arg-ray = play on the Ray cluster at ADDRESS (host:port); without one on this machine's, or on a new one here
arena-arg-out = the folder to write to (default: one in arena-results/, named after what is played)
arena-arg-resume = continue with the games in the folder, or start over (default: continue)
arena-arg-luck = also what chance brought to each seat, and win rates without it
arena-arg-records = keep the record of every game, for rostra replay
arena-arg-language = the language of the report and the results
arena-arg-quiet = no progress bar
arena-unit = games
arena-progress = { $done } of { $planned } games
arena-getting-ready = getting ready (what is not compiled yet is compiled now, once)
arena-told-time = 95 % of decisions within { $time }
arena-told-among = one { $row } among { $column }: { $share }
arena-told-luck = without luck { $share }
arena-told-luck-worth = {""}, as { $times } times as many games would tell it
arena-told-cut = { $count } of { $games } games were ended by the turn limit.
arena-told-forfeited = { $count } of { $games } games were forfeited.
arena-not-compiled = Rules are not compiled here, so bots that search with them play by simple rules instead.
arena-written = Written: { $file }
arena-not-installed = The arena needs another package ({ $module } is missing): pip install 'rostra[arena]'
arena-no-workers = From 1 to { $most } workers can play on this machine.
arena-no-seeds = At least one deal is needed.
arena-no-seed = A seed is a whole number, 0 or more.
arena-no-players = At least two players are needed.
arena-not-a-player = '{ $word }' is not a player: write rules, or rules*3 for three of them.
arena-nobody = Say who plays: the players of a line-up, or --matrix, or --replace.
arena-two-ways = Name the players once: as a line-up, with --matrix, or with --replace.
arena-matrix-of-one = A matrix needs at least two different players.
arena-no-replacement = Say who is replaced by whom, such as rules:best; not { $given }.
arena-too-many-orders = Every order of a line-up can be played with at most { $most } players.
arena-worker-lost = A worker was killed. Finished games are kept: the same command continues from there.
arena-no-ray = Ray is not installed ({ $module } is missing): pip install 'rostra[ray]'
arena-no-ray-address = '{ $given }' is not the address of a Ray cluster: write --ray host:port, or --ray alone after the players.
arena-ray-unreached = The Ray cluster cannot be reached: { $problem }
arena-other-program = { $machine } has another version of rostra, or no compiler, and would play other games. Install the same on all machines of the cluster.
arena-interrupted = Interrupted. Finished games are kept: the same command continues from there.
arena-damaged-settings = { $file } is missing or damaged, so it is unknown which tournament the games beside it belong to. Choose another folder with --out, or start over with --no-resume.
arena-damaged-game = Line { $line } of { $file } is damaged. Delete that line, and its game is played again; or start over with --no-resume.
arena-other-count = The line-up has { $named } players, not { $players }.
arena-difference = { $what ->
    [code] the code of rules and bots
    [version] the version of rostra
    [seatings] the players
    [compiled] whether rules are compiled
    [replaced] who is replaced
    [options] the options of the table
    [variants] the variants
    [edition] the edition
    [luck] what is said of luck
    [seed] the seed
   *[game] the game
}
arena-other-tournament = There are games of another tournament in { $folder } (different: { $what }). Choose another folder with --out, or start over with --no-resume.

## What the report of `rostra arena` says.

arena-report-title = { $game ->
    [quo-vadis] Quo Vadis?
    [idus-martii] Idus Martii
   *[other] { $game }
}: { $names }
arena-report-headline-wins = { $name } wins most often: { $share } of its games.
arena-report-headline-replaced = When { $new } takes the seat of one { $old }, the seat's win rate changes by { $gain } points.
arena-report-headline-nothing = No game has been finished.
arena-report-fact-played = games
arena-report-fact-deals = deals
arena-report-fact-seats = seats
arena-report-fact-cut = ended by the turn limit
arena-report-fact-forfeited = forfeited
arena-report-wins = Win rates
arena-report-wins-how = The share of games won, with its 95 % interval. The dashed line, where there is one, is chance.
arena-report-luck = Win rates without luck
arena-report-luck-how = The same win rates, less what the start player and what was dealt or drawn brought to each seat, as the judge of reviews sees it. Luck is zero on average, so the same shares are estimated; the more luck decides, the narrower the intervals.
arena-report-luck-worth = { $name }: as precise as { $times } times as many games
arena-report-ratings = Ratings
arena-report-ratings-how = OpenSkill: the estimated skill, plus or minus twice its uncertainty. Everybody starts at 25.
arena-report-matrix = Win-rate matrix
arena-report-matrix-how = How often one player of the row wins among copies of the column.
arena-report-ahead = Head to head
arena-report-ahead-how = How often a seat of the row ends ahead of a seat of the column; a tie counts half.
arena-report-by-seat = Seat by seat
arena-report-by-seat-how = The win rate on every seat. Seats go clockwise from 0.
arena-report-seat = seat
arena-report-replaced = One player replaced
arena-report-replaced-how = How many percentage points more the newcomer wins than the one whose seat it took: the same deal, the same seat, both ways.
arena-report-all-seats = all seats
arena-report-at-seat = seat { $seat }
arena-report-scores = Laurels
arena-report-scores-how = The mean value of the laurels at the end; players without a senator in the Senate score none.
arena-report-factions = Sides
arena-report-factions-how = How often each side won, and how often each player won when they ended on it.
arena-report-length = Length of games
arena-report-length-how = Turns of Quo Vadis?, rounds of Idus Martii.
arena-report-struck = Deals struck
arena-report-struck-how = Deals that all their parties accepted, in each game.
arena-report-offers = Offers in a game: { $mean }.
arena-report-void = Struck and not used: { $mean }.
arena-report-broken = Promises broken: { $mean }.
arena-report-claims = Claims
arena-report-claims-how = What players said about themselves and others in each game, true or not.
arena-report-mean = mean { $mean }
arena-report-calibration = Calibration
arena-report-calibration-how = The chance bots gave themselves when they decided, and how often they won. On the dashed line the two agree.
arena-report-said = chance it gave itself
arena-report-won = games it won
arena-report-brier = Brier { $brier }, calibration error { $ece }, { $count } decisions
arena-report-time = Time for a decision
arena-report-time-how = Processor time. The mark is the median, the bar reaches the 95th percentile, the dots the longest.
arena-report-quantiles = { $p50 } · { $p95 } · { $max }
arena-report-forfeits = Forfeited games
arena-report-forfeits-how = A bot failed here. The game counts as lost for it, and not at all for the others.
arena-report-forfeit = Game { $game }, { $player } on seat { $seat }: { $why }
arena-report-made = How this was made
arena-report-made-how = The same command gives the same results.
arena-report-made-players = players
arena-report-made-seed = seed
arena-report-made-options = options
arena-report-made-variants = variants
arena-report-made-edition = edition
arena-report-made-compiled = compiled rules
arena-report-yes = yes
arena-report-no = no
arena-report-made-version = version and code
arena-report-method = Every seating plays the same deals. Games of one deal are not independent, so intervals are clustered by deal: for shares Wilson's interval with the number of games reduced by the design effect, for means and differences the cluster-robust standard error, both with Student's t, 95 %. Where all deals gave the same result, the exact binomial bound over deals.

## What `rostra benchmark` says

terminal-about-benchmark = evaluate an agent by a fixed protocol, for results that can be cited
terminal-about-benchmark-more =
    Evaluate an agent by a fixed protocol: the same games, deals, seats and opponents for everybody.
    An agent is a level of the bots (random, greedy, rules, search, best), or a bot of your own as
    package.module:Name, which is called with a seed.
benchmark-examples =
    examples:
      rostra benchmark rules
      rostra benchmark mybots:Sly --game quo-vadis --seeds 10
benchmark-arg-agent = the agent to evaluate
benchmark-arg-game = only the tasks of this game
benchmark-arg-protocol = the version of the protocol (default: v1)
benchmark-arg-seeds = only the first N deals of every task; the results say so, and a longer run goes on from there
benchmark-arg-out = the results file (default: one in benchmark-results/); the games are kept beside it
benchmark-score = { $game }: { $share } on average over the tasks
benchmark-no-protocol = There is no protocol { $given }; there is { $known }.
benchmark-no-seeds = A run can have 1 to { $most } deals.
benchmark-no-tasks = Protocol { $protocol } has no tasks of { $game }.
benchmark-reservation = { $kind ->
    [fewer-deals] Not a full result of { $protocol }: only the first deals were played.
    [not-compiled] Not a result of { $protocol }: rules are not compiled here, so bots that search play by simple rules.
    [over-budget] Not a result of { $protocol }: in { $where } the agent took longer than its budget.
   *[other-opponents] Not a result of { $protocol }: in { $where } the opponents no longer play as they did.
}
