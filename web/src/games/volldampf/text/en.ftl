vd-map = Railway map
vd-now = What is going on
vd-mine = Your cards
vd-nearer = Zoom in
vd-farther = Zoom out
vd-whole = Whole map, or back to reading size
vd-destination = { $city }: the good can arrive here. Your income: +{ $steps }
vd-price = { $cost ->
    [one] costs 1 mark,
   *[other] costs { $cost } marks,
}
vd-price-left = { $left ->
    [0] your last
    [one] leaves you 1
   *[other] leaves you { $left }
}
vd-opens = { $many ->
    [0] Opens no new delivery
    [one] Opens 1 new delivery
   *[other] Opens { $many } new deliveries
}
vd-purse = { $cash ->
    [one] 1 mark
   *[other] { $cash } marks
}, { $bonds ->
    [0] no bonds
    [one] 1 bond
   *[other] { $bonds } bonds
}
vd-way = The { $good } good: { $cities }
vd-income = Income
vd-income-short = Income
vd-income-of = { $name } { $income }
vd-order = Turn order
vd-place = Place
vd-company = Player
vd-cash = Cash
vd-bonds = Bonds
vd-result = Income − bonds
vd-figure = income − bonds
vd-pieces = Track
vd-cards = Cards
vd-routes = Routes
vd-groups = Route groups
vd-loose = To lay out
vd-my-routes = Your route cards
vd-discard = Discard
vd-hand = Your action cards
vd-none = None
vd-auction = Turn-order auction
vd-highest = Highest bid
vd-passed = passed: place { $place }
vd-bid = { $bid ->
    [one] 1 mark
   *[other] { $bid } marks
}
vd-after = { $left ->
    [one] 1 mark would be left.
   *[other] { $left } marks would be left.
}
vd-under-way = On its way
vd-links = { $used } of { $limit } links
vd-in-hand = A good to place
vd-put = Choose its city on the map.
vd-timetable = Best deliveries
vd-delivered = Last delivery
vd-arrived = { $links ->
    [one] to { $city }, 1 link
   *[other] to { $city }, { $links } links
}
vd-closed = Closed by sabotage:
vd-round = Round { $round } of { $rounds }
vd-bag = Goods in the bag: { $many }
vd-route-deck = Route cards: { $many }
vd-card-deck = Action cards: { $many }
vd-stock = Bonds left: { $many }
vd-borrow = Then: cash { $cash }, bonds { $bonds }.
vd-fact-cash = { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}
vd-fact-income = income { $income }
vd-fact-bonds = { $bonds ->
    [one] 1 bond
   *[other] { $bonds } bonds
}
vd-card-fast_engine = One transport of up to 7 links
vd-card-subsidy = One more transport, if last
vd-card-bargain = Any free link for 5 marks
vd-card-sabotage = Close a colour to another player
vd-card-extra_freight = A good from the bag, anywhere
vd-card-all_new = Rearrange the route groups
vd-card-new_plan = Move a good to another city

# Asked once more, asked next, ordered
vd-sure-build = { $cost ->
    [one] Build { $link } for 1 mark?
   *[other] Build { $link } for { $cost } marks?
}
vd-sure-bargain = Play Bargain: build { $link } for { $cost ->
    [one] 1 mark
   *[other] { $cost } marks
}, card: { $route }?
vd-sure-replan = Play New Plan: move the { $good } good from { $city } to another city?
next-replan = New Plan: which good do you move?
next-bargain = Bargain: which link do you build, with which route card?
order-bid = { $most ->
    [one] Bidding for you, up to 1 mark
   *[other] Bidding for you, up to { $most } marks
}
order-until-order = until this auction is over
order-until-round = until the next round

# What an answer costs
vd-note-build = { $cost ->
    [one] { $cost } mark
   *[other] { $cost } marks
}, { $left } left
vd-note-bond = one: +{ $now } now, −{ $each } a round ({ $all } in all), −{ $points } at the end
vd-note-bonds = +{ $now } now, −{ $each } a round ({ $all } in all), −{ $points } at the end
vd-note-pass = { $pays ->
    [0] turn-order card { $card }, costs nothing
    [one] turn-order card { $card }, costs 1 mark
   *[other] turn-order card { $card }, costs { $pays } marks
}
# The log
vd-story-goods = New goods and route cards are laid out.

# A whole way is sent
vd-send = Send { $from } → { $to }: { $gains }
vd-send-you = you +{ $steps }
vd-send-yes = Send
vd-send-alone = Link by link
vd-halted = The journey could not go on as planned. Choose how it goes on.
# Bids that are typed
unit-bid = marks
unit-stake = marks

# What a bid leaves
vd-note-left = { $number ->
    [0] your last marks
    [one] leaves you 1 mark
   *[other] leaves you { $number } marks
}

# Parts of a round
vd-phase-bonds = Bonds
vd-phase-auction = Auction
vd-phase-groups = Choose a group
vd-phase-building = Build
vd-phase-transport = Transport
vd-phase-income = Income
