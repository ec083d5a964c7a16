title = Volldampf
tagline = Rival railways on one map: borrow, bid, build, and earn whenever a good rolls over your track, whoever sends it.

# Questions
step-borrowing = How many bonds do you take, at 6 marks each?
step-sealed_bonds = How many bonds do you take in secret, at 6 marks each?
step-renewing = Do you play All New to rearrange the route cards?
    .done = No
step-rearranging = Lay out the route cards anew, group by group and in the order of their colours: which card comes next?
step-bidding = Bid more than the highest bid, or pass for good.
    .done = Pass
step-stakes = { $number ->
    [0] How many marks do you stake in secret for the first place?
    [one] A tie: 1 mark each. How many more do you add in secret?
   *[other] A tie: { $number } marks each. How many more do you add in secret?
}
step-choosing = Choose a group of route cards.
step-building = Spend a route card: build a link of its colour, or discard it.
step-naming = Name a good to transport.
    .done = No transport
step-put_freight = Onto which city do you put the good you have drawn?
step-saboteurs = A good has been named. Do you sabotage it?
    .done = No
step-route = Choose the route, link by link.
    .done = Arrive here
step-subsidising = You are last or tied for last. Do you play Subsidy for an extra transport?
    .done = No
step-move = To which city do you move the good?
step-robbing = No action card is left to draw. From whose hand do you draw one?

# Choices
verb-first = { $seat } begins
verb-good = a { $good } good
verb-route = { $route_id ->
    [orange] an orange
   *[other] a { $route }
} route card
verb-card = { $card }
verb-goods = the goods card { $goods_card }
verb-borrow = { $bonds ->
    [0] no bonds
    [one] 1 bond
   *[other] { $bonds } bonds
}
verb-renew = play All New
verb-fill = { $route_id ->
    [orange] an orange
   *[other] a { $route }
} card
verb-bid = bid { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}
verb-stake = stake { $stake ->
    [one] 1 mark
   *[other] { $stake } marks
}
verb-choose = take group { $group }
verb-discard = discard { $route_id ->
    [orange] an orange
   *[other] a { $route }
} card
verb-fast = play Fast Engine: up to 7 links
verb-extra = play Extra Freight: draw a good
verb-subsidy = play Subsidy: an extra transport
verb-sabotage = play Sabotage
verb-rob = draw from the hand of { $seat }
verb-build = build { $link }
verb-bargain = play Bargain: build { $link } for 5 marks with { $route_id ->
    [orange] an orange
   *[other] a { $route }
} card
verb-name = take the { $good } good from { $city }
verb-along = go over { $link }
verb-put = to { $city }
verb-replan = play New Plan: move the { $good } good from { $city }

# What happens
event-begins = { $seat } holds turn-order card 1.
event-taken_out = { $number ->
    [one] One route card has been taken out unseen.
   *[other] { $number } route cards have been taken out unseen.
}
event-round = Round { $number }.
event-last_round = This is the last round: it uses up the route cards.
event-goods_card = Goods card: { $goods_card }.
event-placed = A { $good } good comes to { $city }.
event-bag_empty = The bag is empty: no good is placed.
event-goods_shuffled = The goods cards are shuffled again.
event-opened = { $route_id ->
    [orange] An orange
   *[other] A { $route }
} route card lies in group { $group }.
event-borrows = { $number ->
    [0] { $seat } takes no bonds.
    [one] { $seat } takes 1 bond.
   *[other] { $seat } takes { $number } bonds.
}
event-plays = { $seat } plays { $card }.
event-shows = { $seat } shows { $card } too and keeps it: an earlier place in the order uses it.
event-filled = { $route_id ->
    [orange] An orange
   *[other] A { $route }
} card goes to group { $group }.
event-bids = { $seat } bids { $number }.
event-passes = { $seat } passes and takes turn-order card { $number }.
event-stakes = { $number ->
    [0] { $seat } has no money to stake.
    [one] { $seat } stakes 1 mark.
   *[other] { $seat } stakes { $number } marks.
}
event-order = { $seat } is number { $number } in the turn order.
event-pays = { $number ->
    [one] { $seat } pays 1 mark for the bid.
   *[other] { $seat } pays { $number } marks for the bid.
}
event-old_order = Nobody can stake more: the old order stays.
event-chooses = { $seat } takes group { $group }.
event-discards = { $seat } discards { $route_id ->
    [orange] an orange
   *[other] a { $route }
} route card.
event-builds = { $number ->
    [one] { $seat } builds { $link } for 1 mark.
   *[other] { $seat } builds { $link } for { $number } marks.
}
event-names = { $seat } names the { $good } good in { $city }.
event-sabotaged = { $seat } sabotages { $seat2 }: { $good } goods are closed for this transport.
event-travels = { $seat } goes over { $link }.
event-delivers = { $number ->
    [one] { $seat } delivers a { $good } good to { $city } over 1 link.
   *[other] { $seat } delivers a { $good } good to { $city } over { $number } links.
}
event-advances = { $number ->
    [one] { $seat }’s income rises by 1.
   *[other] { $seat }’s income rises by { $number }.
}
event-no_transport = { $seat } makes no transport.
event-freight = { $seat } draws a { $good } good from the bag.
event-moves = The { $good } good from { $city } moves to { $city2 }.
event-income = { $number ->
    [one] { $seat } receives 1 mark of income.
   *[other] { $seat } receives { $number } marks of income.
}
event-dividend = { $number ->
    [one] { $seat } pays a dividend of 1 mark.
   *[other] { $seat } pays a dividend of { $number } marks.
}
event-falls_back = { $number ->
    [one] { $seat } cannot pay the whole dividend and falls back 1 step.
   *[other] { $seat } cannot pay the whole dividend and falls back { $number } steps.
}
event-is_last = { $seat } has the lowest income: an action card.
event-idle = { $number ->
    [one] { $seat } has left out a transport: an action card.
   *[other] { $seat } has left out { $number } transports: { $number } action cards.
}
event-draws = { $seat } draws { $card }.
event-drew = { $seat } draws an action card.
event-cards_shuffled = The discarded action cards are shuffled again.
event-robs = { $seat } draws { $card } from the hand of { $seat2 }.
event-robbed = { $seat } draws an action card from the hand of { $seat2 }.
event-no_card_left = There is no action card left for { $seat }.
event-final = { $seat } ends with { $number }.

# Why not
refusal-too_many_bonds = You can take { $number } at most.
refusal-bid_too_low = Bid at least { $number }, or pass.
refusal-bid_too_high = Your cash is { $number }; you cannot bid more.
refusal-stake_nothing = Stake at least 1 mark.
refusal-stake_too_high = Your cash is { $number }; you cannot stake more.
refusal-must_choose = You cannot pass here; choose one of the possibilities.
refusal-group_gone = Group { $group } is not there; choose an open one.
refusal-no_such_route = There is no { $route } route card to use here.
refusal-out_of_order = Within a group the cards are laid in the order of their colours, and each group must fill up; { $route } does not come here.
refusal-not_in_hand = You do not hold { $card }.
refusal-no_money = { $number ->
    [one] Bargain costs 5 marks; you are 1 mark short.
   *[other] Bargain costs 5 marks; you are { $number } marks short.
}
refusal-already_fast = One Fast Engine a transport; you already have 7 links.
refusal-no_freight = The bag is empty; there is no good to draw.
refusal-colour_closed = Sabotage has closed { $good } goods for this transport; name another colour.
refusal-may_not_decline = A subsidised transport may not be declined while something can be delivered.
refusal-nothing_to_deliver = Subsidy may only be played when some good can be delivered.
refusal-not_arrived = Naming a good binds; go on until you reach a city of its colour.
refusal-nobody_to_rob = { $seat } cannot be drawn from; choose another player who holds a card.
refusal-link_taken = { $link } has its track already; choose a free link.
refusal-wrong_colour = You have no route card of the colour of { $link }.
refusal-too_dear = { $number ->
    [one] You are 1 mark short for { $link }.
   *[other] You are { $number } marks short for { $link }.
}
refusal-no_good = There is no { $good } good in { $city }.
refusal-out_of_reach = The { $good } good in { $city } cannot reach a city of its colour within { $number } links.
refusal-not_built = There is no track on { $link }.
refusal-not_from_here = The good is in { $city }; { $link } does not begin there.
refusal-twice = { $link } leads to a city this route has already seen.
refusal-no_end = Over { $link } no city of the right colour can be reached; links left: { $number }.
refusal-same_city = The good is in { $city } already; choose another city.

# Things
route = { $label ->
    [green] green
    [orange] orange
    [brown] brown
    [grey] grey
    [white] white
   *[black] black
}
good = { $label ->
    [blue] blue
    [violet] violet
    [red] red
   *[yellow] yellow
}
card = { $label ->
    [fast_engine] Fast Engine
    [subsidy] Subsidy
    [bargain] Bargain
    [sabotage] Sabotage
    [extra_freight] Extra Freight
    [all_new] All New
   *[new_plan] New Plan
}
city = { $name }
link = { $from }–{ $to }
goods_card = { $first }, { $second }, { $third }

# Options
option-bonds = Stock of bonds
    .limited = 84 points, then no more
    .unlimited = never ends
option-half = The odd mark of a half bid
    .player = stays with the player
    .bank = goes to the bank
option-matching_city = A city of the good’s colour on the way
    .pass = may be passed
    .stop = ends the route
option-foreign = Foreign cities on the way
    .through = may be passed
    .end = only begin or end a route
option-shortage = Not enough cash for the dividend
    .missing = pay all, fall back by what is missing
    .whole = keep the cash, fall back by the whole dividend
option-first = Who begins
    .random = drawn at random
    .seat1 = the player in seat 1

# Statistics
tally-rounds = rounds
tally-income = average income
tally-best_income = best income
tally-bonds = bonds taken
tally-deliveries = deliveries
tally-links_used = links used by deliveries
tally-track = links built
tally-cards_played = action cards played
feat-score = Result
feat-income = Income at the end
feat-bonds = Bonds at the end
feat-deliveries = Deliveries
feat-longest = Longest delivery, in links
feat-links = Links built
feat-track = Marks spent on track

# On the terminal table
ui-round = Round
ui-bag = Bag
ui-bonds-left = Bonds left
ui-route-deck = Route cards
ui-card-deck = Action cards
ui-groups = Groups
ui-loose = to lay out:
ui-freight = Drawn
ui-transport = On its way
ui-order = Order
ui-income = Income
ui-bonds = Bonds
ui-result = Result
ui-cash = Cash
ui-bid = Bid
ui-routes = Routes
ui-cards = Action cards
ui-companies = The companies
ui-left = leaves you { $number } if you pay it
ui-costs = costs { $price }, leaves you { $left }
ui-bond = +{ $now } now, −{ $each } a round ({ $times } rounds), −{ $points } at the end
ui-pass = turn-order card { $card }; you pay { $pays }
ui-nobody = nobody gains
ui-delivery = { $good } from { $city } to { $to }
ui-opens = { $number ->
    [one] { $number } good could then travel
   *[other] { $number } goods could then travel
}, at best { $best }
ui-best = to { $to }: { $gains }
ui-other-ends = { $number ->
    [one] { $number } other end
   *[other] { $number } other ends
}
ui-ask-bid = Highest bid: { $highest } ({ $who }). You have { $cash }.
ui-ask-cash = You have { $cash }; income { $income }, bonds { $bonds }.
ui-ask-route = The good is in { $at }; links left: { $left }.
ui-tie = marks: { $number }

# What wins; and a tip for each kind of question, the first time it is asked
goal = Highest income at the end wins, less one point for each bond. A link that a good uses raises its owner’s income, whoever sends it.
tip-bidding = First place chooses first, builds first and delivers first. Who passes early pays nothing or half; the last two pay all.
tip-borrowing = A bond brings 6 marks now, costs 1 mark every round and 1 point at the end. Two or three in the first round are usual: building costs 3 to 10.
tip-building = A link pays each time a good runs over it, whoever sends it. Build where goods must pass on their way to a city of their colour.
tip-choosing = Each card is one link of its colour that you may build this round. Take colours that join your track, or that goods must pass.
tip-move = Move it to where it has a long way over your own track, or away from where it helps somebody else.
tip-naming = It goes to a city of its colour, over six links at most. Choose the good that can run over most of your own links.
tip-put_freight = Put it far from a city of its colour, with your own track between: you may send it at once.
tip-rearranging = Put together the colours you want to build, and what the others want into different groups.
tip-renewing = All New lets you deal out the route cards into other groups, before you bid for them. Without that card, or a plan, say no.
tip-robbing = You draw at random. Whoever holds most cards is the likeliest to lose a good one.
tip-route = Each link brings its owner one step of income. A detour over your own track is worth more than the short way over somebody else’s.
tip-saboteurs = Sabotage closes this colour for this one transport. Keep the card for a journey that would bring somebody a lot.
tip-sealed_bonds = A bond brings 6 marks now, costs 1 mark every round and 1 point at the end. Two or three in the first round are usual: building costs 3 to 10.
tip-stakes = You both pay what you stake, also who loses. Being first means choosing, building and delivering first.
tip-subsidising = Being last has its price for the others: one more transport for you. Play it while goods can still run over your links.

# What the judgement of a position weighs, as a reason says it (fullsteam.analysis)
sign-income = { $number ->
    [one] { $number } step of income
   *[other] { $number } steps of income
}
sign-bonds = { $number ->
    [one] { $number } bond
   *[other] { $number } bonds
}
sign-cash = { $number ->
    [one] { $number } mark
   *[other] { $number } marks
}
sign-savings = { $number ->
    [one] { $number } mark to spare
   *[other] { $number } marks to spare
}
sign-soon = { $number ->
    [one] { $number } step from the own next deliveries
   *[other] { $number } steps from the own next deliveries
}
sign-soon-given = { $number ->
    [one] { $number } step from what others deliver next
   *[other] { $number } steps from what others deliver next
}
sign-ever = { $number ->
    [one] { $number } step per delivery in the long run
   *[other] { $number } steps per delivery in the long run
}
sign-long = { $number ->
    [one] { $number } long delivery within reach
   *[other] { $number } long deliveries within reach
}
sign-ever-given = { $number ->
    [one] { $number } step per delivery of others in the long run
   *[other] { $number } steps per delivery of others in the long run
}
sign-cards = { $number ->
    [one] { $number } action card
   *[other] { $number } action cards
}
sign-links = { $number ->
    [one] { $number } link
   *[other] { $number } links
}
sign-first = the first place in the turn order
sign-room = { $number ->
    [one] { $number } free link beside the track
   *[other] { $number } free links beside the track
}
