## Why an offer or an answer is not possible. The rule's number is added at the end.

deal-offer-parts = An offer has "clauses", and may have "private" (true or false) and "answers" (a deal's number); one that answers may have "because".
deal-clause-count = An offer has 1 to { $most } clauses.
deal-no-clause = A clause is an object with a "kind" and a "by".
deal-unknown-clause = There is no clause "{ $clause }".
deal-clause-parts = A clause "{ $clause }" must have exactly the parts that belong to it.
deal-no-such-seat = There is no seat { $seat } at this table.
deal-with-oneself = You cannot make a deal with yourself.
deal-until = A promise lasts until turn { $turn } or later.
deal-no-consent-path = "{ $path }" is not a path that needs consent.
deal-no-consent-committee = "{ $committee }" is not a committee that needs consent to leave.
deal-votes = A deal gives one or two consents of a player.
deal-this-turn = Consent on a path and payments are for this turn only: turn { $turn }.
deal-value = A payment has a value from 1 to { $most }.
deal-note = A note has 1 to { $most } characters on one line.
deal-pattern-type = Only placing, advancing, moving Caesar and declining the bonus can be promised or ruled out.
deal-pattern = Nobody could ever take such an action "{ $action }".
deal-circular = These payments go in a circle.
deal-contradiction = These clauses contradict each other.
deal-no-turn = { $seat } has no turn before the end of turn { $turn }.
deal-own-turn = { $seat } is to move: only the others can give consent.
deal-too-many-votes = { $needed ->
    [one] { $path } takes one consent.
   *[other] { $path } takes { $needed } consents.
}
deal-too-few-senators = { $seat } does not have that many senators below { $path }.
deal-no-private = At this table all deals are open.
deal-private-support = A private deal about consent must have the player to move, { $seat }, among its parties.
deal-too-many-offers = You have already made { $most } offers this turn, which is the most allowed.
deal-answer-parts = To answer an offer, name its number as "deal"; to reject it you may say "because".
deal-unknown = You know of no such deal: { $deal }.
deal-not-open = Deal { $deal } is no longer open.
deal-not-yours = Only the player who made offer { $deal } can withdraw it.
deal-not-asked = Deal { $deal } is not offered to you.
deal-accepted = You have already accepted deal { $deal }.
deal-consent-given = You already owe that consent in another deal.
deal-word-given = You gave your word to do otherwise in deal { $deal }.
deal-pledge-stands = You cannot give your word to refuse { $seat } while your consent stands: take it back first.
deal-must-refuse = In deal { $deal } you gave your word to refuse { $seat } your consent.
