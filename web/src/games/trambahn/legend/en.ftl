# The legend
legend-lines = Lines
legend-lines-text = Four of them, each with its colour and sign.
legend-station = Station card
legend-station-text = The figure is its value: in a column values rise. The dots are its points.
legend-conductor = Conductor
legend-conductor-text = A joker without points; it fits any open column and any terminus.
legend-passenger = Passenger
legend-passenger-text = A card that waits at a terminus. The fourth rings the bell: the line is scored.
legend-horse = Horse car
legend-horse-text = Doubles the points of its column; 5 notes.
legend-steam = Steam tram
legend-steam-text = Three times the points; 10 notes.
legend-electric = Electric tram
legend-electric-text = Four times the points; 15 notes.
legend-note = Note
legend-note-text = 1,000 marks, for trams. A card from your hand becomes one.
