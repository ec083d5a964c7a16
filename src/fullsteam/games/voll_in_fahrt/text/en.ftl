title = Voll in Fahrt
tagline = A locomotive race over sliding platforms: push, be pushed, and bring three of your four locos home.

# Questions
step-mend = Hand in a repair tile and name the colour, before you roll?
    .done = Keep the tiles and roll
step-slide = Move the platform into the open bay: which way round?
    .done = Leave the platform
step-move = Which loco do you drive?
    .done = Drive no loco
step-double = A double: one more turn?
    .done = No second turn

# Choices
verb-first = { $seat } begins
verb-laid = the { $colour } platform lies in way { $way }
verb-roll = the dice show { $colour }, { $die } and { $die2 }
verb-dice = the dice show { $die } and { $die2 }
verb-repair = hand in a tile and name { $colour }
verb-platform = { $colour } platform into the open bay, way { $way }
verb-drive = drive loco { $loco }
verb-enter = a loco from your hand enters on the { $lane } track
verb-again = take a second turn

# What happens
event-begins = { $seat } begins.
event-lies = The { $colour } platform lies in its bay.
event-turn = Turn { $number }: { $seat }.
event-second = Turn { $number }: { $seat } takes a second turn.
event-hands_in = { $seat } hands in a repair tile and names { $colour }.
event-rolled = Colour { $colour }, dice { $die } and { $die2 }: { $number } points.
event-slides = The { $colour } platform moves into { $bay }, with all that stands on it.
event-enters = { $seat }: loco { $loco } enters on the { $lane } track.
event-drives = { $seat }: loco { $loco } drives { $number ->
    [one] one cell
   *[other] { $number } cells
}, to { $cell }.
event-pushes = { $seat }: loco { $loco } is pushed with { $number ->
    [one] one point
   *[other] { $number } points
}.
event-pushed = { $seat }: loco { $loco } rolls { $number ->
    [one] one cell
   *[other] { $number } cells
}, to { $cell }.
event-crashes = { $seat }: loco { $loco } has an accident: { $hazard }. It goes back to the hand.
event-gets_tile = { $seat } gets a repair tile and has { $number } now.
event-parked = { $seat }: loco { $loco } stops on the finish cell and waits there for its driver.
event-home = { $seat }: loco { $loco } is home: { $number } of 3.
event-stuck = { $seat } can move no loco.
event-wins = { $seat } has three locos home and wins.

# Why not
refusal-must_slide = The { $colour } platform has to move first; choose its way.
refusal-other_colour = It is the turn of { $colour }; only that platform may move.
refusal-must_drive = One of your locos has to move; choose one.
refusal-in_hand = Loco { $loco } is in your hand; it enters by a free start cell.
refusal-in_shed = Loco { $loco } is home in its shed and stays there.
refusal-hand_empty = You have no loco in your hand; drive one that is on the board.
refusal-start_taken = The start cell of the { $lane } track is occupied, and nothing can be pushed from outside.
refusal-same_loco = The second turn is for loco { $loco }, which you drove before; it enters again by a free start cell.
refusal-second_first = Decide first whether to take a second turn; then the dice are rolled.
refusal-tile_first = Decide first whether to hand in a repair tile; then the dice are rolled.

# Things
colour = { $label ->
    [blue] blue
    [red] red
   *[yellow] yellow
}
lane = { $label ->
    [outer] outer
    [middle] middle
   *[inner] inner
}
bay = { $label ->
    [B0] the south bay
    [B1] the west bay
    [B2] the north bay
   *[B3] the east bay
}
cell = { $zone ->
    [blue] the blue platform
    [red] the red platform
    [yellow] the yellow platform
   *[other] { $zone ->
        [S0] the starting straight
        [S1] the first corner
        [S2] the second corner
        [S3] the third corner
       *[S4] the home stretch
    }, { $lane ->
        [outer] outer
        [middle] middle
       *[inner] inner
    } track
}
hazard = { $label ->
    [buffer] it hits a buffer
    [open_bay] it runs into the open bay
    [no_rail] the platform has no rail for it
    [dead_end] its rail leads nowhere
    [finish] it hits the buffer behind the finish
   *[unbraked] it reaches the finish unbraked
}

# Options
option-board = Board
    .standard = standard, 17 × 17
    .long = long, 19 × 19
option-turning = Turning platforms
    .free = either way, always
    .strict = straight across they slide without turning
option-double_after_home = Second turn after a loco came home
    .no = none
    .any = with any loco
option-pushed_home = Pushed exactly onto the finish
    .park = the loco waits there
    .crash = accident
option-repair = Repair tiles
    .off = without
    .on = with
option-first = Who begins
    .random = drawn at random
    .seat1 = the player in seat 1

# Statistics
tally-turns = turns
tally-moves = moves
tally-pushes = moves with a push
tally-accidents = accidents
feat-score = Locos home
feat-crashes = Accidents
feat-pushes = Rivals pushed
feat-driven = Cells driven
feat-longest = Longest drive, in cells

# On the terminal table
ui-turn = Turn
ui-second = second turn
ui-loco = loco
ui-open = Open:
ui-stock = Repair tiles in stock:
ui-hand = hand
ui-tiles = tiles
ui-buffer = buffer
ui-dead-end = dead end
ui-no-rail = no rail
ui-signs = S start, F finish, ∩ sheds
ui-ways = Where each track leads over a platform
ui-goes = { $number ->
    [one] { $number } cell
   *[other] { $number } cells
}
ui-home = home
ui-parks = waits on the finish
ui-crash = ⚠ accident: { $hazard }
ui-pushes = pushes { $who } ({ $end })
ui-accident = ⚠ accident
ui-furthest = whose loco is furthest

# What wins; and a tip for each kind of question, the first time it is asked
goal = Whoever first has three of their four locos home wins.
tip-double = One more turn, with the same loco and new dice. Decline only where nearly every roll would wreck it.
tip-mend = A repair tile lets you name the colour of the platform instead of rolling it. Keep it until one colour matters to you.
tip-move = It drives the sum of the dice and pushes on what is in its way. A red star means an accident; hold a loco to see where it would end.
tip-slide = What rolls into the open bay or onto a red buffer has an accident. Choose the way that helps your locos, or spoils the others’.

# What the judgement of a position weighs, as a reason says it (fullsteam.analysis)
sign-one-home = the first loco in the shed
sign-two-home = the second loco in the shed
sign-race = { $number ->
    [one] { $number } cell to victory
   *[other] { $number } cells to victory
}
sign-spare = { $number ->
    [one] { $number } cell covered by a spare loco
   *[other] { $number } cells covered by a spare loco
}
sign-started = { $number ->
    [one] { $number } loco on the board
   *[other] { $number } locos on the board
}
sign-to-move = the next turn
sign-arriving = { $number ->
    [one] { $number } loco about to come home
   *[other] { $number } locos about to come home
}
sign-before-the-gap = { $number ->
    [one] { $number } loco in front of the open bay
   *[other] { $number } locos in front of the open bay
}
sign-before-a-platform = { $number ->
    [one] { $number } loco in front of a platform
   *[other] { $number } locos in front of a platform
}
sign-riding = { $number ->
    [one] { $number } loco on a platform that leads on
   *[other] { $number } locos on platforms that lead on
}
sign-trapped = { $number ->
    [one] { $number } loco on a rail that leads nowhere
   *[other] { $number } locos on rails that lead nowhere
}
sign-parked = { $number ->
    [one] { $number } loco on a finish cell
   *[other] { $number } locos on finish cells
}
sign-chased = { $number ->
    [one] { $number } pursuer close behind
   *[other] { $number } pursuers close behind
}
sign-tiles = { $number ->
    [one] { $number } Repair tile
   *[other] { $number } Repair tiles
}
