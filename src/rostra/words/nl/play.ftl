### Wat `rostra play` zegt: vragen en antwoorden, overeenkomsten en beweringen, het volledige scherm, tafels op het web.

## Vooraf

play-humans = Aan dit toetsenbord kunnen 1 tot { $players } mensen spelen.
play-no-such-game = Er is geen spel { $given }; er zijn { $known } en de links van tafels op het web.
play-too-many-names = { $humans ->
    [one] Aan dit toetsenbord zit één persoon: geef één naam (meer mensen: --humans).
   *[other] Aan dit toetsenbord zitten { $humans } mensen: geef hoogstens { $humans } namen (meer mensen: --humans).
}
play-level-count = Er zijn { $levels } niveaus voor { $bots } bots: geef er één voor allemaal, of één voor elk.
play-none-kept = Er is geen onderbroken spel.
play-not-kept = { $file } is geen onderbroken spel.
play-lines = Er wordt regel voor regel gespeeld. Voor een volledig scherm: pip install 'rostra[terminal]'

## Spelen

play-left = Vaarwel. Het spel is niet afgemaakt.
play-kept = Het is bewaard. Ga verder met: { $command }
play-save = Het verslag bewaren? Een bestandsnaam, of Enter voor nee, of w voor waarom de bots deden wat ze deden:
play-saved = Het verslag staat in { $file }: rostra replay { $file } vertelt het opnieuw.
play-thinks = { $who } denkt na …
play-waits = De tafel wacht op { $who }.
play-move = { $who }, jij bent aan zet.
play-could-say = { $who }, je kunt toestemming geven of iets aanbieden. Of ga verder.
play-over = Met q verlaat je de tafel.
play-talk-aloud = Jullie delen dit toetsenbord: praat gewoon.
play-choose = { $who }, jouw keuze (1 tot { $last }, ? hulp, b bord, d overeenkomsten, w waarom ze dat deden, m elke zet, q stoppen):
play-no-choice = Typ een getal van 1 tot { $last }, of ? voor hulp.
play-pick = Jouw keuze (1 tot { $last }, Enter om terug te gaan):
play-no-pick = Typ een getal van 1 tot { $last }, of niets om terug te gaan.
play-type = Jouw woorden (alleen Enter om terug te gaan):
play-back = Terug
play-curtain = Geef het toetsenbord aan { $who }, en laat niemand anders kijken.
play-ready = Enter als het zover is:
play-ready-now = Ik ben klaar
play-why-later = Hun redenen zouden hun kaarten verraden. Vraag het als het spel voorbij is.
play-why-nothing = Niemand heeft daar iets over te zeggen.
play-every-move = { $stops ->
    [yes] De tafel wacht nu voor elke zet van de anderen.
   *[no] De tafel wacht nu alleen als je kunt antwoorden of toestemming kunt geven.
}
play-go-on = verder
play-hand-on = het toetsenbord doorgeven
play-say = iets zeggen

## Het volledige scherm

play-key = { $key ->
    [board] Bord
    [log] Verloop
    [deals] Overeenkomsten
    [talk] Gesprek
    [offer] Aanbod
    [claim] Beweren
    [go-on] Verder
    [help] Hulp
    [why] Waarom?
    [back] Terug
   *[leave] Stoppen
}
play-leave = { $kept ->
    [seat] Weggaan? Je plaats blijft van jou.
    [game] Stoppen? Het spel is bewaard, en je kunt later verder spelen.
   *[over] De tafel verlaten?
}
play-leave-yes = Weggaan
play-leave-no = Blijven
play-help-keys =
    Kies met de pijltjes en Enter, met het getal of met de muis. Escape gaat terug.
    b, l, d en t tonen bord, verloop, overeenkomsten en gesprek; met o bied of beweer je iets; de spatiebalk
    gaat verder; q stopt.
    m wacht voor elke zet van de anderen, of niet meer; w vertelt waarom de bots deden wat ze deden.

## Overeenkomsten en beweringen

play-offer = een overeenkomst aanbieden …
play-offer-to = Een aanbod aan { $who }
play-counter = tegenbod op overeenkomst { $deal } …
play-deal-head = Overeenkomst { $deal }, { $by } aan { $to }
play-deal-empty = Nog niets. Zeg wat je geeft en wat je krijgt.
play-no-deals = Geen overeenkomsten in deze beurt.
play-accept-yes = Akkoord
play-accept-no = Nog niet
play-i-give = toevoegen wat ik geef …
play-i-get = toevoegen wat { $who } geeft …
play-change = veranderen: { $clause }
play-clause-other = anders zeggen
play-partner = met iemand anders …
play-partner-who = Met wie?
play-private = { $private ->
    [yes] onder vier ogen: ja
   *[no] onder vier ogen: nee
}
play-what = Wat geeft { $who }?
play-clause-kind = { $kind ->
    [support] toestemming nu
    [pay] kransen
    [do] iets doen …
    [avoid] iets niet doen …
    [later] toestemming later
    [refuse] iemand toestemming weigeren
   *[note] woorden
}
play-holds = { $who } heeft nu { $value } aan kransen.
play-how-much = Hoeveel betaalt { $who } aan { $to }?
play-nothing-to-pay = { $who } kan niets betalen.
play-which-move = Welke zet?
play-out-of = Toestemming uit welk comité?
play-until = Tot wanneer?
play-claim = iets beweren …
play-claim-about = { $about ->
    [faction] wat ik ben
    [vote] wat ik heb gelegd
    [peek] wat ik heb gezien
    [trust] wie ik vertrouw
   *[suspect] wie ik niet vertrouw
}
play-claim-part = { $part ->
    [round] In welke ronde?
    [aedile] Wiens kaart?
    [seat] Wie?
   *[card] Welke kaart?
}
play-claim-round = ronde { $round }

## Tafels op het web

play-not-installed = Een tafel op het web heeft nog een pakket nodig ({ $module } ontbreekt): pip install 'rostra[terminal]'
play-bad-link = { $link } is geen link van een tafel. Een link ziet er zo uit: http://192.168.1.5:8000/join/ABCD.
play-unreachable = { $address } antwoordt niet: { $problem }.
play-not-rostra = { $address } antwoordt, maar niet als een server van rostra.
play-sits-down = Je zit aan tafel, als { $name }. (Een andere naam: --name)
play-sits-again = Je plaats is nog van jou, { $name }.
play-watches = Er is geen plaats vrij: je kijkt toe.
play-waiting-room = { $free ->
    [one] Het spel begint als er nog één iemand gaat zitten.
   *[other] Het spel begint als er nog { $free } mensen gaan zitten.
} De link naar de tafel: { $link }
play-comes = { $who } is er.
play-web-left = Je plaats blijft van jou. Kom terug met: rostra play { $link }
play-gone = Aan deze tafel kan niet verder worden gespeeld: { $problem }
play-why-web = De server bewaart hun redenen voor de herhaling.
play-no-answer = De server antwoordt niet. Probeer het zo nog eens.
play-says = { $who }: { $text }
