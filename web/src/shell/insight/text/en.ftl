title = Was it luck or skill?
share = Copy link
not-over = This match is still going on. Once it is over you can see here what was luck and what was skill.
to-table = To the table
ask-title = Shall we look into it?
ask = Strong bots go through the whole match: who could have won when, what was luck, and which choices cost something. It takes a minute or so; after that it is here for everybody who played.
ask-go = Analyse this match
ask-again = Try again
again-in = { $number ->
    [one] Try again in a minute.
   *[other] Try again in { $number } minutes.
}
too-many = Enough analyses are asked for at the moment.
failed = That did not work
working = The match is being analysed
ahead = { $number ->
    [one] One match is ahead of yours.
   *[other] { $number } matches are ahead of yours.
}
soon = It begins at once.
so-far = { $done } of { $total } moments
leave = You can close this page: it goes on, and the result stays here.

people = Players
you = (you)
place = { $place ->
    [1] won
   *[other] place { $place }
}
accuracy = accuracy, of 100
luck = luck, points
marks-doubtful = { $number } doubtful
marks-mistake = { $number ->
    [one] 1 mistake
   *[other] { $number } mistakes
}
marks-blunder = { $number ->
    [one] 1 blunder
   *[other] { $number } blunders
}
marks-none = no mistakes

verdict = { $played }; { $luck }.
played-great = { $you ->
    [yes] You played superbly
   *[no] { $name } played superbly
}
played-well = { $you ->
    [yes] You played well
   *[no] { $name } played well
}
played-fair = { $you ->
    [yes] You missed a few chances
   *[no] { $name } missed a few chances
}
played-weak = { $you ->
    [yes] You let many chances slip
   *[no] { $name } let many chances slip
}
luck-good = { $you ->
    [yes] luck gave you { $number } %
   *[no] luck helped with { $number } %
}
luck-bad = { $you ->
    [yes] bad luck cost you { $number } %
   *[no] bad luck cost { $number } %
}
luck-even = good and bad luck evened out

parts-hint = Step by step from the chance to win at the start to the result. 100 % is a certain win; everything adds up.
part-start = At the start
part-own = { $you ->
    [yes] Your choices
   *[no] Own choices
}
part-others = The others’ choices
part-draw = Luck of the draw
part-unknown = Luck of the unknown
part-result = The result
about-start = the chance before the first move
about-own = what the best choice each time would have kept
about-others = their mistakes help, or hurt
about-draw = cards, dice, everything drawn
about-unknown = hidden cards and secret answers
about-result = { $you ->
    [yes] what you made of it
   *[no] what came of it
}

graph = Who would have won when
moment = Moment
chance = Chance to win, %
draws = Luck of every draw, in points: { $name }
slider = Chances, moment by moment
of-seat = { $name } { $number } %
moment-at = Moment { $number }
moment-of = Moment { $number } of { $last }
end = The end
behind = All moments as a table
what = What happened
slide = Move over the graph, or use the arrow keys, to read a moment.
look-before = The noteworthy moment before
look-after = The next noteworthy moment
cost = That cost { $number } points (± { $error }).
cost-short = −{ $number }.
better = Better: { $choice }.
because = Because:
on-board = See it on the board

turning = Turning points
turning-none = No single moment changed much.
choices = { $you ->
    [yes] Your choices
   *[no] Choices of { $name }
}
worst-none = No choice cost anything that can be measured.
learn = { $you ->
    [yes] Learn from your mistakes
   *[no] Learn from the mistakes of { $name }
}
fewer = Show fewer
all = All { $number }

mark-best = best
mark-good = good
mark-doubtful = doubtful
mark-mistake = mistake
mark-blunder = blunder

foot = A choice is measured by what its player could know then, never by hidden cards. All chances are estimates, from play of strong bots ({ $rounds } rounds a choice): a clever plan that only its inventor understands may look like a mistake. One match says little about a player.
foot-marks = Points of winning chance lost: doubtful from 2, mistake from 5, blunder from 10. Nobody raises his chances by a choice; he keeps them.

learn-title = Learn from mistakes
count = { $number } of { $all }
learn-goal = { $own ->
    [yes] Here you chose “{ $choice }”. That cost { $number } points. Find something better.
   *[no] Here { $name } chose “{ $choice }”. That cost { $number } points. Find something better.
}
leave-trial = Leave
judging = One moment: that is being weighed …
busy = What you asked before is still being weighed. Try again in a moment.
you-chose = Your choice: { $choice }
right-best = That is the best
right-good = Good choice
wrong = There is something better
behind-best = { $number ->
    [one] 1 point behind the best
   *[other] { $number } points behind the best
}
the-best = The best was: { $choice }.
try-again = Try another
show-best = Show the best
next = Next
finish = Finish
learnt = All looked at
learnt-text = { $number ->
    [one] One moment in which there was something better. You will see it next time.
   *[other] { $number } moments in which there was something better. You will see them next time.
}
to-analysis = To the analysis
once-more = Once more

puzzles = Puzzles
puzzles-lead = Positions from real matches in which one choice is clearly the best. Your first answer counts.
puzzle = Puzzle
puzzle-goal = You play { $name }. One choice is clearly the best: which?
today = Puzzle of the day
all-puzzles = All puzzles
other-games = Puzzles of other games
next-puzzle = Next puzzle
solved-of = { $number } of { $all } solved
streak = { $number ->
    [one] Puzzle of the day solved
   *[other] Puzzle of the day solved { $number } days running
}
players = { $number } players
level = Difficulty { $number } of { $all }
state-new = new
state-solved = solved
state-failed = not solved
