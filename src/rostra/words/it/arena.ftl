## Quello che `rostra arena` dice nel terminale.

terminal-about-arena = gioca tornei di bot e misura chi gioca meglio
terminal-about-arena-more =
    Gioca tornei di bot: qualsiasi formazione, su tutti i posti, con le stesse distribuzioni per tutti.
    Un giocatore è un livello dei bot del gioco (random, greedy, rules, search, best), oppure un bot proprio scritto
    pacchetto.modulo:Nome, che viene chiamato con un seme.
    I bot migliori impiegano fino a un secondo per una decisione; per i tornei lunghi ce ne sono di frettolosi,
    rostra.bots.quo_vadis.best:Fast e rostra.bots.idus_martii.best:Fast.
arena-examples =
    esempi:
      rostra arena quo-vadis best rules rules rules         una formazione, fatta girare attorno al tavolo
      rostra arena idus-martii "rules*4" best --seeds 200   quattro di uno e uno di un altro, 200 distribuzioni
      rostra arena quo-vadis --matrix random greedy rules   ognuno da solo fra copie di ciascun altro
      rostra arena quo-vadis best --each-against greedy,rules
      rostra arena idus-martii --replace rules:best --players 7
                                                            quanto guadagna il posto se vi siede best
      rostra arena quo-vadis mybots:Sly "greedy*3"          un bot proprio, da mybots.py qui

    Nella cartella vanno report.html (da aprire nel browser), results.json, games.csv e ratings.csv.
    Lo stesso comando riprende dove uno interrotto si era fermato, e dà di nuovo gli stessi risultati.
arena-arg-game = quo-vadis o idus-martii
arena-arg-line-up = chi siede al tavolo; rules*3 sono tre
arena-arg-matrix = uno di ogni giocatore fra copie di ciascun altro
arena-arg-each-against = uno di ogni PLAYER fra copie di A, poi di B
arena-arg-replace = un tavolo di soli OLD, poi uno di loro sostituito da NEW (una virgola fra nomi con i due punti)
arena-arg-all-orders = ogni ordine della formazione, non solo le sue rotazioni
arena-arg-players = quanti siedono al tavolo (altrimenti: 4 a Quo Vadis?, 5 a Idus Martii)
arena-arg-seeds = quante distribuzioni; ogni disposizione le gioca tutte (altrimenti: 50)
arena-arg-seed = da dove viene il caso: stesso seme, stesse partite (altrimenti: 0)
arena-arg-edition = l'edizione di Quo Vadis?: amigo-2005 o hans-im-glueck-1992
arena-arg-variants = varianti di Quo Vadis?, come census,limited-ones
arena-arg-turn-limit = il turno dopo il quale una partita di Quo Vadis? finisce (altrimenti: 400)
arena-arg-public = nessun accordo privato
arena-arg-workers = quante partite insieme (altrimenti: una per ogni core)
arena-arg-ray = gioca sul cluster Ray all'indirizzo ADDRESS (host:porta); senza indirizzo su quello di questo computer, o su uno nuovo qui
arena-arg-out = dove si scrive tutto (altrimenti: una cartella in arena-results/, col nome di ciò che si gioca)
arena-arg-resume = continuare con le partite che sono nella cartella, o ricominciare (altrimenti: continuare)
arena-arg-luck = anche ciò che il caso ha portato a ogni posto, e le percentuali di vittoria senza di esso
arena-arg-records = conservare la registrazione di ogni partita, per rostra replay
arena-arg-language = la lingua del rapporto e dei risultati
arena-arg-quiet = nessuna barra di avanzamento
arena-unit = partite
arena-progress = { $done } di { $planned } partite
arena-getting-ready = preparazione (ciò che non è ancora compilato si compila ora, una volta sola)
arena-told-time = 95 % delle decisioni entro { $time }
arena-told-among = un { $row } fra { $column }: { $share }
arena-told-luck = senza fortuna { $share }
arena-told-luck-worth = {""}, con la precisione di { $times } volte tante partite
arena-told-cut = { $count } di { $games } partite finite per il limite di turni.
arena-told-forfeited = { $count } di { $games } partite perse a tavolino.
arena-not-compiled = Qui le regole non sono compilate; i bot che le usano per cercare giocano perciò con regole semplici.
arena-written = Scritto: { $file }
arena-not-installed = L’arena ha bisogno di altro ({ $module } non è installato): pip install 'rostra[arena]'
arena-no-workers = Su questa macchina possono giocare da 1 a { $most } processi.
arena-no-seeds = Serve almeno una distribuzione.
arena-no-seed = Un seme è un numero intero da 0 in su.
arena-no-players = Servono almeno due giocatori.
arena-not-a-player = «{ $word }» non è un giocatore: scrivi rules, oppure rules*3 per averne tre.
arena-nobody = Di' chi gioca: i giocatori di una formazione, oppure --matrix, oppure --replace.
arena-two-ways = Nomina i giocatori una volta sola: come formazione, con --matrix o con --replace.
arena-matrix-of-one = Per una matrice servono almeno due giocatori diversi.
arena-no-replacement = Di' chi è sostituito da chi, come rules:best; non { $given }.
arena-too-many-orders = Ogni ordine di una formazione si può giocare con al massimo { $most } giocatori.
arena-worker-lost = Un processo è stato interrotto. Le partite finite restano: lo stesso comando riprende da lì.
arena-no-ray = Ray non è installato (manca { $module }): pip install 'rostra[ray]'
arena-no-ray-address = "{ $given }" non è l'indirizzo di un cluster Ray: scrivi --ray host:porta, o solo --ray dopo i giocatori.
arena-ray-unreached = Il cluster Ray non è raggiungibile: { $problem }
arena-other-program = { $machine } ha un'altra versione di rostra, o nessun compilatore, e giocherebbe altre partite. Installa la stessa su tutti i computer del cluster.
arena-interrupted = Interrotto. Quello che è finito resta: lo stesso comando riprende da lì.
arena-damaged-settings = { $file } manca o è danneggiato, e non si sa a quale torneo appartengono le partite accanto. Scegli un'altra cartella con --out, o ricomincia con --no-resume.
arena-damaged-game = La riga { $line } di { $file } è danneggiata. Togli la riga e la sua partita si gioca di nuovo, o ricomincia con --no-resume.
arena-other-count = La formazione ha { $named } giocatori, non { $players }.
arena-difference = { $what ->
    [code] il codice di regole e bot
    [version] la versione di rostra
    [seatings] i giocatori
    [compiled] se le regole sono compilate
    [replaced] chi è sostituito
    [options] le opzioni del tavolo
    [variants] le varianti
    [edition] l'edizione
    [luck] ciò che si dice della fortuna
    [seed] il seme
   *[game] il gioco
}
arena-other-tournament = In { $folder } ci sono partite di un altro torneo (diverso: { $what }). Scegli un'altra cartella con --out, o ricomincia con --no-resume.

## Quello che dice il rapporto di `rostra arena`.

arena-report-title = { $game ->
    [quo-vadis] Quo Vadis?
    [idus-martii] Idus Martii
   *[other] { $game }
}: { $names }
arena-report-headline-wins = { $name } vince più spesso: { $share } delle sue partite.
arena-report-headline-replaced = Quando { $new } prende il posto di un { $old }, le vittorie di quel posto cambiano di { $gain } punti percentuali.
arena-report-headline-nothing = Nessuna partita è finita.
arena-report-fact-played = partite
arena-report-fact-deals = distribuzioni
arena-report-fact-seats = posti
arena-report-fact-cut = finite per il limite di turni
arena-report-fact-forfeited = perse a tavolino
arena-report-wins = Percentuali di vittorie
arena-report-wins-how = La quota di partite vinte, con il suo intervallo al 95 %. La linea tratteggiata, dove c'è, indica il puro caso.
arena-report-luck = Percentuali di vittorie senza fortuna
arena-report-luck-how = Le stesse percentuali, meno ciò che il primo giocatore e quanto è stato distribuito o pescato hanno portato a ogni posto, secondo il giudizio dell'analisi. La fortuna è in media nulla, quindi si stimano le stesse quote; più la fortuna decide, più gli intervalli sono stretti.
arena-report-luck-worth = { $name }: con la precisione di { $times } volte tante partite
arena-report-ratings = Punteggi di forza
arena-report-ratings-how = OpenSkill: la forza stimata e il doppio della sua incertezza. Tutti cominciano da 25.
arena-report-matrix = Matrice delle vittorie
arena-report-matrix-how = Quanto spesso un giocatore della riga vince fra soli giocatori della colonna.
arena-report-ahead = Testa a testa
arena-report-ahead-how = Quanto spesso un posto della riga finisce davanti a un posto della colonna; la parità vale mezzo.
arena-report-by-seat = Posto per posto
arena-report-by-seat-how = Le vittorie su ogni posto. I posti vanno in senso orario da 0.
arena-report-seat = posto
arena-report-replaced = Un giocatore sostituito
arena-report-replaced-how = Di quanti punti percentuali il nuovo vince più di quello di cui ha preso il posto: stessa distribuzione, stesso posto, nei due modi.
arena-report-all-seats = tutti i posti
arena-report-at-seat = posto { $seat }
arena-report-scores = Allori
arena-report-scores-how = Il valore medio degli allori alla fine; chi non è in Senato non ne ha.
arena-report-factions = Fazioni
arena-report-factions-how = Quanto spesso ha vinto ogni fazione, e quanto spesso ciascuno che vi apparteneva alla fine.
arena-report-length = Durata delle partite
arena-report-length-how = Turni di Quo Vadis?, round di Idus Martii.
arena-report-struck = Accordi conclusi
arena-report-struck-how = Accordi per partita che tutte le parti hanno accettato.
arena-report-offers = Offerte in una partita: { $mean }.
arena-report-void = Conclusi e non usati: { $mean }.
arena-report-broken = Promesse infrante: { $mean }.
arena-report-claims = Affermazioni
arena-report-claims-how = Quello che in ogni partita i giocatori hanno detto di sé e degli altri, vero o no.
arena-report-mean = media { $mean }
arena-report-calibration = Calibrazione
arena-report-calibration-how = La probabilità che i bot si davano decidendo, e quanto spesso hanno vinto. Sulla linea tratteggiata le due cose coincidono.
arena-report-said = probabilità che si dava
arena-report-won = partite che ha vinto
arena-report-brier = Brier { $brier }, errore di calibrazione { $ece }, { $count } decisioni
arena-report-time = Tempo per una decisione
arena-report-time-how = Tempo di calcolo. Il segno è la mediana, la barra arriva al 95º percentile, i punti alla più lunga.
arena-report-quantiles = { $p50 } · { $p95 } · { $max }
arena-report-forfeits = Partite perse a tavolino
arena-report-forfeits-how = Qui un bot ha fallito. La partita conta come persa per lui, e per gli altri non conta.
arena-report-forfeit = Partita { $game }, { $player } al posto { $seat }: { $why }
arena-report-made = Come è stato fatto
arena-report-made-how = Lo stesso comando dà gli stessi risultati.
arena-report-made-players = giocatori
arena-report-made-seed = seme
arena-report-made-options = opzioni
arena-report-made-variants = varianti
arena-report-made-edition = edizione
arena-report-made-compiled = regole compilate
arena-report-yes = sì
arena-report-no = no
arena-report-made-version = versione e codice
arena-report-method = Ogni disposizione gioca le stesse distribuzioni. Le partite di una distribuzione non sono indipendenti, perciò gli intervalli sono raggruppati per distribuzione: per le quote l'intervallo di Wilson con il numero di partite ridotto secondo l'effetto del disegno, per medie e differenze l'errore standard robusto ai gruppi, entrambi con la t di Student, 95 %. Dove tutte le distribuzioni sono finite allo stesso modo, il limite binomiale esatto sulle distribuzioni.

## Che cosa dice `rostra benchmark`

terminal-about-benchmark = valutare un agente secondo un protocollo fisso, per risultati citabili
terminal-about-benchmark-more =
    Valutare un agente secondo un protocollo fisso: stesse partite, distribuzioni, posti e avversari per tutti.
    Un agente è un livello dei bot (random, greedy, rules, search, best), oppure un bot proprio scritto
    pacchetto.modulo:Nome, che viene chiamato con un seme.
benchmark-examples =
    esempi:
      rostra benchmark rules
      rostra benchmark mybots:Sly --game quo-vadis --seeds 10
benchmark-arg-agent = l'agente da valutare
benchmark-arg-game = solo le prove di questo gioco
benchmark-arg-protocol = la versione del protocollo (altrimenti: v1)
benchmark-arg-seeds = solo le prime N distribuzioni di ogni prova; i risultati lo dicono, e una prova più lunga continua da lì
benchmark-arg-out = il file dei risultati (altrimenti: uno in benchmark-results/); le partite sono accanto
benchmark-score = { $game }: { $share } in media sulle prove
benchmark-no-protocol = Non c'è un protocollo { $given }; c'è { $known }.
benchmark-no-seeds = Si possono giocare da 1 a { $most } distribuzioni.
benchmark-no-tasks = Il protocollo { $protocol } non ha prove di { $game }.
benchmark-reservation = { $kind ->
    [fewer-deals] Non è un risultato completo di { $protocol }: si sono giocate solo le prime distribuzioni.
    [not-compiled] Non è un risultato di { $protocol }: qui le regole non sono compilate, e i bot che cercano giocano con regole semplici.
    [over-budget] Non è un risultato di { $protocol }: in { $where } l'agente ha impiegato più del tempo concesso.
   *[other-opponents] Non è un risultato di { $protocol }: in { $where } gli avversari non giocano più come allora.
}
