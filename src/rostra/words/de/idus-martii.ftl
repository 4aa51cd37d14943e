# Warum eine Aktion in Idus Martii abgelehnt wird.

idus-unknown-action = Eine solche Aktion gibt es in Idus Martii nicht.
idus-wrong-keys = Diese Aktion braucht genau diese Angaben: { $keys }.
idus-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
idus-no-such-vote-card = Eine Wahlkarte ist grün, rot oder gelb (green, red, yellow).
idus-no-such-faction-card = Eine Fraktionskarte ist Loyalist, Verräter oder Händler (loyalist, traitor, merchant).
idus-two-aediles = Nenne die Plätze zweier Ädilen.
idus-aediles-ascending = Nenne zuerst den Ädil mit der kleineren Platznummer.
idus-game-over = Das Spiel ist zu Ende.
idus-not-your-turn = Du bist nicht an der Reihe: { $role ->
    [consul] Der Konsul hat die Wahl.
    [praetor] Der Prätor hat die Wahl.
    [aedile] Der Ädil legt eine andere Karte.
   *[aediles] Die Ädilen wählen.
 }
idus-not-now = { $stage ->
    [assign] Verteile jetzt die Rollen.
    [vote] Lege jetzt eine Wahlkarte.
    [peek] Bestimme jetzt die Karte, die du ansiehst.
    [veto] Sag jetzt, ob die Karte ausgetauscht werden muss.
    [replace] Lege jetzt eine andere Wahlkarte.
   *[discard] Lege jetzt eine deiner Fraktionskarten weg.
 }
idus-consul-himself = Der Konsul gibt sich selbst keine andere Rolle.
idus-one-role-each = Jede Rolle geht an einen anderen Spieler.
idus-praetor-again = Niemand ist zwei Runden hintereinander Prätor.
idus-aedile-again = Niemand ist zwei Runden hintereinander Ädil.
idus-both-aediles-again = Nur einer der beiden Ädilen darf noch einmal Ädil sein.
idus-not-an-aedile = Nur ein Ädil hat eine Karte gelegt.
idus-already-laid = Du hast deine Karte schon gelegt.
idus-no-yellow-yet = In der ersten Phase gibt es keine gelben Karten.
idus-same-card = Lege eine andere Karte als die, die du zurückgenommen hast.
idus-not-held = Diese Karte hast du nicht.

## Was an einer Stellung nicht stimmt.

idus-position-stage = In Runde { $round } der Phase { $phase } gibt es den Schritt { $stage } nicht.
idus-position-last-roles = In der ersten Phase stehen in „last“ die Rollen einen Platz weiter rechts, oder null (I8).
idus-position-last-missing = Die zweite Phase braucht „last“: die Rollen der Runde davor (I9).
idus-position-last-consul = Wer in der Runde davor Konsul war, hatte in ihr keine andere Rolle (I9).
idus-position-rotation = In der ersten Phase wandern die Rollen vom Startspieler aus reihum (I4, I8).
idus-position-consul = Die Konsulkarte geht jede Runde einen Platz nach links, beginnend beim Startspieler (I13).
idus-position-assign = Prätor und Ädilen fehlen im Schritt assign, und in keinem anderen (I9).
idus-position-roles = Nach den Rollen der Runde davor dürfen die Rollen nicht so verteilt werden (I9).
idus-position-three-players = Der Prätor und die zwei Ädilen müssen drei verschiedene Spieler sein (I9).
idus-position-hand = Jeder hat eine oder zwei Fraktionskarten auf der Hand (I1, I8).
idus-position-discards = Niemand legt mehr als eine Fraktionskarte weg (I8).
idus-position-cards = Jeder Spieler hat zwei Fraktionskarten, Hand und Weggelegtes zusammen (I1).
idus-position-discarded = Jemand hat zu früh oder zu spät eine Karte weggelegt: Jeder Konsul tut das am Ende seiner Runde, der Startspieler erst in der zweiten Phase (I8, I13).
idus-position-deck = Bei { $players } Spielern gibt es { $each } Loyalisten, { $each } Verräter und { $merchants } Händler unter den Fraktionskarten, Hände und Weggelegtes zusammen (I1).
idus-position-first-step = Das Spiel endet, sobald ein Marker den ersten Schritt über { $limit } hinaus tut (I7).
idus-position-not-over = Das Spiel ist erst nach der letzten Runde zu Ende, oder wenn ein Marker die Grenze überschreitet (I14, I15).
idus-position-beyond = Ein Marker über { $limit } hat das Spiel beendet (I3, I14).
idus-position-markers = Bis zu dieser Runde können die Marker nicht auf diese Zahlen gekommen sein (I7, I12).
idus-position-ballots = Im Schritt { $stage } können diese Wahlkarten nicht daliegen (I5, I7).
idus-position-voters = Nur die zwei Ädilen legen Wahlkarten, jeder eine (I5).
idus-position-yellow = In der ersten Phase gibt es keine gelben Wahlkarten (I5, I10).
idus-position-looked-at = „peeked“ muss der Platz eines Ädilen sein (I6).
idus-position-peeked = „peeked“ ist in den Schritten veto und replace ein Ädil, in allen anderen null (I6).
idus-position-yellow-shown = Auf eine angesehene gelbe Karte folgt der Schritt replace (I11).
