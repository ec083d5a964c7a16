# For who hosts
title = Hosting
tab-reports = Reports
tab-people = People
tab-tables = Tables
tab-house = House
tab-log = Log
settled-too = Show those that are settled
none-reported = Nobody has reported anything. Good.
none-settled = None has been settled yet.
report-head = { $reason }: { $name }
report-by = Reported by { $name }, { $when }
to-table = To the table
reason-insult = Insult
reason-name = Name
reason-spam = Spam
reason-cheating = Cheating
reason-leaving = Leaves on purpose
reason-other = Something else
search = Name or login
only = Show
only-all = everybody
only-accounts = accounts
only-guests = guests
only-muted = muted
only-banned = banned
only-admins = administrators
is-admin = administrator
is-banned = banned
is-muted = muted
until = until { $when }
for-good = until it is lifted
account-of = account { $login }
guest = guest
since = since { $when }
more = Do something
nobody = Nobody like that.
search-table = Number of a table, or a name
status = Status
status-all = all
status-open = waits for players
status-playing = under way
status-over = over
status-closed = closed
no-tables = No such table.
act-mute = Mute
act-unmute = Let speak again
act-ban = Ban
act-unban = Let in again
act-rename = Rename
act-delete = Delete
act-make = Make administrator
act-unmake = Administrator no more
act-password = New password
act-remove = Remove
act-unsay = Remove the line
act-settle = Settled
do-mute = Mute { $name }?
do-unmute = Let { $name } speak again?
do-ban = Ban { $name }?
do-unban = Let { $name } in again?
do-rename = Another name for { $name }
do-delete = Delete { $name }?
do-make = Make { $name } an administrator?
do-unmake = Take the rights from { $name }?
do-password = A new password for { $name }
do-remove = Remove the table of { $name }?
do-unsay = Remove the line of { $name }?
do-settle = Is this settled? { $name }
about-mute = Still plays, but cannot write in any chat, and is told why.
about-unmute = From now on lines are taken again.
about-ban = Out at once, everywhere, and told why. Bots play on in running matches.
about-unban = May log in again and go on with matches that still run.
about-rename = Everybody sees the new name at once, at running tables too.
about-delete = Name, login, chat and ratings go for good. The matches of others stay, without the name. That cannot be undone.
about-make = May do everything on this page.
about-unmake = Stays an account like any other.
about-password = You get a link that works once, for a day. Give it to nobody else.
about-remove = The chat and the names given to bots go, it is listed no more; a match that still runs ends without a result. Records of finished matches stay.
about-unsay = It goes from the chat of the table, before everybody’s eyes.
about-settle = What did you do about it? The log keeps it.
new-name = New name
how-long = For how long
why = Why (stands in the log)
link-told = This link is shown only now. Whoever opens it chooses a new password.
copy = Copy
announce = Announcement
announce-why = Stands above every page, at open tables at once, until the reader puts it away. Whoever reads another language than you wrote sees the first.
in-fr = French
in-en = English
in-de = German
announce-do = Announce
announced = Announced.
withdraw = Take back
withdrawn = Taken back.
words = Names nobody may have
words-why = A word a line; case, accents and look-alike letters make no difference. “word” as a whole word, “*word*” anywhere in a name, “#” for a remark.
words-keep = Keep the list
words-kept = Kept.
log-export = Save as a file (CSV)
log-empty = Nothing has been done yet.
log-more = Older
did-mute = muted { $name }
did-unmute = let { $name } speak again
did-ban = banned { $name }
did-unban = let { $name } in again
did-rename = renamed { $name }
did-delete = deleted { $name }
did-make = made { $name } an administrator
did-unmake = took the rights from { $name }
did-password = made a link for a new password of { $name }
did-remove = removed a table ({ $name })
did-unsay = removed a line of { $name }
did-settle = settled a report about { $name }
did-announce = announced something ({ $name })
did-withdraw = took back an announcement ({ $name })
counts = { $accounts ->
    [one] { $accounts } account
   *[other] { $accounts } accounts
}, { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
} · { $playing ->
    [one] { $playing } match under way
   *[other] { $playing } matches under way
}, { $open ->
    [one] { $open } table waiting
   *[other] { $open } tables waiting
}
did-words = changed the names nobody may have
days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
seats = { $number ->
    [one] { $number } seat taken
   *[other] { $number } seats taken
}
reported = { $number ->
    [one] reported { $number } time
   *[other] reported { $number } times
}
lines = { $number ->
    [one] { $number } line of chat
   *[other] { $number } lines of chat
}
