### Wat de pagina in de browser zegt. Plaatsen komen als namen, comités en paden zoals op het bord (B1, B1-A3).

## Overal

web-game = { $game ->
    [quo-vadis] Quo Vadis?
    [idus-martii] Idus Martii
   *[other] { $game }
}
web-language = Taal
web-theme = { $theme ->
    [light] Licht
    [dark] Donker
   *[auto] Licht of donker, zoals het systeem
}
web-sound = Geluiden
web-sound-hint = Geluiden op deze pagina
web-alerts = Seintje geven
web-notify = Meldingen
web-notify-hint = { $state ->
    [on] Als een tafel op je wacht en deze pagina niet in beeld is.
    [push] Als een tafel op je wacht en deze pagina niet in beeld is; aan tafels met dagen per zet ook als ze dicht is.
    [off] Uit. Eén tik, en je krijgt een seintje als een tafel op je wacht en deze pagina niet in beeld is.
    [denied] Je browser blokkeert ze voor deze site. Sta meldingen toe in de instellingen en kom dan hier terug.
    [missing] Je browser toont ze hier niet. Er is een versleuteld adres (https) voor nodig, en op een iPhone de pagina op het beginscherm.
   *[default] Krijg een seintje als een tafel op je wacht en deze pagina niet in beeld is. Zonder adres, zonder account.
}
web-webhook = Webhook voor deze tafel
web-webhook-hint = Laat een kanaal weten wie aan de beurt is: Discord, Slack, Matrix of ntfy.
web-webhook-url = Adres van de webhook
web-webhook-service = Dienst
web-webhook-save = Proberen en bewaren
web-webhook-on = { $service } hoort wie aan deze tafel aan de beurt is.
web-webhook-off = Niemand meer inlichten
web-call = { $call ->
    [offer] Een bod voor jou
   *[turn] Jij bent aan de beurt
}
web-call-where = { $game }, tafel { $code }
web-loading = Een ogenblik …
web-lost = De verbinding is weg. We proberen het opnieuw; wat te zien was, is niet verloren.
web-no-network = Je bent offline. Het spel gaat verder zodra er weer netwerk is; niets gaat verloren.
web-unsent = Er is geen verbinding: dit is niet verstuurd. Probeer het opnieuw als ze terug is.
web-kept = Wat je deed is bewaard en wordt vanzelf verstuurd.
web-kept-first = Je vorige zet wacht nog op de verbinding. Eén tegelijk.
web-offline = De server antwoordt niet. Probeer het zo meteen opnieuw.
web-paused = Een ogenblik … de server kan nu even niets bewaren. Er is niets verloren, en het spel gaat vanzelf verder.
web-home = Naar het begin
web-close = Sluiten
web-cancel = Annuleren
web-next = Verder
web-rules = Regels
web-rule = Regel { $rule }
web-rules-missing = Van dat spel zijn hier geen regels.
web-nobody = niemand
web-guest = Gast
web-you = jij
web-away = afwezig
web-here = aanwezig
web-level = { $level ->
    [random] willekeurig
    [greedy] hebzuchtig
    [rules] degelijk
    [search] scherpzinnig
    [novice] groen
    [beginner] beginner
    [casual] gezellig
    [regular] geoefend
    [skilled] goed
    [strong] sterk
    [expert] zeer sterk
    [best] meesterlijk
   *[other] { $level }
}
web-bot = Bot, { web-level }
web-bot-hint = { $level ->
    [random] Elke zet is hem even lief. Goed om de weg te leren kennen.
    [greedy] Neemt meteen het meeste dat er te halen valt en kijkt niet verder.
    [rules] Kent zijn vak: onderhandelt eerlijk, vertelt een kloppend verhaal, houdt zijn woord.
    [search] Denkt vooruit: speelt in zijn hoofd verder voordat hij zet of onderhandelt.
    [novice] Is net gaan zitten. Wie de regels heeft gelezen, wint.
    [beginner] Ziet het grote en mist veel van de rest.
    [casual] Speelt af en toe: verstandige zetten tussen de fouten.
    [regular] Speelt elke week. Goed gezelschap voor de meesten.
    [skilled] Ziet weinig over het hoofd en weet wat een toestemming waard is.
    [strong] Ziet bijna niets over het hoofd. Doe je best.
    [expert] Oordeelt als de beste, maar denkt minder ver vooruit.
   *[best] De sterkste die er is. Weegt elke zet, overeenkomst en bewering af tegen zijn kans om te winnen.
}
web-bot-levels = De bots, van zwak naar sterk
web-bot-level = Bots die gaan zitten
web-bot-character = Hun karakter
web-character-any = gemengd, van alles wat
web-bot-of = { $bot }, { $character }
web-character = { $character ->
    [generous] gul
    [hard] keihard in zaken
    [grudging] haatdragend
    [scheming] een intrigant
   *[plain] evenwichtig
}
web-character-hint = { $character ->
    [generous] Neemt weinig en gunt anderen hun deel.
    [hard] Wil meer dan redelijk is, en wacht tot het komt.
    [grudging] Onthoudt wie weigerde en wie akkoord ging, en doet daarnaar.
    [scheming] Stapt als eerste op anderen af en helpt nooit wie voorligt.
   *[plain] Vraagt en geeft wat redelijk is.
}
web-held-by-bot = een bot houdt de plaats bezet
web-held-short = een bot
web-held-by-bot-hint = Een bot speelt voor je tot je je plaats terugneemt.
web-held-late = Je tijd is om, en het respijt ook: een bot speelt voor je tot je je plaats terugneemt.
web-colour = { $colour ->
    [red] Rood
    [blue] Blauw
    [black] Zwart
    [white] Wit
    [yellow] Geel
    [green] Groen
    [purple] Paars
   *[orange] Oranje
}

## Het begin

web-motto = Onderhandel je een weg naar de senaat. Of steek er een dolk in.
web-about-quo-vadis = Leid je senatoren door de comités naar de senaat. Alleen komt niemand er: toestemming wordt gekocht, geruild en beloofd.
web-about-idus-martii = Twee facties, geheime stemmen, verborgen trouw. Zeg wat je wilt en geloof wie je durft.
web-size-quo-vadis = 3 tot 5 spelers, een half uur
web-size-idus-martii = 5 tot 8 spelers, een half uur
web-play-now = Nu tegen bots spelen
web-set-up = Met vrienden spelen
web-set-up-more = Meer keuzes: plaatsen, bots, editie, tijd
web-seats = Plaatsen
web-friends-hint = Vrienden doen mee met een code of een link. Plaatsen die vrij blijven kun je aan bots geven.
web-guided = Eerste spel met uitleg
web-new-table = Nieuwe tafel: { $game }
web-players = Spelers
web-your-name = Je naam
web-player-number = Speler { $number }
web-seat-of = Wie bij { $colour } zit
web-name-of = Naam van { $colour }
web-seat-me = Ik, op dit apparaat
web-seat-friend = Iemand anders, via een link
web-hotseat-hint = Meerdere spelers delen dit apparaat; er valt een doek wanneer er iets te verbergen is.
web-edition = Uitgave
web-edition-name = { $edition ->
    [amigo-2005] 2005: alleen de lopende beurt bindt
   *[hans-im-glueck-1992] 1992: overeenkomsten binden tot je volgende beurt
}
web-variants = Varianten
web-variant = { $variant ->
    [limited-ones] Weinig enen
    [census] Census: toon de lauwerkransen als er senatoren aankomen
    [strict-promises] Strenge beloften: ze binden tot je volgende beurt
   *[consular-election] Consulverkiezing: drie spellen achter elkaar
}
web-turn-limit = Uiterlijk na 200 beurten eindigen
web-time = Tijd
web-clock-kind = { $kind ->
    [none] Zonder klok
    [live] Met klok
   *[days] Dagen per zet
}
web-seconds = Seconden per zet
web-days = Dagen per zet
web-private-talk = Geheime overeenkomsten en fluisteren toegestaan
web-listed = De tafel openbaar tonen
web-begin = Beginnen
web-open-table = De tafel openen
web-join = Aanschuiven aan een tafel
web-join-hint = Typ de vier letters die je hebt gekregen.
web-join-button = Aanschuiven
web-join-failed = Dat lukte niet
web-code = Code van de tafel
web-upload-link = Een verslag naspelen
web-rules-of = Regels van { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-my-tables = Mijn tafels
web-open-tables = Open tafels
web-lobby-empty = Er is nu geen open tafel. Open er een!
web-lobby-mine = { $status ->
    [waiting] wacht
    [playing] bezig
   *[over] afgelopen
}
web-lobby-join = { $free ->
    [one] één plaats vrij
   *[other] { $free } plaatsen vrij
}
web-lobby-watch = toekijken

## Voor het spel

web-waiting-title = Wie komt er nog?
web-waiting-hint = Geef je vrienden deze code of de link. Het spel begint als alle plaatsen bezet zijn.
web-qr = QR-code van de link naar deze tafel
web-link = Link naar deze tafel
web-link-lonely = Dit adres werkt alleen op deze computer. Start de server zo, dan kunnen anderen in je netwerk meedoen:
web-copy = Kopiëren
web-copied = Gekopieerd
web-free-seat = vrije plaats
web-sit = Hier zitten
web-sit-down = Ga zitten
web-only-look = Alleen kijken
web-stand = Opstaan
web-no-table = Die tafel bestaat niet
web-no-table-hint = Misschien is de link verkeerd getypt, of is de tafel opgeruimd.
web-broken-table = Deze tafel is beschadigd
web-broken-table-hint = Wie deze server beheert, kan haar misschien uit een reservekopie herstellen.
web-table-code = Tafel { $code }
web-spectators = { $count ->
    [one] Eén toeschouwer
   *[other] { $count } toeschouwers
}
web-private-link = Mijn plaats op een ander apparaat
web-private-link-hint = Houd deze link voor jezelf: wie hem opent, heeft jouw plaats.
web-leave = { $who } aan een bot overlaten
web-take-back = { $who } van de bot terugnemen
web-look-as = Kijken als { $who }
web-curtain = Geef het apparaat aan { $who }
web-curtain-hint = Laat niemand anders kijken. Wat de anderen hebben, blijft verborgen.
web-curtain-open = Ik ben { $who }
web-pass-offer = Geef door aan { $who }: er wacht een aanbod
web-pass-back = Terug naar { $who }
web-watching = Je kijkt toe.

## De tafel

web-actions = Wat je kunt doen
web-undo = Ongedaan maken
web-turn = Beurt { $turn }
web-round-of = Ronde { $round } van { $rounds }
web-election-game = Spel { $game } van 3
web-holding = De bots wachten op { $who }.
web-holding-you = { $why ->
    [builder] De bots wachten terwijl je je aanbod opstelt.
    [offer] De bots wachten op je antwoord.
    [answer] De bots wachten tot je aanbod beantwoord is.
   *[vote] Je zou een toestemming kunnen verkopen: de bots wachten even.
}
web-bot-speed = Tempo van de bots
web-motion = Animaties
web-pace = { $pace ->
    [calm] rustig
    [usual] gewoon
   *[brisk] vlot
}
web-since-turn = Sinds je vorige beurt
web-log = Wat er gebeurde
web-talk = Gesprek aan tafel
web-tab = { $tab ->
    [talk] Gesprek
    [log] Verloop
    [deals] Overeenkomsten
    [notes] Notities
   *[matrix] Rondes
}
web-since = wacht sinds
web-left = resterende tijd
web-grace = tijd om: resterend respijt
web-time-short = Nog { $left }, dan { $grace } respijt, dan speelt een bot voor je.
web-time-grace = Je tijd is om. Nog { $left } respijt, dan speelt een bot voor je.
web-reserve = Senatoren in reserve
web-laurels = Lauwerkransen
web-open-promises = Openstaande beloften
web-in-senate = Senatoren in de senaat
web-sum = Totaal
web-say = Zeg iets
web-send = Versturen
web-talk-to = Spreken tot
web-to-all = Aan allen
web-talk-empty = Nog niemand heeft iets gezegd.
web-whispers-to = fluistert tegen { $to }:
web-whisper-unheard = (een gefluister dat je niet hoort)
web-spectator = Toeschouwer
web-remarks = Opmerkingen van bots
web-mute = Dempen

## Het bord van Quo Vadis?

web-board = Het bord
web-committee-word = Comité
web-committee-label = Comité { $id }, { $seats ->
    [one] één veld
   *[other] { $seats } velden
}: { $there }. { $votes ->
    [0] Vertrekken kan zonder toestemming.
    [one] Vertrekken vraagt één toestemming.
   *[other] Vertrekken vraagt { $votes } toestemmingen.
}
web-senate-label = Senaat, { $count } van 5 velden bezet { $count ->
    [0] {""}
   *[other] door { $who }
}
web-path-label = Pad van { $from } naar { $to }, { $laurel ->
    [none] geen lauwerkrans
   *[other] lauwerkrans { $laurel }
} { $note }
web-caesar-label = Caesar, op { $place }
web-supply-label = Voorraad: { $ones } kransen I, { $stock } gedekte kransen
web-your-turn = Jouw beurt: zet een senator in, laat er een opklimmen of verplaats Caesar.
web-your-bonus = Je hebt de krans van Caesar: verplaats ook Caesar, of laat hem liggen.
web-your-remove = Neem een van je senatoren van het bord.
web-picked = { $id }: wat moet hier gebeuren?
web-pick-place = Waar moet Caesar heen?
web-pick-votes = Wiens toestemming gebruik je op { $path }?
web-wait = { $who } is aan zet.
web-wait-could-give = { $who } is aan zet. Je zou toestemming kunnen geven.
web-plain-your-turn = Jij bent aan zet: kies.
web-game-over = Het spel is afgelopen.
web-show-result = De uitslag tonen
web-place-in = Inzetten op { $committee }
web-path-button = { $from } → { $to }{ $laurel ->
    [none] {""}
   *[other] {" "}· { $laurel }
}
web-votes-have = { $have } van { $needed } toestemmingen
web-no-votes = geen toestemming nodig
web-votes-missing = nog { $missing } nodig: vragen
web-with = met { $votes }
web-move-caesar = Caesar verplaatsen
web-caesar-to = Caesar naar { $to }
web-decline = Caesar laten liggen
web-remove = Van { $committee } nemen
web-give-vote = toestemming geven
web-pledge = { $votes ->
    [one] Toestemming geven op { $path }
   *[other] { $votes } toestemmingen geven op { $path }
}
web-retract = Toestemming op { $path } terugnemen
web-census = Een census eisen
web-new-deal = Overeenkomst aanbieden
web-census-title = { $who } eist een census
web-census-hint = Nu ziet iedereen dit; daarna is het weer geheim.
web-election-title = Spel { $game } van de consulverkiezing is afgelopen
web-election-hint = Nu neemt iedereen senatoren van het bord tot er twee overblijven. { $who } begint het volgende spel.
web-not-in-senate = niet in de senaat
web-go-on = Verder

## Overeenkomsten

web-deal-title = Een overeenkomst aanbieden
web-counter-title = Antwoord op overeenkomst { $deal }
web-deal-with = Met
web-usual = Het gebruikelijke: toestemming voor een I
web-split = De opbrengst delen
web-i-give = Ik geef
web-i-get = Ik krijg
web-clause-kind = { $kind ->
    [support] toestemming
    [pay] lauwerkransen
    [caesar] Caesar naar …
    [avoid] Caesar niet naar …
    [later] latere toestemming
    [refuse] weigering
   *[note] woorden
}
web-deal-empty = Tik aan wat je geeft en wat je wilt.
web-enforced = wordt afgedwongen
web-promise = een belofte
web-private = Onder vier ogen
web-send-offer = Aanbieden
web-send-counter = Dit in plaats daarvan aanbieden
web-giver = Wie geeft
web-recipient = Wie krijgt
web-only-if = alleen als { $who } kan wisselen
web-only-with = alleen met de lauwerkrans op { $path }
web-do-deal = Zoals afgesproken: { $step }
web-path = Pad
web-place = Lauwerkransveld
web-against = Tegen
web-less = minder
web-more = meer
web-votes-count = { $count ->
    [one] één toestemming
   *[other] { $count } toestemmingen
}
web-you-hold = je hebt { $value }
web-until = tot en met beurt { $turn }
web-this-turn = deze beurt
web-words-hint = Wat je maar wilt zeggen
web-remove-clause = Dit schrappen
web-offer-head = { $by } aan { $to }
web-vote-earns = Een gebruikte toestemming levert je een I op.
web-private-tag = geheim
web-deal-status = { $status ->
    [struck] gesloten
    [settled] afgehandeld
    [rejected] afgewezen
    [withdrawn] ingetrokken
    [expired] verlopen
    [failed] mislukt
    [void] vervallen
   *[open] open
}
web-deal-unknown = Alleen de genoemden weten wat erin staat.
web-accepted-by = { $who } heeft aangenomen.
web-accept = Aannemen
web-counter = Tegenbod
web-no = Nee
web-withdraw = Intrekken
web-no-deals = Geen overeenkomsten deze beurt. Tik hieronder op "Overeenkomst aanbieden".
web-ledger = Beloften
web-promise-of = { $who } heeft in overeenkomst { $deal } iets beloofd
web-promise-status = { $status ->
    [kept] nagekomen
    [broken] gebroken
    [lapsed] vervallen
   *[open] open
}

## Naspelen, na het spel en regels

web-replay-title = Naspelen
web-replay-of = Naspelen: { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-replay-turn = Beurt { $turn }
web-replay-game-turn = Spel { $game }, beurt { $turn }
web-replay-interlude = Voor spel { $game }
web-replay-round = Ronde { $round }
web-replay-did = { $who }: { $what }.
web-replay-nothing = Niets te vertellen.
web-replay-why = Waarom?
web-replay-controls = Bediening
web-replay-slider = Moment in het spel
web-replay-steps = Stappen
web-replay-at = { $chapter } · { $at } van { $of }
web-replay-first = Naar het begin
web-replay-last = Naar het einde
web-replay-back = Een stap terug
web-replay-on = Een stap verder
web-replay-turn-back = { $game ->
    [quo-vadis] Naar de vorige beurt
   *[idus-martii] Naar de vorige ronde
}
web-replay-turn-on = { $game ->
    [quo-vadis] Naar de volgende beurt
   *[idus-martii] Naar de volgende ronde
}
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-jump = Springen naar
web-replay-speed = Tempo
web-replay-moves-only = Alleen zetten
web-replay-log = Wat er gebeurde
web-replay-reserve = Senatoren in reserve
web-replay-senate = Senatoren in de senaat
web-replay-sum = Totaal van de eerdere spellen
web-replay-worth = Waarde van de lauwerkransen
web-replay-no-laurels = nog geen lauwerkransen
web-replay-matrix = Rondes en beweringen
web-replay-track = Het Suffragium over de rondes
web-replay-unfinished = Dit spel is niet uitgespeeld.
web-replay-loading = Het verslag wordt opgehaald.
web-replay-again = Opnieuw proberen
web-replay-from-file = Een verslag openen
web-replay-upload = Een verslag bekijken
web-replay-upload-hint = Een verslag is het bestand dat je na een spel downloadt: elke actie op een eigen regel. Het wordt alleen gelezen, niet bewaard.
web-replay-choose = Kies een bestand
web-replay-reading = Bezig met lezen …
web-replay-drop = of laat het hier vallen
web-replay-other = Een ander verslag
web-replay-empty = Dit bestand is leeg.
web-replay-too-large = Dit bestand is te groot voor een verslag: hoogstens 1 MB.
web-replay-broken = Dit verslag kan niet worden gespeeld. { $why }
web-replay-unreadable = Dat was niet te lezen. Is het een verslag van Rostra?
web-replay-offline = De server is niet bereikbaar. Kijk naar je verbinding en probeer het opnieuw.
web-replay-not-over = Dit spel wordt nog gespeeld. Naspelen kan als het afgelopen is, want daarbij is elk geheim te zien.
web-replay-gone = Die tafel bestaat niet, of is opgeruimd.

web-after-title = De afrekening
web-after-unveiling = De lauwerkransen worden omgedraaid, een voor een.
web-after-skip = Alles tonen
web-after-close = Naar het bord
web-after-in-senate = { $seats } in de senaat
web-after-no-senator = niemand in de senaat
web-after-no-laurels = geen lauwerkransen
web-after-hand = { $count ->
    [one] Eén lauwerkrans: { $list }
   *[other] { $count } lauwerkransen: { $list }
}
web-after-not-scored = Telt niet mee: geen senator heeft de senaat bereikt.
web-after-unscored = telt niet mee
web-after-rule = Regel { $rule }
web-after-election = Consulverkiezing
web-after-player = Speler
web-after-game = Spel { $game }
web-after-sum = Totaal
web-after-chart = Lauwerkransen per beurt
web-after-chart-axis = beurten
web-after-chart-label = Lauwerkransen per beurt. Aan het eind: { $sums }.
web-after-chart-wait = De grafiek wordt getekend …
web-after-chart-lost = De grafiek kon niet worden getekend: het verslag is niet bereikbaar.
web-after-dealings = Beloften en overeenkomsten
web-after-no-deals = Niemand heeft een overeenkomst gesloten.
web-after-column = { $column ->
    [kept] nagekomen
    [broken] gebroken
    [lapsed] vervallen
    [struck] overeenkomsten
    [paid] betaald
   *[received] ontvangen
}
web-after-promises = Beloften ({ $count })
web-after-promise = { $status ->
    [kept] nagekomen
    [broken] gebroken
    [lapsed] vervallen
   *[open] open
}
web-after-deals = Alles wat is aangeboden en gesloten ({ $count })
web-after-deal = { $status ->
    [settled] afgehandeld
    [struck] gesloten
    [rejected] afgewezen
    [withdrawn] ingetrokken
    [expired] niet beantwoord
    [failed] mislukt
    [void] vervallen
   *[open] open
}
web-after-deal-turn = Beurt { $turn }
web-after-secret = was geheim
web-after-rematch = Revanche
web-after-join-rematch = Naar de revanche
web-after-replay = Naspelen
web-after-record = Verslag downloaden
web-after-start = Terug naar het begin

web-rules-title = Regels
web-rules-game = { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-rules-contents = Inhoud
web-rules-anchor = Regel { $rule }: link ernaartoe
web-rules-loading = De regels worden opgehaald.
web-rules-fallback = Deze regels zijn er nog niet in jouw taal; hier staan ze in het { $language }.

## De tafel van Idus Martii

web-idus-role = { $role ->
    [consul] consul
    [praetor] praetor
   *[aedile] aediel
}
web-idus-round = Ronde { $round }
web-idus-phase = { $phase ->
    [1] Eerste fase
   *[other] Tweede fase
}
web-idus-start = startspeler
web-idus-players = De spelers
web-idus-you = jij
web-idus-away = afwezig
web-idus-bot = { $absent ->
    [yes] een bot houdt de plaats bezet
   *[other] bot
}
web-idus-says = zegt: { card-name }
web-idus-to-act = is nu aan de beurt
web-idus-will-be = { $role ->
    [praetor] wordt praetor
   *[aedile] wordt aediel
}
web-idus-cards-down = { $count ->
    [one] één gedekte kaart
   *[other] { $count } gedekte kaarten
}

# Het Suffragium en de telling
web-idus-track = Suffragium: loyalisten { $loyalist }, verraders { $traitor }; wie voorbij { $limit } komt, wordt ontdekt
web-idus-limit = grens { $limit }
web-idus-counted = Ronde { $round }, omgedraaid: { $cards }
web-idus-count = telling
web-idus-chart = Het Suffragium, ronde voor ronde
web-idus-chart-point = ronde { $round }: loyalisten { $loyalist }, verraders { $traitor }

# Kaarten in de hand en op tafel
web-idus-own-hidden = { $count ->
    [one] Je factiekaart, gedekt. Houd ingedrukt om te kijken.
   *[other] Je { $count } factiekaarten, gedekt. Houd ingedrukt om te kijken.
}
web-idus-own-shown = Je hebt: { $cards }
web-idus-keep-up = Mijn kaarten open laten liggen
web-idus-put-away = weggelegd: { $cards }
web-idus-ballot = De kaart van { $owner }, gedekt
web-idus-ballot-known = De kaart van { $owner }, gedekt. Houd ingedrukt om te kijken.
web-idus-ballot-shown = De kaart van { $owner }: { card-name }

# De balk
web-idus-wait-assign = { $who } deelt de rollen uit.
web-idus-wait-vote = Wachten tot { $who } heeft gestemd.
web-idus-wait-peek = { $who } is praetor en kiest een kaart om te bekijken.
web-idus-wait-veto = { $who } heeft de kaart gezien: veto of niet?
web-idus-wait-replace = { $who } moet een andere kaart leggen.
web-idus-wait-discard = { $who } legt een factiekaart weg.
web-idus-your-assign = { $next ->
    [praetor] Je bent consul. Tik op de plaats van je praetor.
    [aedile] Tik nu op de plaatsen van twee aedielen.
   *[done] De rollen zo uitdelen?
}
web-idus-your-vote = Je bent aediel. Kies een kaart en leg die gedekt neer.
web-idus-your-peek = Je bent praetor. Wiens kaart bekijk je?
web-idus-your-veto = { $card ->
    [green] { $aedile } heeft groen gelegd. Goedkeuren?
    [red] { $aedile } heeft rood gelegd. Goedkeuren?
    [yellow] { $aedile } heeft geel gelegd.
   *[none] De kaart van { $aedile } goedkeuren?
}
web-idus-your-replace = { $yellow ->
    [yes] Je gele kaart is aan iedereen getoond: leg een andere.
   *[no] De praetor spreekt een veto uit: leg een andere kaart.
}
web-idus-your-discard = Je consulschap eindigt: leg een factiekaart weg. Wat je houdt, ben je.
web-idus-choose = { $kind ->
    [discard] Welke kaart leg je weg?
   *[other] Welke kaart leg je?
}
web-idus-moves = { $card ->
    [green] loyalisten + 1
    [red] verraders + 1
   *[yellow] onthouding
}
web-idus-confirm = { $kind ->
    [discard] { $card ->
        [loyalist] Loyalist voorgoed wegleggen
        [traitor] Verrader voorgoed wegleggen
       *[merchant] Handelaar voorgoed wegleggen
    }
   *[other] { $card ->
        [green] Groen gedekt neerleggen
        [red] Rood gedekt neerleggen
       *[yellow] Geel gedekt neerleggen
    }
}
web-idus-stays = { $card ->
    [loyalist] Dan ben je loyalist.
    [traitor] Dan ben je verrader.
   *[merchant] Dan ben je handelaar.
}
web-idus-look = De kaart van { $aedile } bekijken
web-idus-approve = Goedkeuren
web-idus-veto = { $phase ->
    [1] Veto: omruilen
   *[other] Veto: een andere leggen
}
web-idus-slot-free = { $role ->
    [praetor] Praetor: nog niet gekozen
   *[aedile] Aediel: nog niet gekozen
}
web-idus-slot-taken = { $role ->
    [praetor] Praetor: { $name }. Druk om de rol terug te nemen.
   *[aedile] Aediel: { $name }. Druk om de rol terug te nemen.
}
web-idus-tap-seat = tik op een plaats
web-idus-hand-out = De rollen uitdelen

# Beweringen
web-idus-claims = Zeg het aan iedereen
web-idus-claims-hint = Eén tik, waar of niet. Kaarten tonen mag niemand.
web-idus-claim-more = Iets beweren …
web-idus-say-laid = Zeg dat je hebt gelegd:
web-idus-say-saw = Zeg dat { $aedile } had gelegd:
web-idus-i-am = Ik ben
web-idus-i-laid = Ik legde
web-idus-i-saw = Ik zag bij { $aedile }:
web-idus-trust = Ik vertrouw
web-idus-trust-who = Ik vertrouw { $who }
web-idus-trust-said = { $who } vertrouwt { $whom }
web-idus-suspect = Ik verdenk
web-idus-suspect-who = Ik verdenk { $who }
web-idus-suspect-said = { $who } verdenkt { $whom }
web-idus-else = Iets anders …
web-idus-anything = Er iets over beweren …

# Het overzicht en de notities
web-idus-matrix = Rondes en plaatsen: rollen, blikken, veto's, tellingen en beweringen
web-idus-row-is = is
web-idus-row-says = zegt
web-idus-row-minds = vertrouwt
web-idus-looked = De praetor heeft deze kaart bekeken
web-idus-vetoed = VETO
web-idus-was-yellow = Ze was geel, en is aan iedereen getoond
web-idus-known = { $card ->
    [green] Zeker groen
    [red] Zeker rood
   *[yellow] Zeker geel
}
web-idus-known-hidden = Een kaart die je kent, gedekt
web-idus-truth = { $truth ->
    [true] (waar)
   *[false] (gelogen)
}
web-idus-legend-known = Tonen wat alleen ik weet
web-idus-legend-truth = de waarheid
web-idus-legend-claim = beweerd
web-idus-legend-true = naar waarheid beweerd
web-idus-legend-lie = gelogen
web-idus-notes-hint = Je notities. Niemand anders ziet ze.

# Het einde
web-idus-won = { $faction ->
    [loyalist] De loyalisten winnen
    [traitor] De verraders winnen
   *[merchant] De handelaars winnen
}
web-idus-why = { $reason ->
    [failed-conspiracy] Een steen is over de grens van { $limit } gegaan: de samenzwering is mislukt. Loyalisten { $loyalist }, verraders { $traitor }.
   *[ides-of-march] De iden van maart zijn aangebroken. Loyalisten { $loyalist }, verraders { $traitor }.
}
web-idus-no-winner = Niemand aan tafel hoort bij hen.
web-idus-winner = gewonnen
web-idus-lies = { $spoken ->
    [0] heeft niets gezegd dat te toetsen was
   *[other] { $lies ->
        [0] geen leugens
        [one] één leugen
       *[other] { $lies } leugens
    } op { $spoken ->
        [one] één bewering
       *[other] { $spoken } beweringen
    }
}

# Het menu van wie de tafel leidt, en de stemming over het einde
web-people = Aan tafel
web-host = leidt de tafel
web-send-away = Verwijderen
web-ban = Verwijderen en weren
web-make-host = Tafel overdragen
web-mute-all = Voor iedereen dempen
web-unmute-all = Weer laten praten
web-muted = gedempt
web-close-seat = Sluiten
web-open-seat = Openen
web-closed-seat = gesloten plaats
web-pardon = { $who } weer toelaten
web-end-vote = Spel bij stemming beëindigen
web-end-votes = Het spel beëindigen? Voor: { $who } ({ $votes } van { $needed } stemmen).
web-end-agree = Instemmen
web-end-withdraw = Toch doorspelen
web-ended-title = In overleg beëindigd
web-ended-hint = De spelers hebben dit spel voor het einde beëindigd. Niemand heeft gewonnen.
web-removed = Je zit niet meer aan deze tafel
web-removed-hint = Je bent van deze tafel verwijderd. Aan elke andere kun je spelen.

## Puzzels

web-puzzle-title = Puzzel
web-puzzle-of-day = Puzzel van { $day }
web-puzzle-today = De puzzel van vandaag
web-puzzle-all = Alle puzzels
web-puzzle-solve = Oplossen
web-puzzle-again = Nog eens bekijken
web-puzzle-choices = Je antwoord
web-puzzle-try = Dat is mijn antwoord
web-puzzle-right = goed
web-puzzle-wrong = fout
web-puzzle-worth = { $percent } % winst
web-puzzle-refused-by = geweigerd door { $who }
web-puzzle-lie-worth = { $percent } % leugen
web-puzzle-assign = Je bent consul en verdeelt de rollen.
web-puzzle-own = Je { $count ->
    [one] kaart
   *[other] kaarten
}: { $cards }
web-puzzle-now = Het is beurt { $turn }, en iedereen heeft de lauwerkransen bijgehouden.
web-puzzle-solved = { $tries ->
    [one] In één poging opgelost.
   *[other] In { $tries } pogingen opgelost.
}
web-puzzle-failed = { $tries ->
    [one] Niet opgelost.
   *[other] In { $tries } pogingen niet opgelost.
}
web-puzzle-streak = { $days ->
    [0] Nog geen reeks.
    [one] Reeks: één dag.
   *[other] Reeks: { $days } dagen.
}
web-puzzle-tomorrow = De volgende komt om middernacht (UTC).
web-puzzle-exact = Exact opgelost: elk vervolg is tot het einde bekeken.
web-puzzle-belief = Exact naar alles wat je kon weten: elke mogelijke verdeling van de kaarten is gewogen.
web-puzzle-round = Bevestigd voor elke mogelijke verdeling van de kaarten en alles wat in de ronde kan volgen.
web-puzzle-deep = Bevestigd door een diepe zoektocht, met { $playouts } uitgespeelde partijen per stelling.
web-puzzle-share = Resultaat delen
web-puzzle-share-day = puzzel van { $day }
web-puzzle-share-any = puzzel
web-puzzle-count = { $solved } van { $count } opgelost.
