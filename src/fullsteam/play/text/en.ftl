# Sentences every game shares.
cited = { $rule }: { $text }
refusal-over = The game is over.
refusal-not_your_turn = It is not your turn; wait until you are asked.
refusal-not_now = This cannot be done now; choose one of the possibilities offered.
record-refused = Line { $line }: “{ $move }” is not allowed.
undo-nothing = There is nothing to take back: since your last choice something random or secret was revealed, or somebody else has acted.

# The table in the terminal
table-name = Player { $number }
table-bot = Bot { $number }
table-against = The other seats are played by: { $bots }.
table-figure = { $number }
table-yours = Your turn, { $seat }
table-choose = Your choice
table-help = Type the number or letter in front of an answer. Where numbers are asked for, a number means just that number. Also: ? the rule, ?? all rules, t the table again, l what happened, u undo, h help, q quit.
table-help-notation = Every answer can also be written as in the record, for example “{ $example }”; capital or small letters do not matter.
table-log = Since your last choice
table-earlier = { $number ->
    [one] … { $number } earlier line; l shows everything
   *[other] … { $number } earlier lines; l shows everything
}
table-only = { $choice } (the only possible answer)
table-unknown = I do not understand “{ $text }”; type what stands in front of an answer, or h for help.
table-range = any from { $low } to { $high }{ $by ->
    [1] {""}
   *[other] , in steps of { $by }
}
table-no-amount = { $text } is not possible; possible is { $range }.
table-fold = { $first } … { $number } answers of this kind; { $key } lists them
table-sure = { $doubt } Type the same again if you mean it.
table-narrow = This terminal has only { $width } columns; with { $least } or more, all lines are whole.
table-taken-back = Taken back.
table-winner = { $seat } wins
table-shared = Shared victory: { $seats }
table-score = Score
table-place = Place
table-player = Player
table-tie = If equal
table-record = The game is recorded in { $file }.
table-left = Left before the end. The game is kept in { $file }; go on with: fullsteam play --resume { $file }
table-fair = Shuffle promised before the start (SHA-256 of the seed): { $promise }

# what stands before a figure or a list
label = { $title }:

# an option and its value, as the rules name them
option-value = { $option }: { $value }

# A lesson in the terminal
learn-resumed = You go on where you left. (“b” goes a step back, --again begins anew.)
learn-step = step { $number } of { $steps }
learn-help = Do what the coach says: type what stands in front of an answer. Also: b a step back, ? the rule, t the table again, h help, q leave.
learn-left = You can go on here whenever you like: { $command }
learn-next = The next lesson, “{ $title }”: { $command }
learn-match = A real match against a beginner: { $command }
learn-now = Play it now? (y/n)
learn-yes = y

# fullsteam games
games-ours = The rulebook’s text does not describe every part; what is our reconstruction, and what is attested: { $rules }.
