### Wat de terminal zegt: koppen, keuzes, vragen en klachten.

terminal-quo-vadis = QUO VADIS?
terminal-idus-martii = IDUS MARTII

terminal-seat-quo-vadis = { $seat ->
    [0] Rood
    [1] Blauw
    [2] Zwart
    [3] Wit
    [4] Geel
   *[other] Plaats { $seat }
}
terminal-seat-idus-martii = Plaats { $seat }
terminal-you = { $who } (jij)

## Het bord van Quo Vadis?

terminal-turn = beurt { $turn }
terminal-game-of-three = spel { $game } van 3
terminal-stage-action = { $who } is aan zet
terminal-stage-bonus = { $who } mag ook Caesar verplaatsen
terminal-stage-remove = { $who } neemt een senator van het bord
terminal-stage-over = het spel is afgelopen
terminal-supply = voorraad { $ones }×I, stapel { $stock }
terminal-senate = SENAAT
terminal-votes = { $votes } nodig
terminal-player = speler
terminal-reserve = reserve
terminal-in-senate = senaat
terminal-laurels = kransen
terminal-sums = totalen
terminal-short-reserve = res
terminal-short-senate = sen
terminal-short-laurels = kra
terminal-own-laurels = van jou: { $laurels }
terminal-laurels-hidden = { $count ->
    [0] –
   *[other] { $count } gedekt
}
terminal-laurels-shown = { $laurels }  = { $value }
terminal-pledged = { $who } geeft op { $path } { $votes ->
    [one] één toestemming
   *[other] { $votes } toestemmingen
}
terminal-legend-laurel = lauwerkrans
terminal-legend-caesar = Caesar: geen toestemming, geen kransen
terminal-legend-free-seat = vrij veld
terminal-legend-entry = hier komen senatoren in het spel

## De tafel van Idus Martii

terminal-round = { $phase ->
    [1] eerste fase, ronde { $round } van { $rounds }
   *[other] tweede fase, ronde { $round } van { $rounds }
}
terminal-idus-stage-assign = { $who } deelt de rollen uit
terminal-idus-stage-vote = { $who }: stemmen
terminal-idus-stage-peek = { $who } kiest een kaart om te bekijken
terminal-idus-stage-veto = { $who }: veto of goedkeuren
terminal-idus-stage-replace = { $who } legt een andere kaart
terminal-idus-stage-discard = { $who } legt een kaart weg
terminal-idus-stage-over = het spel is afgelopen
terminal-role-consul = CONSUL
terminal-role-praetor = PRAETOR
terminal-role-aedile = AEDIEL
terminal-start = start
terminal-faction-loyalist = loyalisten
terminal-faction-traitor = verraders
terminal-faction-merchant = handelaars
terminal-put-away = weggelegd { $cards }
terminal-ballot = stemkaart
terminal-looked-at = gezien
terminal-suffragium = Suffragium
terminal-limit = wie voorbij { $limit } komt, wordt ontdekt

## JSON en de engine

terminal-json-broken = Dit is geen JSON: { $problem } (regel { $line }, kolom { $column }).
terminal-json-deep = Deze JSON is te diep genest.
terminal-json-twice = De sleutel "{ $key }" komt twee keer voor.
terminal-json-number = { $number } is geen getal dat hier bruikbaar is.
terminal-engine-empty = De regel is leeg; er wordt één JSON-object per regel verwacht.
terminal-engine-long = De regel is langer dan { NUMBER($bytes, useGrouping: 0) } bytes.
terminal-engine-bytes = De regel is geen UTF-8 (byte { NUMBER($byte, useGrouping: 0) }).
terminal-engine-object = Er wordt één JSON-object per regel verwacht, zoals {"{"}"op": "new", "game": "quo-vadis", "players": 4{"}"}.
terminal-engine-id = Een id is tekst, een getal of null.
terminal-engine-op = "op" is een van { $ops }.
terminal-engine-missing = { $op } heeft { $fields } nodig.
terminal-engine-unknown = { $op } kent { $fields } niet.
terminal-engine-no-table = Er is nog geen tafel: begin met "new" of "replay".
terminal-engine-fault = De engine heeft een fout: { $fault }

## Bestanden

terminal-file-unread = Kan { $file } niet lezen: { $problem }.
terminal-file-unwritten = Kan { $file } niet schrijven: { $problem }.
terminal-file-exists = { $file } bestaat al. Kies een andere naam.
terminal-file-bytes = { $file } is geen UTF-8-tekst.
terminal-file-wrong = { $file }: { $problem }
terminal-file-neither = dit is geen verslag en geen stelling van een spel
terminal-file-impossible = Zo'n tafel kan er niet zijn: { $problem }
terminal-at-beyond = --at { NUMBER($at, useGrouping: 0) }: het verslag heeft maar { $count } acties.

## Naspelen

terminal-replay-position = { $file } is een stelling, geen verslag: er valt niets na te spelen. Probeer rostra show.
terminal-replay-illegal = Actie { $number } van het verslag kan niet worden gespeeld: { $problem }
terminal-replay-keys = { $at } van { $last } · Enter verder · b terug · g ga naar · e einde · q stoppen
terminal-replay-goto = Ga naar actie:

## Spelen

terminal-the-senate = de senaat
terminal-choice-advance = { $from } naar { $to }{ $laurel ->
    [none] {""}
   *[other] , pakt { $laurel }
}{ $votes ->
    [none] {""}
   *[other] , met { $votes }
}
terminal-choice-ask = toestemming vragen op { $path }
terminal-choice-place = een senator inzetten op { $committee }
terminal-choice-caesar = Caesar naar { $to }{ $laurel ->
    [none] {""}
   *[other] {" "}({ $laurel })
}
terminal-choice-decline = Caesar laten liggen
terminal-choice-census = een census eisen
terminal-choice-remove = een senator van { $committee } nemen
terminal-choice-pledge = { $votes } geven op { $path }
terminal-choice-retract = de toestemming op { $path } terugnemen
terminal-choice-accept = overeenkomst { $deal } aannemen
terminal-choice-reject = overeenkomst { $deal } afwijzen
terminal-choice-withdraw = overeenkomst { $deal } intrekken
terminal-choice-assign = praetor { $praetor }, aedielen { $aediles }
terminal-choice-vote = { $card } leggen
terminal-choice-peek = de kaart van { $aedile } bekijken
terminal-choice-veto = veto: de kaart wordt omgeruild
terminal-choice-approve = de kaart goedkeuren
terminal-choice-replace = in plaats daarvan { $card } leggen
terminal-choice-discard = de kaart { $card } wegleggen
terminal-help-none = Voor dit spel is hier geen hulp. Typ het nummer van een keuze.
terminal-help-quo-vadis =
    Eén actie per beurt: een senator inzetten, er een langs een pad laten opklimmen, of Caesar verplaatsen.
    Een 3-comité verlaat je met toestemming van één andere senator daar, een 5-comité met die van twee; wie een
    ander toestemming geeft, krijgt een lauwerkrans I, dus vraag erom. Wie opklimt, pakt de lauwerkrans op zijn
    pad, behalve waar Caesar ligt: daar is geen toestemming nodig en krijgt niemand een krans. Het spel eindigt
    als er vijf senatoren in de senaat zijn; de meeste lauwerkransen winnen, maar alleen bij wie daar een
    senator heeft.
terminal-help-idus-martii =
    De aedielen leggen elk een kaart gedekt neer: groen helpt de loyalisten, rood de verraders, geel niemand.
    De praetor bekijkt er een en mag die laten omruilen; de consul draait beide om en legt een van zijn
    factiekaarten weg. Een factie voorbij de grens wordt ontdekt, en haar rivaal wint. Anders wint op de iden
    van maart de factie die twee voor staat; staat er geen zo ver voor, dan winnen de handelaars. Je bent wat
    je laatste kaart zegt.

## De opdrachtregel

terminal-about = Twee bordspellen uit het oude Rome: Quo Vadis? en Idus Martii.
terminal-about-more =
    voorbeelden:
      rostra play                       een spel Quo Vadis? tegen drie eenvoudige tegenstanders
      rostra play idus-martii --humans 5
      rostra play --resume              verdergaan met een onderbroken spel
      rostra show game.jsonl --at 20    het bord na twintig acties
      rostra replay game.jsonl          een spel stap voor stap
terminal-about-play = een spel spelen in de terminal
terminal-about-play-more = Een spel spelen in de terminal: met bots, met anderen aan hetzelfde toetsenbord, of aan een tafel op het web.
terminal-about-show = het bord van een verslag of een stelling tonen
terminal-about-show-more = Het bord tonen van een verslag (na de laatste actie, of --at een andere) of van een stelling.
terminal-about-replay = een verslag stap voor stap naspelen
terminal-about-replay-more =
    Een verslag stap voor stap. Toetsen: Enter verder, b terug, g N ga naar actie N, e einde, q stoppen.
    Waar geen terminal is, wordt elke actie als zin verteld en het laatste bord getoond.
terminal-about-review = een afgelopen spel bespreken: wat het besliste
terminal-about-review-more =
    Een afgelopen spel bespreken: hoe goed iedereen besliste, wat geluk was, wat elke overeenkomst voor wie waard was
    en welke niemand zag. Geeft het belangrijkste en schrijft een pagina naast het verslag.
terminal-about-puzzles = de puzzel van vandaag oplossen, of puzzels maken uit opgenomen partijen
terminal-about-puzzles-more =
    Zonder meer wordt de puzzel van vandaag gesteld (volgens de datum in UTC, dus voor iedereen dezelfde).
    "make" zoekt puzzels in opgenomen partijen en kan onderbroken worden; "collect" kiest uit wat gevonden is.
terminal-puzzles-solve = de puzzel van vandaag oplossen, of een andere met zijn naam
terminal-puzzles-name = de naam van een puzzel
terminal-puzzles-list = alle puzzels
terminal-puzzles-make = puzzels zoeken in opgenomen partijen
terminal-puzzles-out = het bestand met puzzels
terminal-puzzles-collect = een verzameling kiezen uit wat gevonden is
terminal-puzzles-most = hoeveel van elke soort en graad hoogstens (15)
terminal-puzzles-without = deze weglaten
terminal-puzzles-collected = { $count } puzzels gekozen uit { $of }.
terminal-puzzles-unknown = Er is geen puzzel { $name }.
terminal-puzzles-which = Je antwoord (1 tot { $last }, q om te stoppen):
terminal-about-engine = vragen van andere programma's beantwoorden, JSON-regels erin en eruit
terminal-about-engine-more =
    Leest één JSON-object per regel van de standaardinvoer en beantwoordt elk met één op de standaarduitvoer:
      {"{"}"op": "new", "game": "quo-vadis", "players": 4, "seed": 7{"}"}
      {"{"}"op": "legal", "seat": 0{"}"}
      {"{"}"op": "play", "seat": 0, "action": {"{"}"type": "place", "committee": "A1"{"}"}{"}"}
    Ops: new, replay, to_act, legal, check, play, view, events, position, record, result.
    Antwoorden zijn {"{"}"ok": true, ...{"}"} of {"{"}"ok": false, "error": "..."{"}"}; een "id" komt terug zoals ze kwam.
terminal-arg-game = het spel: quo-vadis (als er niets staat) of idus-martii; of de link van een tafel op het web
terminal-arg-players = hoeveel er spelen: 3 tot 5 in Quo Vadis? (anders 4), 5 tot 8 in Idus Martii (anders 5)
terminal-arg-humans = hoeveel van hen aan dit toetsenbord zitten (anders 1)
terminal-arg-level = hoe goed de bots spelen: novice, beginner, casual, regular, skilled, strong, expert of best; random, greedy, rules (anders dit) of search; met een karakter zoals in skilled/generous; één voor allemaal, of één voor elk met komma's ertussen
terminal-arg-name = je naam; één keer voor elke persoon aan dit toetsenbord
terminal-arg-edition = de uitgave van Quo Vadis?: amigo-2005 (anders deze) of hans-im-glueck-1992
terminal-arg-variants = varianten van Quo Vadis?, met komma's ertussen: limited-ones, census, strict-promises, consular-election
terminal-arg-language = en, de, nl of it (anders de taal van het systeem)
terminal-arg-resume = verdergaan met het laatst onderbroken spel, of met dat in FILE
terminal-arg-plain = regel voor regel in plaats van op het volledige scherm
terminal-arg-seed = hetzelfde spel opnieuw: een geheel getal
terminal-arg-save = het verslag van het afgelopen spel daarheen schrijven
terminal-arg-file = een verslag (JSON-regels) of een stelling (JSON); - voor de standaardinvoer
terminal-arg-record = een verslag (JSON-regels); - voor de standaardinvoer
terminal-arg-at = na zoveel acties (anders na alle)
terminal-arg-seat = zoals deze plaats het ziet (anders alles, als een scheidsrechter)
terminal-arg-color = auto (als er niets staat), always of never
terminal-arg-no-color = hetzelfde als --color never
terminal-usage = { $problem } (zie { $command } --help)
terminal-not-a-count = { $given } is geen geheel getal vanaf 0

## Wat `rostra warm` zegt

terminal-about-warm = alles vooraf compileren, zodat niemand er later op wacht
terminal-about-warm-more =
    De regels voor simulaties, lerende programma's en bots compileren en het resultaat op schijf bewaren.
    Anders gebeurt hetzelfde bij het eerste gebruik. De map kan worden gekopieerd: zie docs/installing.md.
warm-arg-cache = de map daarvoor, in plaats van die van de gebruiker of ROSTRA_CACHE
warm-unit = stappen
warm-step = { $game }: { $what ->
    [rules] willekeurige spellen
    [vector] veel spellen tegelijk
    [bots] bots
   *[openspiel] willekeurige spellen voor OpenSpiel
}
warm-done = Alles is gecompileerd, in { $seconds } s. De cache is { $folder } ({ $size } MB).
warm-not-compiled = Hier kan niets worden gecompileerd: Numba is niet geïnstalleerd, of ROSTRA_JIT is 0.
compiling-once = Wordt één keer gecompileerd en bewaard in { $folder }
compiling-now = compileren: { $done } van { $planned }

## Wat `rostra dataset` zegt

terminal-about-dataset = spellen van bots naar Parquet-bestanden schrijven
terminal-about-dataset-more =
    Bots tegen elkaar laten spelen en alles in twee Parquet-bestanden schrijven, om van te leren en om te tellen:
    elk spel met zijn verslag, en elke actie met wat die plaats zag, kon doen en deed,
    wat de bot afwoog en wat hij geloofde. docs/datasets.md beschrijft de kolommen.
dataset-arg-games = hoeveel spellen (anders: 100)
dataset-arg-levels = wie er aan de tafels kan zitten, gescheiden door komma's (anders: alle niveaus; best duurt lang)
dataset-arg-out = de map waarin wordt geschreven
dataset-not-installed = Voor datasets ontbreekt nog iets ({ $module } is niet geïnstalleerd): pip install 'rostra[datasets]'
