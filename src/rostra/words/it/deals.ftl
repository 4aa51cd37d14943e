## Perché un'offerta o una risposta non è possibile. Il numero della regola viene aggiunto alla fine.

deal-offer-parts = Un'offerta ha "clauses" e può avere "private" (true o false) e "answers" (il numero di un accordo); se risponde, anche "because".
deal-clause-count = Un'offerta ha da 1 a { $most } punti.
deal-no-clause = Un punto è un oggetto con "kind" e "by".
deal-unknown-clause = Non esiste un punto "{ $clause }".
deal-clause-parts = Un punto "{ $clause }" deve avere esattamente le parti che gli spettano.
deal-no-such-seat = A questo tavolo il posto { $seat } non esiste.
deal-with-oneself = Nessuno fa un accordo con sé stesso.
deal-until = Una promessa vale almeno fino al turno { $turn }.
deal-no-consent-path = "{ $path }" non è un percorso che richiede consensi.
deal-no-consent-committee = "{ $committee }" non è un ufficio da cui si esce con un consenso.
deal-votes = Un accordo dà uno o due consensi di un giocatore.
deal-this-turn = I consensi su un percorso e i pagamenti valgono per questo turno, il turno { $turn }.
deal-value = Un pagamento ha un valore da 1 a { $most }.
deal-note = Una nota ha da 1 a { $most } caratteri su una riga.
deal-pattern-type = Si può concordare di fare o evitare solo: aggiungere, avanzare, spostare Cesare e rinunciare al bonus.
deal-pattern = Nessuno può fare un'azione "{ $action }" così.
deal-circular = Questi pagamenti girano in cerchio.
deal-contradiction = Questi punti si contraddicono.
deal-no-turn = { $seat } non ha un proprio turno entro il turno { $turn }.
deal-own-turn = { $seat } è di turno: il consenso lo danno gli altri.
deal-too-many-votes = { $needed ->
    [one] { $path } richiede un consenso.
   *[other] { $path } richiede { $needed } consensi.
}
deal-too-few-senators = { $seat } non ha tanti senatori sotto { $path }.
deal-no-private = A questo tavolo tutti gli accordi sono pubblici.
deal-private-support = Di un accordo privato su un consenso deve far parte chi è di turno: { $seat }.
deal-too-many-offers = In questo turno hai fatto { $most } offerte: bastano.
deal-answer-parts = Per rispondere a un'offerta indica il suo numero come "deal"; chi rifiuta può indicare "because".
deal-unknown = Non conosci un accordo così: { $deal }.
deal-not-open = L'accordo { $deal } non è più aperto.
deal-not-yours = Solo chi ha fatto l'offerta { $deal } può ritirarla.
deal-not-asked = L'accordo { $deal } non è stato offerto a te.
deal-accepted = Hai già accettato l'accordo { $deal }.
deal-consent-given = Devi già quel consenso a un altro accordo.
deal-word-given = Nell'accordo { $deal } hai dato la tua parola per altro.
deal-pledge-stands = Non puoi promettere di rifiutare { $seat } finché il tuo consenso è valido: prima ritiralo.
deal-must-refuse = Nell'accordo { $deal } hai promesso di negare il consenso a { $seat }.
