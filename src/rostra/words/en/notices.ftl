## What people are told who are not at the table: by a push message, or by the webhook of the table.

notice-title = { $stage ->
    [reminder] Your time runs out
    [late] A bot plays for you
   *[turn] Your turn
}
notice-body = { $stage ->
    [reminder] { $hours ->
        [one] { $game }, table { $code }: one hour left
       *[other] { $game }, table { $code }: { $hours } hours left
    }
    [late] { $game }, table { $code }: your time ran out. Take your seat back whenever you like.
   *[turn] { $game }, table { $code }
}
notice-hook = { $stage ->
    [reminder] { $hours ->
        [one] { $name }, your time runs out in an hour: { $game }, table { $code }.
       *[other] { $name }, your time runs out in { $hours } hours: { $game }, table { $code }.
    }
    [late] { $name } took too long, so a bot plays for them: { $game }, table { $code }.
   *[turn] { $name }, it is your turn: { $game }, table { $code }.
}
notice-hello = Whose turn it is at table { $code } ({ $game }) will be told here.
