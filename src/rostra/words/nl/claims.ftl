## Waarom een bewering niet de juiste vorm heeft. Het nummer van de regel komt aan het eind.

claim-over = Het spel is afgelopen: er valt niets meer te beweren.
claim-unknown = Een bewering gaat over een van deze: { $about }.
claim-parts = Een bewering over "{ $about }" heeft precies deze delen: { $parts }.
claim-seat = De plaatsen zijn 0 tot en met { $last }.
claim-round = De rondes zijn 1 tot en met { $last }.
claim-card = De kaart is een van deze: { $cards }.
