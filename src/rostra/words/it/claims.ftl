## Perché un'affermazione non ha la forma giusta. Il numero della regola viene aggiunto alla fine.

claim-over = La partita è finita: non c'è più niente da affermare.
claim-unknown = Un'affermazione riguarda una di queste cose: { $about }.
claim-parts = Un'affermazione su "{ $about }" ha esattamente queste parti: { $parts }.
claim-seat = I posti vanno da 0 a { $last }.
claim-round = I round vanno da 1 a { $last }.
claim-card = La carta è una di queste: { $cards }.
