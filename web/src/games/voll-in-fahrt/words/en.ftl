words-mine = What is yours
words-locos = Locos
words-loco = Loco { $loco }
words-at-hand = in hand
words-at-shed = home in its shed
words-head-loco = Loco
words-head-where = Where
words-head-far = How far
words-head-ahead = Next cell
words-far = stretch { $number } of { $of }
words-accident = accident: { $hazard }
words-dice = The turn and the dice
words-turn = Turn { $number }: { $name }
words-second = It is a second turn, after a double
words-bound = It is for loco { $loco }
words-colour = The colour die shows { $colour }
words-points = The dice show { $first } and { $second }: { $number } cells
words-stock = Repair tiles in stock: { $number }
words-no-dice = No dice lie on the table.
words-platforms = The platforms
words-platform = { $colour ->
    [blue] blue platform
    [red] red platform
   *[yellow] yellow platform
}
words-section = { $section ->
    [S0] Starting straight
    [S1] First corner
    [S2] Second corner
    [S3] Third corner
   *[S4] Home stretch
}
words-bay-with = { $bay }: { $platform }
words-bay-open = { $bay }: open
words-way = way { $way }
words-way-now = way { $way }, as now
words-lane = { $lane } track
words-pit = accident
words-head-bay = Bay
words-head-way = Lies
words-head-lane = From the { $lane } track to
words-head-from = From
words-ring = The ring
words-ring-how = Told in the direction of travel, from the start to the sheds behind the home stretch.
words-head-stretch = Stretch
words-head-there = Locos
words-stands = { $name } { $loco }: { $cell }
words-owned = { $name } { $loco }
words-empty = none
words-sheds = Sheds
words-head-move = Move
words-head-brings = What it brings
words-drive = Drive loco { $loco }
words-enter = Enter on the { $lane } track
words-slid = { $platform } in way { $way }
words-impossible = not possible
words-result = { $who }: { $end }
words-ends = stops: { $cell }
words-parks = waits on the finish cell
words-home = home in the shed

# Exactly where: the log only says the place, which the picture shows
words-cell = { $rail ->
    [0] { $place }, cell { $number }
   *[other] { $place }, rail { $rail }, cell { $number }
}
