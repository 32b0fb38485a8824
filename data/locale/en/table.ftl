## Lists of names

names-and = { $most } and { $last }

## The lobby

lobby-title = ⛵ { $game }: who comes aboard?
lobby-host = host
lobby-ready = Ready. { $host } may press **Start**; more may still join while there are seats.
lobby-missing = { $missing ->
    [one] One more player and it can start. No friend about? **Add computer**.
   *[other] { $missing } more players and it can start. No friends about? **Add computer**.
}
lobby-wrong-number = These house rules want a crew of { $seats }. Press **Leave** or **House rules**.
lobby-join-button = Join
lobby-leave-button = Leave
lobby-add-button = Add computer
lobby-house-button = House rules
lobby-start-button = Start
lobby-rules-button = How to play
lobby-remove-button = Send one home
lobby-joined = You have seat { $seat }. The cards come when the host presses Start.
lobby-left = You left the table. The harbour stays open.
lobby-opened = Your table for { $game } stands. Friends press **Join**; you press **Start**.
lobby-started = The cards are dealt.
lobby-levels-title = Who takes the next seat?
lobby-rules-title = House rules
lobby-any-move = No crew has learned this game yet: a computer makes any legal move.
lobby-computer-joined = { $name } comes aboard.
lobby-computer-left = The last computer player went home.

## Computer players

level-deckhand = Deckhand
level-deckhand-character = plays soundly, forgets what went by.
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
choice-usual = as usual

## The board

board-hand-button = My hand
board-rules-button = Rules
board-more-button = More
board-left-out = … and { $count } more …
more-title = At this table
table-shown = The table is posted again below.

## Turns

turn-announcement = { $count ->
    [one] { $mentions }, your turn.
   *[other] { $mentions }, all of you choose now.
}
turn-yours = It's your turn. Press a card.
hand-over = The game is over; the reckoning is in the channel.
leaf-back-button = ◀ Back
leaf-on-button = More ({ $leaf } of { $leaves }) ▶

## The end

over-title = ⚓ { $game }: home
over-won = { $sides ->
    [one] { $count ->
        [one] **{ $winners }** wins!
       *[other] **{ $winners }** win!
    }
   *[other] **{ $winners }** share the win!
}
highlights-title = Highlights
highlight-lead = 🧭 Longest lead: { $name }, { $rounds } rounds in a row
highlight-close = ⚖️ Closest finish: { $first } was ahead of { $second } by { $apart }
closed-title = ⚓ { $game }: table closed
closed-text = Ended early by the host; no winner. `/table open` starts a new one.
closed-lobby = Closed before a card was dealt. `/table open` starts a new one.
closed-standing = So far:
ending-title = End this table?
ending-running = The game stops here, with nobody the winner. This cannot be taken back.
ending-lobby = Everybody goes home before a card is dealt.
ending-button = End it
table-ended = The table is closed.

## Refusals: what is wrong, and what to do next

refusal-no-table = There is no open table here. `/table open` sets one up.
refusal-place-taken = A table stands in this channel already. Play there, or open yours in another channel or thread.
refusal-not-seated = You don't sit at this table. Everybody may watch; a seat is yours from the next **Join** on.
refusal-already-seated = You have a seat already. Sit tight.
refusal-table-full = Every seat is taken. Watch this one, or open a table in another channel.
refusal-not-host = Only the host of this table may do that.
refusal-not-in-lobby = The cards are dealt already, so this has to wait for the next table.
refusal-too-few = Too few players to start. Ask a friend to press **Join**, or **Add computer**.
refusal-wrong-number = These house rules do not go with this number of players. Look at **House rules**, or let somebody join or leave.
refusal-not-your-turn = It's { $name }'s turn. You can look at your hand meanwhile.
refusal-stale = The table has moved on. This is how it stands now.
refusal-table-over = This game is over. `/table open` starts a new one.
refusal-not-running = The cards are not dealt yet. The host presses **Start**.
refusal-illegal-move = The rules do not allow that. This is what you may do.
refusal-no-computer = No computer player sits here.
open-other-values = { $rule } in { $game } may be: { $values }. Choose one of these.
refusal-bad-choice = That house rule does not work here: { $detail }
refusal-has-left = You left this table, and a computer player holds your seat. Take it back first.
refusal-not-away = You sit at this table already, and nobody plays for you.
refusal-paused = Nobody sits at this table just now, so it waits. It goes on when somebody takes a seat back.
refusal-nothing-to-take = No seat is free here. `/table kick` frees one, if it must be.
refusal-no-person = Nobody of that name sits here. Pick one of the suggestions.
refusal-cannot-kick-self = You can't send yourself away. **Leave** does that, and keeps the seat yours.
refusal-rated = This table is rated, so no mate gives hints here. This one is all yours.
refusal-no-rematch = There is no rematch of this one: it is not over yet, or was never dealt.
refusal-not-over = A game is told again when it is over. **My hand** and the board show how it stands.
refusal-stopping = The harbour closes for a moment. Nothing is lost; try again in a minute.
refusal-not-in-a-server = Tables stand in servers. Invite me to one, or try this in a channel.
refusal-unknown-words = I could not read that. Pick one of the suggestions.
refusal-old-command = That command has changed. Give Discord a minute, then try again.
incident = Something broke below deck. Your table is safe; if it happens again, tell the host `{ $id }`.

## Permissions of the bot

permissions-missing = I can't set up a table here: I lack { $names }. Somebody who may manage this channel can grant it.
permission-view-channel = View Channel
permission-view-channel-purpose = to find the table
permission-send-messages = Send Messages
permission-send-messages-purpose = to post boards and results
permission-send-messages-in-threads = Send Messages in Threads
permission-send-messages-in-threads-purpose = to post them in a thread
permission-read-message-history = Read Message History
permission-read-message-history-purpose = to tidy up after myself when I was away
permission-create-public-threads = Create Public Threads
permission-create-public-threads-purpose = to give a table a thread of its own

## Help

help-text =
    ## Seven Seas, in a minute
    { "**1." }** `/table open` puts a table in this channel. **2.** Friends press **Join**; empty seats go to **Add computer**. **3.** The host presses **Start**.
    Then press **My hand** on the board: only you see it, and every card says what it would do now. Who rather types uses `/play`, with suggestions.
    `/hand` shows your hand, `/nick` goes on with a waiting choice, `/rules` explains the game, `/table show` posts the board again, `/table end` ends it.
    Nothing is lost if you close the app, or if I am restarted.

## Rules

rules-credits = 7 Seas: Arve D. Fühler, ABACUSSPIELE 2021. Letter of Marque: Bruno Faidutti, Fantasy Flight / Heidelberger 2009. 7: Klaudia Bollwerk, Nürnberger-Spielkarten-Verlag 2008. The Seven Seals: Stefan Dorra, Amigo 2003. An unofficial, non-commercial adaptation of the rules, in our own words.

## Hands and seats

hand-waits = { $count ->
    [0] The cards rest
    [one] { $name } is to play
   *[other] { $name } are choosing
}
seat-to-play = to play

## Hints

hint-button = Hint
hint-none = No mate has learned this game yet, so nobody can give you a hint.
hint = 💡 A mate would play **{ $advice }**.
hint-why = 💡 A mate would play **{ $advice }**, because { $why }.

## Threads, followers

thread-name = ⛵ { $game }
open-no-thread = Discord gave me no thread here: { $reason }. `thread: False` opens the table in the channel itself.
open-elsewhere = This server keeps its tables in { $channels }. Open yours there.
follow-told = 👀 { $mentions }
follow-on = You follow this table: I mention you when a round ends.
follow-off = You no longer follow this table.

## Coming and going

follow-button = Follow
leave-button = Leave my seat
back-button = Take my seat back
end-button = End the table
back-title = A mate sits on your seat
back-text = The seat is still yours. Take it back, and your hand is as you left it, less what was played.
join-free-seat = The game is under way, but a seat is free: { $host } can give it to you with `/table seat`.
rematch-button = Rematch
anew-button = New table
replay-button = Replay
rematch-opened = The rematch stands: same house rules, the next one leads. Friends press **Rematch** or **Join**.
rematch-joined = You are in for the rematch.
replay-title = 📖 { $game }, told again · move { $step } of { $steps }
replay-open = Every hand, open
replay-unreadable = This game was played by rules that have changed since, so it cannot be told again.
log-title = 📜 { $game }: the log · round { $round } · page { $leaf } of { $leaves }
log-empty = Nothing has happened yet.
log-button = Log
step-back-button = ◀ Back
step-on-button = On ▶
round-back-button = ⏮ Round
round-on-button = Round ⏭

turn-reminder = { $mentions }, half of your time is gone: { $deadline } a mate moves for you.
news-time-up = ⏳ Time was up: a mate moved for { $name }.{ $stays ->
    [yes] {" "}It goes on doing so until { $name } presses anything here.
   *[no] {""}
}
news-away = 🪑 A mate plays for { $names }.
news-left = { $name } left the seat; a mate plays on.
news-came-back = { $name } is back.
news-kicked = { $name } was sent from the table; a mate plays on.
news-seated = { $name } takes over a seat.
news-host = { $name } is the host now.
news-paused = No person sits here any more. The table waits: **Take my seat back** is behind **More**.
news-resumed = The table goes on.
kick-done = { $name } no longer sits here; a mate plays on. `/table seat` gives the seat to somebody else.
kick-done-lobby = { $name } no longer sits here. The seat is free.
seat-bot = { $name } is a program, and has nowhere to hold cards. **Add computer** in the lobby seats one that has.
seat-has-one = { $name } has a seat here already.
seat-done = { $name } has a seat now. **My hand** on the board shows the cards.

rated-title = Rated
rated-meaning = at a rated table nobody is given hints.
rated-yes = Rated: no hints
rated-no = Not rated: a mate gives hints
clock-title = Clock
clock-meaning = how long a turn may take. You are reminded at half time; when it is up, a mate moves for you.
