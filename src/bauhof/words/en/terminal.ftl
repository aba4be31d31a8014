# What the terminal says around a game; errors and the help of the commands are English.

taken-back = { $name } takes this back.

# At the table.
sealed = Chance is sealed. Its hash: { $hash }
ask = Your choice (a number, { $why } for what’s not allowed, { $quit } to quit):
no-choice = “{ $answer }” isn’t one of the choices 1 to { $last }.
paused = The game is saved. Continue with:
saved = The game is saved. Watch it again with:

# Lists, hints and proofs.
game = { $title }, { $from } to { $to } players
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-chance = Chance to win: { $chance }
hint-share = would play
verified = Verified:
verified-finished = { $actions ->
    [one] { $actions } action by the rules, the game is finished.
   *[other] { $actions } actions by the rules, the game is finished.
}
verified-unfinished = { $actions ->
    [one] { $actions } action by the rules, the game isn’t finished.
   *[other] { $actions } actions by the rules, the game isn’t finished.
}
verified-chance = { $proven } of { $chances } outcomes of chance are proven by the revealed secrets.
verified-undone = { $undone ->
    [one] { $undone } action was taken back
   *[other] { $undone } actions were taken back
}, { $beyond } of them after chance or others had answered.

# The arena.
arena-title = { $game }, { $players } players
arena-pairings = pairings
arena-games = games
arena-wins = wins %
arena-interval = 95 %
arena-score = score
arena-ms = ms
arena-speed = games/s
arena-ratings = ratings
arena-bots = bots
arena-elo = Elo
arena-clear = clear
arena-unclear = not clear
arena-fair = A fair share of wins is { $percent } %. The mean of all Elo ratings is 0.
arena-units = ms: per decision with more than one legal action. games/s: per worker.
arena-played = games
arena-leads = { $bot } leads by { $wins } wins
arena-dropped = { $file }: line { $line } is unfinished; its deal is played again
arena-stopped = stopped after { $games } of { $most } games
arena-lost = Nothing is kept. With --results FILE a later run continues from there.
arena-continue = Continue with:

# The picture of an arena.
picture-title = { $game }, { $players } players: { $games } games
picture-ratings = Ratings
picture-elo = Elo; the mean of all bots is 0, the bars are 95 % intervals
picture-wins = Wins in %, { $fair } is fair:
picture-against = the row against the column
picture-alone = the row alone among { $others } of the column

# Training.
learn-begins = { $game }: { $games } games at once on { $device }
learn-goes-on = Going on after { $decisions } decisions in { $minutes } minutes.
learn-imitates = { $clock } · { $decisions } decisions, { $speed }/s · imitating greedy: { $policy } · value { $value } · entropy { $entropy }
learn-plays = { $clock } · { $decisions } decisions, { $speed }/s · policy { $policy } · value { $value } · entropy { $entropy }
learn-wins = Wins against: { $rates }
learn-written = Written: { $file }. The next piece goes on with --resume { $checkpoint }

# Judging networks.
games-left-out = { $n ->
    [one] { $n } game didn’t end and is left out.
   *[other] { $n } games didn’t end and are left out.
}
calibrate-printed = as printed
calibrate-memory = with a perfect memory
calibrate-says = says %
calibrate-said = mean said %
calibrate-won = won %
calibrate-times = times
calibrate-players = players
calibrate-all = all
calibrate-errors = Calibration error
calibrate-error = error
calibrate-chance = by chance
calibrate-worst = worst step
calibrate-skill = skill %
calibrate-how = Error: the mean of |said − won| over all that was said, in points. By chance: what a network without error would show in as many games. Worst step: the largest distance of a step that was said in 100 games or more. Skill: 0 gives everybody a fair share, 100 knows every winner.
openings-how = Share of seats in %: network / greedy. Wins: of the network’s seats that did this.
openings-aspect = { $aspect }: { $network } per seat and game, greedy { $greedy }
openings-turn = in turn
openings-network = network
openings-greedy = greedy
openings-per-game = per game
openings-of-these = % of greedy’s
openings-differences = What the network does instead: greedy would do something else in { $percent } % of its decisions

# The review of a game.
review-player = player
review-accuracy = accuracy
review-loss = loss
review-inaccuracies = inacc.
review-mistakes = mistakes
review-blunders = blunders
review-luck = luck
review-skill = skill
review-start = start
review-others = others
review-result = result
review-adjusted = average luck
review-made-up = What made the result
review-chances = Chances to win
review-moments = Key moments
review-quiet = No big mistakes, no big strokes of luck.
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-lost = { $name }: { $judgement }, loses { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ({ $before } → { $after })
review-good-luck = Lucky: { $name } gains { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ({ $before } → { $after })
review-bad-luck = Unlucky: { $name } loses { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ({ $before } → { $after })
review-played = played: { $words }
review-better = better: { $words }
review-why = why: { $reason }
review-mark-played = played
review-mark-better = better
review-options = What else could be done
review-action = action
review-chance = chance to win
review-position = How the table stood
review-games = games
review-wins = wins
review-trend = trend
review-course = course
review-file = file
review-players = players
review-winner = winner
review-each = Game by game
review-folder = { $games } games in review
review-trend-how = Luck: the mean of a game, in percentage points. Trend: by how many points the accuracy rises over ten games, from { $games } games on; the course shows the last 24, from 60 to 100.
review-how = All in percentage points of the chance to win. Loss: the mean of a decision. Start + luck + skill + others = result. Skill: what your own decisions changed; others: what theirs changed for you. Average luck: how many such games you would have won with average luck, in %.

# The ladder.
ladder-title = How strong the bots are
ladder-place = #
ladder-bot = bot
ladder-games = games
ladder-elo = Elo
ladder-interval = 95 %
ladder-with = { $players } players
ladder-ms = ms per decision
ladder-figures = Figures
ladder-wins = Who beats whom
ladder-against = Wins in %, 2 players: row against column. { $fair } is fair
ladder-alone = Wins in %, { $players } players: row alone against { $others } of the column. { $fair } is fair
ladder-from = { $games } games, { $players } players
ladder-means = From { $games } games. 400 Elo points more mean ten times the strength; bars are 95 % intervals.
ladder-anchor = The Elo rating of { $bot } is 0.
ladder-mean = The mean of all Elo ratings is 0.
ladder-apart = { $game }: not rated, because they never met the others: { $bots }
ladder-network = network
ladder-search = search
ladder-strategy = strategy
ladder-random = random
ladder-own = your own

# What can be varied for a study.
vary-title = What can be varied in { $game }
vary-file = { $file }: all variations can be played
vary-variation = variation
vary-what = what
vary-meaning = meaning
vary-now = now
vary-ordinary = ordinary
vary-limits = limits
vary-hash = hash
