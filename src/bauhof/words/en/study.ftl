# Studies: the report on many simulated games.
study-title = { $game }: { $games } simulated games
study-progress = games
study-done = { $games } games are in { $folder }. Report: { $report }
study-resumed = { $games } games were already there.
study-stopped = stopped after { $games } of { $most } games
study-continue = Continue with:

study-asked = What was asked
study-game = Game
study-rules = Rules version
study-games = Games
study-players = Players
study-for-players = { $players } players
study-bots = Bots
study-options = Options
study-variation = Variation
study-seed = Seed
study-none = none
study-ordinary = none: the game as in the box
study-command = Command
study-left-out = { $n ->
    [one] { $n } game didn’t end and is left out.
   *[other] { $n } games didn’t end and are left out.
}

study-found = In short
study-found-length = { $players } players: half of the games take { $middle } turns or fewer, nine in ten between { $low } and { $high }.
study-found-seats-fair = { $players } players: turn order makes no measurable difference; everybody wins their fair share of { $fair } %.
study-found-place = { $players } players: number { $place } in turn order wins { $rate } % ({ $low } … { $high }), where { $fair } % would be fair.
study-found-bot = { $players } players: { $bot } wins { $rate } % of its seats ({ $low } … { $high }), where { $fair } % would be fair.
study-found-deed = Compared with others at the same point, players who did this won most: { $deed } ({ $gain } points).

study-length = How long games last
study-length-how = A turn is one player’s turn; decisions are those of all players, counting answers without a choice.
study-turns = turns of all players
study-mean = Mean
study-median = Median
study-range = 5 % … 95 %
study-decisions = Decisions
study-ending = How it ended
study-share = Share
study-shared = Shared wins

study-seats = Who starts, who wins
study-seats-how = The share of games won in turn order, with 95 % intervals: 1. is the player who starts. A shared win counts in parts.
study-seat = Turn order
study-wins = Wins in %
study-interval = 95 % interval
study-score = Score
study-fair = % of games won; the line is the fair share

study-by-bot = Which bot wins
study-bot = Bot
study-seats-played = Seats

study-scores = Scores
study-scores-how = Shares of all winners and of all others, in %. The score is what decides the game: points, or landmarks built.
study-winners = winners
study-others = others
study-score-at-end = score at the end

study-deeds = What winners do
study-deeds-how = “With” is the share of games won by players who did it at least once, “without” by everyone else. These two compare different games: those who win early have had fewer turns to buy. So “in the same turn” is the share won by players of the same bot who had come just as far and hadn’t done it yet; “gain” is the difference, in points of a hundred, with its 95 % interval (approximate). It shows what goes along with winning at that time, not what causes it: being able to pay for something is itself a good sign.
study-deed = What
study-did = Did it, %
study-first = First in own turn
study-with = With, %
study-without = Without, %
study-likewise = In the same turn, %
study-gain = Gain
study-gain-below = points ahead of those who hadn’t done it by then
study-other-deeds = Other choices
study-single = One by one
study-built-kind = Establishments built
study-built-landmark-landmark = Landmarks built
study-bought-building = Buildings bought
study-bought-currency = Currencies paid with
study-bought-segment = Bricks bought, by segment of the wheel
study-built-building = Buildings built
study-built-city = Cities built in
study-scored-scoring = Scored
study-bought-object-object = Objects bought
study-took = Take money
study-bought-for-dirk = Buy for Dirk
study-took-coins = Take coins
study-announced = Announce the end

study-course = The course of a game
study-course-how = The average score at the end of each own turn, among those still playing: as it would count if the game ended there.
study-course-by = Who has done it by their n-th own turn, in % of all players.
study-own-turns = own turn

study-paragraphs = Which rules came up
study-paragraphs-how = The first { $games } games were replayed by the same rules as plain Python, counting how often the passage that carries out each paragraph was run. Passages that only ask whether something applies count too.
study-paragraphs-missing = Not counted, since no single passage carries them out: { $paragraphs }.
study-paragraph = Paragraph
study-rule = Rule
study-per-game = Per game
study-never = never

study-how = How to read this page
study-how-text = Every game depends on the seed and its number alone, so the command above gives the same games on any number of machines. Bots take the seats in turn. Click a column heading to sort. All tables are in the folder as Parquet files.
study-sort = Sort by { $column }
