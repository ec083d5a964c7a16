# What the command line says. --- Help
help-app = Fullsteam: four railway board games, to play, to study and to build on.
help-version = Version, and whether the rules are compiled.
help-show = Show this help.
help-play = Play a game against bots, here in the terminal.
help-games = List the games: players, minutes, age, and what can be agreed on (options).
help-rules = Show the rules of a game, or one paragraph with its rulings.
help-game = The game: { $games }.
help-lang = Language: { $languages }; default: that of this machine.
help-json = One JSON object on stdout, for machines.
help-board = Another board, as a file (for games with boards).
help-option = A rule option, name=value; may be repeated for others. `fullsteam games` says which there are.
help-players = How many play; default: the fewest.
help-seat = Your seat.
help-bots = Who plays the other seats: { $levels }.
help-name = Your name.
help-colour = Your colour: { $colours }.
help-record = Where the game is written down; default: a new file here.
help-force = Write over a file that is there already.
help-resume = Go on with a game that was left, from its record.
help-learn = Learn a game: a lesson of about five minutes, with a coach.
help-lesson = The lesson; default: the next one.
help-again = Begin the lesson anew.
help-rule = A paragraph (B2.1), a section (B2) or a ruling (B2.4r1).
help-rules-version = As they were in this version; else the newest.

# Headings
head-options = Options
head-arguments = Arguments
head-commands = Commands
head-default = [default: {"{}"}]
head-required = [required]
games-facts = { $players } players, { $minutes } minutes, from { $age } years on
games-usual = * is what is played if you say nothing; another one with -o name=value

# Errors
error-which-game = Which game? One of { $games }; or --resume FILE for one that was left.
error-file-exists = { $file } is there already: --force writes over it, --resume { $file } goes on with that game.
error-other-game = { $file } is a game of { $game }.
error-is-over = { $file }: this game is over; `fullsteam replay { $file }` tells it.
error-no-seed = { $file } cannot go on: the file with its seed, { $file }.seed, is not beside it.
error-broken-seed = { $file }: this is no seed of a game.
error-not-text = { $file }: this is no record; it is not even text.
error-no-lesson = { $game } has no lesson "{ $lesson }"; lessons: { $lessons }
error-no-lessons = { $game } has no lessons
error-no-colour = there is no colour "{ $colour }"; colours: { $colours }
error-no-option-value = an option is written name=value, not "{ $text }"
error-option-twice = option { $name } is given twice
error-no-rule = { $game } has no rule "{ $rule }"; sections: { $sections }
error-players = { $game } is for { $low } to { $high } players, not { $number }
error-players-exactly = { $game } is for { $low } players, not { $number }
error-no-seat = a table of { $players } has no seat { $seat }
error-no-option = { $game } has no option "{ $name }"; options: { $options }
error-no-value = option { $name } cannot be "{ $value }"; it is one of { $values }
error-no-board = { $game } cannot be played on another board
error-no-game = there is no game "{ $game }"; games: { $games }
error-no-language = there is no language "{ $lang }"; languages: { $languages }
error-no-bot = there is no bot "{ $bot }"; bots: { $bots }
error-usage-option = there is no option { $name }{ $like ->
    [none] {""}
   *[other] ; do you mean { $like }?
}
error-usage-missing = { $name } is missing
error-usage-value = { $name }: { $why }
error-usage-needs-value = option { $name } needs a value
error-usage-command = there is no command "{ $name }"; `fullsteam --help` lists them
error-usage-extra = "{ $name }" is too much
error-usage-number = a whole number is wanted
error-usage-least = { $low } or more
error-ENOENT = No such file or directory
error-EACCES = Permission denied
error-EISDIR = Is a directory
error-ENOTDIR = Not a directory
error-EEXIST = File exists
error-ENOSPC = No space left on device
error-EROFS = Read-only file system
