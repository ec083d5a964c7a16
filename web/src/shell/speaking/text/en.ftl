# Everywhere
title = Fullsteam · railway games for the table
nav = Page
language = Language
settings = Settings
help = Help
me = You
me-named = You: { $name }
close = Close
more = More
loading = One moment …
skip-main = To the content
skip-prompt = To the question
lost-home = To the start page
guest-name = Guest
refused = The server did not accept that ({ $reason }). Try again.

# Start page
with-friends = With friends
rules = Rules
card-players = { $most ->
    [2] 2 players
   *[other] { $fewest } to { $most } players
}
card-minutes = { $number } minutes
start-games = Games
start-open = Open tables
start-watch = Watch
start-over = Played
start-offline = The server does not answer just now. We keep trying.
seat-free = free
status-open = waiting for players
status-playing = playing
status-over = over
status-closed = closed

# Your name
name-title = What shall the others call you?
name-label = Name
name-why = No account needed. You can change it at any time.
name-go = Go on

# An invitation
join-title = Come and play { $title }
join-host = { $name } keeps a seat for you.
join-go = Take the seat
join-taken = This seat has been taken.
join-watch = Watch instead

# Setting up a table
setup-by = by { $author }, { $year }
setup-seats = Who plays?
setup-players = Number of players
setup-number = { $number }
setup-seat = Seat { $number }
setup-level = Level
kind-me = You
kind-same = At this screen too
kind-bot = Bot
kind-invite = A friend, by link
kind-open = Anybody who has the table’s link
setup-go = Play
setup-invite = Make the table
setup-rules = Rule options
setup-terms = Time, undo, who may watch
terms-pace = Pace
pace-live = Together, now
pace-correspondence = Bit by bit, over days
terms-clock = Time for a choice
clock-none = no clock
clock-seconds = { $number } seconds
clock-days = { $number ->
    [one] one day
   *[other] { $number } days
}
terms-undo = Taking back
undo-consent = anything, if all agree; against bots nothing that was revealed
undo-free = only one’s own newest choice
terms-public = Show the table to everybody (join and watch)
terms-chat = Chat
terms-rated = Rated (accounts only, no bots)
terms-hints = Hints (what would be good here, and why)
hints-never = never
hints-alone = while no other person sits at the table
hints-all = for everybody, agreed by sitting down
hints-agreed = At this table everybody may ask for hints.
level-random = random
level-novice = very easy
level-greedy = easy
level-club = medium
level-expert = hard
level-champion = very hard

# Waiting for the others
waiting-for = { $number ->
    [0] All are here.
    [one] One seat is free. The match begins as soon as everybody is here.
   *[other] { $number } seats are free. The match begins as soon as everybody is here.
}
seat-invited = invited
sit-here = Sit here
share-table = The table’s link
invite-link = Send this link
invite-local = This link works on this computer only. For other devices start the server with: fullsteam serve --host 0.0.0.0
qr = QR code: link to { $title }
copy = Copy
copied = Copied
share = Share
leave-seat = Leave
close-table = Close the table
table-begins = All are here; it begins.

# At the table
board = Board
prompt = What to do
players = Players
player = Player
points-head = Points
facts-head = What everybody sees
you = you
away = away
acting = choosing now
bot-level = bot, { $level }
stand-in = A bot ({ $level }) stands in.
stood-in = A bot plays for you.
come-back = Play on yourself
your-turn = Your turn
waiting = Wait
watching = You are watching
sending = On its way …
on-its-way = Your move is on its way.
offline = No connection
others-gone = { $number ->
    [one] { $names } is not at the table just now. The question waits.
   *[other] { $names } are not at the table just now. The question waits.
}
others-choose = { $number ->
    [0] One moment …
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
answered = Your answer is sealed. Wait for the others.
match-over = The match is over
winner = { $number ->
    [one] { $names } wins!
   *[other] Shared victory: { $names }!
}
touch-board = Touch what glows on the board.
touch-next = Now touch what goes with it.
next-where = { $thing }: where to?
next-what = { $thing }: what goes there?
let-go = Never mind
all-choices = { $number ->
    [one] The choice as a button
    [2] Both choices as buttons
   *[other] All { $number } choices as buttons
}
all-choices-short = All choices
fewer-choices = Fewer buttons
why-rule = Why? { $rule }
why-short = Why?
rule-says = What rule { $rule } says
open-rule = open the rule
sure = { $choice }?
sure-yes = Yes
sure-no = No, back
amount = Amount
less = Less
more-of = More
less-by = { $number } less
more-by = { $number } more
# Amounts that are typed
amount-in = Amount in { $unit }
amount-least = Minimum: { $number }
amount-raise = Raise by one step: { $number }
amount-range = { $low } to { $high }
amount-range-by = { $low } to { $high }, in steps of { $by }
amount-no = { $number } is not possible
amount-choose = Choose an amount
amount-not = { $near ->
    [one] { $number } is not possible here. The nearest amount is:
   *[other] { $number } is not possible here. The nearest amounts are:
}
amount-number = Please type a whole number.
amount-vain = Less than { $number } cannot win.
# The question
count = { $number ->
    [0] sold!
   *[other] … then silence counts as no
}
undo = Take back
undo-ask = Ask to take back
undo-short = Undo
undo-sure = { $others ->
    [0] Take back “{ $what }”?
    [one] Take back “{ $what }” and one choice of another player?
   *[other] Take back “{ $what }” and { $others } choices of the others?
}
ask-undo = { $name } would like to take a choice back.
ask-waits = Waiting for { $names } to agree to taking back.
agree = Agree
decline = No
orders = Answer automatically
orders-short = Automatic
orders-long = How long
orders-pass = Say “{ $choice }” for me
orders-until = until I am asked something else
orders-always = until I take it back
orders-bid = Bid for me, at most
orders-bid-go = Bid for me
orders-stop = Stop
orders-not = I answer myself
orders-at-work = As you ordered
orders-bidding = Bidding for you up to { $most }
orders-passing = “{ $choice }” is said for you
single-said = “{ $question }” The only answer was “{ $choice }”.
days = { $number ->
    [one] 1 day
   *[other] { $number } days
}
skip-news = Skip
curtain-title = { $name }, it is your turn
curtain-text = Hand the screen to { $name }. The others look away.
curtain-go = I am { $name }

# Drawers
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-players = Players
log-undo = { $name } takes a choice back.
log-ask = { $name } asks to take a choice back.
log-agree = { $name } agrees.
log-decline = { $name } does not agree.
log-takeover = A bot ({ $level }) plays for { $name }.
log-return = { $name } is back.
log-permalink = Moment { $number }
log-back = taken back
log-unfold = Say it all
log-older = Show older ones
recap = Since your last turn ↑
recap-title = Since your last turn
recap-again = Show it again
recap-shown = Once more
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-no = At open tables only accounts may speak.
# Who speaks
chat-onlooker = looks on
chat-slow = Give the others time to read: your line was not sent.
chat-unread = { $number ->
    [one] 1 unread line
   *[other] { $number } unread lines
}
chat-open = Open the chat
react = Quick words
react-well-played = Well played
react-thanks = Thanks
react-hurry = Hurry up, please
react-oh-no = Oh no
react-ha = Ha!
react-back-soon = Back in a minute
rules-whole = The whole rule book
rules-page = Open as a page
rules-of-release = Played by the rules of release { $release }
rules-contents = Contents
rules-play = Play
rules-search = Search the rules
rules-found = { $number ->
    [0] Nothing found.
    [one] One paragraph
   *[other] { $number } paragraphs
}
text-view = The game in words
standing = How everybody stands
lately = Since your last choice
lately-nothing = Nothing has happened yet.
text-choices = { $number ->
    [one] One choice
   *[other] { $number } choices
}

# The end
chart = How it went
rematch = Rematch
rematch-join = To the rematch
replay = Replay
insight = Was it luck or skill?
fair = Was the shuffle fair?
fair-kept = Yes: the seed has the fingerprint that was promised before the start.
fair-broken = No: the seed does not have the promised fingerprint.
fair-together = Yes: the server and { $names } made the seed together. Nobody could choose it, not even the host.
fair-mine = Your own secret is in it, unchanged, and all promises are those your browser saw before it opened it.
fair-draws = { $number ->
    [one] The first draw was drawn again here, from that seed and from the cards and dice of the rules: it is the same.
   *[other] The first { $number } draws were drawn again here, from that seed and from the cards and dice of the rules: they are the same.
  }
fair-draws-told = { $number ->
    [one] The first draw was drawn again here, from that seed: it is the same. Which cards and dice there were is what the server says.
   *[other] The first { $number } draws were drawn again here, from that seed: they are the same. Which cards and dice there were is what the server says.
  }
fair-silent = { $names }: promised a secret, but did not open it in time, and so added nothing. That is the one thing somebody can still choose: to add or not to add.
fair-how = Before the start the server, and the browser of everybody who sat down, each thought of a secret number and published only its fingerprint. When all had come, the secrets were opened and mixed into one seed; all cards and dice come from it. Nobody could choose his number to fit the others: he did not know them.
fair-wrong-promise = Something is wrong: the server’s fingerprint is not the one your browser saw when you sat down.
fair-wrong-mine = Something is wrong: the secret your browser added was left out or changed.
fair-wrong-others = Something is wrong: the fingerprints of the others are not those your browser saw when it opened its secret.
fair-wrong-secret = Something is wrong: a secret of somebody does not have the fingerprint that was promised, or is missing.
fair-wrong-draw = Something is wrong: the first draws do not come from this seed.
fair-promise = Promised before the start (SHA-256 of the seed):
fair-seed = Revealed at the end (seed):
fair-all = Every card and die, checked on your own machine:
fair-record = Download the record
timeline = Timeline
timeline-at = { $moment } of { $last }
timeline-first = To the start
timeline-previous = Back
timeline-next = On
timeline-last = To the end
timeline-play = Run
timeline-pause = Pause
replay-seat = Seen by
replay-onlooker = an onlooker
replay-back = Back to the table
branch = Play on from here against bots
moment-nothing = Nothing to see for this seat.
moment-lost = There is no such moment.

# You
me-name = Name
me-save = Save
me-saved = Saved.
me-account = Account
me-account-why = Only if you like: keeps your tables on every device, and rated matches.
me-login = Login
me-password = Password (8 characters or more)
me-make = Make an account
me-enter = I have one: log in
me-known = You are logged in as { $login }.
me-leave = Log out
me-welcome = Welcome.
me-data = Your data
me-export = Download all that is stored
me-forget = Forget me
me-forget-sure = Really forget everything
tokens = Programs that play for you
tokens-why = A token lets a program play in your name.
tokens-name = What for?
tokens-make = Make a token
tokens-drop = Revoke
tokens-secret = Keep it now; it is not shown again:

# Settings
theme = Colours
theme-system = as the device
theme-light = light
theme-dark = dark
speed = Pace
speed-auto = as the game suggests
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-none = none: at once
setting-twice = Ask me “Are you sure?”
twice-costly = when I spend money or play a special card
twice-all = at every choice
twice-never = never
setting-single = Give the only possible answer for me
setting-textView = The game in words instead of the board
setting-shortcuts = Single keys as shortcuts

# Sound
sound = Sound
sound-on = Sound on
sound-off = Sound off
mute = Mute
volume = Volume

# Help
help-choose = Touch what glows, then where it should go. One touch is enough when it can mean only one thing. Touch it again to change your mind.
help-drag = Or drag it there. What costs a card or money is asked once more.
help-why = Touch anything else and you are told why it is not possible, with the paragraph of the rules.
keys = Keys
key-tab = to the next thing that can be touched
key-enter = touch it (Space too)
key-arrows = on the board: to the neighbour
key-escape = change your mind
key-digits = the buttons under the question
key-board = to the board, or to the game in words
key-prompt = to the question
key-undo = take back
key-rule = the rule of the question
key-log = log
key-chat = chat
key-text = the game in words, and back
key-skip = skip animations
key-mute = sound off, and on again
key-help = this page

# The end of a round
sheet-so-far = The score so far
round-ending = The round is drawing to its close.
round-pause = A pause
round-over = The round is over. See what it has brought.
go-on = Go on
goes-on = { $number ->
    [one] goes on by itself in 1 second
   *[other] goes on by itself in { $number } seconds
}
# The front door
play = Play
welcome = Welcome aboard
welcome-text = Four railway games for family and friends. Play at once against bots, or send your friends a link. Free, and no account.
card-age = from age { $age }
card-lasts = { $low }–{ $high } minutes
audience-family = Family
audience-expert = Experts
rivals-many = Number of bots
rivals = { $number ->
    [one] 1 bot
   *[other] { $number } bots
}
mine = Your games
mine-waits = { $names } to play
mine-open = { $number ->
    [one] waiting for one player
   *[other] waiting for { $number } players
}
mine-none = No match is under way.
mine-away = Put away
mine-end = End this match
mine-end-sure = Yes, end it for good
mine-back = Back
mine-out = Take out
mine-all = Show all { $number }
mine-fewer = Show fewer
mine-shelf = Put away
mine-shelf-open = Show put-away games
mine-shelf-close = Hide put-away games
mine-shelf-empty = Nothing is put away.
played-me = You won
played-shared = You share the victory
played-won = { $number ->
    [one] { $names } won
   *[other] { $names } share the victory
}
setup-ours = The printed board or cards exist, but the text of the rulebook does not describe all of them: what it leaves out is our reconstruction. The rules are the game’s own.
setup-box = What is in the box
setup-box-ours = Ours
setup-box-enter = You own the box? Enter what it says.
box-played = Played with a box of its own:
box-see = See what is in it
box-keep = Keep this box
box-kept = Kept: open it

# When something is not as it should be
line-cut = No connection. We keep trying.
line-kept = No connection. Your move is kept, and sent as soon as it is back.
line-restart = The server is restarting. It goes on by itself in a moment.
line-crowded = Too many windows of Fullsteam are open here. Close one of them, or wait a minute.
line-renewed = Fullsteam was renewed meanwhile. Reload the page when it suits you; nothing is lost.
line-reload = Reload
line-again = Try again
move-kept = Your move is kept until the connection is back.
lost-address-title = No train stops here
lost-address = There is no page at this address. Perhaps it was mistyped.
lost-table-title = There is no such table
lost-table = Perhaps the link was cut short when it was copied: ask whoever sent it for a new one.
lost-invite-title = This invitation is not valid
lost-invite = It does not exist, or not any more. Ask whoever sent it for a new link.
lost-game-title = We do not have this game
lost-game = But there are others, on the start page.
lost-refused-title = This table does not let you in
lost-refused = Whoever made it decides who may look on.
lost-closed-title = This table is closed
lost-closed = Its host has closed it, or nobody came for a long time. You can set up a new one at once.
lost-unplayable-title = This match cannot go on here
lost-unplayable = It was begun by rules that this server does not know. Nothing of it is lost; whoever runs the server can tell you more.
lost-reload-title = Time to reload
lost-reload = The server is newer than this page, and they do not understand each other any more. Reload it; your match is kept.
lost-offline-title = The server does not answer
lost-offline = Perhaps you are offline, or it is restarting. Your tables are kept.
lost-crowded-title = A bit too much at once
lost-crowded = From here a lot was asked for in the last minute. Wait a moment, then try again.
lost-new = Set up a new table
# Who is who
look-colour = Your colour
look-any = no matter
look-avatar = Your avatar
look-letter = only the letter
look-why = Your name changes at once, colour and avatar at your next table. If somebody there has your colour already, you get another one.
colour-blue = blue
colour-red = red, dashed
colour-green = green, dotted
colour-orange = orange, double
colour-purple = purple, hatched
colour-black = black, dash and dot
avatar-master = station master
avatar-conductor = conductor
avatar-signal = signal
avatar-lantern = lantern
avatar-whistle = whistle
avatar-ticket = ticket
avatar-clock = station clock
avatar-steam = steam loco
avatar-owl = owl
avatar-fox = fox
avatar-cat = cat
avatar-bear = bear
seat-of = { $name }’s seat, played by a bot ({ $level })
unknown = hidden
look-open = Colour and avatar …
# The end and looking back
end-near = The last move …
end-won = You win!
end-shared = You share the victory with { $names }
end-place = { $place ->
    [2] You came second
    [3] You came third
    [4] You came fourth
    [5] You came fifth
   *[other] You came in place { $place }
}
end-level = { $place ->
    [2] You share second place with { $names }
    [3] You share third place with { $names }
    [4] You share fourth place with { $names }
   *[other] You share place { $place } with { $names }
}
end-ahead = { $score }, ahead of { $names } ({ $behind }).
end-other = { $names } wins with { $score }; you have { $own }.
end-each = Each has { $score }.
end-tiebreak = Equal with { $score }; the tie-break decided.
end-home = Home
end-details = Details
highlights = Worth telling
sheet = Score sheet
share-title = To show others
share-picture = Save a picture
share-link = Copy link
share-failed = That did not work here.
chapters = Chapters
replay-speed = Speed
key-replay = looking back: run or pause
key-replay-arrows = looking back: a moment (with Shift a chapter) back or on
# Rules one reads
rules-rulings = { $number ->
    [one] One ruling: what the rulebook says, and what we decided
   *[other] { $number } rulings: what the rulebook says, and what we decided
}
rules-how = How it works
rules-exact = The exact rules
rules-exact-why = Every paragraph has a number, which the game cites when it refuses a move. Touch it for a link.
rules-copy = Copy the link to this paragraph
rules-print = Print

# Lessons
coach = Coach
coach-count = { $step } of { $steps }
coach-step = Step { $step } of { $steps }
coach-rest = The round is over. See what it brought everybody, then go on.
coach-watch = Now watch { $names }.
coach-back = One step back
coach-leave = Leave; the lesson goes on here next time
lesson-over = Lesson over
lesson-well = Well done! You can play now.
lesson-match = Now a real match
lesson-next = Next lesson
lesson-again = Once more
learn-card = Learn · { $minutes } min
learn-card-on = Go on learning
learn-card-done = Learnt
learn-first = Never played it? Learn it in { $minutes } minutes.
learn-title = Learn { $title }
learn-text = On the real board, step by step, with somebody who tells you what to do.
learn-done = Learnt
learn-begin = Begin
learn-on = Go on
learn-again = Once more
lost-lesson-title = There is no such lesson
lost-lesson = The rules explain everything, too; and other games have lessons of their own.
goal = Goal:
legend = Legend: what is what
tips-never = No more tips
tip-next = Next tip
setting-tips = Tips, the first time something is asked
key-legend = The pieces of the game and their names
phases = Where you are

# Life at a table

leave = Leave …
leave-sure = How would you like to leave?
leave-bot = Let a bot play for me
leave-bot-what = Until you come back, which you may at any time.
leave-no = Stay
resign = Give up
resign-ends = The match is over, and you have lost it.
resign-goes-on = You come last; a bot plays on for the others.
resign-rated = In a rated match there is no coming back.
called = The others are waiting for you.
here = I am here
waited = { $name } was asked { $since }.
waited-away = { $name } was asked { $since } and does not answer.
nudge = Remind
nudged = reminded
vote-bot = Put in a bot
vote-end = End without a result
vote-said = for it: { $names }
vote-all = It counts when all who are here agree; who says nothing for as long again is not asked. Whoever is away may come back.
vote-wait = Wait, I am here
company-refused = { $why ->
    [once-an-hour] One reminder an hour is enough.
    [a-rated-match-has-a-result] A rated match has a result.
   *[other] Nobody is away.
}
onlookers = Looking on: { $names }
door-close = Close the door
door-open = Open the door
door-closed = Nobody may look on.
terms-resign = If one gives up
resign-end = the match is over
resign-bot = a bot plays on
terms-onlookers = Whoever has the link may look on
end-resigned = { $names } gave up.
log-resign = { $name } gives up.
log-nudge = { $name } reminds { $other }.
log-here = { $name } is there, and thinking.
log-vote = { $what ->
    [bot] { $name } would put in a bot for { $other }.
    [end] { $name } would end the match without a result.
   *[none] { $name } would rather wait.
}
log-end = The match is over, without a result.
log-hint = { $name } took a hint.
lost-agreed-title = This match has ended
lost-agreed = Somebody stayed away, and the others ended it without a result. What was played can still be looked at.
lost-look = Look at it

# News of one’s turn

reach = News of your turn
reach-why = When you are not here: by this browser, by mail, or into a chat room. Never while you look at the table.
reach-here = Tell me in this browser
reach-here-done = This browser will tell you, also when the page is closed.
reach-denied = The browser does not allow it; its settings can change that.
reach-push = Browser
reach-mail = Mail
reach-hook = Chat room
reach-hooks = Into a chat room (Discord, Slack, ntfy) or to a program
reach-hook-kind = Kind
reach-hook-url = Address
reach-add = Add
reach-drop = Remove
reach-test = Try it
reach-tested = Sent. Did it arrive?
reach-unconfirmed = not confirmed yet
reach-mail-sent = A mail is on its way: open the link in it.
reach-what = Tell me
reach-days = over days
reach-live = live
reach-turn = It is my turn
reach-again = Still my turn, a day later
reach-nudge = Somebody waits for me
reach-begun = A match begins
reach-over = A match is over
reach-invite = Somebody invites me
reach-quiet = Quiet hours
reach-from = from
reach-to = to
letter-confirm = Is this your address?
letter-confirm-what = From now on you would be told there when it is your turn.
letter-confirm-yes = Yes, it is mine
letter-confirm-done = Good. You can change what you are told at any time.
letter-leave = No more of these messages?
letter-leave-what = Nothing will be sent to this address any more.
letter-leave-yes = No more
letter-leave-done = Done. You will not be written to again.
letter-failed = This link is not valid any more.

# One's own games

me-games = Your statistics, matches and people
lost-profile-title = Nobody to be seen here
lost-profile = This profile does not exist, or it is not for everybody’s eyes.
invited = { $name } would like to play { $game } with you
invited-go = Sit down
invited-no = Not this time

# The big screen, phones beside it, and a television's remote control.
with-bots = Against bots
with-screen = On the big screen
ways = Ways to begin
screen-about = This screen shows the board to everybody. Each phone shows its own cards and answers. Whoever has no phone plays here.
screen-invite = With a phone
screen-me = Here, at the screen
setup-screen = Set it up here
screen-turn = { $number ->
    [1] { $names } is choosing
   *[other] { $names } are choosing
}
screen-call = { $name } plays here. Everybody else looks away, please.
screen-hide = Hide my cards
screen-happened = What just happened
lounge-how = { $number ->
    [1] One seat is free: point a phone’s camera at the code, say your name, and it begins.
   *[other] Point a phone’s camera at a code, say your name, and you sit there. { $number } seats are free.
}
lounge-seat = Seat { $number }
lounge-here = is here
lounge-screen = plays at this screen
lounge-sit = No phone? Play here
lounge-back = Back
show-screen = Show on the big screen
hand-board = Show the board
hand-only = Only my cards
hand-none = You look on. The board is on the big screen.
next-which = { $thing }: which one?
join-back = Back to your seat
touch-hand = Touch one of your cards.
# The page as an app.
start-kept = No network just now. Your games are shown as they were on { $when }; rules and lessons work without one.
app-renewed = A new version is here.

# Hosts, and who tells them
me-admin = Hosting
club-code = Code of the club
announcement-away = Put the announcement away
new-password = A new password
new-password-why = This link works once. All other sessions of this account end.
new-password-do = Keep it
report = Report
report-line = Report this line of { $name }
report-whom = Whom
report-reason = What about
report-insult = Insults or threatens
report-name = The name
report-spam = Writes far too much
report-cheating = Cheats
report-leaving = Leaves on purpose again and again
report-other = Something else
report-text = What happened (if you like)
report-why = Only the hosts of this house read it; who is reported is not told by whom.
report-send = Send
report-done = Thank you. The hosts will look into it.
lost-banned-title = This house is closed to you
lost-banned = Its hosts have decided so. Bots play on for you in running matches.
no-name = Nobody may be called so here. Choose another name.
no-club = This house is for those who know its code.
no-guests = People have accounts in this house: make one, or log in.
no-reports = That is enough for today. The hosts have your other reports.
no-stranger = Nobody plays here without saying who they are.
chat-muted = You cannot write here { $until ->
    [none] until the hosts allow it again
   *[other] until { $until }
}. Why: { $why }
no-banned = This house is closed to you { $until ->
    [none] until its hosts say otherwise
   *[other] until { $until }
}. Why: { $why }

# Accounts with an address
me-mail = E-mail
me-mail-why = A letter with a link goes there; your account begins when you open it. Nobody else sees the address.
me-sent = A letter is on its way to { $mail }. Open its link within a day: then your account is there.
me-lost = Password lost?
me-lost-why = If there is an account with this address, a letter with a link goes there.
me-lost-do = Send the letter
me-lost-sent = If there is an account with { $mail }, a letter is on its way.
letter-account = Begin with your account
letter-account-what = With this your address is confirmed.
letter-account-yes = Confirm and begin
letter-account-done = Your account is there.
no-mail = Accounts in this house have an e-mail address.
no-address = This is no e-mail address.
no-letter = No letter could be sent there. Is the address right?

hint = Hint
hint-title = What would be good here
hint-thinking = One moment, that is being weighed …
hint-behind = { $number ->
    [one] 1 point less
   *[other] { $number } points less
}
hint-take = Choose this
puzzle-day = Puzzle of the day: { $game }
puzzle-running = { $number ->
    [one] solved yesterday or today
   *[other] { $number } days running
}
puzzle-all = all puzzles
lost-puzzle-title = There is no such puzzle
lost-puzzle = Perhaps the link is cut off. There are plenty of others.
