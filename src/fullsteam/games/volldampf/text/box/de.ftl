box-same-id = Stadt { $number } hat schon die Kennung „{ $city }“.
box-few-cities = { $count ->
    [0] Es gibt keine Stadt der Farbe „{ $colour }“; mindestens { $least } müssen es sein.
    [one] Es gibt nur eine Stadt der Farbe „{ $colour }“; mindestens { $least } müssen es sein.
   *[other] Es gibt nur { $count } Städte der Farbe „{ $colour }“; mindestens { $least } müssen es sein.
}
box-many-german = { $count } Städte sind deutsch (blau oder violett); höchstens { $most }, damit die Waren für alle reichen.
box-same-colour = Strecken der Farbe „{ $colour }“ stehen schon an anderer Stelle.
box-other-symbol = Das Zeichen der Farbe „{ $colour }“ ist „{ $symbol }“.
box-many-links = Es gibt { $count } Strecken; { $most } sind möglich.
box-no-such-city = Es gibt keine Stadt „{ $city }“.
box-to-itself = Die Strecke führt von „{ $city }“ zu sich selbst.
box-two-links = „{ $city }“ und „{ $city2 }“ sind schon verbunden ({ $first }).
box-twice-on-card = Die Karte nennt „{ $city }“ zweimal.
box-unreachable = Von „{ $start }“ führt kein Weg nach „{ $city }“.
