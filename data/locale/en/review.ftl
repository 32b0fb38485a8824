## What did I miss? A review of one person's choices after the game.

review-title = What did { $name } miss? { $choices ->
    [one] There was one real choice.
   *[other] There were { $choices } real choices.
}
review-nothing = Nothing that you could have known.
review-played = In move { $number }, you played:
review-captain = A captain would have played:
review-cost = { $of ->
    [round] That cost { $percent } % of the chance to win the round, give or take { $error } %.
   *[game] That cost { $percent } % of the chance to win, give or take { $error } %.
}
review-luck = You made { $points }. With the same cards, computers at level Mate made { $worth } on average.
review-well-done = Well done in move { $number }. This was the best choice:
review-mate = A computer that does not look ahead plays:
review-bar = { $of ->
    [round] Your chance to win the round in percent, choice by choice: { $chances }
   *[game] Your chance to win in percent, choice by choice: { $chances }
}
review-average = { $of ->
    [round] On average, a choice cost { $percent } % of the chance to win the round.
   *[game] On average, a choice cost { $percent } % of the chance to win.
}

review-button = What did I miss?
review-heading = 🔍 { $game }: what did I miss?
review-progress = The captain looks at your game: choice { $done } of { $total }. This takes up to a minute.
review-failed = I couldn't look at this game now. Please try again later.
review-again-button = Look again
review-choices = { $choices ->
    [one] One real choice, judged by what you knew then
   *[other] { $choices } real choices, judged by what you knew then
}
# a row of coloured squares, from the first choice to the last
review-bar-drawn = { $squares }
    -# { $of ->
        [round] Your chance to win the round: 🟥 low, 🟩 high.
       *[game] Your chance to win: 🟥 low, 🟩 high.
    }{ $moments ->
        [0] {""}
       *[other] {" "}Numbers mark the moments below.
    }
# the same for a screen reader
review-course = { $of ->
    [round] Your chance to win the round was { $first } percent at first, { $low } at the lowest, in move { $move }, and { $last } in the end.
   *[game] Your chance to win was { $first } percent at first, { $low } at the lowest, in move { $move }, and { $last } in the end.
}
review-moment = { $of ->
    [round] **{ $place }.** Move { $move } cost { $percent } % of the chance to win the round: { $played }
   *[game] **{ $place }.** Move { $move } cost { $percent } % of the chance to win: { $played }
}
review-moment-button = Moment { $place }
review-well-button = Well done
review-back-button = ◀ All moments
review-stood = Your cards and the table at that moment:
review-not-yours = You didn't play in this game. Each player can look at their own choices.
review-not-finished = This game was ended early, so there is nothing to look at.
