# The report of an analysis
title = Why { $game } ended like this
lead = { $players } players, { $moments } moments. Chances to win, estimated by play of strong bots.
won = { $seat } wins
shared = Shared victory: { $seats }

parts = Where the result comes from
parts-hint = In points of winning chance (100 = a certain win). Each row adds up to its result.
player = Player
start = Start
own = Own decisions
others = Decisions of others
draw = Luck of the draw
unknown = Luck of the unknown
result = Result
accuracy = Accuracy
luck = Luck
choices = Choices
points = points

graph = Chances to win
graph-said = Chances to win of every player, from the first moment to the last. The table below has the same numbers.
moment = Moment
what = What happened
behind = The same as a table
draws = Luck of every draw
draws-said = For each player: what every draw gave (up) or took (down).
draws-of = { $seat }: { $number } points in all

turning = Turning points
turning-none = No single moment changed much.
turning-line = Moment { $moment }: { $change } for { $seat }
worst = Choices to learn from
worst-none = No choice lost anything that can be measured.
lost = loses { $number } points, ± { $error }
better = Better: { $choice }
because = because it means

mark-best = best
mark-good = good
mark-doubtful = doubtful
mark-mistake = mistake
mark-blunder = blunder

reason-count = for you about { $what }
rivals-count = for each rival about { $what }
reason-yes = gives you { $what }
reason-no = spares you { $what }
rivals-yes = gives a rival { $what }
rivals-no = keeps { $what } from a rival

by-chance = Drawn: { $what }
and-more = and { $number } more
foot = A choice is measured by what its player could know then, never by hidden cards. Luck of the unknown is what hidden cards and secret answers made of it, and what the estimate itself got wrong. ± is one standard error. { $rounds } rounds a choice.
foot-marks = Marks: doubtful from { $doubtful } points lost, mistake from { $mistake }, blunder from { $blunder }. A difference smaller than two and a half standard errors counts as none.
