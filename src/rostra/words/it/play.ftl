### Che cosa dice `rostra play`: domande e risposte, accordi e affermazioni, lo schermo intero, i tavoli sul web.

## Prima di giocare

play-humans = A questa tastiera possono giocare da 1 a { $players } persone.
play-no-such-game = Non c'è un gioco { $given }; ci sono { $known } e i link dei tavoli sul web.
play-too-many-names = { $humans ->
    [one] A questa tastiera c'è una persona: dai un solo nome (più persone: --humans).
   *[other] A questa tastiera ci sono { $humans } persone: dai al massimo { $humans } nomi (più persone: --humans).
}
play-level-count = Ci sono { $levels } livelli per { $bots } bot: danne uno per tutti, o uno per ciascuno.
play-none-kept = Non c'è nessuna partita interrotta.
play-not-kept = { $file } non è una partita interrotta.
play-lines = Si gioca riga per riga. Per lo schermo intero: pip install 'rostra[terminal]'

## Giocare

play-left = Addio. La partita non è stata finita.
play-kept = La partita è conservata. Per continuare: { $command }
play-save = Salvare la registrazione? Un nome di file, o Invio per no, o w per sapere perché i bot hanno fatto ciò che hanno fatto:
play-saved = La registrazione è in { $file }: rostra replay { $file } la racconta di nuovo.
play-thinks = { $who } sta pensando …
play-waits = Il tavolo aspetta { $who }.
play-move = { $who }, tocca a te.
play-could-say = { $who }, potresti dare il consenso o offrire qualcosa. Oppure continua.
play-over = Con q lasci il tavolo.
play-talk-aloud = Siete alla stessa tastiera: parlatevi e basta.
play-choose = { $who }, la tua scelta (da 1 a { $last }, ? aiuto, b tabellone, d accordi, w perché lo hanno fatto, m ogni mossa, q esci):
play-no-choice = Scrivi un numero da 1 a { $last }, o ? per l'aiuto.
play-pick = La tua scelta (da 1 a { $last }, Invio per tornare indietro):
play-no-pick = Scrivi un numero da 1 a { $last }, o niente per tornare indietro.
play-type = Le tue parole (solo Invio per tornare indietro):
play-back = Indietro
play-curtain = Passa la tastiera a { $who }, e che nessun altro guardi.
play-ready = Invio quando è il momento:
play-ready-now = Ci sono
play-why-later = Le loro ragioni svelerebbero le loro carte. Chiedi a partita finita.
play-why-nothing = Nessuno ha niente da dire al riguardo.
play-every-move = { $stops ->
    [yes] Ora il tavolo si ferma prima di ogni mossa degli altri.
   *[no] Ora il tavolo si ferma solo se puoi rispondere o dare il consenso.
}
play-go-on = continua
play-hand-on = passa la tastiera
play-say = di' qualcosa

## Lo schermo intero

play-key = { $key ->
    [board] Tabellone
    [log] Cronaca
    [deals] Accordi
    [talk] Discorsi
    [offer] Offerta
    [claim] Affermare
    [go-on] Continua
    [help] Aiuto
    [why] Perché?
    [back] Indietro
   *[leave] Esci
}
play-leave = { $kept ->
    [seat] Vuoi alzarti? Il posto resta tuo.
    [game] Vuoi smettere? La partita è conservata, e puoi continuarla più tardi.
   *[over] Vuoi lasciare il tavolo?
}
play-leave-yes = Esci
play-leave-no = Resta
play-help-keys =
    Scegli con le frecce e Invio, con il numero o con il mouse. Esc torna indietro.
    b, l, d e t mostrano tabellone, cronaca, accordi e discorsi; con o offri o affermi qualcosa; la barra
    spaziatrice continua; q esce.
    m si ferma prima di ogni mossa degli altri, o non più; w dice perché i bot hanno fatto ciò che hanno fatto.

## Accordi e affermazioni

play-offer = offri un accordo …
play-offer-to = Un'offerta a { $who }
play-counter = rilancia sull'accordo { $deal } …
play-deal-head = Accordo { $deal }, { $by } a { $to }
play-deal-empty = Ancora niente. Di' che cosa dai e che cosa ricevi.
play-no-deals = Nessun accordo in questo turno.
play-accept-yes = D'accordo
play-accept-no = Non ancora
play-i-give = aggiungi che cosa do …
play-i-get = aggiungi che cosa dà { $who } …
play-change = cambia: { $clause }
play-clause-other = dillo diversamente
play-partner = con qualcun altro …
play-partner-who = Con chi?
play-private = { $private ->
    [yes] in privato: sì
   *[no] in privato: no
}
play-what = Che cosa dà { $who }?
play-clause-kind = { $kind ->
    [support] consenso adesso
    [pay] allori
    [do] fare qualcosa …
    [avoid] non fare qualcosa …
    [later] consenso più tardi
    [refuse] negare il consenso a qualcuno
   *[note] parole
}
play-holds = { $who } ha ora { $value } in allori.
play-how-much = Quanto paga { $who } a { $to }?
play-nothing-to-pay = { $who } non ha di che pagare.
play-which-move = Quale mossa?
play-out-of = Consenso da quale ufficio?
play-until = Fino a quando?
play-claim = afferma qualcosa …
play-claim-about = { $about ->
    [faction] che cosa sono
    [vote] che cosa ho giocato
    [peek] che cosa ho visto
    [trust] di chi mi fido
   *[suspect] di chi non mi fido
}
play-claim-part = { $part ->
    [round] In quale round?
    [aedile] La carta di chi?
    [seat] Chi?
   *[card] Quale carta?
}
play-claim-round = round { $round }

## Tavoli sul web

play-not-installed = Un tavolo sul web richiede un altro pacchetto (manca { $module }): pip install 'rostra[terminal]'
play-bad-link = { $link } non è il link di un tavolo. Un link è fatto così: http://192.168.1.5:8000/join/ABCD.
play-unreachable = { $address } non risponde: { $problem }.
play-not-rostra = { $address } risponde, ma non come un server di rostra.
play-sits-down = Ti siedi al tavolo come { $name }. (Un altro nome: --name)
play-sits-again = Il posto è ancora tuo, { $name }.
play-watches = Non c'è un posto libero: guardi la partita.
play-waiting-room = { $free ->
    [one] La partita comincia quando si siede ancora una persona.
   *[other] La partita comincia quando si siedono ancora { $free } persone.
} Il link del tavolo: { $link }
play-comes = { $who } è qui.
play-web-left = Il posto resta tuo. Per tornare: rostra play { $link }
play-gone = A questo tavolo non si può più giocare: { $problem }
play-why-web = Il server tiene le loro ragioni per il replay.
play-no-answer = Il server non risponde. Riprova tra un momento.
play-says = { $who }: { $text }
