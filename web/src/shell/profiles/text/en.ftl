yours = Your pages
tab-games = Statistics
tab-matches = Matches
tab-people = People
tab-account = Account
profile = Your profile
edit = Profile and privacy
seen-me = Only you see this
seen-friends = People you have played with see this
seen-all = Everybody sees this
who-sees = Who may see your profile?
see-me = Only me
see-friends = People I have played with
see-all = Everybody; then I am also on leaderboards, by name
as-others = See it as others do
copy = Copy the link
copied = Copied
languages = Languages you speak
language-add = Add a language
language-drop = { $name }: remove
may-invite = People I have played with may invite me
look-where = Name, colour and avatar
nobody-title = Your games will be here
nobody = Play once, and you find here what became of it. No account is needed.
log-in = I have an account
none-yet = Nothing played to its end yet. After your first match you find here how it went.
play = Play a game
take = To take with you:
take-json = All your data (JSON)
take-zip = Records of your matches (zip)
game = Game
played = Played
won = Won
average-place = Average place
best = Best: { $what }
rating = Rating
rating-course = Rating, match by match
rating-why = The shaded band: almost certainly it lies in there. It gets narrower with every rated match.
ladder-go = Leaderboard
places = Places
rivals = Favourite rivals
rival-matches = { $number ->
    [one] 1 match, { $won } won
   *[other] { $number } matches, { $won } won
}
score = Points
average = On average { $number }
highest = Highest { $number }
lowest = Lowest { $number }
match = Match
date = Date
uncertain = { $value } ± { $give }
point = Match { $match }, { $day }: { $value }
slider = { $title }: match by match
slide = Slide over a plot, or use the arrow keys, to read each match. Full golden dots are won matches.
watch = Watch again
insight = Luck or skill? { $game }, against { $names }
insight-short = Luck or skill?
ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
won-alone = Won
won-shared = First place, shared
came = { $place ->
    [2] 2nd of { $players }
    [3] 3rd of { $players }
   *[other] { $place }th of { $players }
}
with-score = ({ $score })
bot = { $name } (bot, { $level })
bot-only = Bot ({ $level })
rated = rated
days = over days
uncounted = not counted
replay = Watch again: { $game }, { $names }
filters = Which matches
result = Result
lost = Not won
rivals-filter = Rivals
people = People
bots = Only bots
pace = Pace
live = in one sitting
rated-filter = Rated
rated-only = Rated only
unrated-only = Not rated
all = All
found = { $number ->
    [0] No match
    [one] 1 match
   *[other] { $number } matches
}
no-filters = Show all
none-fit = No match fits. Choose less narrowly.
matches = Matches
pages = Pages
newer = Newer
older = Older
page = { $number } of { $all }
friends = People
friends-why = Everybody you have played a match with. One touch sets up the same game again; they find the invitation on their start page.
friends-none = Whoever you play a match with appears here, to be invited again in one touch.
friends-find = Play with friends
friend-last = Last: { $game }, { $when }
friend-company = (with { $names })
friend-quiet = wants no invitations
again = { $game } again
again-label = { $game } again with { $name }
since = Here since { $when }
this-is-you = This is you, as others see you
nothing-played = { $name } has not finished a match yet.
recent = Recent matches
ladder = The best at { $game }
ladder-why = Rated matches only. The dot is the rating, the bar says how certain it is; who stands highest is decided by its left end. Only people whose profile everybody may see are listed.
ladder-none = Nobody is listed here yet. Play a rated match, let everybody see your profile, and you are the first.
ladder-begin = Set up a match
ladder-show = Change who may see my profile
place = Place
player = Player
range = Almost certainly between
from-to = { $from } to { $to }
only-you = only you see this line
