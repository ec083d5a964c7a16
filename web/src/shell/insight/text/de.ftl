title = War es Glück oder Können?
share = Link kopieren
not-over = Diese Partie läuft noch. Ist sie vorbei, siehst du hier, was Glück war und was Können.
to-table = Zum Tisch
ask-title = Sollen wir nachsehen?
ask = Starke Bots gehen die ganze Partie durch: wer wann gewonnen hätte, was Glück war und welche Entscheidungen etwas gekostet haben. Das dauert etwa eine Minute; danach steht es hier für alle, die dabei waren.
ask-go = Diese Partie analysieren
ask-again = Noch einmal versuchen
again-in = { $number ->
    [one] Versuch es in einer Minute noch einmal.
   *[other] Versuch es in { $number } Minuten noch einmal.
}
too-many = Im Moment sind genug Analysen bestellt.
failed = Das hat nicht geklappt
working = Die Partie wird analysiert
ahead = { $number ->
    [one] Eine Partie ist vor deiner dran.
   *[other] { $number } Partien sind vor deiner dran.
}
soon = Es geht gleich los.
so-far = { $done } von { $total } Momenten
leave = Du kannst die Seite schließen: Es geht weiter, und das Ergebnis bleibt hier.

people = Wer gespielt hat
you = (du)
place = { $place ->
    [1] gewonnen
   *[other] Platz { $place }
}
accuracy = Genauigkeit, von 100
luck = Glück, in Punkten
marks-doubtful = { $number } zweifelhaft
marks-mistake = { $number } Fehler
marks-blunder = { $number ->
    [one] 1 grober Fehler
   *[other] { $number } grobe Fehler
}
marks-none = keine Fehler

verdict = { $played }; { $luck }.
played-great = { $you ->
    [yes] Du hast hervorragend gespielt
   *[no] { $name } hat hervorragend gespielt
}
played-well = { $you ->
    [yes] Du hast gut gespielt
   *[no] { $name } hat gut gespielt
}
played-fair = { $you ->
    [yes] Du hast ein paar Chancen verpasst
   *[no] { $name } hat ein paar Chancen verpasst
}
played-weak = { $you ->
    [yes] Du hast viele Chancen liegen lassen
   *[no] { $name } hat viele Chancen liegen lassen
}
luck-good = { $you ->
    [yes] das Glück hat dir { $number } % geschenkt
   *[no] das Glück half mit { $number } %
}
luck-bad = { $you ->
    [yes] das Pech hat dich { $number } % gekostet
   *[no] das Pech hat { $number } % gekostet
}
luck-even = Glück und Pech glichen sich aus

parts-hint = Schritt für Schritt von der Gewinnchance am Anfang bis zum Ergebnis. 100 % ist ein sicherer Sieg; alles zusammen geht auf.
part-start = Am Anfang
part-own = { $you ->
    [yes] Deine Entscheidungen
   *[no] Eigene Entscheidungen
}
part-others = Entscheidungen der anderen
part-draw = Glück beim Ziehen
part-unknown = Glück im Unbekannten
part-result = Das Ergebnis
about-start = die Chance vor dem ersten Zug
about-own = was die jeweils beste Wahl behalten hätte
about-others = ihre Fehler helfen, oder schaden
about-draw = Karten, Würfel, alles Gezogene
about-unknown = verdeckte Karten und geheime Antworten
about-result = { $you ->
    [yes] was du daraus gemacht hast
   *[no] was daraus wurde
}

graph = Wer wann gewonnen hätte
moment = Moment
chance = Gewinnchance in %
draws = Glück bei jedem Ziehen, in Punkten: { $name }
slider = Chancen, Moment für Moment
of-seat = { $name } { $number } %
moment-at = Moment { $number }
moment-of = Moment { $number } von { $last }
end = Das Ende
behind = Alle Momente als Tabelle
what = Was geschah
slide = Über die Kurven streichen oder Pfeiltasten benutzen, um einen Moment abzulesen.
look-before = Der bemerkenswerte Moment davor
look-after = Der nächste bemerkenswerte Moment
cost = Das hat { $number } Punkte gekostet (± { $error }).
cost-short = −{ $number }.
better = Besser: { $choice }.
because = Denn:
on-board = Auf dem Brett ansehen

turning = Wendepunkte
turning-none = Kein einzelner Moment hat viel geändert.
choices = { $you ->
    [yes] Deine Entscheidungen
   *[no] Entscheidungen von { $name }
}
worst-none = Keine Entscheidung hat messbar etwas gekostet.
learn = { $you ->
    [yes] Lern aus deinen Fehlern
   *[no] Aus den Fehlern von { $name } lernen
}
fewer = Weniger zeigen
all = Alle { $number }

mark-best = die beste
mark-good = gut
mark-doubtful = zweifelhaft
mark-mistake = Fehler
mark-blunder = grober Fehler

foot = Eine Entscheidung wird an dem gemessen, was man damals wissen konnte, nie an verdeckten Karten. Alle Chancen sind Schätzungen, aus dem Spiel starker Bots ({ $rounds } Runden je Entscheidung): Ein schlauer Plan, den nur sein Erfinder versteht, sieht vielleicht wie ein Fehler aus. Eine einzelne Partie sagt wenig über jemanden.
foot-marks = Verlorene Punkte Gewinnchance: zweifelhaft ab 2, Fehler ab 5, grober Fehler ab 10. Durch eine Entscheidung wird die Chance nie besser; man behält sie.

learn-title = Aus Fehlern lernen
count = { $number } von { $all }
learn-goal = { $own ->
    [yes] Hier hast du „{ $choice }“ gewählt. Das hat { $number } Punkte gekostet. Such etwas Besseres.
   *[no] Hier hat { $name } „{ $choice }“ gewählt. Das hat { $number } Punkte gekostet. Such etwas Besseres.
}
leave-trial = Verlassen
judging = Einen Moment, das wird abgewogen …
busy = Was du vorher gefragt hast, wird noch abgewogen. Versuch es gleich noch einmal.
you-chose = Deine Wahl: { $choice }
right-best = Das ist die beste Wahl
right-good = Gute Wahl
wrong = Es gibt etwas Besseres
behind-best = { $number ->
    [one] 1 Punkt hinter der besten
   *[other] { $number } Punkte hinter der besten
}
the-best = Am besten war: { $choice }.
try-again = Etwas anderes versuchen
show-best = Die beste zeigen
next = Weiter
finish = Fertig
learnt = Alles angesehen
learnt-text = { $number ->
    [one] Ein Moment, in dem es etwas Besseres gab. Beim nächsten Mal siehst du ihn.
   *[other] { $number } Momente, in denen es etwas Besseres gab. Beim nächsten Mal siehst du sie.
}
to-analysis = Zur Analyse
once-more = Noch einmal

puzzles = Rätsel
puzzles-lead = Stellungen aus echten Partien, in denen eine Wahl klar die beste ist. Deine erste Antwort zählt.
puzzle = Rätsel
puzzle-goal = Du spielst { $name }. Eine Wahl ist klar die beste: welche?
today = Rätsel des Tages
all-puzzles = Alle Rätsel
other-games = Rätsel anderer Spiele
next-puzzle = Nächstes Rätsel
solved-of = { $number } von { $all } gelöst
streak = { $number ->
    [one] Rätsel des Tages gelöst
   *[other] { $number } Tage in Folge das Rätsel des Tages gelöst
}
players = { $number } Spieler
level = Schwierigkeit { $number } von { $all }
state-new = neu
state-solved = gelöst
state-failed = nicht gelöst
