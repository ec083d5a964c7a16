title = Take a Train
tagline = Six kinds of auction for locomotives, then a race for wagons: three rounds, and the richest investor wins.

# Questions
step-opener = Which of these locos do you put up for auction?
step-opening = Open the bidding: the loco’s power or more.
step-call = Raise, or pass for this loco?
    .done = Pass
step-outcry = Raise at any time; sold when everybody has declined.
    .done = I decline this bid
step-sealed = { $number ->
    [1] Second bid: how much do you add to your first one? The highest total wins and pays.
   *[other] Your secret bid.
}
step-tie = Equal bids: who gets the loco?
step-alone = You are the last buyer: which loco do you buy at its power?
step-blind_bids = Your secret bid, before the locos are turned up.
step-next_choice = Equal bids: who chooses next?
step-choice = Choose a loco; you pay your own bid.
step-keeping = Which loco do you keep? The others go to the left.
step-paying = You cannot pay for your locos: which one do you turn face down?
step-turn = Replace displayed cards, take one, or pass?
    .done = Pass
step-replacing = Replace more cards for the same price?
    .done = Enough replaced

# Choices
verb-first = { $seat } begins
verb-objective = the objective is: { $objective }
verb-token = the token says: { $auction }
verb-loco = the pile gives { $loco }
verb-card = the pile gives { $card }
verb-offer = put up { $loco }
verb-bid = bid ${ $amount }
verb-award = { $seat }
verb-choose = choose { $loco }
verb-keep = keep { $loco }
verb-turn_over = turn { $loco } face down
verb-buy = buy { $loco }
verb-replace = replace { $card }
verb-attach = { $card_id ->
    [multiplier] multiplier +1 beside { $loco }
    [twin] twin wagon to { $loco }
   *[other] { $card } to { $loco }
}
verb-collect = take the money: { $card }

# What happens
event-begins = { $seat } is the first starter.
event-dealt = { $seat } gets an objective: { $objective }.
event-got = { $seat } gets a secret objective.
event-round = Round { $number } of 3; { $seat } is the starter.
event-auction = The auction of this round: { $auction }.
event-shown = Shown: { $loco }.
event-set_aside = Nobody can pay; { $number ->
    [one] one loco is
   *[other] { $number } locos are
} set aside.
event-reshuffled = The set-aside locos are shuffled: { $number }.
event-hands_on = { $seat } can pay none of these; { $seat2 } opens.
event-offers = { $seat } puts up { $loco }.
event-opens = { $seat } opens at ${ $amount }.
event-raises = { $seat } raises to ${ $amount }.
event-passes = { $seat } is out.
event-had_bid = { $seat } has bid ${ $amount }.
event-added = { $seat } adds ${ $amount }.
event-names = Equal bids: { $seat } decides for { $seat2 }.
event-declines = { $seat } declines.
event-sold = { $seat } gets { $loco } for ${ $number }.
event-receives = { $seat } receives { $loco }.
event-received = { $seat } receives a loco.
event-keeps = { $seat } keeps { $loco }.
event-kept = { $seat } keeps a loco.
event-reveals = { $seat } shows { $loco }.
event-pays = { $seat } pays ${ $number } for all locos.
event-turns = { $seat } cannot pay and turns { $loco } face down.
event-takes_blind = { $number ->
    [one] { $seat } takes an unsold loco, face down.
   *[other] { $seat } takes { $number } unsold locos, face down.
}
event-no_sale = No buyer can pay any loco that is left: the auction is over.
event-in_order = Place { $place }: { $seat }, with power { $number }.
event-displayed = Displayed: { $card }.
event-new_pile = The discards become the new pile: { $number ->
    [one] one card
   *[other] { $number } cards
}.
event-pays_to_replace = { $seat } pays ${ $number } to replace cards.
event-replaces = { $seat } throws out { $card }.
event-attaches = { $seat } attaches { $card } to { $loco }.
event-leaves = { $seat } takes nothing.
event-all_passed = Everybody has passed: no more wagons this round.
event-full = { $seat } has filled { $loco }: no more wagons this round.
event-extended = Extended storage: from now on the sixth wagon ends the stage.
event-emptied = Rubbish bin: { $number ->
    [one] one displayed card is
   *[other] { $number } displayed cards are
} thrown out.
event-multiplies = { $seat } puts the multiplier beside { $loco }, which now counts ×{ $number }.
event-collects = { $seat } takes the bonus card: ${ $number } at once.
event-bonus_aside = The bonus card has been taken often enough; it lies aside until the next round.
event-twins = { $seat } attaches the twin wagon to { $loco }: a copy of { $card }.
event-earns = { $number ->
    [0] { $seat } earns nothing with { $loco }.
   *[other] { $seat } earns ${ $number } with { $loco }.
}
event-achieves = { $seat } has fulfilled an objective: { $objective }. It pays ${ $number }.
event-owns = { $seat } owns ${ $number }.

# Why not
refusal-must_choose = You have to choose here; take one of the possibilities.
refusal-not_there = { $loco } is not among those you can choose now.
refusal-cannot_pay = You cannot pay the power of { $loco }: ${ $number } are missing.
refusal-must_bid = You have to name an amount; who may stay out bids 0.
refusal-too_low = ${ $amount } is too little; bid at least ${ $number }.
refusal-too_high = ${ $amount } is too much; you can bid up to ${ $number }.
refusal-not_tied = { $seat } is not among those with equal bids.
refusal-not_shown = { $card } is not displayed.
refusal-replaced = You have replaced cards in this turn already; take one or pass.
refusal-no_money = You cannot pay for a replacement: ${ $number } are missing.
refusal-other_goods = { $loco } carries other goods than { $card }; a loco has one kind only.
refusal-elsewhere = You carry the goods of { $card } with { $loco } already; different locos have different goods.
refusal-needs_face = The multiplier lies beside a face-up loco; { $loco } is face down.
refusal-needs_wagon = The twin wagon copies the first wagon of a loco; { $loco } has none yet.
refusal-only_money = The bonus goes to no loco; just take the money.
refusal-no_bonus = Only the bonus card is turned into money; attach { $card } to a loco.

# Things
loco = { $label ->
    [down1] face-down loco 1
    [down2] face-down loco 2
    [down3] face-down loco 3
   *[other] the { $type ->
        [steam] steam
        [diesel] diesel
       *[electric] electric
    } { $speed } (power { $power }, ×{ $factor })
}
card = { $goods ->
    [food] food { $value }
    [cattle] cattle { $value }
    [coal] coal { $value }
    [fuel] fuel { $value }
    [luxury] luxury goods { $value }
    [passengers] passengers { $value }
    [bin] the rubbish bin
    [storage] the extended storage
    [multiplier] the multiplier +1
    [bonus] the bonus of 600
   *[twin] the twin wagon
}
auction = { $label ->
    [passing] passing
    [blind] blind
    [double_blind] double blind
    [preempted] pre-empted
    [open] open outcry
   *[rotating] rotating
}
objective = { $label ->
    [two_done] two other objectives done
    [fuel] 3 fuel wagons on one loco
    [special] a special card taken
    [luxury] 2 luxury wagons on one loco
    [three_each] 3 wagons on each loco
    [passengers] 2 passenger wagons on one loco
    [first] first in the order
    [diesel] 3 diesel locos
    [last] last in the order
    [steam] 3 steam locos
    [electric] 3 electric locos
    [ten_wagons] 10 wagons in all
    [food] 4 food wagons on one loco
    [all_types] one loco of each type
    [cattle] 4 cattle wagons on one loco
    [fastest] the fastest loco
    [coal] 3 coal wagons on one loco
   *[slowest] the slowest loco
}

# Options
option-money = Purses
    .hidden = hidden until the end
    .open = open to all
option-steam_electric = Objectives of 3 steam and 3 electric locos
    .corrected = 300 and 1500, as the publisher corrected them
    .printed = 1500 and 300, as printed
option-rotating = Price in the rotating auction
    .product = sum of powers times the highest multiplier
    .sum = sum of powers
option-first = Who begins
    .random = drawn at random
    .seat1 = the player in seat 1

# Statistics
tally-rounds = rounds
tally-profit = wagon profit a player and round
tally-wagons = wagons a player and round
tally-objectives = objectives done
feat-score = Money
feat-dearest = Dearest loco, in $
feat-best_train = Best train, in $
feat-earned = Earned by trains, in $
feat-objectives = From objectives, in $

# On the terminal table
ui-round = Round { $number } of 3
ui-starter = { $name } starts the round
ui-pile = Pile
ui-shown = Shown
ui-aside = Set aside
ui-lot = For sale
ui-standing = highest bid: { $amount } $ ({ $name })
ui-bids = Bids
ui-display = Wagons
ui-discard = Discards
ui-limit = Wagon { $number } ends the stage
ui-passes = { $number ->
    [one] 1 pass in a row
   *[other] { $number } passes in a row
}
ui-purse = money { $money }
ui-hidden = hidden
ui-token = place { $number }
ui-replace = replaces for { $number }
ui-power = power { $number }
ui-objectives = Objectives
ui-secret = { $number } secret
ui-done = done
ui-hand = In hand
ui-kept = Kept
ui-none = none
ui-down = face down
ui-opener = { $name } opens this lot
ui-due = to pay: { $number } $
ui-left = leaves you { $number } $
ui-costs = costs { $price } $, leaves you { $left } $
ui-opens-at = opened at { $number } $ or more
ui-all-cost = all you keep then costs { $price } $, leaves you { $left } $
ui-others-cost = the others then cost { $price } $, leaves you { $left } $
ui-adds = +{ $number } $
ui-ends = ends the stage
ui-ask-raise = Highest bid { $highest } $: raise to { $least } $ or more; you have { $cash } $.
ui-ask-open = Its power is { $least } $: nothing below can win. You have { $cash } $.
ui-ask-second = Your first bid was { $first } $, the highest { $highest } $. You have { $cash } $.
ui-ask-cash = You have { $cash } $.
ui-tie = objectives done: { $number }
ui-sum = { $number } $

# What wins; and a tip for each kind of question, the first time it is asked
goal = The richest after three rounds wins. Wagons times the loco’s multiplier bring the money, objectives a little more.
tip-alone = Nobody bids against you: you pay its power only. The highest multiplier you can pay is a good choice.
tip-blind_bids = Everybody gets a loco and pays the own bid; the highest chooses first. With 0 you take what is left, for nothing.
tip-call = You need three locos for your 5,000, so about 1,500 each. A loco with ×3 or ×4 may cost more: it multiplies every wagon.
tip-choice = The price is your bid, whichever you take. The multiplier earns, the power brings you an early turn in the yard.
tip-keeping = You pay the sum of your three powers times the highest multiplier among them. Three alike are cheap; one ×4 makes all of them dear.
tip-next_choice = You decide, and may name yourself. Whoever chooses earlier has more to choose from, for the same price.
tip-opener = Put up a loco you would like yourself at a fair price, or one that shall cost the others dear.
tip-opening = You must open at its power at least. If nobody raises, it is yours for that: begin low.
tip-outcry = Whoever bid last when nobody raises any more gets the loco. Decide before what it is worth to you, and stop there.
tip-paying = A face-down loco costs nothing, and earns almost nothing: only its best wagon counts. Turn the one that makes the price high.
tip-replacing = The price is paid already, however many you replace. Throw out what helps the others.
tip-sealed = Three locos for your 5,000: about 1,500 each. Only the highest bid pays. Under the loco’s power nothing wins; 0 means “not me” (the opener must bid).
tip-tie = You decide, and may name yourself. If it is dear, let somebody pay who has little left.
tip-turn = A loco pulls one kind of goods, and a kind goes to one of your locos only. Big figures to your highest multiplier! A fifth wagon ends the round.

# What the judgement of a position weighs, as a reason says it (fullsteam.analysis)
sign-money = ${ $number }
sign-objectives = ${ $number } from objectives
sign-factors = { $number ->
    [one] { $number } multiplier on locos
   *[other] { $number } multipliers on locos
}
sign-face-down = { $number ->
    [one] { $number } loco face down
   *[other] { $number } locos face down
}
sign-missing = { $number ->
    [one] { $number } loco still to get
   *[other] { $number } locos still to get
}
sign-trains = ${ $number } from trains
sign-hope = { $number ->
    [one] { $number } multiplier for wagons to come
   *[other] { $number } multipliers for wagons to come
}
sign-starter = the start of the round
