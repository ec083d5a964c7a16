board-side = { $name }’s columns
board-column = Column { $number }, { $line } line, { $tram }: { $cards }. Worth { $worth ->
    [one] 1 point
   *[other] { $worth } points
}.
board-terminus = { $place }, terminus of the { $line } line: { $waiting } of 4 places taken. If it scores now: { $one } +{ $first }, { $two } +{ $second }.
board-scored = Just scored
board-new = New column
next-street-blue = A new blue column: with which card?
next-street-red = A new red column: with which card?
next-street-green = A new green column: with which card?
next-street-yellow = A new yellow column: with which card?
board-bonus = Bonus +{ $points }
board-next-bonus = next: bonus
board-notes = { $number ->
    [one] note
   *[other] notes
}
board-marks = { $marks } marks
board-points = { $number ->
    [one] point
   *[other] points
}
board-of-bonus = { $number } as bonus
board-hand = { $number ->
    [one] one card in hand
   *[other] { $number } cards in hand
}
board-tally = What each scoring brought
board-scorings = { $number } of 10 scorings
board-offer = { $tram }: { $marks } marks, { $many } for sale
board-times = { $number } of them
board-fact-notes = { $number ->
    [one] 1 note
   *[other] { $number } notes
}
board-now = now
board-scored-short = scored
board-unfold = All stops
board-fold = Fewer stops
board-face-down = { $number ->
    [0] no cards face down
    [1] one card face down
   *[other] { $number } cards face down
}

# Ordered
order-until-scoring = until the next scoring

# The log
board-story-cashes = { $name } turns { $number } hand cards into notes.
board-story-draws = { $name } draws { $number } cards.
board-story-dealt = { $name } gets { $number } notes.
# The parts of a turn
board-phases = Parts of a turn
board-phase = { $phase ->
    [passengers] Passengers
    [stations] Stations
    [income] Notes
   *[tramways] Trams
}
board-bare = { $number ->
    [one] 1 column without a tram
   *[other] { $number } columns without a tram
}
board-paid = money for { $number } only
board-paid-all = the money will do
sure-lost = { $number ->
    [one] One column has no tram and is taken down.
   *[other] { $number } columns have no tram and are taken down.
} End your turn?
if-scored = If scored now
sure-short = { $number ->
    [one] There is no money for the tram of { $number } column, which would be taken down.
   *[other] There is no money for the trams of { $number } columns, which would be taken down.
} Cash no more cards?
thing-column = Column { $label }
