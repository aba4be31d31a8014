# What the server says: refusals, notices and phrases of the chat.

# Why a request was not carried out.
refusal-broken = This table is damaged or follows other rules, so it was set aside. All other tables go on.
refusal-stale = The game has moved on. This is how it stands now.
refusal-no-table = This table doesn’t exist.
refusal-not-host = Only the host can do this.
refusal-not-yours = This isn’t your seat.
refusal-no-seat = This table has no such seat.
refusal-taken = This seat is taken.
refusal-not-seated = Only players at the table can do this.
refusal-started = The game has already started.
refusal-not-running = The game isn’t running.
refusal-not-over = The game isn’t over yet.
refusal-open-seats = Some seats are still open.
refusal-no-person = At least one person must play.
refusal-not-your-turn = It isn’t your turn.
refusal-bot-plays = A bot is playing your seat. Take it back first.
refusal-not-away = The player is here.
refusal-just-left = This player has just left and may come back. Wait { $n } more { $n ->
    [one] second
   *[other] seconds
}.
refusal-no-bot = This game has no such bot.
refusal-no-undo = You can’t undo now: something new was revealed, or others have played.
refusal-no-hint = This table has no hints.
refusal-not-ready = Hints are being prepared. Try again in a minute.
refusal-no-chat = This table allows ready phrases only.
refusal-no-preset = There is no such phrase.
refusal-nothing-said = Write something first.
refusal-no-name = A name needs visible characters.
refusal-no-action = The game has no such action.
refusal-players = This game is for { $from } to { $to } players.
refusal-no-game = There is no such game or variant.
refusal-no-example = The rules have no such example.
refusal-no-lesson = There is no such lesson.
refusal-lesson = Good idea for later! First try what the coach suggests.
refusal-no-exercise = There is no such exercise.
refusal-bad-message = The server can’t read this message.
refusal-bad-journal = This file can’t be replayed.
refusal-too-fast = Too many requests. Wait a moment.
refusal-too-slow = This took too long to arrive. Try again.
refusal-no-length = Requests must say how long they are.
refusal-too-large = This is too large.
refusal-too-many = Too many tables or connections. Close some first.
refusal-no-origin = Requests from other sites aren’t answered.
refusal-no-host = No server of this name runs here.
refusal-protocol = The server was updated. Reload the page.
refusal-storage = This couldn’t be saved, so nothing changed. Try again soon.
refusal-moved = This table has just moved to another server. Try again soon.
refusal-no-page = This page doesn’t exist.
refusal-kicked = The host has asked you to leave this table.
refusal-no-person-there = Nobody else sits there.
refusal-no-code = No table waits under this code. Check the letters, or ask for the link.
refusal-no-link = This personal link doesn’t work any more. Make a new one on your other device.
refusal-no-cookie = Your browser keeps no cookies for this page. Allow them, then try again.
refusal-no-push = This browser’s notices can’t be reached from here.
refusal-fault = Something went wrong on the server.
refusal-not-alone = Win chances and training are only for one person against bots.
refusal-no-coach = There is no coach for this game.
refusal-no-chances = You can’t see win chances at this table.

# What the table says by itself.
notice-joined = { $name } sits down.
notice-stood = { $name } leaves the table.
notice-undo = { $name } undoes an action.
notice-beyond = { $name } undoes a turn.
notice-bot = A bot plays for { $name }.
notice-back = { $name } plays again.
notice-resigned = { $name } resigns. A bot plays on.
notice-kicked = The host has asked { $name } to leave.
notice-late = { $name }’s time is up. A bot makes this turn.
notice-abandoned = The game was abandoned.
notice-quiet = Only ready phrases from now on.
notice-talk = Free text is allowed now.

# Ready phrases of the chat.
preset-hello = Hello!
preset-good-luck = Good luck!
preset-well-done = Well done!
preset-oops = Oops!
preset-thanks = Thank you!
preset-moment = One moment …
preset-your-turn = It’s your turn.
preset-good-game = Good game!
preset-again = Once more?

# What a person at the terminal is told.
console-listening = Bauhof is running at { $address }
console-stop = Press Ctrl-C to stop. Every game is saved as it is played.
console-compiling = First start on this machine: bots play simply until their rules are compiled, in a minute or two.
console-compiled = { $game } is ready at full strength.
console-opened = { $name } opens a table: { $game }.
console-joined = { $name } joins: { $game }.
console-stood = { $name } leaves: { $game }.
console-resigned = { $name } resigns: { $game }.
console-over = Game over: { $game }. { $winners } { $n ->
    [one] wins
   *[other] win
}.
console-abandoned = Abandoned: { $game }.
console-aside = A table can’t be read and was set aside. All others go on.
console-trouble = Something went wrong ({ $what }). The server goes on.
console-stopped = Stopped. All games are saved.
console-restarting = Restarting. All games are saved, and everybody comes back by themselves.

# Notices with the page closed.
push-turn = It’s your turn.

# Practice.
practice-best = Find the best move.
practice-right = Right: { $choice }.
practice-wrong = Not quite. Try this: { $best }.
practice-wrong-most = Not quite: that makes { $n }. With { $best } it would be { $most }.
practice-right-chance = Right: { $choice } wins { $share } % of such games. The next best, { $other }, wins { $less } %.
practice-wrong-chance = That wins { $less } % of such games. Better, with { $share } %: { $best }.

# The puzzle and the deal of the day.
refusal-no-day = A date looks like 2026-11-16.
refusal-future = This day hasn’t come yet. Until then nobody can see what it brings.
refusal-no-puzzle = There is no puzzle for this game.
refusal-no-deal = There is no deal of the day for this game.
refusal-deal-not-ready = The bots are still getting ready. Try again in a minute.
refusal-deal-closed = This is somebody’s deal of the day. You can watch it when the day is over.
refusal-deal-alone = In the deal of the day you play alone and to the end, without undo and without a bot in your seat.
practice-why = What it gives you: { $reason }.

# Reviews.
refusal-not-finished = Only games played to the end can be reviewed.
refusal-no-review = There are no reviews of this game.
refusal-one-review = Another review of yours is still being made. Wait until it’s done.
refusal-reviews-full = Many reviews are being made right now. Try again in a few minutes.
refusal-no-moment = This review has no such decision.
