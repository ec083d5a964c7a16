# Überall
title = Fullsteam · Eisenbahnspiele für den Tisch
nav = Seite
language = Sprache
settings = Einstellungen
help = Hilfe
me = Du
me-named = Du: { $name }
close = Schließen
more = Mehr
loading = Einen Augenblick …
skip-main = Zum Inhalt
skip-prompt = Zur Frage
lost-home = Zur Startseite
guest-name = Gast
refused = Das hat der Server nicht angenommen ({ $reason }). Versuch es noch einmal.

# Startseite
with-friends = Mit Freunden
rules = Regeln
card-players = { $most ->
    [2] 2 Personen
   *[other] { $fewest } bis { $most } Personen
}
card-minutes = { $number } Minuten
start-games = Spiele
start-open = Offene Tische
start-watch = Zuschauen
start-over = Gespielt
start-offline = Der Server antwortet gerade nicht. Wir versuchen es weiter.
seat-free = frei
status-open = wartet auf Mitspielende
status-playing = läuft
status-over = vorbei
status-closed = geschlossen

# Dein Name
name-title = Wie sollen dich die anderen nennen?
name-label = Name
name-why = Du brauchst kein Konto. Den Namen kannst du jederzeit ändern.
name-go = Weiter

# Einladung
join-title = Spiel mit: { $title }
join-host = { $name } hält dir einen Platz frei.
join-go = Platz nehmen
join-taken = Dieser Platz ist inzwischen besetzt.
join-watch = Stattdessen zuschauen

# Einen Tisch aufstellen
setup-by = von { $author }, { $year }
setup-seats = Wer spielt mit?
setup-players = Anzahl der Mitspielenden
setup-number = { $number }
setup-seat = Platz { $number }
setup-level = Stärke
kind-me = Du
kind-same = Auch an diesem Bildschirm
kind-bot = Bot
kind-invite = Freundin oder Freund, per Link
kind-open = Wer den Link des Tisches hat
setup-go = Spielen
setup-invite = Tisch aufstellen
setup-rules = Regelvarianten
setup-terms = Zeit, Zurücknehmen, Zuschauen
terms-pace = Tempo
pace-live = gemeinsam, jetzt
pace-correspondence = nach und nach, über Tage
terms-clock = Zeit für eine Entscheidung
clock-none = keine Uhr
clock-seconds = { $number } Sekunden
clock-days = { $number ->
    [one] ein Tag
   *[other] { $number } Tage
}
terms-undo = Zurücknehmen
undo-consent = alles, wenn alle zustimmen; gegen Bots nichts, was aufgedeckt wurde
undo-free = nur die eigene letzte Wahl
terms-public = Tisch allen zeigen (mitspielen und zuschauen)
terms-chat = Chat
terms-rated = Gewertet (nur Konten, keine Bots)
terms-hints = Tipps (was hier gut wäre, und warum)
hints-never = nie
hints-alone = solange niemand sonst am Tisch sitzt
hints-all = für alle; wer sich setzt, ist einverstanden
hints-agreed = An diesem Tisch dürfen sich alle Tipps holen.
level-random = zufällig
level-novice = sehr leicht
level-greedy = leicht
level-club = mittel
level-expert = schwer
level-champion = sehr schwer

# Warten
waiting-for = { $number ->
    [0] Alle sind da.
    [one] Ein Platz ist frei. Es geht los, sobald alle da sind.
   *[other] { $number } Plätze sind frei. Es geht los, sobald alle da sind.
}
seat-invited = eingeladen
sit-here = Hier Platz nehmen
share-table = Link des Tisches
invite-link = Schick diesen Link
invite-local = Dieser Link gilt nur auf diesem Rechner. Für andere Geräte starte den Server mit: fullsteam serve --host 0.0.0.0
qr = QR-Code: Link zu { $title }
copy = Kopieren
copied = Kopiert
share = Teilen
leave-seat = Aufstehen
close-table = Tisch schließen
table-begins = Alle sind da; gleich geht es los.

# Am Tisch
board = Spielbrett
prompt = Was zu tun ist
players = Mitspielende
player = Person
points-head = Punkte
facts-head = Was alle sehen
you = du
away = nicht da
acting = wählt gerade
bot-level = Bot, { $level }
stand-in = Ein Bot ({ $level }) springt ein.
stood-in = Ein Bot spielt für dich.
come-back = Selbst weiterspielen
your-turn = Du bist dran
waiting = Warten
watching = Du schaust zu
sending = Unterwegs …
on-its-way = Dein Zug ist unterwegs.
offline = Keine Verbindung
others-gone = { $number ->
    [one] { $names } ist gerade nicht am Tisch. Die Frage wartet.
   *[other] { $names } sind gerade nicht am Tisch. Die Frage wartet.
}
others-choose = { $number ->
    [0] Einen Augenblick …
    [one] { $names } überlegt.
   *[other] { $names } überlegen.
}
answered = Deine Antwort ist versiegelt. Warte auf die anderen.
match-over = Die Partie ist zu Ende
winner = { $number ->
    [one] { $names } gewinnt!
   *[other] Gemeinsamer Sieg: { $names }!
}
touch-board = Tippe an, was auf dem Brett leuchtet.
touch-next = Tippe nun an, was dazugehört.
next-where = { $thing }: wohin?
next-what = { $thing }: Was kommt dorthin?
let-go = Doch nicht
all-choices = { $number ->
    [one] Die Möglichkeit als Knopf
    [2] Beide Möglichkeiten als Knöpfe
   *[other] Alle { $number } Möglichkeiten als Knöpfe
}
all-choices-short = Alle Antworten
fewer-choices = Weniger Knöpfe
why-rule = Warum? { $rule }
why-short = Warum?
rule-says = Was Regel { $rule } sagt
open-rule = Regel öffnen
sure = { $choice }?
sure-yes = Ja
sure-no = Nein, zurück
amount = Betrag
less = Weniger
more-of = Mehr
less-by = { $number } weniger
more-by = { $number } mehr
# Amounts that are typed
amount-in = Betrag in { $unit }
amount-least = Minimum: { $number }
amount-raise = Einen Schritt höher: { $number }
amount-range = { $low } bis { $high }
amount-range-by = { $low } bis { $high }, in Schritten von { $by }
amount-no = { $number } geht nicht
amount-choose = Betrag wählen
amount-not = { $near ->
    [one] { $number } geht hier nicht. Am nächsten liegt:
   *[other] { $number } geht hier nicht. Am nächsten liegen:
}
amount-number = Bitte gib eine ganze Zahl ein.
amount-vain = Weniger als { $number } kann nicht gewinnen.
# The question
count = { $number ->
    [0] verkauft!
   *[other] … dann gilt Schweigen als Nein
}
undo = Zurücknehmen
undo-ask = Um Zurücknehmen bitten
undo-short = Rückgängig
undo-sure = { $others ->
    [0] „{ $what }“ zurücknehmen?
    [one] „{ $what }“ und einen Zug von jemand anderem zurücknehmen?
   *[other] „{ $what }“ und { $others } Züge der anderen zurücknehmen?
}
ask-undo = { $name } möchte eine Wahl zurücknehmen.
ask-waits = Warten, bis { $names } dem Zurücknehmen zustimmt.
agree = Einverstanden
decline = Nein
orders = Automatisch antworten
orders-short = Automatisch
orders-long = Wie lange
orders-pass = Für mich „{ $choice }“ sagen
orders-until = bis ich etwas anderes gefragt werde
orders-always = bis ich es zurücknehme
orders-bid = Für mich bieten, höchstens
orders-bid-go = Für mich bieten
orders-stop = Aufhören
orders-not = Ich antworte selbst
orders-at-work = Wie du es wolltest
orders-bidding = Für dich wird bis { $most } geboten
orders-passing = Für dich wird „{ $choice }“ gesagt
single-said = „{ $question }“ Die einzige Antwort war „{ $choice }“.
days = { $number ->
    [one] 1 Tag
   *[other] { $number } Tage
}
skip-news = Überspringen
curtain-title = { $name }, du bist dran
curtain-text = Gib den Bildschirm an { $name }. Die anderen schauen weg.
curtain-go = Ich bin { $name }

# Schubladen
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
tab-players = Personen
log-undo = { $name } nimmt eine Wahl zurück.
log-ask = { $name } bittet darum, eine Wahl zurückzunehmen.
log-agree = { $name } ist einverstanden.
log-decline = { $name } ist nicht einverstanden.
log-takeover = Ein Bot ({ $level }) spielt für { $name }.
log-return = { $name } ist wieder da.
log-permalink = Augenblick { $number }
log-back = zurückgenommen
log-unfold = Alles erzählen
log-older = Ältere zeigen
recap = Seit deinem letzten Zug ↑
recap-title = Seit deinem letzten Zug
recap-again = Noch einmal zeigen
recap-shown = Noch einmal
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-no = An offenen Tischen sprechen nur Konten.
# Who speaks
chat-onlooker = schaut zu
chat-slow = Lass den anderen Zeit zum Lesen: Deine Zeile wurde nicht gesendet.
chat-unread = { $number ->
    [one] 1 ungelesene Zeile
   *[other] { $number } ungelesene Zeilen
}
chat-open = Chat öffnen
react = Kurze Worte
react-well-played = Gut gespielt
react-thanks = Danke
react-hurry = Bitte etwas schneller
react-oh-no = O nein
react-ha = Ha!
react-back-soon = Bin gleich zurück
rules-whole = Das ganze Regelheft
rules-page = Als Seite öffnen
rules-of-release = Gespielt nach den Regeln der Version { $release }
rules-contents = Inhalt
rules-play = Spielen
rules-search = In den Regeln suchen
rules-found = { $number ->
    [0] Nichts gefunden.
    [one] Ein Absatz
   *[other] { $number } Absätze
}
text-view = Das Spiel in Worten
standing = Wie alle stehen
lately = Seit deiner letzten Wahl
lately-nothing = Noch ist nichts geschehen.
text-choices = { $number ->
    [one] Eine Möglichkeit
   *[other] { $number } Möglichkeiten
}

# Das Ende
chart = Wie es lief
rematch = Revanche
rematch-join = Zur Revanche
replay = Nachspielen
insight = War es Glück oder Können?
fair = War das Mischen ehrlich?
fair-kept = Ja: Der Startwert hat den Fingerabdruck, der vor Beginn versprochen war.
fair-broken = Nein: Der Startwert hat nicht den versprochenen Fingerabdruck.
fair-together = Ja: Der Server und { $names } haben den Startwert gemeinsam gemacht. Niemand konnte ihn wählen, auch der Gastgeber nicht.
fair-mine = Dein eigenes Geheimnis steckt unverändert darin, und alle Versprechen sind die, die dein Browser sah, bevor er es öffnete.
fair-draws = { $number ->
    [one] Die erste Ziehung wurde hier wiederholt, aus diesem Startwert und aus den Karten und Würfeln der Regel: Sie ist dieselbe.
   *[other] Die ersten { $number } Ziehungen wurden hier wiederholt, aus diesem Startwert und aus den Karten und Würfeln der Regel: Es sind dieselben.
  }
fair-draws-told = { $number ->
    [one] Die erste Ziehung wurde hier aus diesem Startwert wiederholt: Sie ist dieselbe. Welche Karten und Würfel es gab, sagt der Server.
   *[other] Die ersten { $number } Ziehungen wurden hier aus diesem Startwert wiederholt: Es sind dieselben. Welche Karten und Würfel es gab, sagt der Server.
  }
fair-silent = { $names }: ein Geheimnis versprochen, aber nicht rechtzeitig geöffnet, und so nichts beigetragen. Das ist das Einzige, was jemand noch wählen kann: beitragen oder nicht.
fair-how = Vor Beginn dachten sich der Server und der Browser von jedem, der Platz nahm, je eine geheime Zahl aus und zeigten nur ihren Fingerabdruck. Als alle da waren, wurden die Geheimnisse geöffnet und zu einem Startwert gemischt; aus ihm kommen alle Karten und Würfel. Niemand konnte seine Zahl passend zu den anderen wählen: Er kannte sie nicht.
fair-wrong-promise = Etwas stimmt nicht: Der Fingerabdruck des Servers ist nicht der, den dein Browser sah, als du Platz nahmst.
fair-wrong-mine = Etwas stimmt nicht: Das Geheimnis, das dein Browser beitrug, wurde weggelassen oder verändert.
fair-wrong-others = Etwas stimmt nicht: Die Fingerabdrücke der anderen sind nicht die, die dein Browser sah, als er sein Geheimnis öffnete.
fair-wrong-secret = Etwas stimmt nicht: Ein Geheimnis hat nicht den versprochenen Fingerabdruck, oder es fehlt.
fair-wrong-draw = Etwas stimmt nicht: Die ersten Ziehungen kommen nicht aus diesem Startwert.
fair-promise = Vor Beginn versprochen (SHA-256 des Startwerts):
fair-seed = Am Ende aufgedeckt (Startwert):
fair-all = Jede Karte und jeder Würfel, auf deinem Rechner geprüft:
fair-record = Protokoll herunterladen
timeline = Zeitleiste
timeline-at = { $moment } von { $last }
timeline-first = Zum Anfang
timeline-previous = Zurück
timeline-next = Weiter
timeline-last = Zum Ende
timeline-play = Ablaufen lassen
timeline-pause = Anhalten
replay-seat = Gesehen von
replay-onlooker = jemandem, der zuschaut
replay-back = Zurück zum Tisch
branch = Von hier gegen Bots weiterspielen
moment-nothing = Für diesen Platz ist nichts zu sehen.
moment-lost = Diesen Augenblick gibt es nicht.

# Du
me-name = Name
me-save = Speichern
me-saved = Gespeichert.
me-account = Konto
me-account-why = Nur wenn du magst: für deine Tische auf jedem Gerät und für gewertete Partien.
me-login = Anmeldename
me-password = Passwort (mindestens 8 Zeichen)
me-make = Konto anlegen
me-enter = Ich habe eins: anmelden
me-known = Du bist angemeldet als { $login }.
me-leave = Abmelden
me-welcome = Willkommen.
me-data = Deine Daten
me-export = Alles Gespeicherte herunterladen
me-forget = Mich vergessen
me-forget-sure = Wirklich alles vergessen
tokens = Programme, die für dich spielen
tokens-why = Mit einem Schlüssel spielt ein Programm in deinem Namen.
tokens-name = Wofür?
tokens-make = Schlüssel anlegen
tokens-drop = Zurückziehen
tokens-secret = Bewahre ihn jetzt auf; er wird nicht noch einmal gezeigt:

# Einstellungen
theme = Farben
theme-system = wie das Gerät
theme-light = hell
theme-dark = dunkel
speed = Tempo
speed-auto = wie es zum Spiel passt
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-none = keins: alles sofort
setting-twice = Nachfragen: „Wirklich?“
twice-costly = wenn ich Geld ausgebe oder eine Sonderkarte spiele
twice-all = bei jeder Wahl
twice-never = nie
setting-single = Die einzig mögliche Antwort für mich geben
setting-textView = Das Spiel in Worten statt des Bretts
setting-shortcuts = Einzelne Tasten als Kürzel

# Ton
sound = Ton
sound-on = Ton an
sound-off = Ton aus
mute = Stumm
volume = Lautstärke

# Hilfe
help-choose = Tippe an, was leuchtet, dann, wohin es soll. Einmal genügt, wenn nur eine Bedeutung übrig ist. Tippe es noch einmal an, wenn du es dir anders überlegst.
help-drag = Oder zieh es dorthin. Was eine Karte oder Geld kostet, wird noch einmal nachgefragt.
help-why = Tippe etwas anderes an, und du erfährst, warum es nicht geht, mit dem Absatz der Regeln.
keys = Tasten
key-tab = zum nächsten, was sich antippen lässt
key-enter = antippen (auch Leertaste)
key-arrows = auf dem Brett: zum Nachbarn
key-escape = Auswahl aufheben
key-digits = die Knöpfe unter der Frage
key-board = zum Brett, oder zum Spiel in Worten
key-prompt = zur Frage
key-undo = zurücknehmen
key-rule = die Regel zur Frage
key-log = Verlauf
key-chat = Chat
key-text = das Spiel in Worten, und zurück
key-skip = Bewegungen überspringen
key-mute = Ton aus und wieder an
key-help = diese Seite

# Das Ende einer Runde
sheet-so-far = Der Stand bisher
round-ending = Die Runde geht zu Ende.
round-pause = Pause
round-over = Die Runde ist zu Ende. Sieh, was sie gebracht hat.
go-on = Weiter
goes-on = { $number ->
    [one] geht in 1 Sekunde von selbst weiter
   *[other] geht in { $number } Sekunden von selbst weiter
}
# The front door
play = Spielen
welcome = Bitte einsteigen
welcome-text = Vier Eisenbahnspiele für Familie und Freunde. Spiel sofort gegen Bots oder schick deinen Freunden einen Link. Kostenlos und ohne Konto.
card-age = ab { $age } Jahren
card-lasts = { $low }–{ $high } Minuten
audience-family = Familie
audience-expert = Kenner
rivals-many = Zahl der Bots
rivals = { $number ->
    [one] 1 Bot
   *[other] { $number } Bots
}
mine = Deine Partien
mine-waits = { $names } ist dran
mine-open = { $number ->
    [one] ein Platz ist noch frei
   *[other] { $number } Plätze sind noch frei
}
mine-none = Gerade läuft keine Partie.
mine-away = Weglegen
mine-end = Partie beenden
mine-end-sure = Ja, endgültig beenden
mine-back = Zurück
mine-out = Hervorholen
mine-all = Alle { $number } zeigen
mine-fewer = Weniger zeigen
mine-shelf = Weggelegt
mine-shelf-open = Weggelegte Partien zeigen
mine-shelf-close = Weggelegte ausblenden
mine-shelf-empty = Nichts ist weggelegt.
played-me = Du hast gewonnen
played-shared = Geteilter Sieg für dich
played-won = { $number ->
    [one] { $names } hat gewonnen
   *[other] Geteilter Sieg: { $names }
}
setup-ours = Den gedruckten Plan oder die Karten gibt es, aber der Text der Anleitung beschreibt sie nicht ganz: Was er auslässt, haben wir rekonstruiert. Die Regeln sind die des Spiels.
setup-box = Was in der Schachtel ist
setup-box-ours = Unsere
setup-box-enter = Du besitzt die Schachtel? Trag ein, was darauf steht.
box-played = Gespielt mit eigener Schachtel:
box-see = Ansehen, was darin ist
box-keep = Diese Schachtel behalten
box-kept = Behalten: öffnen

# When something is not as it should be
line-cut = Keine Verbindung. Wir versuchen es weiter.
line-kept = Keine Verbindung. Dein Zug ist aufgehoben und wird gesendet, sobald sie wieder da ist.
line-restart = Der Server startet neu. Gleich geht es von selbst weiter.
line-crowded = Hier sind zu viele Fenster von Fullsteam offen. Schließ eines davon oder warte eine Minute.
line-renewed = Fullsteam wurde inzwischen aktualisiert. Lade die Seite neu, wann es dir passt; nichts geht verloren.
line-reload = Neu laden
line-again = Noch einmal
move-kept = Dein Zug ist aufgehoben, bis die Verbindung wieder da ist.
lost-address-title = Hier hält kein Zug
lost-address = Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie vertippt.
lost-table-title = Diesen Tisch gibt es nicht
lost-table = Vielleicht wurde der Link beim Kopieren abgeschnitten: Bitte um einen neuen.
lost-invite-title = Diese Einladung gilt nicht
lost-invite = Es gibt sie nicht oder nicht mehr. Bitte um einen neuen Link.
lost-game-title = Dieses Spiel haben wir nicht
lost-game = Andere schon: Sie stehen auf der Startseite.
lost-refused-title = An diesen Tisch darfst du nicht
lost-refused = Wer ihn eingerichtet hat, bestimmt, wer zuschauen darf.
lost-closed-title = Dieser Tisch ist geschlossen
lost-closed = Wer ihn eingerichtet hat, hat ihn geschlossen, oder lange kam niemand. Einen neuen hast du gleich.
lost-unplayable-title = Diese Partie kann hier nicht weitergehen
lost-unplayable = Sie begann nach Regeln, die dieser Server nicht kennt. Nichts davon ist verloren; wer den Server betreibt, weiß mehr.
lost-reload-title = Zeit, neu zu laden
lost-reload = Der Server ist neuer als diese Seite, und sie verstehen einander nicht mehr. Lade sie neu; deine Partie ist aufgehoben.
lost-offline-title = Der Server antwortet nicht
lost-offline = Vielleicht bist du offline, oder er startet gerade neu. Deine Tische sind aufgehoben.
lost-crowded-title = Ein bisschen viel auf einmal
lost-crowded = Von hier wurde in der letzten Minute sehr viel gefragt. Warte kurz und versuch es noch einmal.
lost-new = Neuen Tisch einrichten
# Wer wer ist
look-colour = Deine Farbe
look-any = egal
look-avatar = Dein Bild
look-letter = nur der Buchstabe
look-why = Der Name ändert sich sofort, Farbe und Bild am nächsten Tisch. Hat dort schon jemand deine Farbe, bekommst du eine andere.
colour-blue = Blau
colour-red = Rot, gestrichelt
colour-green = Grün, gepunktet
colour-orange = Orange, doppelt
colour-purple = Lila, schraffiert
colour-black = Schwarz, Strich und Punkt
avatar-master = Bahnhofsvorsteher
avatar-conductor = Schaffnerin
avatar-signal = Signal
avatar-lantern = Laterne
avatar-whistle = Pfeife
avatar-ticket = Fahrkarte
avatar-clock = Bahnhofsuhr
avatar-steam = Dampflok
avatar-owl = Eule
avatar-fox = Fuchs
avatar-cat = Katze
avatar-bear = Bär
seat-of = Platz von { $name }, gespielt von einem Bot ({ $level })
unknown = verdeckt
look-open = Farbe und Bild …
# The end and looking back
end-near = Der letzte Zug …
end-won = Du gewinnst!
end-shared = Du teilst dir den Sieg mit { $names }
end-place = Platz { $place } für dich
end-level = Du teilst dir Platz { $place } mit { $names }
end-ahead = { $score }, vor { $names } ({ $behind }).
end-other = { $names } gewinnt mit { $score }; du hast { $own }.
end-each = Alle haben { $score }.
end-tiebreak = Gleichstand: { $score }; der Gleichstandsentscheid gab den Ausschlag.
end-home = Startseite
end-details = Einzelheiten
highlights = Was zu erzählen bleibt
sheet = Wertungsblatt
share-title = Zum Herzeigen
share-picture = Bild speichern
share-link = Link kopieren
share-failed = Das ging hier nicht.
chapters = Kapitel
replay-speed = Tempo
key-replay = beim Nachspielen: laufen lassen oder anhalten
key-replay-arrows = beim Nachspielen: ein Moment (mit Umschalt ein Kapitel) zurück oder weiter
# Rules one reads
rules-rulings = { $number ->
    [one] Eine Festlegung: was die Anleitung sagt und was wir entschieden haben
   *[other] { $number } Festlegungen: was die Anleitung sagt und was wir entschieden haben
}
rules-how = So geht’s
rules-exact = Die genauen Regeln
rules-exact-why = Jeder Absatz hat eine Nummer, die das Spiel nennt, wenn es einen Zug ablehnt. Tippe sie an, um den Link zu bekommen.
rules-copy = Link zu diesem Absatz kopieren
rules-print = Drucken

# Lektionen
coach = Lehrerin
coach-count = { $step } von { $steps }
coach-step = Schritt { $step } von { $steps }
coach-rest = Die Runde ist vorbei. Sieh nach, was sie allen gebracht hat, dann geht es weiter.
coach-watch = Schau zu: Jetzt geht es weiter mit { $names }.
coach-back = Einen Schritt zurück
coach-leave = Verlassen; beim nächsten Mal geht es hier weiter
lesson-over = Lektion beendet
lesson-well = Gut gemacht! Jetzt kannst du spielen.
lesson-match = Jetzt eine richtige Partie
lesson-next = Nächste Lektion
lesson-again = Noch einmal
learn-card = Lernen · { $minutes } Min.
learn-card-on = Weiterlernen
learn-card-done = Gelernt
learn-first = Noch nie gespielt? Lerne es in { $minutes } Minuten.
learn-title = { $title } lernen
learn-text = Auf dem echten Spielplan, Schritt für Schritt, mit jemandem, der dir sagt, was zu tun ist.
learn-done = Gelernt
learn-begin = Beginnen
learn-on = Weiter
learn-again = Noch einmal
lost-lesson-title = Diese Lektion gibt es nicht
lost-lesson = Auch die Regeln erklären alles, und andere Spiele haben ihre eigenen Lektionen.
goal = Ziel:
legend = Legende: was ist was
tips-never = Keine Tipps mehr
tip-next = Nächster Tipp
setting-tips = Tipps, wenn etwas zum ersten Mal gefragt wird
key-legend = Die Teile des Spiels und ihre Namen
phases = Wo ihr seid

# Life at a table

leave = Aufhören …
leave-sure = Wie möchtest du aufhören?
leave-bot = Ein Bot spielt für mich
leave-bot-what = Bis du wiederkommst, und das darfst du jederzeit.
leave-no = Bleiben
resign = Aufgeben
resign-ends = Die Partie ist zu Ende, und du hast sie verloren.
resign-goes-on = Du wirst Letzter; für die anderen spielt ein Bot weiter.
resign-rated = In einer gewerteten Partie gibt es kein Zurück.
called = Die anderen warten auf dich.
here = Ich bin da
waited = Warten auf { $name } (gefragt { $since }).
waited-away = { $name } antwortet nicht (gefragt { $since }).
nudge = Erinnern
nudged = erinnert
vote-bot = Bot einsetzen
vote-end = Ohne Ergebnis beenden
vote-said = dafür: { $names }
vote-all = Es gilt, wenn alle einverstanden sind, die da sind; wer noch einmal so lange schweigt, zählt nicht. Wer fehlt, darf wiederkommen.
vote-wait = Wartet, ich bin da
company-refused = { $why ->
    [once-an-hour] Eine Erinnerung in der Stunde genügt.
    [a-rated-match-has-a-result] Eine gewertete Partie hat ein Ergebnis.
   *[other] Es fehlt niemand.
}
onlookers = Es schauen zu: { $names }
door-close = Tür schließen
door-open = Tür öffnen
door-closed = Niemand darf zuschauen.
terms-resign = Wenn einer aufgibt
resign-end = ist die Partie zu Ende
resign-bot = spielt ein Bot weiter
terms-onlookers = Wer den Link hat, darf zuschauen
end-resigned = { $names } hat aufgegeben.
log-resign = { $name } gibt auf.
log-nudge = { $name } erinnert { $other }.
log-here = { $name } ist da und denkt nach.
log-vote = { $what ->
    [bot] { $name } würde für { $other } einen Bot einsetzen.
    [end] { $name } würde die Partie ohne Ergebnis beenden.
   *[none] { $name } möchte lieber warten.
}
log-end = Die Partie ist zu Ende, ohne Ergebnis.
log-hint = { $name } hat sich einen Tipp geholt.
lost-agreed-title = Diese Partie ist zu Ende
lost-agreed = Jemand blieb fort, und die anderen haben sie ohne Ergebnis beendet. Ansehen kann man sie noch.
lost-look = Ansehen

# News of one’s turn

reach = Nachricht, wenn du dran bist
reach-why = Wenn du nicht da bist: durch diesen Browser, per Mail oder in einen Chatraum. Nie, während du am Tisch bist.
reach-here = In diesem Browser Bescheid sagen
reach-here-done = Dieser Browser sagt dir Bescheid, auch wenn die Seite zu ist.
reach-denied = Der Browser erlaubt es nicht; das lässt sich in seinen Einstellungen ändern.
reach-push = Browser
reach-mail = Mail
reach-hook = Chatraum
reach-hooks = In einen Chatraum (Discord, Slack, ntfy) oder an ein Programm
reach-hook-kind = Art
reach-hook-url = Adresse
reach-add = Hinzufügen
reach-drop = Entfernen
reach-test = Ausprobieren
reach-tested = Abgeschickt. Ist es angekommen?
reach-unconfirmed = noch nicht bestätigt
reach-mail-sent = Eine Mail ist unterwegs: Öffne den Link darin.
reach-what = Sag mir Bescheid
reach-days = über Tage
reach-live = live
reach-turn = Ich bin dran
reach-again = Einen Tag später immer noch
reach-nudge = Jemand wartet auf mich
reach-begun = Eine Partie beginnt
reach-over = Eine Partie ist zu Ende
reach-invite = Jemand lädt mich ein
reach-quiet = Ruhezeit
reach-from = von
reach-to = bis
letter-confirm = Ist das deine Adresse?
letter-confirm-what = Von nun an erfährst du dort, wenn du dran bist.
letter-confirm-yes = Ja, das ist meine
letter-confirm-done = Gut. Was du erfährst, kannst du jederzeit ändern.
letter-leave = Keine solchen Nachrichten mehr?
letter-leave-what = An diese Adresse geht dann nichts mehr.
letter-leave-yes = Keine mehr
letter-leave-done = Erledigt. Dir wird nicht mehr geschrieben.
letter-failed = Dieser Link gilt nicht mehr.

# Die eigenen Partien

me-games = Deine Statistik, Partien und Leute
lost-profile-title = Hier ist niemand zu sehen
lost-profile = Dieses Profil gibt es nicht, oder es ist nicht für alle Augen bestimmt.
invited = { $name } möchte mit dir { $game } spielen
invited-go = Platz nehmen
invited-no = Diesmal nicht

# Der große Bildschirm, Handys daneben, und die Fernbedienung eines Fernsehers.
with-bots = Gegen Bots
with-screen = Auf dem großen Bildschirm
ways = So kann man beginnen
screen-about = Dieser Bildschirm zeigt allen das Brett. Jedes Handy zeigt die eigenen Karten und Antworten. Wer kein Handy hat, spielt hier.
screen-invite = Mit einem Handy
screen-me = Hier am Bildschirm
setup-screen = Hier aufbauen
screen-turn = { $number ->
    [1] { $names } ist am Zug
   *[other] { $names } sind am Zug
}
screen-call = { $name } spielt hier. Alle anderen sehen bitte weg.
screen-hide = Meine Karten verdecken
screen-happened = Was gerade geschah
lounge-how = { $number ->
    [1] Ein Platz ist frei: Handykamera auf den Code halten, Namen sagen, und es geht los.
   *[other] Handykamera auf einen Code halten, Namen sagen, und man sitzt dort. { $number } Plätze sind frei.
}
lounge-seat = Platz { $number }
lounge-here = ist da
lounge-screen = spielt an diesem Bildschirm
lounge-sit = Kein Handy? Hier spielen
lounge-back = Zurück
show-screen = Auf dem großen Bildschirm zeigen
hand-board = Brett zeigen
hand-only = Nur meine Karten
hand-none = Du siehst zu. Das Brett ist auf dem großen Bildschirm.
next-which = { $thing }: was davon?
join-back = Zurück an deinen Platz
touch-hand = Tippe eine deiner Karten an.
# Die Seite als App.
start-kept = Gerade kein Netz. Deine Partien siehst du, wie sie am { $when } standen; Regeln und Lektionen gehen auch so.
app-renewed = Eine neue Fassung ist da.

# Hosts, and who tells them
me-admin = Das Haus verwalten
club-code = Code des Vereins
announcement-away = Ansage wegräumen
new-password = Ein neues Passwort
new-password-why = Dieser Link gilt einmal. Alle anderen Sitzungen dieses Kontos enden.
new-password-do = Behalten
report = Melden
report-line = Diese Zeile von { $name } melden
report-whom = Wen
report-reason = Worum es geht
report-insult = Beleidigt oder droht
report-name = Der Name
report-spam = Schreibt viel zu viel
report-cheating = Schummelt
report-leaving = Geht immer wieder absichtlich
report-other = Etwas anderes
report-text = Was war los (wenn du magst)
report-why = Nur die Gastgeber dieses Hauses lesen das; wer gemeldet wird, erfährt nicht, von wem.
report-send = Senden
report-done = Danke. Die Gastgeber sehen es sich an.
lost-banned-title = Dieses Haus ist für dich geschlossen
lost-banned = Seine Gastgeber haben das entschieden. In laufenden Partien spielen Bots für dich weiter.
no-name = So darf hier niemand heißen. Wähle einen anderen Namen.
no-club = Dieses Haus ist für alle, die seinen Code kennen.
no-guests = In diesem Haus hat man ein Konto: Leg eins an oder melde dich an.
no-reports = Das reicht für heute. Die Gastgeber haben deine anderen Meldungen.
no-stranger = Hier spielt niemand, ohne zu sagen, wer er ist.
chat-muted = Du kannst hier nicht schreiben, { $until ->
    [none] bis die Gastgeber es wieder erlauben
   *[other] bis { $until }
}. Grund: { $why }
no-banned = Dieses Haus ist für dich geschlossen, { $until ->
    [none] bis auf Weiteres
   *[other] bis { $until }
}. Grund: { $why }

# Accounts with an address
me-mail = E-Mail
me-mail-why = Dorthin geht eine Mail mit einem Link; sobald du ihn öffnest, ist dein Konto da. Sonst sieht niemand die Adresse.
me-sent = Eine Mail an { $mail } ist unterwegs. Öffne ihren Link innerhalb eines Tages, dann ist dein Konto da.
me-lost = Passwort vergessen?
me-lost-why = Falls es ein Konto mit dieser Adresse gibt, geht eine Mail mit einem Link dorthin.
me-lost-do = Mail schicken
me-lost-sent = Falls es ein Konto mit { $mail } gibt, ist eine Mail unterwegs.
letter-account = Dein Konto ist gleich da
letter-account-what = Damit ist deine Adresse bestätigt.
letter-account-yes = Bestätigen und loslegen
letter-account-done = Dein Konto ist da.
no-mail = In diesem Haus gehört zu einem Konto eine E-Mail-Adresse.
no-address = Das ist keine E-Mail-Adresse.
no-letter = Dorthin konnte keine Mail geschickt werden. Stimmt die Adresse?

hint = Tipp
hint-title = Was hier gut wäre
hint-thinking = Einen Moment, das wird abgewogen …
hint-behind = { $number ->
    [one] 1 Punkt weniger
   *[other] { $number } Punkte weniger
}
hint-take = Das wählen
puzzle-day = Rätsel des Tages: { $game }
puzzle-running = { $number ->
    [one] gestern oder heute gelöst
   *[other] { $number } Tage in Folge
}
puzzle-all = alle Rätsel
lost-puzzle-title = Dieses Rätsel gibt es nicht
lost-puzzle = Vielleicht ist der Link abgeschnitten. Es gibt viele andere.
