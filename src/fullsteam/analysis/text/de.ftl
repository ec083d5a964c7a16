# The report of an analysis
title = Warum { $game } so ausging
lead = { $players } Spieler, { $moments } Momente. Gewinnchancen, geschätzt durch das Spiel starker Bots.
won = { $seat } gewinnt
shared = Geteilter Sieg: { $seats }

parts = Woher das Ergebnis kommt
parts-hint = In Punkten Gewinnchance (100 = sicherer Sieg). Jede Zeile ergibt zusammen ihr Ergebnis.
player = Spieler
start = Beginn
own = Eigene Entscheidungen
others = Entscheidungen der anderen
draw = Glück beim Ziehen
unknown = Glück im Unbekannten
result = Ergebnis
accuracy = Genauigkeit
luck = Glück
choices = Entscheidungen
points = Punkte

graph = Gewinnchancen
graph-said = Gewinnchancen aller Spieler vom ersten bis zum letzten Moment. Die Tabelle darunter hat dieselben Zahlen.
moment = Moment
what = Was geschah
behind = Dasselbe als Tabelle
draws = Glück bei jedem Ziehen
draws-said = Für jeden Spieler: was jedes Ziehen gab (nach oben) oder nahm (nach unten).
draws-of = { $seat }: zusammen { $number } Punkte

turning = Wendepunkte
turning-none = Kein einzelner Moment hat viel geändert.
turning-line = Moment { $moment }: { $change } für { $seat }
worst = Entscheidungen, aus denen man lernt
worst-none = Keine Entscheidung hat messbar etwas gekostet.
lost = verliert { $number } Punkte, ± { $error }
better = Besser: { $choice }
because = denn das heißt

mark-best = die beste
mark-good = gut
mark-doubtful = zweifelhaft
mark-mistake = Fehler
mark-blunder = grober Fehler

reason-count = für dich etwa { $what }
rivals-count = für jeden Gegner etwa { $what }
reason-yes = bringt dir { $what }
reason-no = erspart dir { $what }
rivals-yes = bringt einem Gegner { $what }
rivals-no = nimmt einem Gegner { $what }

by-chance = Gezogen: { $what }
and-more = und { $number } weitere
foot = Eine Entscheidung wird an dem gemessen, was der Spieler damals wissen konnte, nie an verdeckten Karten. Glück im Unbekannten ist, was verdeckte Karten und geheime Antworten daraus machten, und worin die Schätzung selbst irrte. ± ist ein Standardfehler. { $rounds } Runden je Entscheidung.
foot-marks = Zeichen: zweifelhaft ab { $doubtful } verlorenen Punkten, Fehler ab { $mistake }, grober Fehler ab { $blunder }. Ein Unterschied unter zweieinhalb Standardfehlern zählt als keiner.
