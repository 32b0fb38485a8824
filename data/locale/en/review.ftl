## What did I miss? A review of one person's choices after the game.

review-nothing = { $end ->
    [cards] The cards decided: none of your choices certainly cost you anything, and level Mate does no better with these cards.
    [moves] None of your choices certainly cost you anything. But level Mate does better with these cards.{ $hint ->
        [no] {""}
       *[yes] {" "}When you hesitate in a game alone, compare your choice with **Hint**.
    }
   *[won] None of your choices certainly cost you anything.
}
review-played = { $number ->
    [0] Your choice:
   *[other] Move { $number }, your choice:
}
review-captain = A Captain's choice:
# after review-played, where nothing else speaks against the move
review-not-so = A Captain played both moves on many times, and this one came off worse.
review-cost = { $sure ->
    [no] { $of ->
        [round] It probably cost about { $percent }% chance to win the round.
       *[game] It probably cost about { $percent }% chance to win.
    }
   *[yes] { $of ->
        [round] It cost at least { $percent }% chance to win the round.
       *[game] It cost at least { $percent }% chance to win.
    }
}
review-luck = Your result: { $points }. Level Mate with the same cards: { $worth } on average.
review-well-done = Well done on move { $number }. This was the best choice:
review-mate = A computer that doesn't look ahead would choose:

review-button = What did I miss?
review-heading = 🔍 What did I miss?
review-progress = { $look ->
    [second] A Captain is looking again at the choices that may have cost you most: { $done } of at most { $total }.
   *[first] A Captain is looking at your choices: { $done } of { $total }.
} It mostly takes a minute or two, at most { $minutes } minutes. Then you see here what was found.
review-cut = { $look ->
    [second] Time was up at the second look, after { $done } of { $total } { $total ->
        [one] choice
       *[other] choices
    }.
   *[first] Time was up after { $done } of { $total } { $total ->
        [one] choice
       *[other] choices
    }.
} Press **Look at the rest** to go on. { $moments ->
    [0] Nothing is certain yet.
   *[other] This is certain so far:
}
review-waits = A Captain is looking at other games: { $before ->
    [one] 1 game comes
   *[other] { $before } games come
} before yours. Yours begins within { $minutes } minutes.
review-other = I'm still reviewing another of your games, for at most { $minutes ->
    [one] 1 more minute
   *[other] { $minutes } more minutes
}. You can ask for this one when that's done.
review-failed = I couldn't review this game just now. Please try again later.
review-again-button = { $way ->
    [rest] Look at the rest
    [there] Show that one
   *[again] Look again
}
review-choices = { $game }{ $won ->
    [yes] , won
    [no] , not won
   *[open] {""}
}: { $choices ->
    [one] one real choice, judged by what you knew then
   *[other] { $choices } real choices, judged by what you knew then
}
review-course = { $of ->
    [round] Your chance to win round { $round } was { $first }% at first.
   *[game] Your chance to win was { $first }% at first.
}
review-course-low = { $again ->
    [0] It was { $low }% at the lowest, after move { $move } of { $moves }.
    [won] It was { $low }% at the lowest, after move { $move } of { $moves }, and still you came first.
   *[other] It was { $low }% at the lowest, after move { $move } of { $moves }, and then rose to { $back }% before move { $again }.
}
# after review-course-low; $own: what the reader's own choices cost of that fall
review-course-luck = { $own ->
    [0] That was the cards and the others, not your choices.
   *[other] Your choices cost about { $own }% together, the cards and the others the rest.
}
# $of is "result" if the move cost points or spaces, and hardly any chance to win; "likely" and "unsure" aren't sure
review-moment = **{ $place }.** { $of ->
        [close] A close call on move { $move }
       *[other] Better on move { $move }
    }: “{ $better }”
    -# { $of ->
        [close] Your move was about as good.
        [result] Your move lowered the result, and hardly the chance.
        [unsure] Your move may have lowered the result.
        [likely] Your move may have cost about { $percent }% { $span ->
            [round] chance to win the round
           *[game] chance to win
        }.
       *[chance] Your move cost at least { $percent }% { $span ->
            [round] chance to win the round
           *[game] chance to win
        }.
    }
review-puzzles = 🧩 Moments with a clear answer come back as puzzles the next day: `/solo`.
review-best = ⭐ Your best choice, on move { $move }: “{ $best }”
review-later = -# You needn't wait here. { $listed ->
    [none] Later, press **What did I miss?** again at the end of this game.
    [outside] Later it's in `/history`, with your games alone and in chats, behind this game's **More**.
   *[here] Later it's in `/history`, behind this game's **More**.
}
review-puzzle-button = Solve a puzzle
review-moment-button = № { $place }
    .words = Moment { $place }
review-low-button = Move { $move }
review-well-button = Well done
review-back-button = ◀ All moments
review-next-button = Next moment
review-stood = Your cards and the table then:
review-not-yours = You didn't play in this game. Each player can review their own choices.
review-not-finished = This game was ended early, so there is nothing to review.

## Puzzles: the moments of reviews once more, as questions

puzzle-button = { $count ->
    [one] Puzzles: { $count } waits
   *[other] Puzzles: { $count } wait
}
puzzle-question = 🧩 What would you play now?
puzzle-of = { $own ->
    [yes] { $game }, one of your games
   *[no] { $game }, a game of computers
}
puzzle-choose = Choose your prediction
puzzle-unseen = Unseen: { $cards }
puzzle-learn-button = Learn
# as the answer to puzzle-question
puzzle-end = { $end ->
    [best] 🧩 Solved.
    [alike] 🧩 Solved: that is about as good.
    [near] 🧩 Solved, though another move is better.
   *[missed] 🧩 Not solved this time.
}
puzzle-figures = { $of ->
    [round] The chance to win the round is about { $best }% after the Captain's choice, and { $own }% after yours.
   *[game] The chance to win is about { $best }% after the Captain's choice, and { $own }% after yours.
}
puzzle-late = You've answered this puzzle already. Your first answer counts.
puzzle-next-button = Next puzzle
puzzle-later = { $more ->
    [yes] 🧩 No puzzle is left today.
   *[no] 🧩 No puzzle is left. Press **What did I miss?** after a game: its moments become new puzzles.
}
puzzle-count = Puzzles solved: { $solved } of { $tried }{ $streak ->
    [no] {""}
   *[yes] , the last { $row } in a row
}.{ $done ->
    [no] {""}
   *[yes] {" "}New ones at <t:{ $at }:t>{ $own ->
        [0] {""}
       *[other] , { $own } of your own moments first
    }.
}
puzzle-gone = This puzzle isn't open now. `/solo` has yours.
