# The board of Take a Train
money = ${ $n }
sum = { $n }
plus = +${ $n }
plus-objective = +${ $n } objective
arrow-money = → ${ $n }
arrow-worth = → ${ $n }
worth = = ${ $n }
speed = { $n } km/h
type-steam = Steam
type-diesel = Diesel
type-electric = Electric
mini-loco = ×{ $factor } · { $power }

stage-auction = Locomotives
stage-wagons = Wagons
kinds = The six auctions
kind-now = this round
kind-used = used

hall-title = { $kind } auction
how-passing = In turn, clockwise: raise or pass. The last paddle up pays its bid.
how-blind = One secret bid each; all envelopes open at once. The highest pays.
how-double_blind = Two secret bids: the first are opened, then each adds a second one. The highest total pays.
how-preempted = Bid before you see them: the highest bid chooses first, and everybody pays his own.
how-open = Anyone may raise at any time. The gavel falls when all others decline: one, two, three.
how-rotating = Keep one loco, pass the others to the left, three times. Price: all powers, times the best multiplier.
how-rotating-sum = Keep one loco, pass the others to the left, three times. Price: all powers added.
covered = { $n ->
    [one] one covered loco
   *[other] { $n } covered locos
}
from = from ${ $n }
standing = ${ $n }
opener = opens
leads = bids ${ $n }
bids = ${ $n }
mood-in = still in
mood-out = out
mood-full = has three locos
locos-of-3 = { $n } of 3 locos
kept-of-3 = { $n } of 3 kept
due = due: ${ $n }
paid = paid ${ $n }
money-after = ${ $n } left if you win
price-with = Price with it: ${ $n }
price-without = Without it: ${ $n }
goes-left = What you do not keep goes to { $name }.
count = Count of three: { $n }
sold-to = { $name } gets it for ${ $n }

yard-title = Goods yard
how-yard = Take a wagon for one of your trains, or pass.
how-replace = Touch what you throw out; new wagons come in its place.
order = Order of play
swaps-for = swap ${ $n }
times = { $n }×
replace = Swap cards
replace-which = Which card goes?
adds-up-to = +${ $n }
fits-nowhere = no place
mine = Your trains
free-track = free track
wagons-of = Wagons behind { $loco }
ends = ends the stage
rivals = The others
no-loco = no loco yet
secret = secret
secret-objectives = { $n ->
    [one] 1 secret objective
   *[other] { $n } secret objectives
}
objectives-done = { $n ->
    [one] 1 objective
   *[other] { $n } objectives
}
objectives-sum = { $n } · ${ $sum }
purse-hidden = purse hidden
place = place { $n }
end-title = Terminus
end-rest = Start + bonus − paid
investor = Investor
wagon-profit = Wagons

# Asked once more, asked next, ordered
sure-replace = Pay ${ $n } and swap { $card }?
sure-buy = Buy { $loco } for ${ $n }?
next-replace = Which card goes?
next-attach = Which loco does it go to?
order-bid = Bidding for you, up to ${ $most }
order-until-sold = until this loco is sold
order-until-earns = until the end of this round

# Bids that are typed
unit-bid = dollars
none-bid = No bid ($0)
none-more-bid = Add nothing ($0)
secret-few = { $n } secret

# The hammer
gavel-sold = Sold!
note-both = with your first of ${ $first }: ${ $all } in all
two-bids = { $first } + { $second }
money-head = Money
aim = { $label ->
    [two_done] the other two of your three
    [special] one of the five cards without goods
    [first] most power when the locos are sold
    [last] least power when the locos are sold
    [diesel] when the locos are sold, face up
    [steam] when the locos are sold, face up
    [electric] when the locos are sold, face up
    [all_types] when the locos are sold, face up
    [fastest] by km/h, among all players’
    [slowest] by km/h, among all players’
   *[other] within one round
}
passes-of = { $number ->
    [one] 1 pass in a row
   *[other] { $number } passes in a row
}; { $all } end the stage
note-last-pass = ends the stage for all
