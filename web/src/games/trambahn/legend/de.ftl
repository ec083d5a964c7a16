# The legend
legend-lines = Linien
legend-lines-text = Vier, jede mit ihrer Farbe und ihrem Zeichen.
legend-station = Haltestellenkarte
legend-station-text = Die Zahl ist ihr Wert: In einer Spalte steigen die Werte. Die Punkte unten zählen bei der Wertung.
legend-conductor = Schaffner
legend-conductor-text = Ein Joker ohne Punkte; er passt in jede offene Spalte und an jede Endstation.
legend-passenger = Fahrgast
legend-passenger-text = Eine Karte, die an einer Endstation wartet. Die vierte läutet die Glocke: Die Linie wird gewertet.
legend-horse = Pferdebahn
legend-horse-text = Verdoppelt die Punkte ihrer Spalte; 5 Geldscheine.
legend-steam = Dampfbahn
legend-steam-text = Dreifache Punkte; 10 Geldscheine.
legend-electric = Elektrische
legend-electric-text = Vierfache Punkte; 15 Geldscheine.
legend-note = Geldschein
legend-note-text = 1.000 Mark, für Trams. Eine Handkarte wird dazu.
