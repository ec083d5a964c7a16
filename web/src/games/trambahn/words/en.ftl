words-mine = Your side
words-score = { $number ->
    [one] 1 point
   *[other] { $number } points
}{ $bonus ->
    [0] .
   *[other] , { $bonus } of them as bonus.
}
words-hand = { $number ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $number } cards in hand
}
words-card = { $card }: { $number ->
    [one] 1 point
   *[other] { $number } points
}
words-times = { $thing } ({ $number } times)
words-money = Money
words-notes = { $number ->
    [one] 1 note
   *[other] { $number } notes
}: { $marks } marks.
words-known = Notes whose card you have seen:
words-columns = Columns
words-no-columns = No column yet.
words-column = Column { $number }
words-conductor = conductor
words-closed = { $cards }; closed
words-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
words-head-column = Column
words-head-line = Line
words-head-cards = Stations, first to last
words-head-tram = Tram
words-head-worth = Worth
words-termini = The four termini
words-terminus = { $place }, { $line } line
words-nobody = nobody
words-places = { $number ->
    [0] none: it scores
    [one] 1 place
   *[other] { $number } places
}
words-head-terminus = Terminus
words-head-waiting = Passengers
words-head-free = Free
words-you-get = You, if it scores now
words-gets = { $name }, if it scores now
words-market = Trams for sale
words-offer = { $tram }: { $notes } notes, { $number } for sale
words-game = The game so far
words-turn = Turn { $number }
words-pile = { $number ->
    [0] The draw pile is empty
    [one] 1 card in the draw pile
   *[other] { $number } cards in the draw pile
}
words-discards = Discards
words-face-down = { $number ->
    [0] No cards face down.
    [one] 1 card face down.
   *[other] { $number } cards face down.
}
