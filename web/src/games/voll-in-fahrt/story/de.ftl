story-start = Der Anfang
story-home = { $name }: Lok { $number } von 3 im Schuppen
story-arrival = { $number }. Lok im Schuppen
story-turn = Z { $turn }
story-locos = Loks im Schuppen
story-tiles = Reparaturplättchen
story-unit = Z: der Zug, in dem sie ankam
story-across = Zug
story-laps = Runden, drei gewinnen
story-score = { $number ->
    [one] 1 Lok im Schuppen
   *[other] { $number } Loks im Schuppen
}
story-longest = Die längste Fahrt: { $name } mit Lok { $loco }, { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} am Stück.
story-accidents = { $number ->
    [one] Ein einziger Unfall: Er traf { $name }.
   *[other] { $number } Unfälle insgesamt; { $own } davon trafen { $name }.
}
story-pusher = { $name } hat andere am öftesten geschoben: { $number }-mal.
story-first = Die erste Lok im Schuppen gehörte { $name }: in Zug { $turn }.
story-lead = Von Zug { $turn } an lag { $name } vorn.
