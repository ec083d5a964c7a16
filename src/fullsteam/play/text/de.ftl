# Sentences every game shares.
cited = { $rule }: { $text }
refusal-over = Das Spiel ist aus.
refusal-not_your_turn = Du bist nicht dran; warte, bis du gefragt wirst.
refusal-not_now = Das geht jetzt nicht; wähle eine der angebotenen Möglichkeiten.
record-refused = Zeile { $line }: „{ $move }“ ist nicht erlaubt.
undo-nothing = Es gibt nichts zurückzunehmen: Seit deiner letzten Wahl wurde etwas Zufälliges oder Geheimes aufgedeckt, oder jemand anders hat gehandelt.

# The table in the terminal
table-name = Spieler { $number }
table-bot = Bot { $number }
table-against = Auf den anderen Plätzen spielt: { $bots }.
table-figure = { $number }
table-yours = Du bist dran, { $seat }
table-choose = Deine Wahl
table-help = Tippe die Zahl oder den Buchstaben vor einer Antwort. Wo nach einer Zahl gefragt ist, bedeutet eine Zahl genau diese Zahl. Außerdem: ? die Regel, ?? alle Regeln, t den Tisch noch einmal, l was geschah, u zurücknehmen, h Hilfe, q aufhören.
table-help-notation = Jede Antwort lässt sich auch so schreiben wie in der Datei der Partie, zum Beispiel „{ $example }“, groß oder klein.
table-log = Seit deiner letzten Wahl
table-earlier = { $number ->
    [one] … { $number } frühere Zeile; l zeigt alles
   *[other] … { $number } frühere Zeilen; l zeigt alles
}
table-only = { $choice } (die einzige mögliche Antwort)
table-unknown = Das verstehe ich nicht: „{ $text }“. Tippe, was vor einer Antwort steht, oder h für Hilfe.
table-range = von { $low } bis { $high }{ $by ->
    [1] {""}
   *[other] , in Schritten von { $by }
}
table-no-amount = { $text } geht nicht; möglich ist: { $range }.
table-fold = { $first } … { $number } Antworten dieser Art; { $key } zeigt sie
table-sure = { $doubt } Tippe dasselbe noch einmal, wenn du es so willst.
table-narrow = Dieses Terminal hat nur { $width } Spalten; ab { $least } sind alle Zeilen ganz.
table-taken-back = Zurückgenommen.
table-winner = { $seat } gewinnt
table-shared = Geteilter Sieg: { $seats }
table-score = Punkte
table-place = Rang
table-player = Spieler
table-tie = Bei Gleichstand
table-record = Die Partie steht in { $file }.
table-left = Vor dem Ende verlassen. Die Partie liegt in { $file }; fortsetzen mit: fullsteam play --resume { $file }
table-fair = Vor Beginn zugesagte Mischung (SHA-256 des Startwerts): { $promise }

# what stands before a figure or a list
label = { $title }:

# an option and its value, as the rules name them
option-value = { $option }: { $value }

# A lesson in the terminal
learn-resumed = Es geht weiter, wo du aufgehört hast. („b“ geht einen Schritt zurück, --again beginnt von vorn.)
learn-step = Schritt { $number } von { $steps }
learn-help = Tu, was die Lehrerin sagt: Tippe, was vor einer Antwort steht. Außerdem: b einen Schritt zurück, ? die Regel, t der Tisch noch einmal, h Hilfe, q verlassen.
learn-left = Hier geht es weiter, wann du magst: { $command }
learn-next = Die nächste Lektion, „{ $title }“: { $command }
learn-match = Eine richtige Partie gegen einen Anfänger: { $command }
learn-now = Jetzt spielen? (j/n)
learn-yes = j y

# fullsteam games
games-ours = Der Text der Anleitung beschreibt nicht alles; was wir rekonstruiert haben und was belegt ist: { $rules }.
