### Quello che dice il terminale: titoli, scelte, domande e lamentele.

terminal-quo-vadis = QUO VADIS?
terminal-idus-martii = IDUS MARTII

terminal-seat-quo-vadis = { $seat ->
    [0] Rosso
    [1] Blu
    [2] Nero
    [3] Bianco
    [4] Giallo
   *[other] Posto { $seat }
}
terminal-seat-idus-martii = Posto { $seat }
terminal-you = { $who } (tu)

## Il tabellone di Quo Vadis?

terminal-turn = turno { $turn }
terminal-game-of-three = partita { $game } di 3
terminal-stage-action = è il turno di { $who }
terminal-stage-bonus = { $who } può anche spostare Cesare
terminal-stage-remove = { $who } toglie un senatore dal tabellone
terminal-stage-over = la partita è finita
terminal-supply = scorta { $ones }×I, pila { $stock }
terminal-senate = SENATO
terminal-votes = { $votes ->
    [one] serve { $votes }
   *[other] servono { $votes }
}
terminal-player = giocatore
terminal-reserve = riserva
terminal-in-senate = Senato
terminal-laurels = allori
terminal-sums = totali
terminal-short-reserve = ris
terminal-short-senate = Sen
terminal-short-laurels = all
terminal-own-laurels = tuoi: { $laurels }
terminal-laurels-hidden = { $count ->
    [0] –
    [one] { $count } coperto
   *[other] { $count } coperti
}
terminal-laurels-shown = { $laurels }  = { $value }
terminal-pledged = { $who } dà { $votes ->
    [one] un consenso
   *[other] { $votes } consensi
} su { $path }
terminal-legend-laurel = alloro
terminal-legend-caesar = Cesare: nessun consenso, nessun alloro
terminal-legend-free-seat = posizione libera
terminal-legend-entry = qui entrano i senatori

## Il tavolo di Idus Martii

terminal-round = { $phase ->
    [1] prima fase, round { $round } di { $rounds }
   *[other] seconda fase, round { $round } di { $rounds }
}
terminal-idus-stage-assign = { $who } assegna i ruoli
terminal-idus-stage-vote = { $who }: voto
terminal-idus-stage-peek = { $who } sceglie una carta da guardare
terminal-idus-stage-veto = { $who }: veto o approvazione
terminal-idus-stage-replace = { $who } gioca un'altra carta
terminal-idus-stage-discard = { $who } mette via una carta
terminal-idus-stage-over = la partita è finita
terminal-role-consul = CONSOLE
terminal-role-praetor = PRETORE
terminal-role-aedile = EDILE
terminal-start = inizio
terminal-faction-loyalist = Lealisti
terminal-faction-traitor = Traditori
terminal-faction-merchant = Mercanti
terminal-put-away = messa via { $cards }
terminal-ballot = voto
terminal-looked-at = vista
terminal-suffragium = Suffragium
terminal-limit = chi supera { $limit } è scoperto

## JSON e il motore

terminal-json-broken = Questo non è JSON: { $problem } (riga { $line }, colonna { $column }).
terminal-json-deep = Questo JSON è annidato troppo in profondità.
terminal-json-twice = La chiave "{ $key }" compare due volte.
terminal-json-number = { $number } non è un numero utilizzabile qui.
terminal-engine-empty = La riga è vuota; ci vuole un oggetto JSON per riga.
terminal-engine-long = La riga è più lunga di { NUMBER($bytes, useGrouping: 0) } byte.
terminal-engine-bytes = La riga non è UTF-8 (byte { NUMBER($byte, useGrouping: 0) }).
terminal-engine-object = Ci vuole un oggetto JSON per riga, come {"{"}"op": "new", "game": "quo-vadis", "players": 4{"}"}.
terminal-engine-id = Un id è testo, un numero o null.
terminal-engine-op = "op" è uno di { $ops }.
terminal-engine-missing = { $op } ha bisogno di { $fields }.
terminal-engine-unknown = { $op } non conosce { $fields }.
terminal-engine-no-table = Non c'è ancora un tavolo: comincia con "new" o "replay".
terminal-engine-fault = Il motore ha un difetto: { $fault }

## File

terminal-file-unread = Impossibile leggere { $file }: { $problem }.
terminal-file-unwritten = Impossibile scrivere { $file }: { $problem }.
terminal-file-exists = { $file } esiste già. Scegli un altro nome.
terminal-file-bytes = { $file } non è testo UTF-8.
terminal-file-wrong = { $file }: { $problem }
terminal-file-neither = non è né la registrazione né la posizione di una partita
terminal-file-impossible = Un tavolo così non può esistere: { $problem }
terminal-at-beyond = --at { NUMBER($at, useGrouping: 0) }: la registrazione ha solo { $count } azioni.

## Rivedere

terminal-replay-position = { $file } è una posizione, non una registrazione: non c'è niente da rivedere. Prova rostra show.
terminal-replay-illegal = L'azione { $number } della registrazione non si può giocare: { $problem }
terminal-replay-keys = { $at } di { $last } · Invio avanti · b indietro · g vai a · e fine · q esci
terminal-replay-goto = Vai all'azione:

## Giocare

terminal-the-senate = Senato
terminal-choice-advance = { $from } – { $to }{ $laurel ->
    [none] {""}
   *[other] , prende { $laurel }
}{ $votes ->
    [none] {""}
   *[other] , con { $votes }
}
terminal-choice-ask = chiedere consensi su { $path }
terminal-choice-place = aggiungere un senatore in { $committee }
terminal-choice-caesar = Cesare su { $to }{ $laurel ->
    [none] {""}
   *[other] {" "}({ $laurel })
}
terminal-choice-decline = lasciare Cesare dov'è
terminal-choice-census = chiedere un censimento
terminal-choice-remove = togliere un senatore da { $committee }
terminal-choice-pledge = dare { $votes } su { $path }
terminal-choice-retract = ritirare il consenso su { $path }
terminal-choice-accept = accettare l'accordo { $deal }
terminal-choice-reject = rifiutare l'accordo { $deal }
terminal-choice-withdraw = ritirare l'accordo { $deal }
terminal-choice-assign = Pretore { $praetor }, Edili { $aediles }
terminal-choice-vote = giocare la carta { $card }
terminal-choice-peek = guardare la carta di { $aedile }
terminal-choice-veto = veto: la carta viene cambiata
terminal-choice-approve = approvare la carta
terminal-choice-replace = giocare invece la carta { $card }
terminal-choice-discard = mettere via la carta { $card }
terminal-help-none = Per questo gioco qui non c’è un aiuto. Scrivi il numero di una scelta.
terminal-help-quo-vadis =
    Un'azione per turno: aggiungere un senatore, farne avanzare uno lungo un percorso o spostare Cesare.
    Da un ufficio da 3 si esce con il consenso di un altro senatore presente, da uno da 5 con due; chi dà il
    consenso a un altro riceve un alloro I, quindi chiedi. Chi avanza prende l'alloro sul percorso, tranne dove
    c'è Cesare: lì non servono consensi e nessuno guadagna allori. La partita finisce quando cinque senatori
    sono in Senato; vince chi ha più allori, ma solo tra chi ha un senatore lì.
terminal-help-idus-martii =
    Gli Edili giocano una carta coperta ciascuno: verde per i Lealisti, rossa per i Traditori, gialla per nessuno.
    Il Pretore ne guarda una e può farla cambiare; il Console le scopre entrambe e mette via una delle sue carte
    fazione. Una fazione oltre il limite è scoperta e vince la rivale. Altrimenti, alle Idi di marzo, vince la
    fazione avanti di due; se non ce n'è, i Mercanti. Sei quello che dice la tua ultima carta.

## La riga di comando

terminal-about = Due giochi da tavolo dell'antica Roma: Quo Vadis? e Idus Martii.
terminal-about-more =
    esempi:
      rostra play                       una partita di Quo Vadis? contro tre avversari semplici
      rostra play idus-martii --humans 5
      rostra play --resume              continuare una partita interrotta
      rostra show game.jsonl --at 20    il tabellone dopo venti azioni
      rostra replay game.jsonl          una partita passo per passo
terminal-about-play = giocare una partita nel terminale
terminal-about-play-more = Giocare nel terminale: con i bot, con altri alla stessa tastiera, o a un tavolo sul web.
terminal-about-show = mostrare il tabellone di una registrazione o di una posizione
terminal-about-show-more = Mostrare il tabellone di una registrazione (dopo l'ultima azione, o --at un'altra) o di una posizione.
terminal-about-replay = rivedere una registrazione passo per passo
terminal-about-replay-more =
    Una registrazione passo per passo. Tasti: Invio avanti, b indietro, g N vai all'azione N, e fine, q esci.
    Dove non c'è un terminale ogni azione è raccontata in una frase e si mostra l'ultimo tabellone.
terminal-about-review = analizzare una partita finita: che cosa l'ha decisa
terminal-about-review-more =
    Analizzare una partita finita: come hanno deciso tutti, che cosa è stato fortuna, quanto valeva ogni accordo
    e per chi, e quale nessuno ha visto. Stampa l'essenziale e scrive una pagina accanto alla registrazione.
terminal-about-puzzles = risolvi il problema di oggi, o ricava problemi da partite registrate
terminal-about-puzzles-more =
    Senza altro, viene posto il problema di oggi (secondo la data UTC, quindi uguale per tutti).
    "make" cerca problemi nelle partite registrate e si può interrompere; "collect" sceglie tra quelli trovati.
terminal-puzzles-solve = risolvi il problema di oggi, o un altro con il suo nome
terminal-puzzles-name = il nome di un problema
terminal-puzzles-list = tutti i problemi
terminal-puzzles-make = cerca problemi nelle partite registrate
terminal-puzzles-out = il file dei problemi
terminal-puzzles-collect = scegli una raccolta tra quelli trovati
terminal-puzzles-most = quanti al massimo per ogni tipo e grado (15)
terminal-puzzles-without = tralascia questi
terminal-puzzles-collected = { $count } problemi scelti tra { $of }.
terminal-puzzles-unknown = Non c'è nessun problema { $name }.
terminal-puzzles-which = La tua risposta (da 1 a { $last }, q per uscire):
terminal-about-engine = rispondere alle richieste di altri programmi, righe JSON in entrata e in uscita
terminal-about-engine-more =
    Legge dallo standard input un oggetto JSON per riga e risponde a ciascuno con uno sullo standard output:
      {"{"}"op": "new", "game": "quo-vadis", "players": 4, "seed": 7{"}"}
      {"{"}"op": "legal", "seat": 0{"}"}
      {"{"}"op": "play", "seat": 0, "action": {"{"}"type": "place", "committee": "A1"{"}"}{"}"}
    Ops: new, replay, to_act, legal, check, play, view, events, position, record, result.
    Le risposte sono {"{"}"ok": true, ...{"}"} o {"{"}"ok": false, "error": "..."{"}"}; un "id" torna come è arrivato.
terminal-arg-game = il gioco: quo-vadis (se non si dice altro) o idus-martii; o il link di un tavolo sul web
terminal-arg-players = in quanti si gioca: da 3 a 5 in Quo Vadis? (altrimenti 4), da 5 a 8 in Idus Martii (altrimenti 5)
terminal-arg-humans = quanti di loro siedono a questa tastiera (altrimenti 1)
terminal-arg-level = quanto giocano bene i bot: novice, beginner, casual, regular, skilled, strong, expert o best; random, greedy, rules (altrimenti questo) o search; con un carattere come in skilled/generous; uno per tutti, o uno per ciascuno separati da virgole
terminal-arg-name = il tuo nome; una volta per ogni persona a questa tastiera
terminal-arg-edition = l'edizione di Quo Vadis?: amigo-2005 (altrimenti questa) o hans-im-glueck-1992
terminal-arg-variants = varianti di Quo Vadis?, separate da virgole: limited-ones, census, strict-promises, consular-election
terminal-arg-language = en, de, nl o it (altrimenti la lingua del sistema)
terminal-arg-resume = continua l'ultima partita interrotta, o quella in FILE
terminal-arg-plain = riga per riga invece che a schermo intero
terminal-arg-seed = la stessa partita di nuovo: un numero intero
terminal-arg-save = scrivere lì la registrazione della partita finita
terminal-arg-file = una registrazione (righe JSON) o una posizione (JSON); - per lo standard input
terminal-arg-record = una registrazione (righe JSON); - per lo standard input
terminal-arg-at = dopo tante azioni (altrimenti dopo tutte)
terminal-arg-seat = come la vede questo posto (altrimenti tutto, come un arbitro)
terminal-arg-color = auto (se non si dice altro), always o never
terminal-arg-no-color = lo stesso di --color never
terminal-usage = { $problem } (vedi { $command } --help)
terminal-not-a-count = { $given } non è un numero intero da 0 in su

## Che cosa dice `rostra warm`

terminal-about-warm = compilare tutto in anticipo, così che poi nessuno debba aspettare
terminal-about-warm-more =
    Compilare le regole per simulazioni, programmi che imparano e bot, e conservare il risultato su disco.
    Altrimenti lo stesso avviene al primo uso. La cartella si può copiare: vedi docs/installing.md.
warm-arg-cache = la cartella in cui conservarlo, invece di quella dell'utente o di ROSTRA_CACHE
warm-unit = passi
warm-step = { $game }: { $what ->
    [rules] partite casuali
    [vector] molte partite insieme
    [bots] bot
   *[openspiel] partite casuali per OpenSpiel
}
warm-done = Tutto è compilato, in { $seconds } s. La cache è { $folder } ({ $size } MB).
warm-not-compiled = Qui non si può compilare nulla: Numba non è installato, o ROSTRA_JIT è 0.
compiling-once = Si compila, una volta sola; il risultato resta in { $folder }
compiling-now = compilazione: { $done } di { $planned }

## Che cosa dice `rostra dataset`

terminal-about-dataset = scrivere partite di bot in file Parquet
terminal-about-dataset-more =
    Far giocare i bot fra loro e scrivere tutto in due file Parquet, per imparare e per contare:
    ogni partita con la sua registrazione, e ogni azione con ciò che il posto vedeva, poteva fare e ha fatto,
    ciò che il bot ha soppesato e ciò che credeva. docs/datasets.md descrive le colonne.
dataset-arg-games = quante partite (altrimenti: 100)
dataset-arg-levels = chi può sedere ai tavoli, separati da virgole (altrimenti: tutti i livelli; best è lento)
dataset-arg-out = la cartella in cui scrivere
dataset-not-installed = Per i dataset serve altro ({ $module } non è installato): pip install 'rostra[datasets]'
