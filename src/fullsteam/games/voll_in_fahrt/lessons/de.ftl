# What the coach says. <lesson>: its title; .about: what it teaches. <lesson>-<step>: what to do; its attributes: what is said to
# other answers (.wrong: to all that have no sentence of their own). <lesson>-end: the last word. For children: short words.

first = Drei Loks im Schuppen
    .about = Würfel, Plattformen, ein Schubs, ein Unfall und deine dritte Lok im Schuppen.
first-platform = Noch eine Lok im Schuppen, und du gewinnst! Der Würfel zeigt Rot: Plattform Rot muss in die Lücke, nimm Lage A.
    .wrong = Dann führt dein Gleis ins Leere. In Lage A kommt deine Lok durch.
first-drive = Die Würfel zeigen 2 + 3: Fahr Lok 3 fünf Felder weit. Sie hält auf der Plattform, das darf sie.
    .wrong = Du darfst eine neue Lok losfahren lassen. Aber Lok 3 ist schon weit vorn: Fahr mit ihr.
first-ride = Wieder Rot! Lok 3 steht auf Plattform Rot und fährt mit: Nimm Lage A, zum kurzen inneren Gleis.
    .wrong = So kommt sie aufs mittlere Gleis, und das innere ist kürzer. Nimm Lage A.
first-on = So eine Reise! Jetzt fahr Lok 3 fünf Felder weit.
    .wrong = Noch nicht. Fahr Lok 3: Sie ist als Erste im Ziel.
first-gap = Plattform Gelb zieht weg, und vor Idas Lok 2 ist eine Lücke! Dreh Gelb, wie du magst.
    .wrong = Der Würfel zeigt Gelb: Wähle eine ihrer beiden Lagen.
first-push = Lass deine Lok 4 auf dem inneren Gleis losfahren. Idas Lok ist im Weg: Du schiebst sie in die Lücke!
    .far = Lok 3 kann warten. Lass eine Lok auf dem inneren Gleis los: Da kannst du Ida schieben!
    .wrong = Auf diesem Gleis steht niemand. Nimm das innere und schieb Idas Lok.
first-block = Ihre Lok fängt neu an, und dann schob sie deine weiter: ein Geschenk! Nimm Lage B: Die andere ist eine Abkürzung für ihre Lok 4.
    .wrong = In Lage A kommt ihre Lok 4 aufs kurze innere Gleis. Nimm Lage B.
first-danger = Jetzt ist die Lücke vor Lok 3, und 10 Felder sind zu viel: Sie hätte einen Unfall. Fahr Lok 4!
    .wrong = Unfall! Lok 3 fiele in die Lücke und müsste neu anfangen: Fahr Lok 4.
first-double = 1 und 1 ist ein Pasch: Du darfst noch einen Zug machen! Dreh zuerst Plattform Gelb, wie du magst.
    .wrong = Der Würfel zeigt Gelb: Wähle eine ihrer beiden Lagen.
first-near = Fahr Lok 3 zwei Felder weit: genau bis vor die Lücke, nicht weiter.
    .wrong = Der zweite Zug ist für dieselbe Lok. Fahr Lok 3: Sie ist fast im Ziel!
first-again = Ein Pasch gibt dir noch einen Zug mit derselben Lok. Nimm ihn!
    .wrong = Hör jetzt nicht auf: Lok 3 ist fast im Ziel. Mach den zweiten Zug!
first-home = Rot füllt die Lücke, und Lage A führt Lok 3 in den Schuppen. Zu viele Punkte schaden nicht: Sie bremst von selbst.
    .wrong = In Lage B führt dein Gleis ins Leere: Unfall! Nimm Lage A.
first-end = Drei Loks im Schuppen: Du hast gewonnen! Spiel jetzt eine richtige Partie, gegen einen Bot, der auch noch Anfänger ist.
