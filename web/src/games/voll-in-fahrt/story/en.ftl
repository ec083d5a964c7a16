story-start = The start
story-home = { $name }: loco { $number } of 3 home
story-arrival = { $number ->
    [1] 1st loco home
    [2] 2nd loco home
   *[other] { $number }rd loco home
}
story-turn = T { $turn }
story-locos = Locos home
story-tiles = Repair tiles
story-unit = T: the turn it came home in
story-across = Turn
story-laps = Laps, three win
story-score = { $number ->
    [one] 1 loco home
   *[other] { $number } locos home
}
story-longest = The longest drive: { $name }’s loco { $loco }, { $number ->
    [one] one cell
   *[other] { $number } cells
} in one go.
story-accidents = { $number ->
    [one] One accident in all; it was { $name }’s.
   *[other] { $number } accidents in all; { $own } of them { $name }’s.
}
story-pusher = { $name } pushed rivals most often: { $number } times.
story-first = The first loco home was { $name }’s, in turn { $turn }.
story-lead = From turn { $turn } on { $name } was ahead.
