# What the coach says. <lesson>: its title; .about: what it teaches. <lesson>-<step>: what to do; its attributes: what is said to
# other answers (.wrong: to all that have no sentence of their own). <lesson>-end: the last word.

first = Deine erste Linie
    .about = Fahrgäste, Haltestellen, eine Tram und deine erste Wertung.
first-passenger = Willkommen in München. Jeder Zug beginnt mit einem Fahrgast: Schick deine blaue 3 an die blaue Endstation.
    .red = Behalte deine roten Karten, sie werden eine Linie. Schick die blaue 3.
    .wrong = Die Regeln erlauben es. Nehmen wir trotzdem die blaue 3: Sie passt zu nichts auf deiner Hand.
first-second = Du darfst einen zweiten Fahrgast schicken, aber du brauchst deine Karten. Wähle „{ step-passengers.done }“.
    .wrong = Das ginge. Aber wer dort wartet, fehlt dir auf der Hand: Wähle „{ step-passengers.done }“.
first-column = Jetzt baust du deine eigene Linie. Beginne eine Spalte mit der roten 2.
    .high = Dann passt die 2 nie mehr hinein: Die Werte steigen nur. Beginne niedrig, mit der roten 2.
    .none = Nur Spalten bringen Punkte. Beginne eine mit der roten 2.
    .wrong = Du hast drei rote Karten: Das ist die bessere Linie. Beginne mit der roten 2.
first-rise = Die Werte steigen, Lücken stören nicht, und alles gehört zu einer Linie. Lege die rote 5 dazu, dann die rote 8.
    .jump = Nach der 8 passt die 5 nicht mehr. Zuerst die rote 5.
    .two = Eine zweite Spalte braucht eine zweite Tram, und die ist teuer. Lege sie in die Spalte, die du hast.
    .wrong = Noch nicht: Die rote 5 und die rote 8 gehören noch in deine Spalte.
first-enough = Diese Spalte ist 1 + 1 + 2 = 4 Punkte wert, mal ihrer Tram. Wähle „{ step-stations.done }“: Danach wird in diesem Zug nicht mehr gebaut.
    .wrong = Eine zweite Spalte bräuchte eine zweite Tram. Diese eine genügt fürs Erste: „{ step-stations.done }“.
first-note = Karten, die du nicht brauchst, werden Geld. Mach die grüne 6 zum Geldschein und wähle dann „{ step-income.done }“.
    .none = Zuerst die grüne 6: Sie passt nirgends, und Trams sind teuer.
    .wrong = Die heb dir auf. Die grüne 6 kann weg.
first-tram = Eine Spalte ohne Tram ist am Ende des Zuges verloren. Kauf die Pferdebahn für 5 Geldscheine: Sie verdoppelt die Punkte.
    .none = Dann ginge deine Spalte verloren, Karte für Karte. Kauf die Pferdebahn.
    .wrong = Nimm die Pferdebahn für deine Spalte.
first-third = Zwei rote Karten warten. Die vierte läutet die Glocke, und Rot wird für euch beide gewertet: Schick deine rote 1.
    .nine = Die rote 9 bringt in deiner Spalte 2 Punkte. Schick die rote 1, sie ist dafür zu niedrig.
    .joker = Ein Schaffner ist zu schade zum Warten. Schick die rote 1.
    .wrong = Von dieser Linie hat niemand eine Spalte. Schick die rote 1 an die rote Endstation.
first-bell = Eine fehlt noch. Schick die rote 4 als vierten Fahrgast.
    .nine = Die Glocke würde läuten, aber die 9 ist in deiner Spalte mehr wert. Schick die rote 4.
    .none = Läute jetzt, solange nur du eine rote Spalte hast. Schick die rote 4.
    .wrong = Noch eine rote Karte, und die Glocke läutet. Schick die rote 4.
first-longer = 4 × 2: Du hast { $points } Punkte, und Frieda geht ohne rote Spalte leer aus. Deine bleibt liegen: Lege die rote 9 dazu.
    .none = Deine Spalte wird wieder gewertet. Mach sie länger: Lege die rote 9 dazu.
    .two = Eine lange Spalte schlägt zwei kurze. Lege die rote 9 in Spalte 1.
    .wrong = Zuerst die rote 9: Sie bringt 2 Punkte mehr.
first-conductor = Der Schaffner ist ein Joker ohne Punkte, er passt in jede offene Spalte. Lege ihn an: Acht Karten in einer Spalte bringen einen Bonus.
    .none = Er bringt dich der achten Karte näher. Lege den Schaffner in Spalte 1.
    .two = Eine neue Spalte bräuchte eine neue Tram. Lege den Schaffner in Spalte 1.
    .wrong = Lege den Schaffner in Spalte 1.
first-end = So läuft das Spiel, den Rest sagen dir Tipps. Nach der zehnten Wertung gewinnt, wer die meisten Punkte hat: Spiel jetzt eine richtige Partie.
