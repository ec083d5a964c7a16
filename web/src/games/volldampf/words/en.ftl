words-mine = What is yours
words-cash = { $number ->
    [one] 1 mark
   *[other] { $number } marks
} in cash
words-income = Income { $number }
words-bonds = { $number ->
    [0] No bonds
    [one] 1 bond, which costs 1 mark a round
   *[other] { $number } bonds, which cost { $number } marks a round
}
words-result = Result so far: { $number }, income less bonds
words-pieces = { $number ->
    [one] 1 piece of track left to build
   *[other] { $number } pieces of track left to build
}
words-card = { $card }: { $text }
words-cards = { $number ->
    [0] No action card
    [one] 1 action card
   *[other] { $number } action cards
}
words-seen = You have seen among them: { $cards }
words-routes = Route cards
words-track = Track built
words-no-track = None yet.
words-times = { $thing } ({ $number } times)
words-route = { $route ->
    [green] green octagon
    [orange] orange bolt
    [brown] brown cross
    [grey] grey clover
    [white] white crescent
   *[black] black star
}
words-good = { $good ->
    [blue] blue circle
    [violet] violet square
    [red] red triangle
   *[yellow] yellow diamond
}
words-head-player = Player
words-head-place = Turn order
words-head-bid = Bid
words-head-auction = Auction
words-place = number { $number }
words-no-bid = no bid
words-has-place = place { $number }
words-bidding = still in
words-highest = The highest bid is { $number ->
    [one] 1 mark
   *[other] { $number } marks
}.
words-group = Group { $number }
words-no-cards = no cards
words-taken = taken by { $name }
words-open = free
words-head-group = Group
words-head-cards = Route cards
words-head-state = State
words-loose = Route cards to lay out:
words-supplies = The round and the supplies
words-played = Action cards among the discards: { $cards }
words-map = The map
words-map-how = Goods go to a city of their own colour. The cities are sorted by colour, then by name.
words-cities = { $good ->
    [blue] Blue cities, circle
    [violet] Violet cities, square
    [red] Red cities, triangle
   *[yellow] Yellow cities, diamond
}
words-head-city = City
words-head-goods = Goods waiting
words-head-links = Links
words-head-colour = Colour
words-no-goods = none
words-link-free = to { $city }: free, { $route }, { $number ->
    [one] 1 mark
   *[other] { $number } marks
}
words-link-mine = to { $city }: yours
words-link-of = to { $city }: { $name }’s
words-free = Free links by colour
words-cost = { $link }: { $number ->
    [one] 1 mark
   *[other] { $number } marks
}
words-none-free = none free
words-transport = Transport
words-arrivals = Where it can arrive
words-arrived = { $good } to { $city }, over { $number ->
    [one] 1 link
   *[other] { $number } links
}.
words-put = A good is to be put onto a city: { $good }.
words-under-way = { $name } takes a good from { $from }: { $good }. It is in { $at }, after { $used } of at most { $limit } links.
words-from = { $good } from { $city }
words-head-good = Good
words-head-to = Best destination
words-head-way = Links still to go
words-head-income = Income rises by
words-here = it is there
words-you-gain = you { $number }
words-gains = { $name } { $number }
