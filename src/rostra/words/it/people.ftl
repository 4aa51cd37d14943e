## A name that stays: the page about oneself, ratings, leagues

web-me-guest = Conserva il nome
web-me-title = Un nome che resta
web-me-lead = Conserva nome, tavoli, punteggi e statistiche su tutti i tuoi dispositivi con una passkey: l'impronta, il volto o il PIN del dispositivo. Nessun indirizzo, nessuna password. Ciò che hai in questo browser viene con te.
web-me-keep = Conserva il mio nome
web-me-have = Accedi con una passkey
web-me-not-here = Le passkey funzionano solo con https o su localhost. Tutto il resto funziona anche qui.
web-me-at-localhost = Apri questa pagina su localhost
web-me-no-browser = Questo browser non conosce le passkey.
web-me-cancelled = Non è cambiato nulla: la passkey non è stata confermata.
web-me-there = Questo dispositivo ha già una tua passkey.
web-me-save = Salva
web-me-passkeys = Passkey
web-me-passkeys-hint = Con ognuna puoi accedere. Tienine una seconda su un altro dispositivo, nel caso perdessi la prima.
web-me-passkey = creata il { $made }, usata l'ultima volta il { $used }
web-me-device = Dispositivo
web-me-add = Aggiungi una passkey
web-me-remove = Rimuovi
web-me-sign-out = Esci
web-me-sign-out-all = Esci ovunque
web-me-ratings = Punteggi
web-me-no-ratings = Ancora nessuna partita valida per il punteggio. Una partita conta quando almeno due persone la finiscono, ognuna con un posto; i bot possono occupare gli altri.
web-me-provisional = provvisorio
web-me-history = { $game }: il punteggio dopo ognuna delle { $games } partite valide, ora { $rating }
web-me-statistics = Statistiche
web-me-no-statistics = Ancora nessuna partita finita.
web-me-game = Gioco
web-me-games = Partite
web-me-won = Vinte
web-me-rated = Valide
web-me-data = I tuoi dati
web-me-data-hint = Tutto ciò che è conservato su di te, in un file; o cancellato per sempre. Allora i bot giocano al posto tuo, e le partite finite tengono un posto senza nome.
web-me-download = Scarica
web-me-erase = Cancella tutto
web-me-erase-sure = Nome, passkey, punteggi e posti spariranno da tutti i tuoi dispositivi. Non si può annullare.
web-me-erase-yes = Sì, cancella tutto
web-leagues = Campionati
web-leagues-hint = Apri un campionato per il tuo gruppo e manda il link. I tavoli del campionato contano, e la classifica si aggiorna da sola.
web-league-open = Apri un campionato
web-league-name = Nome del campionato
web-league = Campionato
web-league-link = Link per gli altri
web-league-points-hint = In ogni partita finita, ogni persona che ti lasci alle spalle vale un punto.
web-league-empty = Ancora nessuna partita finita.
web-league-player = Giocatore
web-league-points = Punti
web-league-lay = Prepara un tavolo di { $game ->
    [quo-vadis] Quo Vadis?
    [idus-martii] Idus Martii
   *[other] { $game }
}
web-league-tables = Tavoli
web-league-close = Chiudi il campionato
web-league-closed = Questo campionato è chiuso: la classifica resta com'è.
