## Wat `rostra arena` in de terminal zegt.

terminal-about-arena = toernooien van bots spelen en meten wie beter speelt
terminal-about-arena-more =
    Speel toernooien van bots: elke opstelling, op alle plaatsen, met dezelfde delingen voor iedereen.
    Een speler is een niveau van de bots van het spel (random, greedy, rules, search, best), of een eigen bot als
    pakket.module:Naam, die met een startwaarde wordt aangeroepen.
    De beste bots doen tot een seconde over een beslissing; voor lange toernooien zijn er haastige,
    rostra.bots.quo_vadis.best:Fast en rostra.bots.idus_martii.best:Fast.
arena-examples =
    voorbeelden:
      rostra arena quo-vadis best rules rules rules         één opstelling, rond de tafel
      rostra arena idus-martii "rules*4" best --seeds 200   vier van de een en een van de ander, 200 delingen
      rostra arena quo-vadis --matrix random greedy rules   ieder één keer tussen louter dezelfde anderen
      rostra arena quo-vadis best --each-against greedy,rules
      rostra arena idus-martii --replace rules:best --players 7
                                                            wat de plaats wint als best daar zit
      rostra arena quo-vadis mybots:Sly "greedy*3"          een eigen bot, uit mybots.py hier

    In de map komen report.html (open het in een browser), results.json, games.csv en ratings.csv.
    Dezelfde opdracht gaat verder waar een onderbroken opdracht stopte, en geeft weer dezelfde uitslagen.
arena-arg-game = quo-vadis of idus-martii
arena-arg-line-up = wie er aan tafel zit; rules*3 zijn er drie
arena-arg-matrix = van elke speler één tussen louter dezelfde van elke andere
arena-arg-each-against = van elke PLAYER één tussen louter A, dan tussen louter B
arena-arg-replace = een tafel met alleen OLD, dan één daarvan vervangen door NEW (een komma tussen namen met een dubbele punt)
arena-arg-all-orders = elke volgorde van de opstelling, niet alleen haar draaiingen
arena-arg-players = hoeveel er aan tafel zitten (anders: 4 bij Quo Vadis?, 5 bij Idus Martii)
arena-arg-seeds = hoeveel delingen; elke tafelschikking speelt ze alle (anders: 50)
arena-arg-seed = waar alle toeval vandaan komt: dezelfde startwaarde, dezelfde spellen (anders: 0)
arena-arg-edition = de uitgave van Quo Vadis?: amigo-2005 of hans-im-glueck-1992
arena-arg-variants = varianten van Quo Vadis?, zoals census,limited-ones
arena-arg-turn-limit = de beurt waarna een spel van Quo Vadis? eindigt (anders: 400)
arena-arg-public = geen geheime overeenkomsten
arena-arg-workers = hoeveel spellen tegelijk (anders: één voor elke kern)
arena-arg-ray = speel op het Ray-cluster op ADDRESS (host:poort); zonder adres op dat van deze computer, of op een nieuw hier
arena-arg-out = waar alles wordt geschreven (anders: een map in arena-results/, genoemd naar wat er gespeeld wordt)
arena-arg-resume = doorgaan met de spellen in de map, of opnieuw beginnen (anders: doorgaan)
arena-arg-luck = ook wat het toeval elke plaats heeft gebracht, en de winstpercentages zonder dat toeval
arena-arg-records = het verslag van elk spel bewaren, voor rostra replay
arena-arg-language = de taal van het rapport en de uitslagen
arena-arg-quiet = geen voortgangsbalk
arena-unit = spellen
arena-progress = { $done } van { $planned } spellen
arena-getting-ready = voorbereiding (wat nog niet gecompileerd is, wordt nu één keer gecompileerd)
arena-told-time = 95 % van de beslissingen binnen { $time }
arena-told-among = één { $row } tussen { $column }: { $share }
arena-told-luck = zonder geluk { $share }
arena-told-luck-worth = {""}, zo nauwkeurig als { $times } keer zoveel spellen
arena-told-cut = { $count } van { $games } spellen eindigden door de beurtlimiet.
arena-told-forfeited = { $count } van { $games } spellen werden verspeeld.
arena-not-compiled = De regels zijn hier niet gecompileerd; bots die ermee zoeken spelen daarom volgens eenvoudige regels.
arena-written = Geschreven: { $file }
arena-not-installed = De arena heeft meer nodig dan geïnstalleerd is ({ $module } ontbreekt): pip install 'rostra[arena]'
arena-no-workers = Op deze computer kunnen 1 tot { $most } werkers spelen.
arena-no-seeds = Er is minstens één deling nodig.
arena-no-seed = Een startwaarde is een geheel getal vanaf 0.
arena-no-players = Er zijn minstens twee spelers nodig.
arena-not-a-player = ‘{ $word }’ is geen speler: schrijf rules, of rules*3 voor drie ervan.
arena-nobody = Zeg wie er speelt: de spelers van een opstelling, of --matrix, of --replace.
arena-two-ways = Noem de spelers één keer: als opstelling, met --matrix of met --replace.
arena-matrix-of-one = Een matrix heeft minstens twee verschillende spelers nodig.
arena-no-replacement = Zeg wie door wie wordt vervangen, zoals rules:best; niet { $given }.
arena-too-many-orders = Elke volgorde van een opstelling kan met hoogstens { $most } spelers worden gespeeld.
arena-worker-lost = Een werkproces is afgebroken. Gespeelde spellen blijven bewaard: dezelfde opdracht gaat daar verder.
arena-no-ray = Ray is niet geïnstalleerd ({ $module } ontbreekt): pip install 'rostra[ray]'
arena-no-ray-address = '{ $given }' is geen adres van een Ray-cluster: schrijf --ray host:poort, of alleen --ray na de spelers.
arena-ray-unreached = Het Ray-cluster is niet bereikbaar: { $problem }
arena-other-program = { $machine } heeft een andere versie van rostra of geen compiler, en zou andere spellen spelen. Installeer op alle computers van het cluster hetzelfde.
arena-interrupted = Onderbroken. Wat klaar is blijft: dezelfde opdracht gaat daar verder.
arena-damaged-settings = { $file } ontbreekt of is beschadigd, dus is niet te zien bij welk toernooi de spellen ernaast horen. Kies met --out een andere map, of begin opnieuw met --no-resume.
arena-damaged-game = Regel { $line } van { $file } is beschadigd. Haal die regel weg, dan wordt het spel opnieuw gespeeld, of begin opnieuw met --no-resume.
arena-other-count = De opstelling heeft { $named } spelers, niet { $players }.
arena-difference = { $what ->
    [code] de code van regels en bots
    [version] de versie van rostra
    [seatings] de spelers
    [compiled] of regels gecompileerd zijn
    [replaced] wie er wordt vervangen
    [options] de opties van de tafel
    [variants] de varianten
    [edition] de uitgave
    [luck] wat er over geluk wordt gezegd
    [seed] de startwaarde
   *[game] het spel
}
arena-other-tournament = In { $folder } liggen spellen van een ander toernooi (verschillend: { $what }). Kies met --out een andere map, of begin opnieuw met --no-resume.

## Wat het rapport van `rostra arena` zegt.

arena-report-title = { $game ->
    [quo-vadis] Quo Vadis?
    [idus-martii] Idus Martii
   *[other] { $game }
}: { $names }
arena-report-headline-wins = { $name } wint het vaakst: { $share } van de spellen.
arena-report-headline-replaced = Als { $new } de plaats van één { $old } inneemt, verandert het winstpercentage van die plaats met { $gain } punten.
arena-report-headline-nothing = Er is geen spel uitgespeeld.
arena-report-fact-played = spellen
arena-report-fact-deals = delingen
arena-report-fact-seats = plaatsen
arena-report-fact-cut = geëindigd door de beurtlimiet
arena-report-fact-forfeited = verspeeld
arena-report-wins = Winstpercentages
arena-report-wins-how = Het aandeel gewonnen spellen met zijn 95 %-interval. De streeplijn, als die er is, toont de kans bij toeval.
arena-report-luck = Winstpercentages zonder geluk
arena-report-luck-how = Dezelfde winstpercentages, min wat de startspeler en alles wat gedeeld of getrokken werd elke plaats hebben gebracht, naar het oordeel van de bespreking. Geluk is gemiddeld nul, dus worden dezelfde percentages geschat; hoe meer het geluk beslist, hoe smaller de intervallen.
arena-report-luck-worth = { $name }: zo nauwkeurig als { $times } keer zoveel spellen
arena-report-ratings = Ratings
arena-report-ratings-how = OpenSkill: de geschatte sterkte en tweemaal haar onzekerheid. Iedereen begint op 25.
arena-report-matrix = Matrix van winstpercentages
arena-report-matrix-how = Hoe vaak één speler van de rij wint tussen alleen spelers van de kolom.
arena-report-ahead = Onderling
arena-report-ahead-how = Hoe vaak een plaats van de rij vóór een plaats van de kolom eindigt; gelijk telt half.
arena-report-by-seat = Plaats voor plaats
arena-report-by-seat-how = Het winstpercentage op elke plaats. De plaatsen gaan met de klok mee vanaf 0.
arena-report-seat = plaats
arena-report-replaced = Eén speler vervangen
arena-report-replaced-how = Hoeveel procentpunt vaker de nieuwe wint dan de speler wiens plaats wordt ingenomen: dezelfde deling, dezelfde plaats, beide keren.
arena-report-all-seats = alle plaatsen
arena-report-at-seat = plaats { $seat }
arena-report-scores = Lauwerkransen
arena-report-scores-how = De gemiddelde waarde van de lauwerkransen aan het eind; wie niet in de senaat zit, heeft er geen.
arena-report-factions = Partijen
arena-report-factions-how = Hoe vaak elke partij won, en hoe vaak ieder won die er aan het eind bij hoorde.
arena-report-length = Lengte van de spellen
arena-report-length-how = Beurten van Quo Vadis?, ronden van Idus Martii.
arena-report-struck = Gesloten overeenkomsten
arena-report-struck-how = Overeenkomsten in elk spel die alle betrokkenen hebben aanvaard.
arena-report-offers = Voorstellen in een spel: { $mean }.
arena-report-void = Gesloten en niet gebruikt: { $mean }.
arena-report-broken = Gebroken beloften: { $mean }.
arena-report-claims = Beweringen
arena-report-claims-how = Wat spelers in elk spel over zichzelf en anderen zeiden, waar of niet.
arena-report-mean = gemiddeld { $mean }
arena-report-calibration = Kalibratie
arena-report-calibration-how = De kans die bots zichzelf gaven toen ze beslisten, en hoe vaak ze wonnen. Op de streeplijn komt dat overeen.
arena-report-said = kans die hij zichzelf gaf
arena-report-won = spellen die hij won
arena-report-brier = Brier { $brier }, kalibratiefout { $ece }, { $count } beslissingen
arena-report-time = Tijd voor een beslissing
arena-report-time-how = Rekentijd. Het teken is de mediaan, de balk reikt tot het 95e percentiel, de stippen tot de langste.
arena-report-quantiles = { $p50 } · { $p95 } · { $max }
arena-report-forfeits = Verspeelde spellen
arena-report-forfeits-how = Hier faalde een bot. Het spel telt voor hem als verloren, en voor de anderen helemaal niet.
arena-report-forfeit = Spel { $game }, { $player } op plaats { $seat }: { $why }
arena-report-made = Hoe dit gemaakt is
arena-report-made-how = Dezelfde opdracht geeft dezelfde uitslagen.
arena-report-made-players = spelers
arena-report-made-seed = startwaarde
arena-report-made-options = opties
arena-report-made-variants = varianten
arena-report-made-edition = uitgave
arena-report-made-compiled = gecompileerde regels
arena-report-yes = ja
arena-report-no = nee
arena-report-made-version = versie en code
arena-report-method = Elke tafelschikking speelt dezelfde delingen. Spellen van één deling zijn niet onafhankelijk, dus zijn de intervallen geclusterd per deling: voor aandelen het interval van Wilson met het aantal spellen verminderd volgens het designeffect, voor gemiddelden en verschillen de clusterrobuuste standaardfout, beide met Students t, 95 %. Waar alle delingen hetzelfde opleverden, de exacte binomiale grens over de delingen.

## Wat `rostra benchmark` zegt

terminal-about-benchmark = een agent volgens een vast protocol beoordelen, voor citeerbare resultaten
terminal-about-benchmark-more =
    Een agent volgens een vast protocol beoordelen: dezelfde spellen, delingen, plaatsen en tegenstanders voor iedereen.
    Een agent is een niveau van de bots (random, greedy, rules, search, best), of een eigen bot als
    pakket.module:Naam, die met een startwaarde wordt aangeroepen.
benchmark-examples =
    voorbeelden:
      rostra benchmark rules
      rostra benchmark mybots:Sly --game quo-vadis --seeds 10
benchmark-arg-agent = de agent die wordt beoordeeld
benchmark-arg-game = alleen de taken van dit spel
benchmark-arg-protocol = de versie van het protocol (anders: v1)
benchmark-arg-seeds = alleen de eerste N delingen van elke taak; de resultaten vermelden het, en een langere run gaat daar verder
benchmark-arg-out = het resultatenbestand (anders: een in benchmark-results/); de spellen staan ernaast
benchmark-score = { $game }: { $share } gemiddeld over de taken
benchmark-no-protocol = Er is geen protocol { $given }; er is { $known }.
benchmark-no-seeds = Een run kan 1 tot { $most } delingen hebben.
benchmark-no-tasks = Protocol { $protocol } heeft geen taken voor { $game }.
benchmark-reservation = { $kind ->
    [fewer-deals] Geen volledig resultaat volgens { $protocol }: alleen de eerste delingen zijn gespeeld.
    [not-compiled] Geen resultaat volgens { $protocol }: de regels zijn hier niet gecompileerd; bots die zoeken spelen volgens eenvoudige regels.
    [over-budget] Geen resultaat volgens { $protocol }: in { $where } had de agent meer tijd nodig dan toegestaan.
   *[other-opponents] Geen resultaat volgens { $protocol }: in { $where } spelen de tegenstanders niet meer zoals toen.
}
