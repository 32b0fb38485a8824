## What did I miss? A review of one person's choices after the game.

review-title = What did { $name } miss? { $choices ->
    [one] There was one real choice.
   *[other] There were { $choices } real choices.
}
review-nothing = Nothing that you could have known.
review-played = In move { $number }, you played:
review-captain = A captain would have played:
review-cost = That cost { $percent } % of the chance to win, give or take { $error } %.
review-luck = You made { $points }. With the same cards, computers at level Mate made { $worth } on average.
review-well-done = Well done in move { $number }. This was the best choice:
review-mate = A computer that does not look ahead plays:
review-bar = Your chance to win in percent, choice by choice: { $chances }
review-average = On average, a choice cost { $percent } % of the chance to win.
