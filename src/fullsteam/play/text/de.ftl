# Sentences every game shares.
refusal-over = Das Spiel ist aus.
refusal-not_your_turn = Du bist nicht dran; warte, bis du gefragt wirst.
refusal-not_now = Das geht jetzt nicht; wähle eine der angebotenen Möglichkeiten.
record-refused = Zeile { $line }: „{ $move }“ ist nicht erlaubt.
undo-nothing = Es gibt nichts zurückzunehmen: Seit deiner letzten Wahl wurde etwas Zufälliges oder Geheimes aufgedeckt, oder jemand anders hat gehandelt.

# The table in the terminal
table-name = Spieler { $number }
table-bot = Bot { $number } ({ $bot })
table-yours = Du bist dran, { $seat }
table-choose = Nummer oder Notation ( ? Regel, ?? alle Regeln, u zurück, q Ende)
table-log = Seit deiner letzten Wahl
table-unknown = „{ $text }“ verstehe ich nicht; tippe eine Nummer aus der Liste oder die Notation daneben.
table-taken-back = Zurückgenommen.
table-winner = { $seat } gewinnt
table-shared = Geteilter Sieg: { $seats }
table-score = Punkte
table-place = Platz
table-player = Spieler
table-record = Die Aufzeichnung liegt in { $file }.
table-left = Vor dem Ende verlassen; die Aufzeichnung liegt in { $file }.
table-fair = Vor dem Beginn versprochene Mischung (SHA-256 des Startwerts): { $promise }

# an option and its value, as the rules name them
option-value = { $option }: { $value }
