# Spire

title = Spire
about = Stack floors with one die, and stop before a 1 brings everything down.
option-high-spire = High spire: 30 floors instead of 20

refusal-not-asked = that is not the question now
refusal-high-enough = your spire is high enough
refusal-game-over = the game is over

prompt-stack = { $turn }, { $scaffold ->
    [one] { $scaffold } floor stands
   *[other] { $scaffold } floors stand
} on the scaffold. Roll again?
prompt-roll = { $turn } rolls the die.
prompt-over = { $turn } wins.

choice-stack-roll = roll again
choice-stack-stop = stop and keep { $scaffold ->
    [one] { $scaffold } floor
   *[other] { $scaffold } floors
}

event-turn = { $seat }’s turn.
event-rolled = { $seat } rolls { $face }.
    .brief = { $pips } { $face }:
event-fell = { $seat }’s scaffold falls: { $floors ->
    [one] { $floors } floor is
   *[other] { $floors } floors are
} lost.
    .brief = −{ $floors }
event-built = { $seat } builds { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}.
    .brief = builds { $floors }
event-won = { $seat } has finished a spire and wins.
    .brief = wins
ending-spire-finished = A spire is finished.

table-player = player
table-floors = floors (of { $goal })
standing-floors = { $n ->
    [one] { $n } floor
   *[other] { $n } floors
}
metric-floors = floors
tally-built = floors built
tally-fallen = floors fallen

variable-goal = floors of a spire
