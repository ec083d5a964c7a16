story-start = The start
story-scoring = Scoring { $number }: { $line } line
story-bonus = Bonuses
story-total = Total
story-unit = Points in each scoring
story-across = Scoring
story-points = Points
story-score = { $number ->
    [one] 1 point
   *[other] { $number } points
}
story-best = The best scoring: { $number } points for { $name } on the { $line } line.
story-lead = { $name } went ahead in scoring { $number } and stayed there.
story-best-bonus = { $name } brought a { $line } column to eight cards: { $number } points as a bonus.
story-dearest = The dearest purchase: { $name } paid { $number } notes for { $tram }.
story-lost = { $name } lost a { $line } column of { $number ->
    [one] one card
   *[other] { $number } cards
} for want of a tram.
