# What the pages in the browser say around the boards.

players = { $from } to { $to } players
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}

# The frame.
skip = Skip to content
home = Bauhof, home page
slogan = Board games about building cities
slogan-more = Play against bots or with friends, around one screen or far apart.
settings = Settings
settings-language = Language
close = Close
theme = Colours
theme-auto = System
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
motion = Animations
motion-auto = System
motion-off = Off
motion-fast = Fast
motion-normal = Normal
sound = Sounds
confirm = Confirm every move
notify = Notify me when it’s my turn
name = Your name
loading = One moment …
loading-long = Setting up the game. The first time takes a little longer.
failed = That didn’t work. Please try again.
failed-network = Can’t reach the server. Check your connection.
again = Try again

# The home page.
start-choose = Choose a game
start-play = Play
start-bots = Against
start-bots-n = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
start-level = Level
start-friends = Set up a table
start-rules = Rules
start-continue = Continue
start-lobby = Open tables
start-lobby-none = No open tables.
start-lobby-create = Create one
start-saved = My games
start-saved-use = Play { $name }
start-saved-forget = Forget { $name }
start-import = Open a saved game
stage-waiting = waiting for players
stage-running = in progress
lobby-open = { $n ->
    [one] { $n } open seat
   *[other] { $n } open seats
}
lobby-watch = Watch
lobby-join = Join
lobby-go = Continue
lobby-result = Result

# A new table.
new-title = New table
new-game = Game
new-seats = Players
new-seat = Seat { $n }
new-kind = Who plays in seat { $n }
new-me = Me
new-here = Someone else on this device
new-bot = Bot: { $level }
new-open = Open – invite someone
new-name = Name in seat { $n }
new-add = Add a seat
new-remove = Remove seat { $n }
new-options = Variants
new-settings = Table settings
new-listed = List this table among the open tables
new-chat = Allow free text in the chat
new-hints = Allow hints
new-undo = Allow undo past dice and bot moves
new-create = Open the table
new-begin = Start the game
new-save = Save this set-up
new-saved = Saved. You’ll find it on the home page.
new-nobody = At least one person has to play.

# Before the start.
wait-title = Who’s playing?
wait-invite = Invite with this link
wait-invite-more = Anyone who has the link can take an open seat or watch.
wait-copy = Copy the link
wait-copied = Copied.
wait-qr = The link as a QR code
wait-empty = Nobody here yet
wait-sit = Sit here
wait-stand = Stand up
wait-name = Name of another player on this device
wait-bot = Put a bot here
wait-free = Free this seat
wait-start = Start the game
wait-for-host = The host will start the game.
wait-host-away = The host is away. You can start in { $n } s.
wait-for-seats = Some seats are still open.

# The table.
seats = Players
seat-you = you
seat-bot = bot
seat-bot-for = a bot is playing
seat-away = away
seat-resigned = resigned
seat-turn = to move
seat-open = open
spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
board = The table
decision = Your decision
prompt-thinking = { $name } is thinking …
prompt-waiting = It’s { $name }’s turn.
prompt-away = { $name } is away.
prompt-away-bot = Let a bot play
prompt-away-bot-in = A bot can play in { $n } s
prompt-given = { $name } let a bot play for you while you were away.
prompt-own-bot = A bot is playing for you.
prompt-past = You’re looking at an earlier moment.
prompt-now = Back to now
prompt-sent = Sent …
choices = What you can do
choices-why = Why not …?
refused-rule = See rule { $paragraph }
undo = Undo
undo-beyond = Undo past dice and bot moves
hint = Hint
hint-thinking = Thinking …
hint-chance = Chance to win: { $chance }.
more = More
give = Let a bot play for me
give-other = Let a bot play for { $name }
give-other-in = A bot can play for { $name } in { $n } s
take = Take my seat back
take-named = Take { $name }’s seat back
resign = Resign
resign-ask = { $name }: give up this seat for good? A bot will play on.
abandon = End the game for everyone
abandon-ask = End this game without a result?
yes = Yes
no = No
leave = Home
drawer = Log, chat and rules
log = Log
log-empty = Nothing has happened yet.
log-setup = Set-up
log-moment = Show this moment
log-earlier = Show earlier turns
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-presets = Quick phrases
chat-fresh = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
rules = Rules
rules-note = The rules as they are played here, paragraph by paragraph.
rules-find = Search the rules
rules-none = No paragraph mentions this.
example = Example
example-show = Show this position
example-tab = opens in a new tab
example-back = Back to the rules
keys = Keyboard shortcuts
keys-numbers = choose by number
keys-arrows = next or previous choice
keys-enter = play what is chosen
keys-escape = close, or choose nothing
keys-step = one moment back or forward
keys-page = ten moments back or forward
keys-ends = first or last moment
keys-speed = slower or faster
keys-play = play or pause
keys-mute = sounds on or off
keys-zoom = take a close look at a card; a right click or a long touch does the same
keys-skip = Press any key to skip animations.
zoom = Take a close look at the cards
zoom-rule = Rule { $paragraph }
zoom-previous = Previous card
zoom-next = Next card

# On one device.
hand-title = { $name }, it’s your turn
hand-next = { $name } is next
hand-text = Pass the device on. Nobody else looks now.
hand-ready = I’m { $name }
hand-skip = Don’t ask again at this table

# The network.
net-connecting = Connecting …
net-lost = Connection lost. Your game is safe; reconnecting …
net-restarting = The server is restarting. Your game is safe; you are back in a moment …
net-back = Connected again.
net-gone = This table doesn’t exist.
net-outdated = There is a newer version. Please reload the page.
net-reload = Reload
title-yours = ● Your turn
title-other = { $name } to move
notice-turn = It’s your turn: { $title }

# After the game.
over-won = { $names } won
over-you = You won!
over-abandoned = The game was abandoned
over-beyond = { $n ->
    [one] { $n } move was undone past dice or bot moves.
   *[other] { $n } moves were undone past dice or bot moves.
}
over-ranking = Ranking
over-rematch = Rematch
over-rotate = Rematch, next player starts
over-join = Go to the rematch
over-replay = Replay
over-board = Show the table
over-result = Show the result
over-export = Save the game
over-points = Where the points came from
over-course = How the game went
over-course-text = { $name }: { $value } at the end
over-source = Source
over-chance = Was chance fair?
over-chance-text = Before the game, the server published the fingerprint of a secret. Now the secret is open, and this browser has drawn everything again from it. If fingerprint and draws agree, every roll and every draw was fixed before the game began.
over-fair = The fingerprints match: the secret is the one from before the game.
over-unfair = The fingerprints don’t match: this is not the secret from before the game.
over-drawn = { $n ->
    [one] The only draw of this game follows from it.
   *[other] All { $n } draws of this game follow from it.
}
over-misdrawn = Draw { $n } doesn’t follow from it.
over-hashes = Fingerprints and secret
over-commitment = Fingerprint from before the game
over-secret = The secret
over-computed = Fingerprint of the secret, computed in this browser
over-verify = You can check it without a browser, too: save the game, then run bauhof verify bauhof.jsonl

# Replay.
replay = Replay
replay-moment = Moment { $n } of { $total }
replay-play = Play
replay-pause = Pause
replay-first = First moment
replay-previous = Previous moment
replay-next = Next moment
replay-last = Last moment
replay-speed = Speed
replay-eyes = View
replay-all = Public view
replay-on = Play on from here
replay-on-as = You play as { $name }; bots play the others.
replay-undone = Undone.
replay-export = Save the game

# The plain board of a game that has none of its own.
text-player = Player

# The board: its pages on a phone, and what the bar below it says.
since = Since your last turn
hint-best = best
keys-list = all choices
places = Parts of the table
place-market = Market
place-mine = Mine
place-others = Others
hint-wins = wins at once
hint-why = ★ { $choice }: { $reason }.

# Home, people and history.
home-mine = My games
home-all = All my games
home-you = you
home-bot-named = { $name } (bot)
home-your-turn = Your turn
home-turn = { $name } to move
home-change = { $title }: change bots and level
home-code = Got a code?
home-profile = Your name and look
home-figure = Figure
home-colour = Colour
home-shape = At the table every seat has a shape of its own, so nobody needs the colours to tell players apart.
home-nameless = You
home-edit = Change name and look
figure-fox = Fox
figure-owl = Owl
figure-cat = Cat
figure-bear = Bear
figure-frog = Frog
figure-rabbit = Rabbit
figure-duck = Duck
figure-whale = Whale
colour-0 = Coral
colour-1 = Blue
colour-2 = Green
colour-3 = Violet
colour-4 = Yellow
colour-5 = Grey
colour-6 = Teal
colour-7 = Pink
mine-running = Games in progress
mine-none = No games in progress.
mine-over = Finished games
mine-lesson = Guided game
mine-won = You won
mine-abandoned = Abandoned
mine-decisions = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
mine-more = Show { $n } more
stats = Statistics
stats-which = Which games
stats-all = All games
stats-played = Played
stats-won = Won
stats-lost = Not won
stats-streak = Wins in a row
stats-longest = Longest streak
stats-best = Best score
stats-form = Last games
stats-kind = Kind of game
stats-places = Places
stats-place = place { $place }: { $n }×
stats-rank = Place { $place } of { $n }
stats-by-level = Against whom
stats-by-players = Number of players
stats-players = { $n } players
stats-friends = Friends
stats-mixed = Mixed bots
stats-scores-text = { $n ->
    [one] { $n } result, best { $best }
   *[other] { $n } results, best { $best }
}
link-title = On your other devices
link-about = Make a personal link and open it on your phone or another computer. You’ll be the same player there, with all your games.
link-make = Make a personal link
link-new = Make a new link
link-revoke = Revoke the link
link-revoked = The link doesn’t work any more.
link-secret = Keep it to yourself: whoever has this link plays as you. It’s shown only now, and works until you revoke it or make a new one.
link-qr = Your personal link as a QR code
link-sign-out = Sign out other devices
link-sign-out-ask = All other devices lose your games, and your personal link stops working. This device keeps everything.
link-renewed = { $left ->
    [0] All other devices are signed out.
   *[other] All other devices are signed out, except at { $left } games that are busy. Try again soon.
}
link-enter = Play as yourself on this device?
link-enter-about = You opened a personal link. This device then shows all games of that player, and games you have started here come along.
link-enter-yes = Yes, that’s me
data-title = Your data
data-about = Take everything with you as one file, or leave nothing behind. Where others play with you, a bot takes your seat and your name disappears.
data-export = Save everything
data-forget = Delete everything
data-forget-ask = Delete your name, your games and your statistics for good? This can’t be undone.
data-forgotten = { $left ->
    [0] Everything is deleted.
   *[other] Everything is deleted, except { $left } games that are busy. Try again soon.
}
after-picture = Share a picture
after-sum = Result
replay-turn = Turn { $n } of { $total }
replay-turn-back = Back to the start of the turn
replay-turn-on = Next turn
replay-open = Everything open
keys-turn = one turn back or forward
undo-ask = Undo your last turn?
undo-ask-turns = This goes back over { $n } turns: yours and everything the bots have done since. New dice will be rolled.
undo-ask-yes = Undo them
undo-ask-no = Keep playing
wait-bot-level = Bot · { $level }
wait-ready = Ready
wait-ready-say = I’m ready
wait-unready = { $n ->
    [one] { $names } isn’t ready yet. Start anyway?
   *[other] { $names } aren’t ready yet. Start anyway?
}
wait-kick = Remove
wait-kick-named = Remove { $name }
wait-kick-ask = { $name } loses the seat and can’t sit down here again.
wait-code = Or tell them the code:
clock = Clock
clock-pace = Time to think
clock-none = No clock
clock-quick = 30 seconds a turn
clock-calm = 2 minutes a turn
clock-blitz = 5 minutes a game, 10 seconds a turn on top
clock-game = 15 minutes a game, 20 seconds a turn on top
clock-day = 1 day a turn
clock-days = 3 days a turn
clock-turn = { $time } a turn
clock-reserve = { $time } in reserve for the game
clock-late = When time is up, a bot makes the turn. After three such turns in a row it plays on until you take your seat back.
clock-left = { $name } has { $time } left
notify-blocked = Your browser blocks notices from this page. Allow them in its settings.
notify-closed = You’ll be told on this device, even with the page closed.
notify-open = You’ll be told while a Bauhof page is open. This browser or server can’t do more.

# Learning: the guided first game, how to play, practice.
coach = Coach
coach-next = Next
coach-do = Do it for me
coach-ask = What can I do?
coach-close = Got it
coach-best = I’d go for: { $choice }
coach-wait = It’s not your turn yet. Watch what happens, then ask me.
coach-progress = { $n } of { $total }
coach-rule = Rule { $paragraph }
learn-start = Learn by playing
learn-continue = Continue the guided game
learn-again = Guided game again
rules-place = Place { $n } of { $total }
rules-previous = Previous place
rules-next = Next place
learn-how = How to play
learn-rules = All the rules
learn-practice = Practice
learn-in-full = In full: { $paragraphs }
practice-title = Practice: { $title }
practice-count = { $n } of { $total } solved
practice-again = Try again
practice-next = Next exercise
practice-solved = solved
practice-number = Exercise { $n }
practice-rules = From the rules
practice-games = From real games

# Coaching of one person against bots.
live-chances = Show everybody’s chance to win
live-training = Training: warn me before a blunder, and let me undo once
live-training-marked = The result will say “with training”.
live-bar = Chances to win
live-bar-text = Chances to win: { $chances }
live-seat = { $name } { $chance }
live-sure = Are you sure?
live-lost = This would cost you about { $n } percentage points of your chance to win.
live-win = There is a move that wins at once.
live-why = A better move leaves you with:
live-again = Think again
live-anyway = Play it anyway
live-undo = Undo your last decision – once per game
live-with = with training
live-over = Played with training.
live-apart = { $n ->
    [one] { $n } game with training isn’t counted here ({ $won } won).
   *[other] { $n } games with training aren’t counted here ({ $won } won).
}

# Today: the puzzle and the deal of the day.
today = Today
today-about = One puzzle and one deal a day for each game. Everybody here gets the same ones.
today-next = New ones in { $time }
today-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
today-puzzle = Puzzle
today-puzzle-of = Puzzle of the day: { $title }
today-solved = solved
today-easy = easy
today-medium = medium
today-hard = hard
today-deal = Deal
today-against = against { $rivals }
today-go-on = in progress
today-place = { $place ->
    [0] not finished
    [1] won
   *[other] place { $place }
}
today-ranking = Ranking
today-ranking-of = Deal of the day: { $title }
today-ranking-about = Everybody had the same dice and draws and the same opponents. The bots sat in your seat.
today-ranking-empty = Nobody has finished this deal yet.
today-rank = Rank
today-who = Player
today-result = Result
today-score = Score
today-margin = Lead
today-you = You
today-better = You beat { $n } of { $total } others.
today-open = The ranking is open until the day ends. Then the secret of the dice is shown here, and everybody can check them.
today-final = The ranking is final. With this secret everybody can check the dice.
today-secret = Secret
today-commitment = Commitment
today-day-before = The day before
today-day-after = The day after

# Reviews of finished games.
review = Review
review-of = Review: { $title }
review-ask = Review this game
review-about = Where was the game won and lost? What was luck, what was skill? A review looks at every decision.
review-retry = Try again
review-failed = The review couldn’t be made.
review-waiting = { $n ->
    [one] One other review comes first …
   *[other] { $n } other reviews come first …
}
review-glance = Taking a first look …
review-working = Looking at every decision …
review-chances = Chances to win
review-axis = From the first moment to the last
review-line = { $name }: { $start } at the start, { $end } at the end
review-sum = Luck and skill
term-accuracy = Accuracy
term-tip-accuracy = How close all decisions were to the best ones. 100: always the best one. One blunder costs a lot.
term-start = Start
term-tip-start = The chance to win before the first move.
term-luck = Luck
term-tip-luck = What all dice and draws changed, those of other players too.
term-own = Own decisions
term-tip-own = What this player’s decisions changed.
term-others = Others’ decisions
term-tip-others = What the other players’ decisions changed for this player: gifts and blows.
term-result = Result
term-tip-result = Start + luck + own decisions + others’ decisions. 100 % is a win; a shared win is shared.
review-clean = No mistakes
judged-count-blunder = { $n ->
    [one] 1 blunder
   *[other] { $n } blunders
}
judged-count-mistake = { $n ->
    [one] 1 mistake
   *[other] { $n } mistakes
}
judged-count-inaccuracy = { $n ->
    [one] 1 inaccuracy
   *[other] { $n } inaccuracies
}
review-adjusted-you = With average luck, you would have won { $share } of such games.
review-adjusted = With average luck, { $name } would have won { $share } of such games.
review-how = How to read this
review-lopsided = In a lopsided game everybody’s accuracy is high: where every move wins, none is wrong.
review-limits = All chances are estimates by a neural network that looks a few moves ahead. Where it doesn’t see the end coming, some luck and skill ends up in the wrong place.
review-moments = Key moments
review-quiet = No big mistakes, no big strokes of luck.
review-learn = Learn from my mistakes ({ $n })
review-link = Copy link
review-copied = Link copied. Anyone who has it can see this review.
judged-only = no choice
judged-best = best move
judged-good = good move
judged-inaccuracy = inaccuracy
judged-mistake = mistake
judged-blunder = blunder
judged-lucky = lucky
judged-unlucky = unlucky
review-headline = { $name }: { $kind }
review-change-tip = Chance to win with the best decision → with the one played
review-luck-change-tip = Chance to win before → after
review-played = Played: { $words }
review-show-better = What was better?
review-better = Better: { $words }
review-why = Why: { $reason }.
review-look = Show
review-try = Try again
review-previous = Previous key moment
review-next = Next key moment
review-moment-of = Key moment { $n } of { $total }
review-back = To the review
review-options = All options
review-options-again = All options
review-tag-played = played
review-flag-played = played: { $chance }
review-find-you = Find a better move
review-find = Find a better move for { $name }
review-right = Right! { $words }: { $chance } to win instead of { $played }.
review-near = Good! { $words }: { $chance } to win. The very best gives { $best }.
review-wrong = { $words }: { $chance } to win. { $best } is possible – try another move.
review-same-best = { $words }: { $chance } to win. Nothing is better.
review-unknown = The review didn’t look at this one. Try another move.
review-solution = Show the answer
review-next-try = Next one
