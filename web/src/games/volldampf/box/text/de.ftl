part-map = Zeichnen
part-cities = Städte
part-links = Strecken
part-goods = Warenkarten
field-cities = Städte
field-cities-name = Name
field-cities-id = Kurzname in Aufzeichnungen
field-cities-colour = Farbe
field-cities-lon = Ost
field-cities-lat = Nord
field-cities-label = Name steht
field-routes = Strecken nach Farbe
field-routes-colour = Farbe
field-routes-symbol = Zeichen
field-routes-links = Strecken
field-goods_cards = Warenkarten
field-goods_cards-cards = Karten
place-routes-links-1 = Von
place-routes-links-2 = Nach
place-routes-links-3 = Kosten
place-goods_cards-1 = Erste Stadt
place-goods_cards-2 = Zweite Stadt
place-goods_cards-3 = Dritte Stadt
value-blue = blau (deutsch)
value-violet = violett (deutsch)
value-red = rot (Ausland)
value-yellow = gelb (Ausland)
value-green = grün
value-orange = orange
value-brown = braun
value-grey = grau
value-white = weiß
value-black = schwarz
value-left = links
value-right = rechts
value-above = oben
value-below = unten
value-octagon = Achteck
value-bolt = Blitz
value-cross = Kreuz
value-clover = Kleeblatt
value-crescent = Mondsichel
value-star = Stern
vd-nearer = Näher heran
vd-farther = Weiter weg
vd-whole = Ganze Karte, oder zurück zur Lesegröße
vdbox-map = Die Karte, zum Zeichnen
vdbox-tools = Werkzeuge
vdbox-tool-move = Wählen und schieben
vdbox-tool-city = Städte setzen
vdbox-tool-link = Städte verbinden
vdbox-hint-move = Berühre eine Stadt oder Strecke, um sie zu ändern; zieh eine Stadt dorthin, wo sie liegt. Mit der Tastatur: Tabulator zur Stadt, Pfeile verschieben sie, Entf entfernt sie.
vdbox-hint-city = Berühre die Karte, wo eine Stadt liegt. Sie bekommt die gewählte Farbe; ihren Namen tippst du unter der Karte.
vdbox-hint-link = Berühre zwei Städte, oder zieh von der einen zur anderen: Eine Strecke der gewählten Farbe verbindet sie.
vdbox-now-second = { $name }: Berühre jetzt die Stadt am anderen Ende.
vdbox-nothing = Noch ist nichts gewählt.
vdbox-new-city = Stadt
vdbox-city = { $name }, { $colour }
vdbox-city-of = Stadt: { $name }
vdbox-link = { $a } nach { $b }, Kosten { $cost }
vdbox-link-to = Verbinden mit …
vdbox-join = Verbinden
vdbox-link-number = Strecke { $number }
vdbox-drop = Entfernen
vdbox-drop-city = Diese Stadt entfernen
vdbox-drop-link = Diese Strecke entfernen
vdbox-cheaper = Um eins billiger
vdbox-dearer = Um eins teurer
vdbox-cities-about = { $number ->
    [one] Eine Stadt.
   *[other] { $number } Städte.
} Blaue und violette sind deutsch. Ost und Nord sind Grade auf der Europakarte, oder eigene Zahlen.
vdbox-links-about = { $number ->
    [one] Eine Strecke
   *[other] { $number } Strecken
} in sechs Farben.
vdbox-goods-about = { $number ->
    [one] Eine Karte
   *[other] { $number } Karten
} mit je drei Städten, wie auf deinen Warenkarten.
vdbox-card-city = Karte { $number }, Stadt { $place }
vdbox-add-city = Stadt hinzufügen
vdbox-add-link = Strecke hinzufügen
vdbox-add-card = Karte hinzufügen
vdbox-often = Wie oft jede Stadt vorkommt
