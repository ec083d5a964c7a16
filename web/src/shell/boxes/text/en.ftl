# The page of boxes
box-title = You own the box? Enter what it says.
box-about = Where the rulebook of { $title } shows only pictures, the figures are our reconstruction. Copy them from your own board and cards, and play what you know.
see-rule = Rule { $rule }
kept-title = Your boxes
state-good = Ready to play
state-wrong = { $number ->
    [one] One mistake
   *[other] { $number } mistakes
}
play = Play it
open = Open
rename = Rename
rename-go = Rename
duplicate = Duplicate
delete = Delete
delete-named = Delete “{ $title }”
delete-title = Delete “{ $title }”?
delete-about = It is gone from this browser. Tables that are played with it keep it.
kept-here = Boxes are kept in this browser only. Take them along as a file or a link.
begin-title = How to begin
begin-own = Begin with ours
begin-own-about = Everything is there already; change what is different on your copy.
begin-own-go = Begin
begin-file = From a file
begin-file-about = A TOML file that somebody exported, here or elsewhere.
begin-file-go = Choose a file
begin-paste = Paste a text
paste-label = TOML text
paste-go = Take it over
begin-table = From a table
begin-table-about = At a table that is played with a box, open “Rules” and choose “Keep this box”.
too-large = This text is too long for a box.
my-copy = My copy
link-broken = There is no box in this link, or not all of it.
line = Line { $number }
title-label = Title
# The editor
back = Boxes for { $title }
saved = Every change is kept in this browser.
unsaved = This browser keeps nothing: export the box before you leave.
undo = Undo (Ctrl+Z)
redo = Redo (Ctrl+Shift+Z)
checking = Checking …
silent = No answer, trying again …
parts = Parts of the box
beside = Mistakes, preview, trial games, export
tab-all = All fields
tab-text = As text
all-about = Every field of the box, to type. Arrow keys and Enter lead through tables, Shift with an arrow steps a number.
remove = Remove
remove-row = Remove number { $number }
add-row = Add
column = Place { $number }
key-name = Name in files and records
key-title = Title
key-game = Game
text-label = The box as TOML text
text-unread = This cannot be read yet; the other parts show what stood there before.
preview = As it will look
seat = Seat { $number }
# Mistakes
mistakes-title = Mistakes
mistakes-none = None. This box can be played.
mistakes-more = { $number ->
    [one] One more
   *[other] { $number } more
}
mistakes-off = { $number ->
    [one] And one more that is not listed.
   *[other] And { $number } more that are not listed.
}
whole-file = the whole box
# Games of bots
trial-title = Ten bot games
trial-about = Bots by rules of thumb play with this box: how long, what scores, is any seat better off? These games are listed nowhere.
trial-go = Play ten games
trial-stop = Stop
trial-progress = { $number } of { $of } games played
trial-done = { $number ->
    [one] One game played.
   *[other] { $number } games played.
}
trial-length = Length
trial-choices = { $mean } choices on average ({ $least } to { $most })
trial-minutes = about { $number } minutes for people
trial-scores = Scores
trial-span = { $mean } on average ({ $least } to { $most })
trial-average = Average score by seat
trial-wins = Wins by seat (the line: all alike)
trial-endless = { $number ->
    [one] One game did not end in time.
   *[other] { $number } games did not end in time.
}
trial-old = The box has changed since.
# Taking it along
export-title = Take it along
export-file = Download TOML
export-text = Copy as text
export-link = Copy a link
