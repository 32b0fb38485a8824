## A club night

refusal-night-hint = No hints at a club night: other tables play the same cards without help. **Rules** is under **More**.
refusal-night-move = You can't take moves back at a club night: other tables play the same cards. Your hand is below.
refusal-night-table = All tables of a club night are played alike: the clock and the seats stay, there are no remarks, and nobody ends a table. If you have to go, you can leave, and a computer plays for you.
refusal-night-hidden = This deal is still played at other tables of the club night. When it is over there, you can see all of it.
refusal-night-past = That time is over. Choose a later start.
refusal-night-taken = This channel has a club night already ({ $at }), and `/night` shows it. Choose another channel for this one.
refusal-night-series = The weekly club night of this channel ({ $at }) would be in the way. Choose another start or channel, or switch **Repeat every week** off: `/night` in that channel does that.
refusal-night-full = This club night has all the people it can seat. `/solo` lets you play right now.
refusal-night-early = Check-in isn't open yet. Press **I'm coming** now, and **I'm here** in the last 15 minutes before the start.
refusal-night-here = You've checked in already, so you have a seat. You can just wait: when a deal begins, a mention leads you to your table.
refusal-night-few = A club night needs at least two people who are here. Ask somebody else to press **I'm here**.
refusal-night-late = It's too late to join this club night: newcomers can until half of its deals have begun. `/solo` lets you play right now.
refusal-night-stale = The club night has moved on. `/night` shows where it is now.
refusal-night-over = This club night is over. `/night` shows whether there is another one.
