# Sentences every game shares.
refusal-over = The game is over.
refusal-not_your_turn = It is not your turn; wait until you are asked.
refusal-not_now = This cannot be done now; choose one of the possibilities offered.
record-refused = Line { $line }: “{ $move }” is not allowed.
undo-nothing = There is nothing to take back: since your last choice something random or secret was revealed, or somebody else has acted.

# The table in the terminal
table-name = Player { $number }
table-bot = Bot { $number } ({ $bot })
table-yours = Your turn, { $seat }
table-choose = Number or notation ( ? rule, ?? all rules, u undo, q quit)
table-log = Since your last choice
table-unknown = I do not understand “{ $text }”; type a number from the list, or the notation beside it.
table-taken-back = Taken back.
table-winner = { $seat } wins
table-shared = Shared victory: { $seats }
table-score = Score
table-place = Place
table-player = Player
table-record = The record is in { $file }.
table-left = Left before the end; the record is in { $file }.
table-fair = Shuffle promised before the start (SHA-256 of the seed): { $promise }

# an option and its value, as the rules name them
option-value = { $option }: { $value }
