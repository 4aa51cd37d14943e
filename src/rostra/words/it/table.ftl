## Quello che dice un tavolo, qualunque sia il gioco.

# Come si chiama un posto quando nessuno sa chi vi siede.
table-seat = posto { $seat }
table-no-such-seat = A questo tavolo il posto { $seat } non esiste: i posti vanno da 0 a { $last }.
table-since = «since» conta gli eventi già visti: 0 o più.
table-unknown-action = In questo gioco non esiste un'azione simile.
table-not-to-act = Ora non tocca a questo posto.
