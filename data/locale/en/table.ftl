## Lists of names

# a heading or a name, which may be bold, and what belongs to it
labelled = { $label }: { $text }
names-and = { $most } and { $last }
names-or = { $most } or { $last }
# numbers; the first two in screen-reader text alone
number-below-zero = minus { $number }
number-range = { $least } to { $most }
number-tenths = { $tenths ->
    [0] { $whole }
   *[other] { $whole }.{ $tenths }
}

## The lobby

lobby-host = host
lobby-install = Anybody here can play. [Add me to your account]({ $link }) to open tables yourself.
chat-further-down = The table is further down.
lobby-ready = { $free ->
    [0] **Full:** every seat is taken. { $host } can press **Start**.
    [one] **Ready.** { $host } can press **Start**; one seat is still free.
   *[other] **Ready.** { $host } can press **Start**; { $free } seats are still free.
}
lobby-free-seat = free seat
lobby-kept = { $count ->
    [one] ✉️ A seat is kept for { $guest } until { $until }.
   *[other] ✉️ Seats are kept for { $guest } until { $until }.
}
lobby-expected = { $count ->
    [one] ✉️ Waiting for { $guest } until { $until }. The game starts when they answer: **Join**, or **Leave** to decline.
   *[other] ✉️ Waiting for { $guest } until { $until }. The game starts when all have answered: **Join**, or **Leave** to decline.
}
lobby-changed = 🎲 { $name } chose another game.
lobby-queue = { $others ->
    [0] ⏭️ Next game: { $names }
   *[other] ⏭️ Next game: { $names } and { $others } more
}
deal-in-button = Deal me in next
deal-out-button = Don't deal me in
deal-in-done = { $place ->
    [1] You're first in line for the next game here, and need no further press.
   *[other] You're number { $place } in line for the next game here, and need no further press.
}
deal-in-opens = **Play again** opens it.
deal-out-done = You no longer wait for the next game.
lobby-level = {" "}{ $mark } { $level }
    .words = , { $level }
lobby-full-title = Every seat is taken
lobby-full = The table is full. Press **Start**, or make room first.
lobby-missing = { $missing ->
    [one] One more player and it can start. No friends around? **Add computer**.
   *[other] { $missing } more players and it can start. No friends around? **Add computer**.
}
lobby-expires = ⌛ Nothing has happened here for six days. The table closes { $when }, unless a player presses something here.
table-expires = ⌛ { $host }, nothing has happened at this table for six days. It closes { $when }, unless a player presses something here.
lobby-rated-lacks = **A rated game can't start yet.** A second person must join. **Turn time** and **Rated** are in **House rules**.
lobby-wrong-number = These house rules are for { $seats } players. Either somebody leaves, or the host changes **House rules**.
lobby-join-button = Join
lobby-leave-button = Leave
lobby-add-button = Add computer
lobby-house-button = House rules
lobby-start-button = Start
lobby-start-without-button = { $count ->
    [one] Start without { $name }
   *[other] Start without { $count }
}
lobby-rules-button = How to play
lobby-remove-button = Remove computer
lobby-cut-button = Cut the deck
lobby-seal = 🔒 Sealed: `{ $seal }`; check it after the game with **More**.
lobby-cuts = ✂️ Cut by { $cuts }
lobby-cut = { $hosts ->
    [yes] You cut the deck with **{ $word }**. You can change the word until you press **Start**.
   *[no] You cut the deck with **{ $word }**. You can change the word until { $host } presses **Start**.
}
lobby-joined = { $count ->
    [0] You have a seat. The game begins when { $host } presses **Start**.
    [one] You're in! The game starts when { $guest } has answered.
   *[other] You're in! The game starts when { $guest } have answered.
}
lobby-left = You left the table. Press **Join** to sit down again.
lobby-left-last = You were the last to leave, so the table is closed.
lobby-left-voted = You left, and the others have voted to end the game. The table is closed.
lobby-opened = { $game }: your table is open. Press **Start** when your friends have joined.
lobby-started = The cards are dealt.
lobby-levels-title = Who takes the next seat?
lobby-rules-title = House rules
lobby-rules-placeholder = Choose what to change
lobby-first-opponent = -# A Deckhand is a good first opponent.
lobby-rules-of-host = { $host } is the host and can change them until the cards are dealt.
lobby-any-move = Computers haven't learned this game yet. They make random legal moves.
lobby-computer-joined = { $name } takes a seat.
lobby-computer-left = The last computer player has left the table.
lobby-unofficial = The printed game isn't made for this number of players, but it works.

## Computer players

level-deckhand = Deckhand
level-deckhand-character = plays soundly, but forgets what was played.
level-deckhand-names = Pip, Wren, Tolly, Jory, Bess, Finn, Dot
level-mate = Mate
level-mate-character = a steady hand who weighs every card.
level-mate-names = Marlow, Isolde, Brand, Thea, Corwin, Sunniva, Abel
level-captain = Captain
level-captain-character = thinks ahead and remembers everything.
level-captain-names = Voss, Ines, Rook, Maren, Quill, Sable, Drake

## House rules

rule-on = yes
rule-off = no
rule-own = the host's own table
rule-usual = as usual
rule-from = { $value }, from { $seats } players

## The shuffle

cut-signs = a word of symbols
cut-title = Cut the deck
cut-label = Your word
cut-meaning = It becomes part of the shuffle, and everyone can read it.
cut-typed = Discord was too slow to ask for your word. Press **Cut the deck** again.
rules-counts = { $mark ->
    [night] -# **At a club night** the winner isn't what counts: your { $deal ->
        [0] place
       *[other] lead over the others at your table
    } is compared with everybody who holds your cards.
    [day] -# **In a daily deal** your result against 100 computers with your cards counts.
   *[duel] -# **In a duel** your result against the other's with the same cards counts.
}
verify-button = Check the shuffle
verify-title = 🔎 { $game }, { $deal ->
    [0] table { $number }
   *[other] deal { $deal }, table { $number }
}: the shuffle
verify-seal = { $lobby ->
    [yes] ✅ **The shuffle matches the seal** that was shown before the deal: `{ $seal }`. Compare it with the one you noted.
   *[no] ✅ **The shuffle matches its seal**: `{ $seal }`. Nobody saw it before the deal: it shows that nothing was changed since, not who chose the cards.
}
verify-seed = { $cuts ->
    [0] ✅ **The deal follows** from the sealed number, the house rules and the seats. Nobody cut the deck.
    [one] ✅ **The deal follows** from the sealed number, the house rules, the seats and the one cut.
   *[other] ✅ **The deal follows** from the sealed number, the house rules, the seats and the { $cuts } cuts.
}
verify-played = { $moves ->
    [0] ✅ **No move was made** before the table was closed.
    [one] ✅ **The game was played from this deal**: its one move follows the rules.
   *[other] ✅ **The game was played from this deal**: all { $moves } moves follow the rules.
}
verify-wrong = ❌ **The shuffle doesn't match the seal.** Show this to the people who run me.
verify-not-played = ❌ **The moves can't be replayed.** Either the rules or the record has changed since.
verify-no-secret = There is no seal to check. The cards came from a number given in advance.
verify-alone = To check it without me, run `verify_shuffle.py` from my source with this file. `shuffle.md`, next to it, explains how.

## The board

board-hand-button = My hand
board-rules-button = Rules
board-more-button = More
turn-ends = ⏳ The turn ends { $deadline }.
turn-rests = { $count ->
    [one] The clock pauses from { $begin } to { $end }, for quiet hours.
   *[other] The clock pauses from { $begin } to { $end } on { $count } nights, for quiet hours.
}
board-quiet = { $count ->
    [one] 🌙 { $names } has quiet hours until { $until }.
   *[other] 🌙 { $names } have quiet hours; the first end at { $until }.
}
turn-time-button = Turn time
turn-time-title = Time for each turn
turn-time-now = Now: { clock-time }.
turn-time-sets = You're the host: your choice applies from this turn on.
vote-stand-in = 🗳️ Should a computer play for { $name }, who has been silent for half a day? { $yes } said yes. More than half of the other active players must agree.
vote-end = 🗳️ { $by } wants to end this game without a winner: { $yes } yes, { $no } no. { $rated ->
    [yes] All the others must agree by { $until }, and it then counts as a draw.
   *[no] Most of the others must agree by { $until }.
}
vote-end-button = Yes, end it
vote-on-button = No, play on
vote-end-counted = Your vote counts. { $rated ->
    [yes] It takes a yes from all the others to end the table.
   *[no] It takes a yes from most of the others to end the table.
}
vote-end-declined = The game goes on.
stand-in-button = A computer for { $name }
stand-in-done = A computer plays for { $name } now. { $name } can press anything here to get the seat back.
stand-in-voted = Your vote counts: { $votes } of { $needed } for a computer in { $name }'s seat.
board-left-out = … and { $count } more …
    .words = And { $count } more.
more-title = At this table
table-shown = The table is posted again below.

## Turns

turn-announcement = { $count ->
    [one] { $mentions }, your turn.
   *[other] { $mentions }, all of you choose now.
}
turn-yours = It's your turn. Press a card.
solo-seats = You can practise { $game } with { $least } to { $most } players, you included.
solo-deal = { $done ->
    [yes] {""}
   *[no] **Today's deal:** { $game }, 3 minutes, one try
}
solo-puzzles = { $count ->
    [0] {""}
    [one] **Puzzles:** { $count } waits, a minute each
   *[other] **Puzzles:** { $count } wait, a minute each
}
solo-like = **A game:** { $game }, { $seats } players · { $level }
solo-play-button = Play { $game }
solo-start-button = Start: { $seats } players · { $level }
solo-quick = Choose another game
solo-quick-choose = Players and level
solo-quick-option = { $seats } players · { $level }
hand-closed = The table was closed before the last scoring. The score so far is in the channel.
hand-left = A computer plays for you. The seat is still yours: **My hand** takes it back.
kicked = You were removed, and a computer plays on. You can watch, and the host can let you in again under **Seats**.
kicked-told = { $runs ->
    [yes] { $mention }, you were removed from this table, and a computer plays on. You can watch, and the host can let you in again under **Seats**.
   *[no] { $mention }, you were removed from this table. The host can let you in again under **Seats**.
}
hand-rests = Your hand is put away. The button shows your cards as they are now.
panel-rests = You haven't used this message for a while, so it is put away. The table's buttons open it again.
leaf-back-button = ◀ Back
    .words = Previous page
leaf-before-button = ◀ Page { $leaf }
leaf-on-button = More ({ $leaf } of { $leaves }) ▶

## The end

end-headline = { $reader ->
    [yes] { $way ->
        [shared] You share the win with { $winners }!
        [points] You won { $own } to { $next }!
        [apart] You won, { $far } ahead of { $second }!
       *[level] You won on the tie-break!
    }
    [team] { $way ->
        [shared] You two share the win with { $winners }!
        [points] You two won { $own } to { $next }!
        [apart] You two won, { $far } ahead of { $second }!
       *[level] You two won on the tie-break!
    }
   *[no] { $way ->
        [shared] { $winners } share the win!
        [points] { $count ->
            [one] { $winners } wins { $own } to { $next }!
           *[other] { $winners } win { $own } to { $next }!
        }
        [apart] { $count ->
            [one] { $winners } wins, { $far } ahead of { $second }!
           *[other] { $winners } win, { $far } ahead of { $second }!
        }
       *[level] { $count ->
            [one] { $winners } wins on the tie-break!
           *[other] { $winners } win on the tie-break!
        }
    }
}
end-headline-placed = { $whole ->
   *[yes] { $way ->
        [shared] { $winners } share the win.
       *[other] { $count ->
            [one] { $winners } wins.
           *[other] { $winners } win.
        }
    }
    [no] {""}
} { $behind ->
    [0] { $place ->
        [2] You're second, level on points.
        [3] You're third, level on points.
       *[other] You're { $place }th, level on points.
    }
   *[other] { $place ->
        [2] You're second, { $far } behind.
        [3] You're third, { $far } behind.
       *[other] You're { $place }th, { $far } behind.
    }
}
# The reader, in a list of names to which no verb belongs.
you = you
end-scoring-button = Scoring
end-more-title = After the game
# in the own end of a game: somebody has opened the table of the next one
end-invited = { $again ->
    [yes] { $host } wants to play again: **{ $game }**.
   *[no] { $host } wants to play **{ $game }** next.
}
end-dealt-in = You have a seat in the next game, **{ $game }**. { $count ->
    [0] It starts when { $host } presses **Start**.
    [one] It starts when { $guest } has answered.
   *[other] It starts when { $guest } have answered.
}
end-begun = **{ $game }** has started without you.
end-join-button = I'm in
end-decline-button = Not now
# what a player says across the table
remark-well-played = Well played.
remark-moment = One moment!
remark-placeholder = Say something…
remark-made = { $over ->
    [yes] The others see it below the result within about { $seconds } seconds. Each player makes one there.
   *[no] The others see it on the board within about { $seconds } seconds, until your next move. You can make another one then.
}
end-round-button = Round { $round }
over-rating = { $own ->
    [yes] 📈 Your rating: { $points } ({ $by })
   *[no] { $name } { $points } ({ $by })
}
over-ratings = 📈 Ratings: { $ratings }
over-provisional = Provisional for { $names }: first games move it far.
# the first of an evening, and the others with their points
evening-score = 🌙 Players beaten tonight, in { $games } games: { $lead ->
    [alone] **{ $leaders }: { $points }**
    [you] **You lead with { $points }**
    [with] **You and { $leaders } lead with { $points } each**
    [several] **{ $leaders } lead with { $points } each**
   *[one] **{ $leaders } leads with { $points }**
}{ $rest ->
    [none] {""}
   *[other] {" "}· { $rest }
}{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more
}
highlight-decided = 🏆 What decided it: { $you ->
    [first] you went ahead of { $second } for good in round { $round }
    [second] { $first } went ahead of you for good in round { $round }
   *[no] { $first } went ahead of { $second } for good in round { $round }
}
closed-title = ⚓ { $game }: table closed
closed-text = { $by ->
    [host] The host ended the game early, so nobody wins.
    [vote] The players voted to end the game early, { $yes } to { $no }, so nobody wins.
    [moderator] A moderator ended the game early, so nobody wins.
    [time] Nobody came back for a week, so the table closed without a winner.
   *[nobody] The game was ended early, so nobody wins.
}
closed-lobby = { $by ->
    [time] Nobody did anything here for a week, so the table closed before a card was dealt.
   *[other] The table was closed before a card was dealt.
}
closed-rated = The ratings count all the same: those who were away are last, and the others share first place.
closed-standing = So far:
ending-title = End this table?
ending-running = The game stops here, and nobody wins. You can't undo this.{ $rated ->
    [yes] {" "}The ratings count: it is a draw, except that those who have left are last.
   *[no] {""}
}{ $needed ->
    [0] {""}
    [one] {" "}I ask { $names } first: it takes a yes within a minute.
   *[other] {" "}I ask { $names } first: it takes { $needed } yes votes within a minute.
}
ending-lobby = Everybody goes home before a card is dealt.
ending-button = End it
ending-asked = I asked { $names } on the board. The vote lasts a minute and needs { $needed ->
    [one] a yes.
   *[other] a yes from { $needed } of them.
}
table-ended = The table is closed.

## Refusals: what is wrong, and what to do next

refusal-no-table = There is no open table here. `/table open` sets one up.
refusal-no-server = That only works in a server. Try it in one of its channels.
refusal-may-not-write = You can't write here, so I post nothing here for you. Ask a moderator, or try another channel.
refusal-place-taken = This channel has a table already. Play there, or open yours in another channel or thread.
refusal-place-taken-alone = This channel has a table already, and tables get no threads here. { $hosts ->
    [yes] Play there, or end it with `/table end`.
   *[no] Play there, or ask { $host } to end it with `/table end`.
}
refusal-too-many-hosted = You host { $limit ->
    [one] { $limit } open table
   *[other] { $limit } open tables
} already, which is the limit. End one first: `/table end` in its channel{ $oldest ->
    [none] .
   *[other] ; the oldest is in { $oldest }.
}
refusal-too-many-here = This server has { $limit ->
    [one] { $limit } open table
   *[other] { $limit } open tables
}, which is the limit. Join one of them, or ask its host or a moderator to end one: `/table end` in its channel{ $oldest ->
    [none] .
   *[other] ; the oldest is in { $oldest }.
}
refusal-not-seated = { $running ->
    [over] You have no seat in this game, and it is over. **New table** opens another; where one is open, **Join** takes a seat.
    [late] { $free ->
        [yes] This game has begun. **Deal me in next** gives you a seat in the next one, and { $host } can give you a free seat in this one under **Seats**.
       *[no] This game has begun. You can watch it, and **Deal me in next** gives you a seat in the next one.
    }
    [waits] You wait for the next game, and need no further press. You can watch this one.
    [yes] { $free ->
        [yes] You aren't at this table. You can watch it, and { $host } can give you a free seat under **Seats**.
       *[no] You aren't at this table. You can watch it.
    }
   *[no] { $free ->
        [yes] You aren't at this table. Press **Join** to take a seat.
       *[no] You aren't at this table, and every seat is taken. You can watch once the cards are dealt.
    }
}
refusal-already-seated = You have a seat already. { $running ->
    [yes] **My hand** shows your cards.
   *[no] { $waits ->
        [0] { $hosts ->
            [yes] Press **Start** when everyone has joined.
           *[no] Wait for { $host } to press **Start**.
        }
        [one] The game starts when { $guest } has answered.
       *[other] The game starts when { $guest } have answered.
    }
}
refusal-table-full = { $hosts ->
    [yes] The table is full. Press **Start**, or remove somebody first.
   *[no] The table is full. You can watch once the cards are dealt.
}
refusal-seat-kept = { $kept ->
    [one] The last seat is kept for { $guest }. Try again after { $until }, or when they decline.
   *[other] The free seats are kept for { $guest }. Try again after { $until }, or when they decline.
}
guest-unknown = somebody
refusal-challenged = Once an hour is enough: you have challenged them already. Ask them yourself, or try again later.
refusal-challenged-back = { $host } has challenged you already and keeps a seat for you in { $oldest }. **Join** there takes it.
refusal-kicked = You were removed from this table. The host can let you in again under **Seats**.
refusal-free-seat = The game is under way, but a seat is free: { $host } can give it to you under **Seats**.
refusal-queue-full = Ten people wait for the next game already. Try again when it has begun.
refusal-not-invited = No seat is kept for you here, so there is nothing to decline.{ $free ->
    [yes] {" "}**Join** takes a free one.
   *[no] {" "}You can watch this table.
}
refusal-not-host = Only the host can do that. Ask { $host }.
refusal-not-in-lobby = The cards are dealt already, so this has to wait for the next table. { $sits ->
    [yes] **My hand** shows your cards.
   *[no] You can watch this one.
}
refusal-too-few = Too few players to start. Ask a friend to press **Join**, or press **Add computer**.
host-unknown = the host
refusal-wrong-number = These house rules don't work for this number of players. Change **House rules**, or let somebody join or leave.
refusal-not-your-turn = It isn't your turn. You can look at your hand while you wait.
play-unclear = { $count ->
    [0] No legal move fits what you typed.
   *[other] Several moves fit what you typed.
} Pick a suggestion, or press a button below.
turn-theirs = It's { $name }'s turn. You can look at your hand while you wait.
refusal-own-turn = It's your own turn, so there is nobody to remind. **My hand** shows what you can do.
refusal-computers-turn = It's a computer's turn, and it moves by itself. You can look at your hand while you wait.
refusal-too-soon = One reminder a turn is enough, and one an hour. **Nudge** works again after { $until }.
refusal-not-absent = That seat needs no computer: it's not its turn, or its owner was here within half a day. **Nudge** under **More** reminds the player to move.
refusal-no-vote = That vote is over. The host can ask again with `/table end`.
refusal-stale = The table has moved on. This is what it looks like now.
refusal-table-over = This game is over. You can go on with the buttons below its result.
over-here = This game is over. Open the next one here:
night-over = The night is over. The next game begins a new evening.
own-table-over = This game is over, or it made room for a newer one. `/solo` shows those that you can go on with.
refusal-not-running = The cards aren't dealt yet. { $waits ->
    [0] { $hosts ->
        [yes] Press **Start** when everyone has joined.
       *[no] Read `/rules` while you wait for { $host } to press **Start**.
    }
    [one] The game starts when { $guest } has answered. You can read `/rules` while you wait.
   *[other] The game starts when { $guest } have answered. You can read `/rules` while you wait.
}
refusal-illegal-move = The rules don't allow that. This is what you can do.
refusal-no-computer = There is no computer player at this table. **Add computer** seats one.
refusal-bad-choice = { $detail ->
    [none] That house rule doesn't work here.
   *[other] That house rule doesn't work here: `{ $detail }`.
} Choose another value.
refusal-has-left = You left this table, and a computer player holds your seat. Take it back first.
refusal-not-away = You sit at this table already, and nobody plays for you. **My hand** shows your cards.
refusal-paused = { $sits ->
    [yes] Nobody is at this table just now, so it waits. **My hand** takes your seat back.
   *[no] Nobody is at this table just now, so it waits. It goes on when one of its players presses **My hand**.
}
refusal-nothing-to-take = { $hosts ->
    [yes] No seat is free here. You can free one under **Seats**.
   *[no] No seat is free here. You can watch.
}
refusal-no-person = That person is no longer at this table. **Seats** shows who is.
refusal-cannot-kick-self = { $running ->
    [yes] You can't remove yourself. **Leave my seat** under **More** lets a computer play for you, and keeps the seat yours.
   *[no] You can't remove yourself. **Leave** frees your seat.
}
refusal-rated-start = A rated game can't start yet: a second person must join. **House rules** can also make this game not rated.
refusal-rated-computer = This table is rated, so people play among themselves. Ask a friend to press **Join**, or make it not rated in **House rules**.
refusal-rated-seat = This table is rated, so seats can't change hands. A computer plays for anybody who is away; you can watch.
refusal-rated = This table is rated, so there are no hints here. Your hand shows everything you can do.
refusal-mute = Remarks are off at this table. Its host can turn them on before the start, and the server's managers in `/settings`.
refusal-rated-remark = A rated team game has no remarks: they could be signals. You can make them in any other game.
refusal-remark-stands = Your remark is on the board until your next move. You can make another one then.
refusal-rated-move = This table is rated, so moves can't be taken back. Play on from here.
refusal-needs-bot = That needs a server that I'm a member of: here I can do nothing until somebody presses a button. Tables that aren't rated, without a clock or a thread, work here too.
refusal-rated-clock = This table is rated, so its turn time can't be unlimited. Choose another one.
refusal-move-stands = { $answers ->
    [yes] You can't take that back: **Undo** works once, on your last move with the answers to it, and not if something was revealed.
   *[no] You can't take that back: **Undo** works once, on your last move, until somebody else moves, and not if it revealed something.
}
refusal-no-cut = This table's cards come from a number given in advance, so a cut would change nothing. **Start** deals them.
refusal-no-word = I see no word in that. Try letters, digits or symbols; spaces and quotation marks don't count.
refusal-no-rematch = You can't play this one again: it isn't over yet, or was never dealt. `/table open` opens a new table.
refusal-not-over = Replays are available after the game. **My hand** and the board show it as it is now.
refusal-draining = I'm about to restart, so I open no new tables now. Running games go on; try again in a few minutes.
refusal-kept-elsewhere = I can't do that from here. Try again in { $oldest }.
refusal-stopping = I'm restarting. Nothing is lost; try again in a minute.
refusal-not-in-a-server = That only works in a server. Try it in a channel, or [invite me to your server]({ $link }). `/solo` works here.
refusal-unknown-words = I couldn't read that. Pick one of the suggestions.
refusal-old-command = That command has changed. Give Discord a minute, then try again.
incident = Something broke on my side. Your table is safe; if it happens again, tell the people who run me this number: `{ $id }`.
too-fast = You're pressing too fast. Try again in a few seconds.
connection-lost = I couldn't reach Discord just now. Nothing is lost; try again in a moment.
discord-refused = { $why ->
    [content] Discord didn't accept my message as it was.
    [message] Discord doesn't let me change that message any more.
    [application] Discord refuses my requests right now. The people who run me find the reason in my log.
   *[place] Discord doesn't let me do that here. In a private thread, mention me so that I join it. Elsewhere, somebody who manages the channel can check that it isn't locked and that I may write in it.
}
open-refused = So I opened no table.
open-hidden = This server shows my messages to you alone, so I opened no table. It can allow external apps, or you can [invite me]({ $link }).
answer-comes = One moment…
posted-later = I can't post here right now. You see it here as soon as it works.
not-kept = I couldn't save that, so it doesn't count. Everything before it is safe. Try again later, and tell the people who run me that the disk may be full.

## Permissions of the bot

permissions-missing = I can't set up a table here without { $names }. Somebody who manages this channel can grant it.
member-may-open-no-thread = You need { $names } to open a table in a thread. A moderator can grant it, or `thread: False` opens the table in the channel itself.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-read_message_history = Read Message History
permission-create_public_threads = Create Public Threads
permission-create_private_threads = Create Private Threads

## Help

help-text =
    ## Playing here
    - `/table open` opens a table. `/night`: club nights; organisers plan one.
    - Alone? `/solo`: a voyage, puzzles, games, duels. `/daily`: today's deal. `/learn`: a lesson.
    - **My hand** shows your cards. Press one to play it.
    - `/rules` explains a game in a few sentences.
    - `/mytables` lists your tables, your turn first.
help-choose = Choose a topic
help-topic = { $topic ->
    [alone] Playing alone
    [table] Opening a table
    [night] A club night
    [turn] Your turn
    [people] Seats, hosts, leaving
    [reminders] Mentions, reminders, quiet hours
    [rated] Ratings and the leaderboard
    [after] After the game
    [news] New in this version
   *[typing] Typing your moves
}
help-about-alone =
    ### Playing alone
    - **Today's deal:** the same cards for everybody, and for 100 computers.
    - **Puzzles:** three positions a day. Find the best move.
    - **The voyage:** seven short games a week. You have three masts, and a game you lose breaks one.
    - **Rivals** keep to a habit. After three matches with one, I tell you which.
    - **Duel**, below your game: a friend plays the same cards.
    - **What did I miss?** finds the moves that cost you most.
    - **Marks** are first feats in a game. `/profile` keeps them, `/leaderboard` has the week's best.
help-about-table =
    ### Opening a table
    - `/table open` puts a table in this channel. **Join**, **Add computer**, **House rules** and **Start** are on it.
    - `clock:` limits the time for a turn. I remind you at half time. When time is up, a computer moves for you.
    - `thread:` gives the table a thread of its own.
    - **Challenge** keeps a seat for a friend: right-click their name (on a phone, press it long) and open **Apps**.
    - **Cut the deck** mixes a word of yours into the shuffle.
    - `/table show` posts the board again at the bottom; `/table end` ends the table. Idle tables close after a week.
    - In groups, direct messages and servers without me, `/table open` works for you once I'm added to your account: the link is in `/about`. Everybody there can press the buttons. There are no clocks, rated games or threads, because I can only act when somebody presses a button.
help-about-night =
    ### A club night
    - People who may manage events plan a night with `/night`. **Announce** posts it.
    - Press **I'm coming** if you are. In the last 15 minutes before the start, **I'm here** gets you a seat. Two people are enough: computers fill empty seats.
    - **More** on the announcement has the organiser's steps: **Open check-in now**, **Begin now**, **Pause** and **Call it off**.
    - All tables play the same cards, in private threads: **My table** leads to yours. You're compared with those who held the same hand.
    - **My result** and the announcement show the places after each deal. `/leaderboard` has the server's league.
help-about-turn =
    ### Your turn
    - **My hand** or `/hand` shows your cards and any choice that waits for you. Only you can see it.
    - Green is a clear gain; blue is the button to press now.
    - **Undo** takes back your last move, until somebody else moves or a hidden card is shown. When you play alone, it takes back the answers of the computers, too.
    - **Hint** or `/hint` says what a computer would do, and why.
    - **Rules** on the board explains the game as this table plays it.
    - You lose nothing when you close the app, or when I restart.
help-about-people =
    ### Seats, hosts, leaving
    - **Leave my seat** under **More** lets a computer play for you. **My hand** takes the seat back.
    - **Nudge** under **More** reminds the player to move, once a turn and once an hour.
    - **Turn time** under **More** is for the host: it changes the time for a turn in mid-game.
    - **Seats**, before the start or under **More**, is for the host: remove a player, give a free seat away, make somebody else the host.
    - When a host is silent for a day, anyone at the table can become the host: by **Seats** under **More**.
help-about-reminders =
    ### Mentions, reminders, quiet hours
    - `/preferences` chooses when I mention you: always, only to remind you, or never.
    - Quiet hours let you sleep, and pause your clock.
    - I can ask before each of your moves, or make a move for you when all can see that only one is possible.
    - For a screen reader, I write everything in words.
    - **Call me for the next table**, behind **More** below a result, mentions you when the next table for that game opens.
help-about-rated =
    ### Ratings and the leaderboard
    - `/table open rated:True` opens a table that counts. It needs a limited turn time and at least two people.
    - At rated tables there are no computers, no hints, and no moves taken back.
    - `/leaderboard` shows who is ahead in this server, and how you stand.
    - `/profile` adds up your games here.
help-about-after =
    ### After the game
    - **Play again**, below the result, asks everybody and deals when all have answered. **Another game** lets you choose; a **New table** is behind **More**.
    - Came late? **More**, then **Deal me in next** gives you a seat in the next game.
    - Games less than three hours apart are one evening. Its score counts every player or team you finish ahead of, computers included, and ½ for each tie.
    - **More**, then **Replay** shows the game move by move, with every hand open.
    - `/history` lists your games here; only you can see the list.
    - **More**, then **Check the shuffle** shows that nobody chose the cards.
    - `/privacy` says what I keep about you, and deletes it if you want.
help-about-typing =
    ### Typing your moves
    `/play` makes any move, with suggestions.

## Rules

rules-chapter = { $chapter ->
    [course] In detail
    [scoring] Scoring
    [house] House rules
    [sources] Sources
   *[short] In short
}
rules-title = { $game } · { rules-chapter }
rules-unofficial = An unofficial, non-commercial adaptation, in our own words.

## Hands and seats

hand-yours = Your turn
    .words = It is your turn.
hand-waits = { $count ->
    [0] Nobody has to move
    [one] { $name } is choosing…
   *[other] { $name } are choosing…
}
    .words = { $count ->
        [0] Nobody has to move.
        [one] It is { $name }'s turn.
       *[other] { $name } all choose now.
    }
hand-suspended = Discord doesn't let me show the board right now. Your moves count. The clock rests until the board is back. Then the time you had left goes on. If I was shut out, somebody who manages the channel can let me in again.
hand-paused = Nobody is at the table, so it waits.
seat-by-computer = {" "}(a computer plays)
hand-since-more = { $count ->
    [one] { $count } more event is in the **Log**.
   *[other] { $count } more events are in the **Log**.
}
hand-round = **Round { $round }, { $unit }:** { $team ->
    [yes] you two
   *[no] you
} { $own }, { $others }.
hand-forced = { $count ->
    [one] You had only one move once, so I played it.
   *[other] You had only one move { $count } times, so I played them.
}
hand-round-side = { $name } { $points }
hand-standing = { $fewer ->
    [yes] Penalty points before this round: { $standing }
    [end] Penalty points, the fewest win: { $standing }
   *[no] { $rounds ->
        [0] { $total ->
            [yes] Total: { $standing }
           *[no] { $standing }
        }
       *[other] After { $rounds } rounds: { $standing }
    }
}
    .words = { $fewer ->
        [yes] Penalty points before this round: { $standing }
       *[no] { $rounds ->
            [0] Standings: { $standing }
           *[other] After { $rounds } rounds: { $standing }
        }
    }
standing-side = { $you ->
    [team] **You two { $points }**
    [yes] **You { $points }**
   *[no] { $name } { $points }
}
sure = Are you sure?
sure-button = Yes, do it
sure-back-button = Back
undo-button = Undo
hand-again-button = Refresh
undo-done = You took your last move back.
seat-to-play = **← to play**
    .words = (to play)

## Hints

hint-button = Hint
hint-mark = 💡 { $label }
    .words = Hint: { $label }
hint-none = Computers haven't learned this game yet, so there are no hints.
hint = { $level ->
    [only] 💡 Your only move:
    [mate] 💡 A Mate's advice, because no Captain has time:
   *[captain] 💡 A Captain's advice:
}
hint-not = { $size ->
    [even] 🤏 Nearly as good:
    [less] 🔻 Not as good:
   *[much] 🙅 Rather not:
}
hint-alike = 🤝 Just as good:

## Threads

open-taken = This channel has a table already. You can open yours in a thread of its own, with the same choices.
open-taken-missing = This channel has a table already. I can't open a thread without { $names }; somebody who manages this channel can grant it.
open-thread-button = Open it in a thread
open-without-thread = Nobody can enter threads here, so the table is in the channel itself.
open-no-thread = Discord gave me no thread here: { $reason }. `thread: False` opens the table in the channel itself.
open-elsewhere = This server keeps its tables in { $channels }. Open yours there.

## Where somebody sits

# an own game against computers that is not over
own-games = { $count ->
    [one] You have an unfinished game against computers:
   *[other] You have { $count } unfinished games against computers:
}
own-game = { $kind ->
    [lesson] **{ $game }** · lesson
    [day] **{ $game }** · daily deal, no hints · { $levels }
    [voyage] **{ $game }** · voyage, no hints · { $levels }
    [duel] **{ $game }** · duel, no hints · { $levels }
   *[game] **{ $game }** · { $levels }
}
own-game-new = Nobody has any points yet.
own-game-button = { $count ->
    [one] Go on
   *[other] { $number }. Go on
}
own-second = { $count ->
    [0] A new game leaves this as it is.
    [one] Three of your games can be unfinished. A new one ends number { $numbers }.
   *[other] Three of your games can be unfinished. A new one ends numbers { $numbers }.
}
own-second-button = Start a new one
alone-button = Play alone
open-button = Open a table
tables-button = My tables
tables-title = { $where ->
    [here] 🧭 Your tables here
   *[everywhere] 🧭 Your tables
}
tables-none = { $where ->
    [here] You aren't at any table in this server.
   *[everywhere] You aren't at any table in any server.
} `/table open` opens one; **Join** takes a seat at one that is open.
tables-yours = **Your turn** began { $since }
tables-theirs = { $names } to move; the turn began { $since }
tables-lobby = { $hosts ->
    [yes] Not dealt yet: press **Start** when everyone has joined · opened { $since }
   *[no] Not dealt yet: { $host } presses **Start** · opened { $since }
}
tables-paused = Nobody is there; **My hand** takes your seat back
tables-unreachable = I can't show it right now, so it rests until I can; nothing is lost
tables-until = until { $until }
tables-away = a computer plays for you
tables-where = { $deal ->
    [0] {""}
   *[other] Club night, deal { $deal }, table { $table }:{" "}
}{ $place ->
    [chat] { $game } in a group chat
    [server] { $game } in { $channel }, { $server }
   *[here] { $game } in { $channel }
}{ $link ->
    [none] {""}
   *[other] {" "}· [go there]({ $link })
}
tables-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}

## Calls and challenges

call-next-button = Call me for the next table
call-text = 📣 { $game }: { $host } has opened a table.
call-stop = You asked for this call. `/preferences` ends it.
call-over = { $how ->
    [joined] { $count ->
        [one] { $guest } takes the seat.
       *[other] { $guest } take the seats.
    }
    [declined] { $guest } can't come this time. The seat is free.
    [late] { $count ->
        [one] { $guest } didn't answer. The seat is free.
       *[other] { $guest } didn't answer. The seats are free.
    }
    [dealt] 📣 { $game }: the cards are dealt.
   *[closed] 📣 { $game }: the table was closed.
}
call-on = { $without ->
    [unwanted] Tables of { $game } would call you, but you turned my mentions off, so I send none. `/preferences` changes that.
    [quiet] I'll mention you when a table of { $game } opens that you can see in this server. That's at most every { $minutes } minutes, and not in your quiet hours.
   *[nothing] I'll mention you when a table of { $game } opens that you can see in this server, at most every { $minutes } minutes.
}
call-off = I no longer call you for { $game } in this server.
call-on-button = Call me
call-off-button = Don't call me
challenge-which = 🤺 Which game do you challenge { $name } to? I open a table here and keep a seat for them.
challenge-placeholder = Choose a game
challenge-opened = { $game }: your table is open, and { $guest } is invited. Press **Start** when everyone has joined.
challenge-self = You can't challenge yourself. `/table open` opens a table, and **Add computer** finds you company.
challenge-gone = They aren't in this server any more.
challenge-never = { $why ->
    [unseen] { $name } can't see this channel. Challenge them in one that you both see.
   *[unwanted] { $name } turned my mentions off, so I can't challenge them. Ask them yourself.
}
challenge-later = { $why ->
    [recent] { $name } has just been challenged. Try again after { $until }.
   *[quiet] { $name } has quiet hours now, so I don't mention them. Try again when they end, at { $until }.
}
challenge-text = 🤺 { $mentions }, { $host } challenges you to a game of { $game }. A seat is kept for you until { $until }.
rematch-text = 🔁 { $mentions }, { $host } has opened the next game. Who's in?
rematch-seated = ⏭️ { $mentions }, you have a seat in the next game.
challenge-decline-button = Decline
challenge-declined = { $runs ->
    [yes] You declined, and the cards are dealt. You can watch on the board.
   *[no] You declined, and the seat is free. If you change your mind, press **Join**.
}

## Coming and going

leave-button = Leave my seat
back-button = Take my seat back
end-button = End the table
back-title = A computer plays for you
back-text = The seat stays yours unless the host gives it away. **My hand** on the board takes it back, too.
rematch-button = Play again
next-button = Another game
next-which = 🎲 Which game is next? I ask everyone who played this one or sat it out. People in line get their seats first, and computers stay where seats are free.
next-instead = 🎲 Which game instead of { $game }? Everybody keeps their seat, as far as there are enough.
next-opened = { $game } is next. { $count ->
    [0] Friends press **Join**.
    [one] I'll wait for { $guest } until { $until }, and start when they answer.
   *[other] I'll wait for { $guest } until { $until }, and start when all have answered.
}
new-table-button = New table
replay-button = Replay
rematch-opened = { $game } again, with the same house rules. The first turn moves on to the next seat. { $count ->
    [0] Friends press **Play again** or **Join**.
    [one] I'll wait for { $guest } until { $until }, and start when they answer.
   *[other] I'll wait for { $guest } until { $until }, and start when all have answered.
}
evening-new = A new evening begins with this game.
rematch-joined = You have a seat at the next table: { $game }. { $count ->
    [0] The game begins when { $host } presses **Start**.
    [one] It starts when { $guest } has answered.
   *[other] It starts when { $guest } have answered.
}
rematch-sits-out = All seats are taken, so you sit out this game. You're first in the next one.
replay-title = Move { $step }/{ $steps }
    .words = Move { $step } of { $steps }
# a great moment in a list; $what is its event, a whole sentence
replay-moment = { $step }: { $what }
replay-move-back-button = ◀ Move
    .words = One move back
replay-move-on-button = Move ▶
    .words = One move forward
replay-parts = { $choice ->
    [yes] { $you ->
        [yes] Here you did something else, in the same position.
       *[no] Here { $other } did something else, in the same position.
    }
   *[no] { $you ->
        [yes] Your game was the same until this move. Here others played differently.
       *[no] { $other }'s game was the same until this move. Here others played differently.
    }
}
replay-other-button = Other table
# the placeholder of a select
replay-menu = Moments and views
replay-deal = The deal
replay-round = End of round { $round }, new deal
replay-end = The end
replay-eyes = { $you ->
    [yes] As you saw it then
   *[no] As { $name } saw it then
}
replay-eyes-of = Through { $name }'s eyes
share-button = Share
share-title = **{ $name }** shares a game of { $game }.
# the levels of the computers in the game
share-levels = Computers: { $levels }
share-cards-button = Play these cards
share-done = The end of this game is in the channel now.
share-copy = Discord didn't accept this post. You can copy its text:
share-missing = { $who ->
        [writer] You can't write here, so only you see this.
        [you] I can't post it here. Without the permission Use External Apps, only you would see it.
       *[bot] I can't post it here without Send Messages. Somebody who manages this channel can grant it.
    }
share-no-server = **Share** needs others: press it in a channel or in a group chat.
share-again = You have already shared this game here. Scroll up to see it.
night-button = Call it a night
night-title = 🌙 { $count ->
    [0] An evening with { $names }
    [one] { $names } wins the evening!
   *[other] { $names } share the evening!
}
night-games = Final score after { $games } games: 1 point for each player beaten, ½ for a tie.
night-game = Game { $number }: **{ $game }**, won by { $winners }
night-early = { $count ->
    [1] { $games } ended early and doesn't count.
   *[other] { $games } ended early and don't count.
}
night-points = { $halves ->
    [1] ½ point
    [2] 1 point
   *[other] { $points } points
}
night-called = { $name } called it a night. The next game begins a new evening.
night-sure = { $gathers ->
    [yes] Call it a night? { $host } has opened the next game here; it would begin a new evening and expect nobody.
   *[no] Call it a night? The final score goes into the channel, and the next game begins a new evening.
}
distinction-comeback = 🪜 Greatest comeback: { $name }, last at half time and first at the end
distinction-rival = 🪝 Rival of the night: { $name } robbed { $other } { $size } times
night-done = Good night! The final score is posted, and the next game begins a new evening.
night-refused = { $why ->
    [single] An evening needs two finished games, and tonight doesn't have them yet. **Play again** deals the next one.
    [running] A game is running here. Press **Call it a night** when it's over.
    [stranger] Only people in tonight's score can call it a night. Ask one of them to press it.
    [later] Discord didn't accept the final score yet. Press **Call it a night** again in a minute.
    [called] Somebody called it a night already: [the final score]({ $link }) is in the channel. Your next game here begins a new evening.
   *[over] This evening is over. Your next game here begins a new one.
}
replay-open = Every hand face up
replay-too-old = This game was played so long ago that I don't keep it any more. Its result above stays.
export-button = Save as text
export-text = 💾 The whole game as text, to keep.
export-here-button = Play it again here
replay-unreadable = The rules have changed since this game was played, so it can't be replayed.
log-title = 📜 { $game }: the log · round { $round } · page { $leaf } of { $leaves }
log-empty = Nothing has happened yet.
log-button = Log

turn-reminder = { $mentions }, half your time is gone. A computer plays for you { $deadline }.
turn-still-waits = { $mentions }, the table is still waiting for your move.
turn-nudge = { $mention }, { $name } is waiting for your move.
nudge-button = Nudge
nudge-done = I reminded { $name } to move.
nudge-asleep = { $count ->
    [one] { $names } has quiet hours now, so I send no mention. They end at { $until }.
   *[other] { $names } have quiet hours now, so I send no mention. The first end at { $until }.
}
nudge-unwanted = { $count ->
    [one] { $names } has turned my mentions off, so I send none. The board says whose turn it is.
   *[other] { $names } have turned my mentions off, so I send none. The board says whose turn it is.
}
news-time-up = ⏳ Time was up: a computer played for { $name }.
news-time-up-stays = ⏳ A computer keeps playing for { $name } until { $name } presses something here.
news-away = 🪑 A computer plays for { $names }.
news-overtime = ⌛ { $over ->
    [yes] The deal's time was up: computers finished this table.
   *[no] The deal's time is up: computers finish this table.
}
news-taken-back = ↩️ { $name } took the last move back.
news-left = { $you ->
    [yes] You left; a computer played on.
   *[no] { $name } left; a computer plays on.
}
news-came-back = { $you ->
    [yes] You came back.
   *[no] { $name } is back.
}
news-kicked = { $you ->
    [yes] You were removed; a computer played on.
   *[no] { $name } was removed; a computer plays on.
}
news-seated = { $you ->
    [yes] { $former ->
        [none] You took over a free seat.
       *[other] You took over { $former }'s seat.
    }
   *[no] { $former ->
        [none] { $name } takes over a free seat.
       *[other] { $name } takes over { $former }'s seat.
    }
}
news-host = { $name } is the host now.
news-stand-in = { $you ->
    [yes] 🗳️ You were silent for half a day, so the others voted for a computer.
   *[no] 🗳️ { $name } was silent for half a day, so the others voted for a computer. It plays until { $name } presses something here.
}
news-plays-on = 🗳️ Too few voted to end the game, so it goes on: { $yes } yes, { $no } no.
news-vote-off = { $removed ->
    [yes] 🗳️ { $name } was removed, so the vote is over.
   *[no] 🗳️ { $name } left, so the vote is over.
}
news-clock = ⏳ { $clock ->
    [0] The turn time is unlimited now.
   *[other] The turn time is { clock-time } now.
}
news-paused = Nobody is at the table, so it waits. **My hand** takes your seat back.{ $when ->
    [none] {""}
   *[other] {" "}If nobody does, it closes { $when }.
}
news-resumed = The table goes on.
host-done = { $host } is the host now.
kick-sure = { $runs ->
    [yes] Remove **{ $name }** from the game? A computer plays on, and **Seats** gives the seat to somebody else.
   *[no] Remove **{ $name }** from the table?
}
kick-button = Remove
host-sure = Make **{ $name }** the host? Only { $name } can give the role back to you.
host-button = Make them the host
seats-button = Seats
seats-text = { $others ->
    [0] { $free ->
        [yes] Computers hold all the other seats. You can give one to a person.
        [unsaid] Nobody else here can be removed now.
       *[no] Nobody else can be removed or become the host now.
    }
   *[other] { $free ->
        [yes] Choose what to do with a player, or give a free seat away.
        [unsaid] Choose what to do with a player.
       *[no] Choose what to do with a player. No seat is free.
    }
}
seats-choose = Choose what to do
seats-give = Give a free seat to…
seats-option = { $way ->
    [kick] Remove { $name }
   *[host] Make { $name } the host
}
seats-swap = Swap { $one } and { $other }
seats-swapped = { $one } and { $other } have swapped seats.
kick-done = You removed { $name }; a computer plays on. **Seats** gives the seat to somebody else.
kick-done-lobby = You removed { $name }. The seat is free.
let-in-button = Let { $name } in again
let-in-done = { $name } can join again.
seat-bot = { $name } is a bot and can't hold cards. In the lobby, **Add computer** seats a computer player.
seat-has-one = { $name } has a seat here already.
seat-done = { $name } has a seat now. **My hand** on the board shows the cards.

rated-title = Rated
rated-meaning = A rated game changes everybody's rating (`/leaderboard`). It needs a limited turn time and at least two people. It has no computers and no hints, and moves can't be taken back. Those who leave early are last, and an early end is a draw between the others.
rated-yes = Rated, no hints
rated-no = Not rated, with hints
clock-title = Turn time
clock-time = { $clock ->
    [0] { choice-clock-0 }
    [30] 30 seconds
    [60] { choice-clock-60 }
    [120] 2 minutes
    [180] 3 minutes
    [300] { choice-clock-300 }
    [3600] { choice-clock-3600 }
    [86400] { choice-clock-86400 }
   *[259200] { choice-clock-259200 }
}
clock-done = { $clock ->
    [0] The turn time is unlimited now.
   *[other] The turn time is { clock-time } now.
}
clock-meaning = How long a turn may take. I remind you at half time; when time is up, a computer plays for you.
mute-title = Remarks
mute-meaning = With a remark you say one of six short things across the table, until your next move. The host can switch them off.
mute-yes = No remarks
mute-no = With remarks
