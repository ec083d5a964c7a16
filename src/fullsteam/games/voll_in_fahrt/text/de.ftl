title = Voll in Fahrt
tagline = Ein Wettrennen der Loks über wandernde Plattformen: schieben, geschoben werden und drei von vier Loks ins Ziel bringen.

# Questions
step-mend = Vor dem Würfeln ein Reparaturplättchen abgeben und die Farbe bestimmen?
    .done = Plättchen behalten und würfeln
step-slide = Schiebe die Plattform in die offene Bucht: wie herum?
    .done = Plattform liegen lassen
step-move = Welche Lok fährst du?
    .done = Keine Lok fahren
step-double = Ein Pasch: noch ein Zug?
    .done = Kein zweiter Zug

# Choices
verb-first = { $seat } beginnt
verb-laid = Plattform { $colour } liegt in Lage { $way }
verb-roll = die Würfel zeigen { $colour }, { $die } und { $die2 }
verb-dice = die Würfel zeigen { $die } und { $die2 }
verb-repair = ein Plättchen abgeben, Farbe { $colour }
verb-platform = Plattform { $colour } in die offene Bucht, Lage { $way }
verb-drive = Lok { $loco } fährt
verb-enter = eine Lok aus der Hand fährt auf dem { $lane_id ->
    [outer] äußeren
    [middle] mittleren
   *[inner] inneren
} Gleis los
verb-again = einen zweiten Zug machen

# What happens
event-begins = { $seat } beginnt.
event-lies = Plattform { $colour } liegt in ihrer Bucht.
event-turn = Zug { $number }: { $seat }.
event-second = Zug { $number }: { $seat } macht einen zweiten Zug.
event-hands_in = { $seat } gibt ein Reparaturplättchen ab und bestimmt { $colour }.
event-rolled = Farbe { $colour }, Würfel { $die } und { $die2 }: { $number } Punkte.
event-slides = Plattform { $colour } kommt in { $bay }, mit allem, was darauf steht.
event-enters = { $seat }: Lok { $loco } fährt auf dem { $lane_id ->
    [outer] äußeren
    [middle] mittleren
   *[inner] inneren
} Gleis los.
event-drives = { $seat }: Lok { $loco } fährt { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} weit: { $cell }.
event-pushes = { $seat }: Lok { $loco } wird mit { $number ->
    [one] einem Punkt
   *[other] { $number } Punkten
} geschoben.
event-pushed = { $seat }: Lok { $loco } rollt { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} weit: { $cell }.
event-crashes = { $seat }: Lok { $loco } hat einen Unfall: { $hazard }. Sie kommt zurück auf die Hand.
event-gets_tile = { $seat } bekommt ein Reparaturplättchen und hat jetzt { $number }.
event-parked = { $seat }: Lok { $loco } bleibt auf dem Zielfeld stehen und wartet dort auf ihren Lokführer.
event-home = { $seat }: Lok { $loco } ist im Schuppen: { $number } von 3.
event-stuck = { $seat } kann keine Lok bewegen.
event-wins = { $seat } hat drei Loks im Schuppen und gewinnt.

# Why not
refusal-must_slide = Erst muss die Plattform { $colour } wandern; wähle ihre Lage.
refusal-other_colour = Die Farbe ist { $colour }; nur diese Plattform darf wandern.
refusal-must_drive = Eine deiner Loks muss fahren; wähle eine.
refusal-in_hand = Lok { $loco } ist auf deiner Hand; sie fährt von einem freien Startfeld los.
refusal-in_shed = Lok { $loco } steht im Schuppen und bleibt dort.
refusal-hand_empty = Du hast keine Lok auf der Hand; fahre eine, die auf dem Plan steht.
refusal-start_taken = Das Startfeld des { $lane_id ->
    [outer] äußeren
    [middle] mittleren
   *[inner] inneren
} Gleises ist besetzt, und von außen schiebt niemand.
refusal-same_loco = Der zweite Zug gehört Lok { $loco }, mit der du eben gefahren bist; sie startet neu von einem freien Startfeld.
refusal-second_first = Entscheide erst, ob du einen zweiten Zug machst; dann wird gewürfelt.
refusal-tile_first = Entscheide erst, ob du ein Reparaturplättchen abgibst; dann wird gewürfelt.

# Things
colour = { $label ->
    [blue] Blau
    [red] Rot
   *[yellow] Gelb
}
lane = { $label ->
    [outer] außen
    [middle] Mitte
   *[inner] innen
}
bay = { $label ->
    [B0] die Südbucht
    [B1] die Westbucht
    [B2] die Nordbucht
   *[B3] die Ostbucht
}
cell = { $zone ->
    [blue] Plattform Blau
    [red] Plattform Rot
    [yellow] Plattform Gelb
   *[other] { $zone ->
        [S0] Startgerade
        [S1] erste Kurve
        [S2] zweite Kurve
        [S3] dritte Kurve
       *[S4] Zielgerade
    }, { $lane ->
        [outer] äußeres
        [middle] mittleres
       *[inner] inneres
    } Gleis
}
hazard = { $label ->
    [buffer] sie prallt auf einen Prellbock
    [open_bay] sie fährt in die offene Bucht
    [no_rail] die Plattform hat dort keine Schiene
    [dead_end] ihre Schiene führt ins Leere
    [finish] sie prallt auf den Prellbock hinter dem Ziel
   *[unbraked] sie erreicht das Ziel ungebremst
}

# Options
option-board = Spielplan
    .standard = Standard, 17 × 17
    .long = lang, 19 × 19
option-turning = Plattformen drehen
    .free = immer beide Lagen
    .strict = geradeaus gegenüber nur ungedreht
option-double_after_home = Zweiter Zug, wenn die Lok im Schuppen ist
    .no = keiner
    .any = mit einer beliebigen Lok
option-pushed_home = Genau aufs Zielfeld geschoben
    .park = die Lok wartet dort
    .crash = Unfall
option-repair = Reparaturplättchen
    .off = ohne
    .on = mit
option-first = Wer beginnt
    .random = wird ausgelost
    .seat1 = Platz 1

# Statistics
tally-turns = Züge
tally-moves = Fahrten
tally-pushes = Fahrten mit Schieben
tally-accidents = Unfälle
feat-score = Loks zu Hause
feat-crashes = Unfälle
feat-pushes = Geschobene Loks anderer
feat-driven = Gefahrene Felder
feat-longest = Weiteste Fahrt, in Feldern

# On the terminal table
ui-turn = Zug
ui-second = zweiter Zug
ui-loco = Lok
ui-open = Offen:
ui-stock = Reparaturplättchen im Vorrat:
ui-hand = Hand
ui-tiles = Rep.
ui-buffer = Prellbock
ui-dead-end = ins Leere
ui-no-rail = keine Schiene
ui-signs = S Start, F Ziel, ∩ Schuppen
ui-ways = Wohin jedes Gleis über eine Plattform führt
ui-goes = { $number ->
    [one] { $number } Feld
   *[other] { $number } Felder
}
ui-home = im Schuppen
ui-parks = wartet im Ziel
ui-crash = ⚠ Unfall: { $hazard }
ui-pushes = schiebt { $who } ({ $end })
ui-accident = ⚠ Unfall
ui-furthest = die am weitesten gekommene Lok

# Was gewinnt; und ein Tipp zu jeder Art Frage, beim ersten Mal
goal = Wer zuerst drei seiner vier Loks im Schuppen hat, gewinnt.
tip-double = Noch ein Zug, mit derselben Lok und neuen Würfeln. Lehn nur ab, wenn fast jeder Wurf ihr schaden würde.
tip-mend = Mit einem Reparaturplättchen bestimmst du die Farbe der Plattform, statt sie zu würfeln. Heb es auf, bis dir eine Farbe wichtig ist.
tip-move = Sie fährt die Summe der Würfel und schiebt weiter, was im Weg steht. Roter Stern: Unfall. Halte eine Lok, um zu sehen, wo sie endet.
tip-slide = Was in die offene Bucht oder auf einen roten Prellbock rollt, verunglückt. Wähle, was deinen Loks hilft oder die anderen stört.

# What the judgement of a position weighs, as a reason says it (fullsteam.analysis)
sign-one-home = die erste Lok im Schuppen
sign-two-home = die zweite Lok im Schuppen
sign-race = { $number ->
    [one] { $number } Feld bis zum Sieg
   *[other] { $number } Felder bis zum Sieg
}
sign-spare = { $number ->
    [one] { $number } Feld Weg einer weiteren Lok
   *[other] { $number } Felder Weg einer weiteren Lok
}
sign-started = { $number ->
    [one] { $number } Lok auf dem Plan
   *[other] { $number } Loks auf dem Plan
}
sign-to-move = den nächsten Zug
sign-arriving = { $number ->
    [one] { $number } Lok kurz vor dem Schuppen
   *[other] { $number } Loks kurz vor dem Schuppen
}
sign-before-the-gap = { $number ->
    [one] { $number } Lok vor der offenen Bucht
   *[other] { $number } Loks vor der offenen Bucht
}
sign-before-a-platform = { $number ->
    [one] { $number } Lok vor einer Plattform
   *[other] { $number } Loks vor einer Plattform
}
sign-riding = { $number ->
    [one] { $number } Lok auf einer Plattform, die weiterführt
   *[other] { $number } Loks auf Plattformen, die weiterführen
}
sign-trapped = { $number ->
    [one] { $number } Lok auf einem Gleis ins Leere
   *[other] { $number } Loks auf Gleisen ins Leere
}
sign-parked = { $number ->
    [one] { $number } Lok auf einem Zielfeld
   *[other] { $number } Loks auf Zielfeldern
}
sign-chased = { $number } Verfolger dicht dahinter
sign-tiles = { $number } Reparaturplättchen
