part-map = Draw
part-cities = Cities
part-links = Links
part-goods = Goods cards
field-cities = Cities
field-cities-name = Name
field-cities-id = Short name in records
field-cities-colour = Colour
field-cities-lon = East
field-cities-lat = North
field-cities-label = Name stands
field-routes = Links by colour
field-routes-colour = Colour
field-routes-symbol = Symbol
field-routes-links = Links
field-goods_cards = Goods cards
field-goods_cards-cards = Cards
place-routes-links-1 = From
place-routes-links-2 = To
place-routes-links-3 = Cost
place-goods_cards-1 = First city
place-goods_cards-2 = Second city
place-goods_cards-3 = Third city
value-blue = blue (German)
value-violet = violet (German)
value-red = red (foreign)
value-yellow = yellow (foreign)
value-green = green
value-orange = orange
value-brown = brown
value-grey = grey
value-white = white
value-black = black
value-left = left
value-right = right
value-above = above
value-below = below
value-octagon = octagon
value-bolt = bolt
value-cross = cross
value-clover = clover
value-crescent = crescent
value-star = star
vd-nearer = Zoom in
vd-farther = Zoom out
vd-whole = Whole map, or back to reading size
vdbox-map = The map, to draw on
vdbox-tools = Tools
vdbox-tool-move = Select and move
vdbox-tool-city = Add cities
vdbox-tool-link = Join cities
vdbox-hint-move = Touch a city or a link to change it; drag a city to where it lies. With the keyboard: Tab to a city, arrows move it, Delete removes it.
vdbox-hint-city = Touch the map where a city lies. It gets the chosen colour; its name is typed under the map.
vdbox-hint-link = Touch two cities, or drag from one to the other: a link of the chosen colour joins them.
vdbox-now-second = { $name }: now touch the city at the other end.
vdbox-nothing = Nothing is selected yet.
vdbox-new-city = City
vdbox-city = { $name }, { $colour }
vdbox-city-of = City: { $name }
vdbox-link = { $a } to { $b }, cost { $cost }
vdbox-link-to = Join with …
vdbox-join = Join
vdbox-link-number = Link { $number }
vdbox-drop = Remove
vdbox-drop-city = Remove this city
vdbox-drop-link = Remove this link
vdbox-cheaper = Cheaper by one
vdbox-dearer = Dearer by one
vdbox-cities-about = { $number ->
    [one] One city.
   *[other] { $number } cities.
} Blue and violet ones are German. East and north are degrees on the map of Europe, or any numbers of your own.
vdbox-links-about = { $number ->
    [one] One link
   *[other] { $number } links
} in six colours.
vdbox-goods-about = { $number ->
    [one] One card
   *[other] { $number } cards
}, with three cities each, as on your goods cards.
vdbox-card-city = Card { $number }, city { $place }
vdbox-add-city = Add a city
vdbox-add-link = Add a link
vdbox-add-card = Add a card
vdbox-often = How often each city is named
