## The data kept about people, and how they have it deleted

privacy-title = 🗝️ What I keep about you
privacy-short = I keep where you played, your moves, and how your games went. I also keep your ratings and what you chose in `/preferences`. I share this with nobody, and I never read what people write.
privacy-kept = The data
privacy-kept-tables = Tables where you sat or were host: your Discord ID, your name there and outside that server, your moves and when you made them. Also when you last pressed something, your reminders, your votes while the table was open, and the IDs of the messages that show it
privacy-kept-own = Your own tables against the computer
privacy-kept-results = How your finished games went, and the marks you earned
privacy-kept-ratings = How each rated game moved your rating
privacy-kept-cuts = The words you cut decks with
privacy-kept-invitations = The seat kept for you after a challenge or for a rematch, and your name then
privacy-kept-days = Which daily deals and voyages of the week you played, where you asked for them, and your points
privacy-kept-duels = Duels: whose cards you played, and who played yours
privacy-kept-feats = How you did against each rival, and your first marks in each game
privacy-kept-puzzles = Puzzles from games that you reviewed, and your answers to puzzles
privacy-kept-nights = Your answers to club nights, your name and your word to cut there, and the nights you organised
privacy-kept-standings = Your results in club nights
privacy-kept-calls = The games and servers I call you for, and when I last called you
privacy-kept-settings = Your choices in `/preferences`, your time zone and quiet hours included
privacy-kept-kicks = The tables that you were removed from, and your name there
privacy-kept-waits = Where you wait for the next game, and your name there
privacy-why-title = Why
privacy-why = I need it to know whose turn it is, to carry on after a restart, to replay games, and to call you if you asked. `/history`, `/profile` and `/leaderboard` show how your games went. Others in the same server see you there too, unless you switch off **Show my games** in `/preferences`. The same switch decides whether players everywhere can watch your daily deal when it is the best. I use it for nothing else and share it with nobody. I never read what people write.
privacy-long-title = How long
privacy-long =
    { $tables ->
        [0] Tables stay until you delete your data.
        [one] Tables are deleted a day after they end.
       *[other] Tables are deleted { $tables } days after they end.
    } Tables of a server that removed me are deleted after { $servers } days. Preferences, puzzles, calls and ratings stay until you delete your data. Backups are deleted after { $backups } days.
privacy-ask = { $contact ->
    [none] The people who run me haven't named a contact. The people who manage this server know who invited me.
   *[other] Questions about your data go to: { $contact }
}

mydata-button = My data
mydata-text = 🗝️ Everything I keep about you. Only you can see this.
mydata-cut = It's too much for one file, so your oldest tables are missing. The people who run me can give you the rest.

former-player = a former player

forget-title = 🌊 Delete your data?
forget-explained =
    - You leave every table you sit at, and a computer plays for you.
    - Finished games stay whole, but call you “a former player”. Your results, marks and ratings in them no longer count as yours.
    - I delete your own tables against the computer, your daily deals, your voyages, your marks, and your streak. Until midnight UTC, I note that you have played today's deal, so that nobody plays it twice. A voyage of the week is noted until Monday.
    - I delete the words you cut decks with, and any seat kept for you.
    - I delete your preferences and your calls.
    - If you come back, you start from scratch. Nobody can undo this, not even the people who run me.
forget-messages = My messages in channels stay, and so does what others wrote: only their server can delete them. I clean my backups at once. Copies that I can't reach are gone after { $days } days.
forget-button = Delete my data
forget-not-button = Keep everything
forget-wait = I deleted your data minutes ago, or I'm still at it. Try again in ten minutes.
forgotten =
    { $failed ->
        [0] I deleted your data. Fair winds.
        [one] I deleted your data. I couldn't change one backup; it is gone after { $days } days. Fair winds.
       *[other] I deleted your data. I couldn't change { $failed } backups; they are gone after { $days } days. Fair winds.
    }
forgotten-later = You sit at a table that I can't reach right now. I'll delete your data as soon as I can reach it. To be sure, press **Delete my data** in `/privacy` again tomorrow.
forgotten-hand = You left this table, and I deleted your data.

commands-privacy = See what I keep about you, get it in a file, or delete it
