### Quello che dice la pagina nel browser. I posti arrivano come nomi, uffici e percorsi come sul tabellone (B1, B1-A3).

## Ovunque

web-game = { $game ->
    [quo-vadis] Quo Vadis?
    [idus-martii] Idus Martii
   *[other] { $game }
}
web-language = Lingua
web-theme = { $theme ->
    [light] Chiaro
    [dark] Scuro
   *[auto] Chiaro o scuro, come il sistema
}
web-sound = Suoni
web-sound-hint = Suoni in questa pagina
web-alerts = Avvisi
web-notify = Notifiche
web-notify-hint = { $state ->
    [on] Quando un tavolo ti aspetta e questa pagina non è in vista.
    [push] Quando un tavolo ti aspetta e questa pagina non è in vista; ai tavoli con giorni per mossa anche quando è chiusa.
    [off] Spente. Un tocco, e saprai quando un tavolo ti aspetta e questa pagina non è in vista.
    [denied] Il tuo browser le blocca per questo sito. Consenti le notifiche nelle sue impostazioni, poi torna qui.
    [missing] Qui il tuo browser non ne mostra. Serve un indirizzo cifrato (https) e, su iPhone, la pagina nella schermata Home.
   *[default] Sappi quando un tavolo ti aspetta e questa pagina non è in vista. Senza indirizzo, senza account.
}
web-webhook = Webhook per questo tavolo
web-webhook-hint = Fai sapere a un canale a chi tocca: Discord, Slack, Matrix o ntfy.
web-webhook-url = Indirizzo del webhook
web-webhook-service = Servizio
web-webhook-save = Prova e conserva
web-webhook-on = { $service } viene a sapere a chi tocca a questo tavolo.
web-webhook-off = Non avvisare più nessuno
web-call = { $call ->
    [offer] Un'offerta per te
   *[turn] Tocca a te
}
web-call-where = { $game }, tavolo { $code }
web-loading = Un momento …
web-lost = La connessione è caduta. Si riprova; niente di quanto si è visto va perso.
web-no-network = Sei offline. Si continua appena torna la rete; niente va perso.
web-unsent = Non c'è connessione: questo non è stato inviato. Riprova quando torna.
web-kept = Quello che hai fatto è conservato e parte da solo.
web-kept-first = La tua ultima mossa aspetta ancora la connessione. Una alla volta.
web-offline = Il server non risponde. Riprova tra un momento.
web-paused = Un momento … il server adesso non può salvare niente. Non è andato perso niente, e la partita riprende da sola.
web-home = All'inizio
web-close = Chiudi
web-cancel = Annulla
web-next = Avanti
web-rules = Regole
web-rule = Regola { $rule }
web-rules-missing = Di quel gioco qui non ci sono regole.
web-nobody = nessuno
web-guest = Ospite
web-you = tu
web-away = assente
web-here = presente
web-level = { $level ->
    [random] a caso
    [greedy] avido
    [rules] solido
    [search] acuto
    [novice] novellino
    [beginner] principiante
    [casual] occasionale
    [regular] assiduo
    [skilled] abile
    [strong] forte
    [expert] esperto
    [best] magistrale
   *[other] { $level }
}
web-bot = Bot, { web-level }
web-bot-hint = { $level ->
    [random] Per lui ogni mossa vale l'altra. Buono per orientarsi.
    [greedy] Prende subito il massimo e non guarda oltre.
    [rules] Conosce il mestiere: tratta con equità, racconta storie coerenti, mantiene la parola.
    [search] Pensa in anticipo: continua la partita nella mente prima di muovere o trattare.
    [novice] Si è appena seduto. Lo batte chiunque abbia letto le regole.
    [beginner] Vede le cose grosse e si perde molto del resto.
    [casual] Gioca ogni tanto: mosse sensate tra un errore e l'altro.
    [regular] Gioca ogni settimana. Buona compagnia per quasi tutti.
    [skilled] Gli sfugge poco, e sa quanto vale un consenso.
    [strong] Non gli sfugge quasi nulla. Dai il meglio di te.
    [expert] Giudica come il migliore, ma non guarda così lontano.
   *[best] Il più forte che ci sia. Pesa ogni mossa, accordo e affermazione secondo le probabilità di vincere.
}
web-bot-levels = I bot, dal più debole al più forte
web-bot-level = Bot che si siedono
web-bot-character = Il loro carattere
web-character-any = vari, uno per tipo
web-bot-of = { $bot }, { $character }
web-character = { $character ->
    [generous] generoso
    [hard] duro negli affari
    [grudging] rancoroso
    [scheming] intrigante
   *[plain] equilibrato
}
web-character-hint = { $character ->
    [generous] Prende poco e lascia agli altri la loro parte.
    [hard] Vuole più del giusto, e aspetta finché lo ottiene.
    [grudging] Ricorda chi ha rifiutato e chi ha trattato, e si regola di conseguenza.
    [scheming] Si fa avanti per primo e non aiuta mai chi è in testa.
   *[plain] Chiede e dà il giusto.
}
web-held-by-bot = un bot tiene il posto
web-held-short = un bot
web-held-by-bot-hint = Un bot gioca per te finché non riprendi il tuo posto.
web-held-late = Il tuo tempo è scaduto, e anche la tolleranza: un bot gioca per te finché non riprendi il tuo posto.
web-colour = { $colour ->
    [red] Rosso
    [blue] Blu
    [black] Nero
    [white] Bianco
    [yellow] Giallo
    [green] Verde
    [purple] Viola
   *[orange] Arancione
}

## L'inizio

web-motto = Contratta per arrivare in Senato. Oppure impugna il pugnale.
web-about-quo-vadis = Guida i tuoi senatori attraverso gli uffici fino al Senato. Da soli non ci si arriva: i consensi si comprano, si scambiano e si promettono.
web-about-idus-martii = Due fazioni, voti segreti, lealtà nascoste. Di' quello che vuoi e credi a chi ti pare.
web-size-quo-vadis = da 3 a 5 giocatori, mezz'ora
web-size-idus-martii = da 5 a 8 giocatori, mezz'ora
web-play-now = Gioca subito contro i bot
web-set-up = Gioca con gli amici
web-set-up-more = Altre scelte: posti, bot, edizione, tempo
web-seats = Posti
web-friends-hint = Gli amici entrano con un codice o un link. I posti che restano liberi puoi darli ai bot.
web-guided = Prima partita guidata
web-new-table = Nuovo tavolo: { $game }
web-players = Giocatori
web-your-name = Il tuo nome
web-player-number = Giocatore { $number }
web-seat-of = Chi siede qui: { $colour }
web-name-of = Nome di chi siede qui: { $colour }
web-seat-me = Io, su questo dispositivo
web-seat-friend = Un'altra persona, con un link
web-hotseat-hint = Più giocatori usano questo dispositivo; cala un sipario quando c'è qualcosa da nascondere.
web-edition = Edizione
web-edition-name = { $edition ->
    [amigo-2005] 2005: vincola solo il turno in corso
   *[hans-im-glueck-1992] 1992: gli accordi vincolano fino al tuo prossimo turno
}
web-variants = Varianti
web-variant = { $variant ->
    [limited-ones] Pochi allori I
    [census] Censimento: si mostrano gli allori quando arrivano senatori
    [strict-promises] Promesse rigide: vincolano fino al tuo prossimo turno
   *[consular-election] Elezione consolare: tre partite di seguito
}
web-turn-limit = Finire al più tardi dopo 200 turni
web-time = Tempo
web-clock-kind = { $kind ->
    [none] Senza orologio
    [live] Con orologio
   *[days] Giorni per mossa
}
web-seconds = Secondi per mossa
web-days = Giorni per mossa
web-private-talk = Accordi privati e bisbigli permessi
web-listed = Mostra il tavolo a tutti
web-begin = Comincia
web-open-table = Apri il tavolo
web-join = Siediti a un tavolo
web-join-hint = Scrivi le quattro lettere che ti hanno dato.
web-join-button = Siediti
web-join-failed = Non ha funzionato
web-code = Codice del tavolo
web-upload-link = Rivedi una registrazione
web-rules-of = Regole di { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-lobby-empty = Ora non c'è nessun tavolo aperto. Aprine uno!
web-lobby-mine = { $status ->
    [waiting] in attesa
    [playing] in corso
   *[over] finito
}
web-lobby-join = { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}
web-lobby-watch = guarda

## Prima della partita

web-waiting-title = Chi altro viene?
web-waiting-hint = Dai ai tuoi amici questo codice o il link. La partita comincia quando tutti i posti sono occupati.
web-qr = Codice QR del link a questo tavolo
web-link = Link a questo tavolo
web-link-lonely = Questo indirizzo vale solo su questo computer. Per far entrare altri della tua rete, avvia il server con
web-copy = Copia
web-copied = Copiato
web-free-seat = posto libero
web-sit = Siediti qui
web-sit-down = Siediti
web-only-look = Solo guardare
web-stand = Alzati
web-no-table = Questo tavolo non esiste
web-no-table-hint = Forse il link è scritto male, o il tavolo è stato sparecchiato.
web-broken-table = Questo tavolo è danneggiato
web-broken-table-hint = Chi gestisce il server può forse ripristinarlo da una copia di sicurezza.
web-table-code = Tavolo { $code }
web-spectators = { $count ->
    [one] Uno spettatore
   *[other] { $count } spettatori
}
web-private-link = Il mio posto su un altro dispositivo
web-private-link-hint = Tieni questo link per te: chi lo apre ha il tuo posto.
web-leave = Lascia { $who } a un bot
web-take-back = Riprendi { $who } dal bot
web-look-as = Guarda come { $who }
web-curtain = Passa il dispositivo a { $who }
web-curtain-hint = Che nessun altro guardi. Quello che hanno gli altri resta nascosto.
web-curtain-open = Sono { $who }
web-pass-offer = Passa a { $who }: c'è un'offerta in attesa
web-pass-back = Torna a { $who }
web-watching = Stai guardando.

## Il tavolo

web-actions = Che cosa puoi fare
web-undo = Annulla la mossa
web-turn = Turno { $turn }
web-round-of = Round { $round } di { $rounds }
web-election-game = Partita { $game } di 3
web-holding = I bot aspettano { $who }.
web-holding-you = { $why ->
    [builder] I bot aspettano mentre prepari la tua offerta.
    [offer] I bot aspettano la tua risposta.
    [answer] I bot aspettano che la tua offerta abbia risposta.
   *[vote] Potresti vendere un consenso: i bot aspettano un momento.
}
web-bot-speed = Ritmo dei bot
web-motion = Animazioni
web-pace = { $pace ->
    [calm] calmo
    [usual] normale
   *[brisk] rapido
}
web-since-turn = Dal tuo ultimo turno
web-log = Che cosa è successo
web-talk = Chiacchiere al tavolo
web-tab = { $tab ->
    [talk] Parole
    [log] Cronaca
    [deals] Accordi
    [notes] Note
   *[matrix] Round
}
web-since = in attesa da
web-left = tempo rimasto
web-grace = tempo scaduto: tolleranza rimasta
web-time-short = Ancora { $left }, poi { $grace } di tolleranza, poi gioca un bot per te.
web-time-grace = Il tuo tempo è scaduto. Ancora { $left } di tolleranza, poi gioca un bot per te.
web-reserve = Senatori nella riserva
web-laurels = Allori
web-open-promises = Promesse aperte
web-in-senate = Senatori in Senato
web-sum = Totale
web-say = Di' qualcosa
web-send = Invia
web-talk-to = Parla a
web-to-all = A tutti
web-talk-empty = Nessuno ha ancora detto niente.
web-whispers-to = bisbiglia a { $to }:
web-whisper-unheard = (un bisbiglio che non senti)
web-spectator = Spettatore
web-remarks = Commenti dei bot
web-mute = Silenzia

## Il tabellone di Quo Vadis?

web-board = Il tabellone
web-committee-word = Ufficio
web-committee-label = Ufficio { $id }, { $seats ->
    [one] una posizione
   *[other] { $seats } posizioni
}: { $there }. { $votes ->
    [0] Per uscire non serve alcun consenso.
    [one] Per uscire serve un consenso.
   *[other] Per uscire servono { $votes } consensi.
}
web-senate-label = Senato, { $count } posizioni su 5 occupate { $count ->
    [0] {""}
   *[other] da { $who }
}
web-path-label = Percorso da { $from } a { $to }, { $laurel ->
    [none] nessun alloro
   *[other] alloro { $laurel }
} { $note }
web-caesar-label = Cesare, su { $place }
web-supply-label = Scorta: { $ones } allori I, { $stock } allori coperti
web-your-turn = È il tuo turno: aggiungi un senatore, fanne avanzare uno o sposta Cesare.
web-your-bonus = Hai preso l'alloro di Cesare: sposta anche Cesare, o lascialo dov'è.
web-your-remove = Togli uno dei tuoi senatori dal tabellone.
web-picked = { $id }: che cosa deve succedere qui?
web-pick-place = Dove va Cesare?
web-pick-votes = Di chi usi il consenso su { $path }?
web-wait = È il turno di { $who }.
web-wait-could-give = È il turno di { $who }. Potresti dare un consenso.
web-plain-your-turn = Tocca a te: scegli.
web-game-over = La partita è finita.
web-show-result = Mostra il risultato
web-place-in = Aggiungi in { $committee }
web-path-button = { $from } → { $to }{ $laurel ->
    [none] {""}
   *[other] {" "}· { $laurel }
}
web-votes-have = { $have } consensi su { $needed }
web-no-votes = nessun consenso necessario
web-votes-missing = { $missing ->
    [one] ne manca uno: chiedi
   *[other] ne mancano { $missing }: chiedi
}
web-with = con { $votes }
web-move-caesar = Sposta Cesare
web-caesar-to = Cesare su { $to }
web-decline = Lascia Cesare
web-remove = Togli da { $committee }
web-give-vote = dai un consenso
web-pledge = { $votes ->
    [one] Dai il consenso su { $path }
   *[other] Dai { $votes } consensi su { $path }
}
web-retract = Ritira il consenso su { $path }
web-census = Chiedi un censimento
web-new-deal = Offri un accordo
web-census-title = { $who } chiede un censimento
web-census-hint = Ora lo vedono tutti; poi torna segreto.
web-election-title = La partita { $game } dell'elezione consolare è finita
web-election-hint = Ora tutti tolgono senatori dal tabellone finché ne restano due. La prossima partita la comincia { $who }.
web-not-in-senate = non in Senato
web-go-on = Continua

## Accordi

web-deal-title = Offri un accordo
web-counter-title = Risposta all'accordo { $deal }
web-deal-with = Con
web-usual = Il solito: un consenso per un I
web-split = Dividi il guadagno
web-i-give = Io do
web-i-get = Io ricevo
web-clause-kind = { $kind ->
    [support] consenso
    [pay] allori
    [caesar] Cesare su …
    [avoid] Cesare non su …
    [later] consenso futuro
    [refuse] rifiuto
   *[note] parole
}
web-deal-empty = Tocca quello che dai e quello che vuoi.
web-enforced = fatto rispettare
web-promise = una promessa
web-private = In privato
web-send-offer = Offri
web-send-counter = Offri invece questo
web-giver = Chi dà
web-recipient = Chi riceve
web-only-if = solo se { $who } può cambiare
web-only-with = solo con l’alloro su { $path }
web-do-deal = Come pattuito: { $step }
web-path = Percorso
web-place = Spazio Allori
web-against = Contro
web-less = meno
web-more = più
web-votes-count = { $count ->
    [one] un consenso
   *[other] { $count } consensi
}
web-you-hold = hai { $value }
web-until = fino al turno { $turn }
web-this-turn = in questo turno
web-words-hint = Quello che vuoi dire
web-remove-clause = Togli questo
web-offer-head = { $by } a { $to }
web-vote-earns = Un consenso usato ti porta un I.
web-private-tag = privato
web-deal-status = { $status ->
    [struck] concluso
    [settled] regolato
    [rejected] rifiutato
    [withdrawn] ritirato
    [expired] scaduto
    [failed] fallito
    [void] decaduto
   *[open] aperto
}
web-deal-unknown = Solo gli interessati sanno che cosa dice.
web-accepted-by = { $who } ha accettato.
web-accept = Accetta
web-counter = Controfferta
web-no = No
web-withdraw = Ritira
web-no-deals = Nessun accordo in questo turno. Tocca "Offri un accordo" qui sotto.
web-ledger = Promesse
web-promise-of = { $who } ha promesso qualcosa nell'accordo { $deal }
web-promise-status = { $status ->
    [kept] mantenuta
    [broken] infranta
    [lapsed] decaduta
   *[open] aperta
}

## Rivedere, dopo la partita e regole

web-replay-title = Rivedere
web-replay-of = Rivedere: { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-replay-turn = Turno { $turn }
web-replay-game-turn = Partita { $game }, turno { $turn }
web-replay-interlude = Prima della partita { $game }
web-replay-round = Round { $round }
web-replay-did = { $who }: { $what }.
web-replay-nothing = Niente da raccontare.
web-replay-why = Perché?
web-replay-controls = Comandi
web-replay-slider = Momento della partita
web-replay-steps = Passi
web-replay-at = { $chapter } · { $at } di { $of }
web-replay-first = All'inizio
web-replay-last = Alla fine
web-replay-back = Un passo indietro
web-replay-on = Un passo avanti
web-replay-turn-back = { $game ->
    [quo-vadis] Al turno precedente
   *[idus-martii] Al round precedente
}
web-replay-turn-on = { $game ->
    [quo-vadis] Al turno seguente
   *[idus-martii] Al round seguente
}
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-jump = Vai a
web-replay-speed = Velocità
web-replay-moves-only = Solo mosse
web-replay-log = Che cosa è successo
web-replay-reserve = Senatori nella riserva
web-replay-senate = Senatori in Senato
web-replay-sum = Totale delle partite precedenti
web-replay-worth = Valore degli allori
web-replay-no-laurels = ancora nessun alloro
web-replay-matrix = Round e affermazioni
web-replay-track = Il Suffragium nei round
web-replay-unfinished = Questa partita non è stata finita.
web-replay-loading = Si sta prendendo la registrazione.
web-replay-again = Riprova
web-replay-from-file = Apri una registrazione
web-replay-upload = Guarda una registrazione
web-replay-upload-hint = Una registrazione è il file che scarichi dopo una partita: ogni azione su una riga. Viene solo letta, non conservata.
web-replay-choose = Scegli un file
web-replay-reading = Lettura …
web-replay-drop = o lascialo cadere qui
web-replay-other = Un'altra registrazione
web-replay-empty = Questo file è vuoto.
web-replay-too-large = Questo file è troppo grande per una registrazione: al massimo 1 MB.
web-replay-broken = Questa registrazione non si può giocare. { $why }
web-replay-unreadable = Non si è potuto leggere. È una registrazione di Rostra?
web-replay-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
web-replay-not-over = Questa partita è ancora in corso. Si potrà rivedere quando è finita, perché così si mostra ogni segreto.
web-replay-gone = Questo tavolo non esiste, o è stato sparecchiato.

web-after-title = La resa dei conti
web-after-unveiling = Gli allori si scoprono, uno per uno.
web-after-skip = Mostra tutto
web-after-close = Al tabellone
web-after-in-senate = { $seats } in Senato
web-after-no-senator = nessuno in Senato
web-after-no-laurels = nessun alloro
web-after-hand = { $count ->
    [one] Un alloro: { $list }
   *[other] { $count } allori: { $list }
}
web-after-not-scored = Non conta: nessun senatore ha raggiunto il Senato.
web-after-unscored = non conta
web-after-rule = Regola { $rule }
web-after-election = Elezione consolare
web-after-player = Giocatore
web-after-game = Partita { $game }
web-after-sum = Totale
web-after-chart = Allori nei turni
web-after-chart-axis = turni
web-after-chart-label = Allori nei turni. Alla fine: { $sums }.
web-after-chart-wait = Si disegna il grafico …
web-after-chart-lost = Il grafico non si è potuto disegnare: la registrazione non è raggiungibile.
web-after-dealings = Promesse e accordi
web-after-no-deals = Nessuno ha concluso accordi.
web-after-column = { $column ->
    [kept] mantenute
    [broken] infrante
    [lapsed] decadute
    [struck] accordi
    [paid] pagato
   *[received] ricevuto
}
web-after-promises = Promesse ({ $count })
web-after-promise = { $status ->
    [kept] mantenuta
    [broken] infranta
    [lapsed] decaduta
   *[open] aperta
}
web-after-deals = Tutte le offerte e gli accordi ({ $count })
web-after-deal = { $status ->
    [settled] regolato
    [struck] concluso
    [rejected] rifiutato
    [withdrawn] ritirato
    [expired] senza risposta
    [failed] fallito
    [void] decaduto
   *[open] aperto
}
web-after-deal-turn = Turno { $turn }
web-after-secret = era segreto
web-after-rematch = Rivincita
web-after-join-rematch = Alla rivincita
web-after-replay = Rivedi
web-after-record = Scarica la registrazione
web-after-start = Torna all'inizio

web-rules-title = Regole
web-rules-game = { $game ->
    [quo-vadis] Quo Vadis?
   *[idus-martii] Idus Martii
}
web-rules-contents = Indice
web-rules-anchor = Regola { $rule }: link
web-rules-loading = Si stanno prendendo le regole.
web-rules-fallback = Queste regole non ci sono ancora nella tua lingua; eccole in { $language }.

## Il tavolo di Idus Martii

web-idus-role = { $role ->
    [consul] Console
    [praetor] Pretore
   *[aedile] Edile
}
web-idus-round = Round { $round }
web-idus-phase = { $phase ->
    [1] Prima fase
   *[other] Seconda fase
}
web-idus-start = primo giocatore
web-idus-players = I giocatori
web-idus-you = tu
web-idus-away = assente
web-idus-bot = { $absent ->
    [yes] un bot tiene il posto
   *[other] bot
}
web-idus-says = dice: { card-name }
web-idus-to-act = deve agire ora
web-idus-will-be = { $role ->
    [praetor] sarà Pretore
   *[aedile] sarà Edile
}
web-idus-cards-down = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
}

# Il Suffragium e lo spoglio
web-idus-track = Suffragium: Lealisti { $loyalist }, Traditori { $traitor }; chi supera { $limit } è scoperto
web-idus-limit = limite { $limit }
web-idus-counted = Round { $round }, scoperte: { $cards }
web-idus-count = spoglio
web-idus-chart = Il Suffragium, round per round
web-idus-chart-point = round { $round }: Lealisti { $loyalist }, Traditori { $traitor }

# Carte in mano e sul tavolo
web-idus-own-hidden = { $count ->
    [one] La tua carta fazione, coperta. Tieni premuto per guardarla.
   *[other] Le tue { $count } carte fazione, coperte. Tieni premuto per guardarle.
}
web-idus-own-shown = Hai: { $cards }
web-idus-keep-up = Tieni scoperte le mie carte
web-idus-put-away = messa via: { $cards }
web-idus-ballot = La carta di { $owner }, coperta
web-idus-ballot-known = La carta di { $owner }, coperta. Tieni premuto per guardarla.
web-idus-ballot-shown = La carta di { $owner }: { card-name }

# La barra
web-idus-wait-assign = { $who } assegna i ruoli.
web-idus-wait-vote = Si aspetta il voto di { $who }.
web-idus-wait-peek = { $who } è Pretore e sceglie una carta da guardare.
web-idus-wait-veto = { $who } ha visto la carta: veto o no?
web-idus-wait-replace = { $who } deve giocare un'altra carta.
web-idus-wait-discard = { $who } mette via una carta fazione.
web-idus-your-assign = { $next ->
    [praetor] Sei Console. Tocca il posto del tuo Pretore.
    [aedile] Ora tocca i posti di due Edili.
   *[done] Assegni così i ruoli?
}
web-idus-your-vote = Sei Edile. Scegli una carta e giocala coperta.
web-idus-your-peek = Sei Pretore. Di chi guardi la carta?
web-idus-your-veto = { $card ->
    [green] { $aedile } ha giocato la verde. La lasci passare?
    [red] { $aedile } ha giocato la rossa. La lasci passare?
    [yellow] { $aedile } ha giocato la gialla.
   *[none] Lasci passare la carta di { $aedile }?
}
web-idus-your-replace = { $yellow ->
    [yes] La tua carta gialla è stata mostrata a tutti: giocane un'altra.
   *[no] Il Pretore pone il veto: gioca un'altra carta.
}
web-idus-your-discard = Il tuo consolato finisce: metti via una carta fazione. Quello che tieni, sei.
web-idus-choose = { $kind ->
    [discard] Quale carta metti via?
   *[other] Quale carta giochi?
}
web-idus-moves = { $card ->
    [green] Lealisti + 1
    [red] Traditori + 1
   *[yellow] astensione
}
web-idus-confirm = { $kind ->
    [discard] { $card ->
        [loyalist] Metti via Lealista per sempre
        [traitor] Metti via Traditore per sempre
       *[merchant] Metti via Mercante per sempre
    }
   *[other] { $card ->
        [green] Gioca la verde coperta
        [red] Gioca la rossa coperta
       *[yellow] Gioca la gialla coperta
    }
}
web-idus-stays = { $card ->
    [loyalist] Allora sei Lealista.
    [traitor] Allora sei Traditore.
   *[merchant] Allora sei Mercante.
}
web-idus-look = Guarda la carta di { $aedile }
web-idus-approve = Lascia passare
web-idus-veto = { $phase ->
    [1] Veto: cambiala
   *[other] Veto: giocane un'altra
}
web-idus-slot-free = { $role ->
    [praetor] Pretore: non ancora scelto
   *[aedile] Edile: non ancora scelto
}
web-idus-slot-taken = { $role ->
    [praetor] Pretore: { $name }. Premi per riprendere il ruolo.
   *[aedile] Edile: { $name }. Premi per riprendere il ruolo.
}
web-idus-tap-seat = tocca un posto
web-idus-hand-out = Assegna i ruoli

# Affermazioni
web-idus-claims = Dillo a tutti
web-idus-claims-hint = Un tocco, vero o no. Nessuno può mostrare carte.
web-idus-claim-more = Afferma qualcosa …
web-idus-say-laid = Di' che hai giocato:
web-idus-say-saw = Di' che { $aedile } aveva giocato:
web-idus-i-am = Sono
web-idus-i-laid = Ho giocato
web-idus-i-saw = Ho visto, da { $aedile }:
web-idus-trust = Mi fido di
web-idus-trust-who = Mi fido di { $who }
web-idus-trust-said = { $who } si fida di { $whom }
web-idus-suspect = Sospetto di
web-idus-suspect-who = Sospetto di { $who }
web-idus-suspect-said = { $who } sospetta di { $whom }
web-idus-else = Qualcos'altro …
web-idus-anything = Afferma qualcosa in proposito …

# La tabella e le note
web-idus-matrix = Round e posti: ruoli, sguardi, veti, spogli e affermazioni
web-idus-row-is = è
web-idus-row-says = dice
web-idus-row-minds = si fida
web-idus-looked = Il Pretore ha guardato questa carta
web-idus-vetoed = VETO
web-idus-was-yellow = Era gialla, ed è stata mostrata a tutti
web-idus-known = { $card ->
    [green] Di certo verde
    [red] Di certo rossa
   *[yellow] Di certo gialla
}
web-idus-known-hidden = Una carta che conosci, coperta
web-idus-truth = { $truth ->
    [true] (vero)
   *[false] (una bugia)
}
web-idus-legend-known = Mostra quello che so solo io
web-idus-legend-truth = la verità
web-idus-legend-claim = affermato
web-idus-legend-true = affermato, ed è vero
web-idus-legend-lie = una bugia
web-idus-notes-hint = Le tue note. Nessun altro le vede.

# La fine
web-idus-won = { $faction ->
    [loyalist] Vincono i Lealisti
    [traitor] Vincono i Traditori
   *[merchant] Vincono i Mercanti
}
web-idus-why = { $reason ->
    [failed-conspiracy] Un segnalino ha superato il limite di { $limit }: la congiura è fallita. Lealisti { $loyalist }, Traditori { $traitor }.
   *[ides-of-march] Sono arrivate le Idi di marzo. Lealisti { $loyalist }, Traditori { $traitor }.
}
web-idus-no-winner = Nessuno al tavolo è dei loro.
web-idus-winner = ha vinto
web-idus-lies = { $spoken ->
    [0] non ha detto niente di verificabile
   *[other] { $lies ->
        [0] nessuna bugia
        [one] una bugia
       *[other] { $lies } bugie
    } su { $spoken ->
        [one] un'affermazione
       *[other] { $spoken } affermazioni
    }
}

# Il menu di chi guida il tavolo, e il voto per chiudere la partita
web-people = Al tavolo
web-host = guida il tavolo
web-send-away = Allontana
web-ban = Allontana ed escludi
web-make-host = Affida il tavolo
web-mute-all = Silenzia per tutti
web-unmute-all = Lascia parlare di nuovo
web-muted = silenziato
web-close-seat = Chiudi
web-open-seat = Apri
web-closed-seat = posto chiuso
web-pardon = Riammetti { $who }
web-end-vote = Chiudi la partita con un voto
web-end-votes = Chiudere la partita? A favore: { $who } ({ $votes } voti su { $needed }).
web-end-agree = D'accordo
web-end-withdraw = Continuiamo
web-ended-title = Chiusa di comune accordo
web-ended-hint = I giocatori hanno chiuso questa partita prima della fine. Nessuno ha vinto.
web-removed = Non sei più a questo tavolo
web-removed-hint = Sei stato allontanato da questo tavolo. Puoi giocare a qualsiasi altro.

## Problemi

web-puzzle-title = Problema
web-puzzle-of-day = Problema del { $day }
web-puzzle-today = Il problema di oggi
web-puzzle-all = Tutti i problemi
web-puzzle-solve = Risolvi
web-puzzle-again = Riguardalo
web-puzzle-choices = La tua risposta
web-puzzle-try = Questa è la mia risposta
web-puzzle-right = giusto
web-puzzle-wrong = sbagliato
web-puzzle-worth = { $percent } % di vittoria
web-puzzle-refused-by = rifiuto di { $who }
web-puzzle-lie-worth = { $percent } % bugia
web-puzzle-assign = Sei Console e assegni i ruoli.
web-puzzle-own = { $count ->
    [one] La tua carta
   *[other] Le tue carte
}: { $cards }
web-puzzle-now = È il turno { $turn }, e tutti hanno tenuto il conto degli allori.
web-puzzle-solved = { $tries ->
    [one] Risolto al primo tentativo.
   *[other] Risolto in { $tries } tentativi.
}
web-puzzle-failed = { $tries ->
    [one] Non risolto.
   *[other] Non risolto in { $tries } tentativi.
}
web-puzzle-streak = { $days ->
    [0] Ancora nessuna serie.
    [one] Serie: un giorno.
   *[other] Serie: { $days } giorni.
}
web-puzzle-tomorrow = Il prossimo arriva a mezzanotte (UTC).
web-puzzle-exact = Risolto con esattezza: ogni seguito è stato guardato fino alla fine.
web-puzzle-belief = Esatto, per quanto potevi sapere: è stata pesata ogni possibile distribuzione delle carte.
web-puzzle-round = Confermato per ogni possibile distribuzione delle carte e per tutto ciò che può seguire nel round.
web-puzzle-deep = Confermato con uno sguardo profondo, { $playouts } partite giocate fino in fondo per ogni posizione.
web-puzzle-share = Condividi il risultato
web-puzzle-share-day = problema del { $day }
web-puzzle-share-any = problema
web-puzzle-count = { $solved } su { $count } risolti.
