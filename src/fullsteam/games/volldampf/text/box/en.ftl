box-same-id = City { $number } has the id “{ $city }” already.
box-few-cities = { $count ->
    [0] There is no city of colour “{ $colour }”; at least { $least } are needed.
    [one] There is only one city of colour “{ $colour }”; at least { $least } are needed.
   *[other] There are only { $count } cities of colour “{ $colour }”; at least { $least } are needed.
}
box-many-german = { $count } cities are German (blue or violet); { $most } at most, so that there are goods for all.
box-same-colour = The links of colour “{ $colour }” stand in another place already.
box-other-symbol = The symbol of colour “{ $colour }” is “{ $symbol }”.
box-many-links = There are { $count } links; { $most } are possible.
box-no-such-city = There is no city “{ $city }”.
box-to-itself = The link leads from “{ $city }” to itself.
box-two-links = “{ $city }” and “{ $city2 }” are linked already ({ $first }).
box-twice-on-card = The card names “{ $city }” twice.
box-unreachable = No way leads from “{ $start }” to “{ $city }”.
