title = Trambahn
tagline = Two tram companies in old Munich race for the busiest lines: ten scorings, one winner.

# Questions
step-passengers = { $number ->
    [1] Place a second passenger?
   *[other] Place a passenger at a terminus.
    }
    .done = No second passenger
step-stations = Build stations: lengthen your columns or begin new ones.
    .done = Done building
step-income = Turn hand cards into notes?
    .done = Done cashing
step-tramways = Buy trams for your new columns?
    .done = Done buying

# Choices
verb-first = { $seat } begins
verb-card = the pile gives { $card }
verb-passenger = { $card } waits at the { $line } terminus
verb-station = { $card } into column { $column }
verb-cash = { $card } becomes a note
verb-buy = { $tram } for column { $column }

# What happens
event-begins = { $seat } begins.
event-dealt = { $seat } gets a note.
event-turn = Turn { $number }: { $seat }.
event-waits = { $seat } sends { $card } to the { $line } terminus.
event-builds = { $number ->
    [1] { $seat } begins column { $column } with { $card }.
   *[other] { $seat } puts { $card } into column { $column }.
}
event-cashes = { $seat } turns { $card } into a note.
event-cashed = { $seat } turns a hand card into a note.
event-buys = { $seat } buys { $tram } for column { $column } and pays { $number } notes.
event-draws = { $seat } draws { $card }.
event-drew = { $seat } draws a card.
event-gives_up = { $number ->
    [one] { $seat } gives up one note.
   *[other] { $seat } gives up { $number } notes.
}
event-reshuffle = The discards become the new draw pile: { $number ->
    [one] one card
   *[other] { $number } cards
}.
event-lost = { $seat } has no tram for a { $line } column of { $number ->
    [one] one card
   *[other] { $number } cards
}; it is taken apart.
event-offered = New in the market: { $tram }.
event-scoring = Scoring { $number } of 10: the { $line } line.
event-scores = { $number ->
    [0] { $seat } scores nothing on the { $line } line.
    [one] { $seat } scores 1 point on the { $line } line.
   *[other] { $seat } scores { $number } points on the { $line } line.
}
event-bonus = Bonus: { $seat }’s { $line } column has eight cards and brings { $number } points.
event-last = That was the tenth scoring: the game is over.
event-hands_empty = Both hands are empty and there is nothing to draw: the game is over.

# Why not
refusal-not_in_hand = You do not hold { $card }; choose a card from your hand.
refusal-must_place = Each turn begins with at least one passenger; place one.
refusal-wrong_row = { $card } cannot wait at the { $line } terminus; a station goes to its own line, only conductors go anywhere.
refusal-no_column = There is no column { $column }; your last possible one is { $number }.
refusal-conductor_first = A conductor cannot begin a column; add it to an open one.
refusal-other_line = { $card } does not belong to the line of column { $column }; a column has one line only.
refusal-too_low = { $card } is too low for column { $column }: values must rise above { $number }.
refusal-closed = Column { $column } ends with a 10 and is closed, to conductors too.
refusal-not_offered = There is no { $tram_id ->
    [horse] horse car
    [steam] steam tram
    [electric] electric tram
   *[other] such tram
} in the market now.
refusal-too_dear = You cannot pay this: { $number ->
    [one] one note is
   *[other] { $number } notes are
} missing.
refusal-has_tram = Column { $column } has its tram already; it keeps it for good.

# Things
card = { $label ->
    [cond] a conductor
   *[other] the { $line ->
        [blue] blue
        [red] red
        [green] green
       *[yellow] yellow
    } { $value }
}
line = { $label ->
    [blue] blue
    [red] red
    [green] green
   *[yellow] yellow
}
tram = { $label ->
    [horse] a horse car (×2)
    [steam] a steam tram (×3)
    [electric] an electric tram (×4)
   *[none] no tram
}

# Options
option-first = Who begins
    .random = drawn at random
    .seat1 = the player in seat 1
option-lost_columns = Columns without a tram
    .notes = become notes
    .discard = are discarded

# Statistics
tally-turns = turns
tally-scorings = scorings
tally-bonus_points = bonus points
feat-score = Points
feat-best_scoring = Best scoring
feat-bonus = Bonus points
feat-stations = Stations built
feat-dearest = Dearest tram, in notes
feat-lost = Columns lost

# On the terminal table
ui-market = Market
ui-more-trams = { $number ->
    [0] no more trams
    [one] 1 more tram
   *[other] { $number } more trams
}
ui-pile = Pile
ui-discard = Discards
ui-scorings = Scorings
ui-line = Line
ui-passengers = Passengers
ui-right = on the right: points if the line were scored now
ui-points = points
ui-bonus = bonus
ui-notes = Notes
ui-hand = Hand
ui-columns = Columns
ui-none = none
ui-price = { $number ->
    [one] { $number } note
   *[other] { $number } notes
}
ui-waiting = passenger { $number } of { $full }
ui-scoring-now = scoring: { $mine } for you, { $theirs } for your rival
ui-new-column = a new column; { $number ->
    [one] { $number } point
   *[other] { $number } points
} times its tram
ui-times-tram = then { $number ->
    [one] { $number } point
   *[other] { $number } points
} times its tram
ui-worth-then = worth { $after } instead of { $before }
ui-gives-up = a card of { $number ->
    [one] { $number } point
   *[other] { $number } points
}
ui-buys = costs { $price } notes, leaves { $left }; the column is then worth { $worth }
ui-lost = { $number ->
    [one] { $number } column without a tram leaves the table.
   *[other] { $number } columns without a tram leave the table.
}
ui-bare = { $number ->
    [one] { $number } new column needs a tram this turn
   *[other] { $number } new columns need a tram each this turn
}; you have { $notes } notes.
ui-tie = notes { $notes } (bonus within the points: { $bonus })

# What wins; and a tip for each kind of question, the first time it is asked
goal = Most points after the tenth scoring win. Points come from your columns: their cards, times the tram.
tip-income = Each card becomes one note of 1,000 marks. Turn in what fits nowhere; you draw up to six cards again.
tip-passengers = Four passengers in a row score that line for both of you. Send what you cannot build, and finish a row when your column is the better one.
tip-stations = Values only rise in a column, so begin low. One long column is worth more than two short ones: each new one needs a tram.
tip-tramways = A column without a tram is lost when your turn ends. The tram multiplies all its points, in every scoring to come.

# What the judgement of a position weighs, as a reason says it (fullsteam.analysis)
sign-score = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
sign-lines = { $number ->
    [one] { $number } point if every line were scored
   *[other] { $number } points if every line were scored
}
sign-crowded-lines = { $number ->
    [one] { $number } point on lines where passengers wait
   *[other] { $number } points on lines where passengers wait
}
sign-full-lines = { $number ->
    [one] { $number } point on lines one passenger short of scoring
   *[other] { $number } points on lines one passenger short of scoring
}
sign-best-lead-to-move = { $number ->
    [one] { $number } point of lead in the next scoring
   *[other] { $number } points of lead in the next scoring
}
sign-to-move = the next turn
sign-notes = { $number ->
    [one] { $number } banknote
   *[other] { $number } banknotes
}
sign-trams = { $number ->
    [one] { $number } column with a tram
   *[other] { $number } columns with a tram
}
sign-room = { $number ->
    [one] { $number } point of room in columns
   *[other] { $number } points of room in columns
}
sign-length = { $number ->
    [one] { $number } card in long columns
   *[other] { $number } cards in long columns
}
sign-bonus-near = { $number ->
    [one] { $number } point in columns close to their bonus
   *[other] { $number } points in columns close to their bonus
}
sign-fitting-cards = { $number ->
    [one] { $number } point in cards that fit
   *[other] { $number } points in cards that fit
}
sign-next-cards = { $number ->
    [one] { $number } point in cards that follow without a gap
   *[other] { $number } points in cards that follow without a gap
}
sign-low-cards = { $number ->
    [one] { $number } low card in hand
   *[other] { $number } low cards in hand
}
sign-conductors = { $number ->
    [one] { $number } conductor in hand
   *[other] { $number } conductors in hand
}
sign-suit = { $number ->
    [one] { $number } card of one line in hand
   *[other] { $number } cards of one line in hand
}
sign-affordable = { $number ->
    [one] { $number } step of the tram that can be paid for
   *[other] { $number } steps of the tram that can be paid for
}
