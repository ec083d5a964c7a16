words-mine = What is yours
words-money = Purse: ${ $n }
words-profit = Earned with wagons so far: ${ $n }
words-paid = Paid for locos in this round: ${ $n }
words-place = Place { $n } in the order; replacing cards costs ${ $price }
words-trains = Trains
words-head-loco = Loco
words-head-wagons = Wagons
words-head-factor = Multiplier
words-head-worth = Worth now
words-factor = times { $n }
words-no-wagon = no wagon
words-hand = Locos in hand: { $n }
words-not-yet = not yet
words-head-objective = Objective
words-head-pays = Pays
words-head-state = State
words-done = Objectives done: { $objectives }
words-game = The game so far
words-starter = { $name } is the starter
words-used = Auctions drawn so far: { $auctions }
words-bidders = Who bids
words-head-bidder = Player
words-head-bid = Bid
words-head-locos = Locos
words-no-bid = no open bid
words-for-sale = For sale: { $loco }
words-highest = Highest bid: ${ $n }, by { $name }
words-opener = { $name } opens
words-pile = { $n ->
    [one] 1 loco in the pile
   *[other] { $n } locos in the pile
}
words-display = Cards on display
words-head-card = Card
words-head-behind = Behind { $loco }
words-times = { $thing } ({ $n } times)
words-fulfils = fulfils: { $objectives }, which pays ${ $n }
words-in-order = { $n }: { $name }
words-cards = { $n ->
    [one] 1 card in the pile
   *[other] { $n } cards in the pile
}
