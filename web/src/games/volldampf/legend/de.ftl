# The legend
legend-city = Stadt
legend-city-text = Nimmt Waren ihrer Farbe und Form an. Blaue und violette sind deutsch, rote und gelbe ausländisch.
legend-good = Ware
legend-good-text = Wartet an einer Stadt und will in eine ihrer eigenen Farbe.
legend-free = Freie Strecke
legend-free-text = Das Schild sagt, welche Streckenkarte sie braucht und was das Bauen kostet.
legend-built = Gebaute Strecke
legend-built-text = Alle dürfen Waren darüber schicken; ihr Besitzer bekommt jedes Mal eine Stufe Einkommen.
legend-engine = Lok auf der Leiste
legend-engine-text = Wie hoch jemandes Einkommen ist: so viele Mark je Runde, und am Ende die Punkte.
legend-routes = Streckenkarten
