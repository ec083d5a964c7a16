# The legend
legend-city = City
legend-city-text = Takes goods of its colour and shape. Blue and violet ones are German, red and yellow ones foreign.
legend-good = Good
legend-good-text = Waits at a city and wants to one of its own colour.
legend-free = Free link
legend-free-text = The sign says which route card it needs, and what building costs.
legend-built = Built link
legend-built-text = Everybody may send goods over it; its owner earns one step of income each time.
legend-engine = Loco on the ruler
legend-engine-text = How high somebody’s income is: so many marks a round, and the points at the end.
legend-routes = Route cards
