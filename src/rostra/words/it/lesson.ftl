## Una prima partita guidata, e suggerimenti nella partita dopo

web-lesson-offer = { $game } · la tua prima partita
web-lesson-offer-hint = Una breve partita guidata mostra come si fa: sul vero tabellone, giocando, in pochi minuti. Puoi smettere quando vuoi.
web-lesson-learn = Impara giocando
web-lesson-just-play = Gioca subito
web-lesson-step = { $step } di { $steps }
web-lesson-skip = Salta
web-lesson-over = { $game ->
    [quo-vadis] Era la tua prima partita, interrotta dopo dodici turni. Una vera continua finché cinque senatori sono nel Senato.
   *[idus-martii] Era la tua prima partita. In una vera giochi tu ogni round.
}
web-lesson-first-game = Gioca con bot amichevoli

web-lesson-quo-vadis-goal = Questo è il Senato. Portaci un senatore e raccogli allori lungo la strada: vince chi ne ha di più, ma conta solo chi è nel Senato.
web-lesson-quo-vadis-place = Tocca a te. In ogni turno fai una cosa sola. Aggiungi un senatore in E1: toccalo due volte.
web-lesson-quo-vadis-asked = { $first } ti chiede il consenso: per lasciare un ufficio da tre serve il consenso di un altro senatore che ci sta. Ti frutta un I, e { $first } offre di pagare ancora 1. Accetta.
web-lesson-quo-vadis-paid = Questi sono i tuoi allori, valgono 2. Ciò che si può saldare nello stesso turno va mantenuto, perciò sei stato pagato subito. Gli altri vedono quanti allori hai, non quali.
web-lesson-quo-vadis-stand = Tocca a te, e ora vuoi partire. Tocca E1, dove sta il tuo senatore.
web-lesson-quo-vadis-ask = Sul percorso per D2 c'è un V, ma ti serve un consenso. Tocca l'alloro per chiederlo.
web-lesson-quo-vadis-pay = L'offerta è cominciata: { $second } dà il consenso. Aggiungi qualcosa in cambio: un pagamento in allori.
web-lesson-quo-vadis-send = Un sigillo chiuso viene fatto rispettare; una mano aperta è solo una promessa. Invia l'offerta.
web-lesson-quo-vadis-go = { $second } accetta. Un tocco fa ciò per cui l'accordo è nato.
web-lesson-quo-vadis-laurel = Hai preso il V passandoci sopra e hai pagato 1 a { $second }. Sul percorso c'è un nuovo alloro.
web-lesson-quo-vadis-caesar = { $first } ha usato un turno per spostare Cesare. Sul percorso dove sta nessuno ha bisogno di consenso, e nessuno prende allori.
web-lesson-quo-vadis-given = Tocca a te. { $first } ti dà il consenso senza che tu lo chieda, per l'I che frutta. Tocca D2, dove stai.
web-lesson-quo-vadis-cross = Avanza in C1. Su questo alloro c'è la testa di Cesare: chi lo prende può anche spostarlo.
web-lesson-quo-vadis-bonus = Ora sposta Cesare: mettilo sul percorso da C1 al Senato.
web-lesson-quo-vadis-before = Tocca a te. Per lasciare C1 servirebbero due consensi, ma sul tuo percorso c'è Cesare. Tocca C1.
web-lesson-quo-vadis-enter = Entra nel Senato: senza consenso, e senza l'alloro.

web-lesson-idus-martii-cards = Hai due carte fazione segrete. Una sarà la tua parte. Tocca l'occhio per guardarle.
web-lesson-idus-martii-track = Due fazioni corrono su questo tracciato. Chi supera i pugnali è scoperto e perde. Altrimenti alla fine vince chi è avanti di due; se nessuno lo è, vincono i Mercanti.
web-lesson-idus-martii-vote = Sei uno dei due Edili e voti in segreto: il verde fa avanzare i Lealisti, il rosso i Traditori. Prendi il verde.
web-lesson-idus-martii-lay = Mettila coperta.
web-lesson-idus-martii-count = Il Pretore ha guardato una delle carte e non ha chiesto nulla. Poi sono state mescolate e scoperte: nessuno sa chi ha messo quale.
web-lesson-idus-martii-look = I ruoli sono passati: ora il Pretore sei tu. Guarda la carta di { $second }.
web-lesson-idus-martii-veto = Rosso, per i Traditori. Puoi pretendere che venga cambiata: metti il veto.
web-lesson-idus-martii-claim = Di' con un tocco che cosa hai visto. Tutti ascoltano, e nessuno è tenuto a dire la verità.
web-lesson-idus-martii-discard = Ora sei Console e metti via per sempre una delle tue due carte. Scegli il Traditore.
web-lesson-idus-martii-side = Mettila via: d'ora in poi sei un Lealista.
web-lesson-idus-martii-rounds = Nella scheda dei round trovi chi aveva quale ruolo, che cosa è uscito e che cosa è stato detto. Alla fine lì si vedono le bugie.
web-lesson-idus-martii-rest = Nella seconda metà il Console distribuisce i ruoli, e gli Edili possono mettere anche il giallo, che non muove nulla. Il resto ora si gioca da sé: guarda come va a finire.

web-hint-title = Suggerimenti
web-hint-off = Basta suggerimenti
web-hint-enter = { $path }: nel Senato{ $laurel ->
    [none] {""}
   *[other] {" "}con un { $laurel }
}. Alla fine conta solo chi è dentro.
web-hint-ask = { $path } porta un { $laurel }. Chiedi il consenso a { $who }; pagare { $price } è giusto.
web-hint-advance = { $path } è libero per te{ $laurel ->
    [none] {""}
   *[other] {" "}e porta un { $laurel }
}.
web-hint-place = Aggiungi un senatore in { $committee }: più ne hai in giro, più spesso ti chiedono il consenso.
web-hint-bonus = Metti Cesare su un percorso che vuoi prendere presto, o dove un altro sta per prendere un alloro ricco.
web-hint-caesar = Sposta Cesare su un percorso che vuoi prendere: lì non ti serve alcun consenso.
web-hint-answer = Il consenso ti frutta un I. Pensa a quanto guadagna l'altro: con una controfferta puoi chiedere di più.
web-hint-pledge = Con il tuo consenso { $who } potrebbe prendere { $path }{ $laurel ->
    [none] {""}
   *[other] {" "}({ $laurel })
}. Darlo ti frutta un I; con un accordo puoi chiedere di più.
web-hint-vote = { $side ->
    [loyalist] Sei un Lealista: il verde fa avanzare la tua parte.
    [traitor] Sei un Traditore: il rosso fa avanzare la tua parte.
    [merchant] Sei un Mercante: vinci se nessuno è avanti di due. Frena chi è in testa.
   *[open] Puoi ancora scegliere la tua parte: aiuta quella che vorresti tenere.
}
web-hint-near = { $faction ->
    [loyalist] I Lealisti
   *[traitor] I Traditori
} sono vicini ai pugnali: una carta di troppo e perdono.
web-hint-peek = Guarda la carta di chi ti convince di meno.
web-hint-veto = { $side ->
    [loyalist] Chiedine un'altra se è rossa.
    [traitor] Chiedine un'altra se è verde.
   *[other] Chiedine un'altra se aiuta troppo chi è in testa.
} Tutti vedono se lo fai.
web-hint-discard = { $ahead ->
    [loyalist] I Lealisti sono in testa. Tieni la carta che può ancora vincere: essere avanti è bene, essere vicini ai pugnali no.
    [traitor] I Traditori sono in testa. Tieni la carta che può ancora vincere: essere avanti è bene, essere vicini ai pugnali no.
   *[none] Nessuno è in testa. Tieni la carta che gli altri non si aspettano da te.
}
web-hint-assign = Fai Pretore qualcuno di cui ti fidi: controlla ciò che fanno gli Edili.
web-hint-claim = Racconta che cosa hai messo o visto. Neanche a chi tace si crede.
