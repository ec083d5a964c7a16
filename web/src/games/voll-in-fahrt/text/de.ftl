vif-board = Das Spielbrett von Voll in Fahrt
vif-ring = Der Ring: Gleise, Plattformen und Lokomotiven
vif-where = Wo alles ist
vif-stands = { $name }: Lok { $sign }, { $cell }
vif-lies = Plattform { $colour }: { $bay }, Lage { $way }
vif-depot = { $name }: { $hand ->
    [one] eine Lok
   *[other] { $hand } Loks
} in der Hand, { $home } von 3 im Schuppen
vif-tiles = { $tiles ->
    [one] ein Reparaturplättchen
   *[other] { $tiles } Reparaturplättchen
}
vif-dice = Farbwürfel: { $colour }. Würfel: { $points } Felder
vif-again = Ein zweiter Zug
vif-enough = Kein zweiter Zug
vif-second-turn = zweiter Zug
vif-winner = { $name } hat drei Loks im Schuppen
vif-fact-home = { $home } von 3 im Schuppen
vif-fact-hand = { $hand } in der Hand
vif-fact-tiles = { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}
ui-verb-drive = Lok
ui-verb-platform = Plattform
ui-verb-enter = Eine Lok aus der Hand
ui-verb-repair = Ein Plättchen abgeben
vif-outlook = Was jede Fahrt brächte
vif-brings = Lok { $sign }: { $cells ->
    [one] ein Feld
   *[other] { $cells } Felder
}, { $end ->
    [home] in den Schuppen
    [crashes] ein Unfall
    [pushes] sie schiebt andere
   *[stops] sie hält
}

# Danach gefragt
next-platform = Wie herum soll die Plattform liegen?
next-enter = Auf welchem Gleis fährt sie los?
vif-figure = Loks daheim

# Looking before driving
vif-hint-point = Zeig auf eine Lok und sieh, wo sie hielte.
vif-hint-hold = Halte eine Lok gedrückt und sieh, wo sie hielte.

# Parts of a turn
phase-dice = Würfel
phase-platform = Plattform
phase-loco = Lok
vif-note-pushes = schiebt { $loco }
