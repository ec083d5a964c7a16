story-round = Round { $round }
story-across = Round
story-result = Result
story-unit = Result after each round: income − bonds
story-score = a result of { $number }
story-best = The best delivery: { $name } sent a good over { $links ->
    [one] one link
   *[other] { $links } links
} to { $city } and rose by { $steps }.
story-dearest = The dearest link: { $name } paid { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
} for { $link }.
story-lead = { $name } went ahead in round { $round } and stayed there.
story-sabotage = { $name } sabotaged { $other }.
story-bonds = { $name } borrowed most: { $bonds ->
    [one] 1 bond
   *[other] { $bonds } bonds
}.
