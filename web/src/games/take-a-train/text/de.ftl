# Das Brett von Take a Train
money = { $n } $
sum = { $n }
plus = +{ $n } $
plus-objective = +{ $n } $ Ziel
arrow-money = → { $n } $
arrow-worth = → { $n } $
worth = = { $n } $
speed = { $n } km/h
type-steam = Dampf
type-diesel = Diesel
type-electric = Elektro
mini-loco = ×{ $factor } · { $power }

stage-auction = Lokomotiven
stage-wagons = Wagen
kinds = Die sechs Auktionen
kind-now = diese Runde
kind-used = schon dran

hall-title = Auktion { $kind }
how-passing = Reihum erhöhen oder passen. Die letzte Tafel oben zahlt ihr Gebot.
how-blind = Ein geheimes Gebot für alle; die Umschläge öffnen sich zugleich. Das höchste zahlt.
how-double_blind = Zwei geheime Gebote: die ersten werden aufgedeckt, dann legt jeder ein zweites dazu. Die höchste Summe zahlt.
how-preempted = Bieten, bevor man sie sieht: Das höchste Gebot wählt zuerst, und jeder zahlt das eigene.
how-open = Jeder darf jederzeit erhöhen. Der Hammer fällt, wenn alle anderen ablehnen: eins, zwei, drei.
how-rotating = Eine Lok behalten, die anderen nach links geben, dreimal. Preis: alle Kräfte mal höchster Multiplikator.
how-rotating-sum = Eine Lok behalten, die anderen nach links geben, dreimal. Preis: alle Kräfte zusammen.
covered = { $n ->
    [one] eine verdeckte Lok
   *[other] { $n } verdeckte Loks
}
from = ab { $n } $
standing = { $n } $
opener = eröffnet
leads = bietet { $n } $
bids = { $n } $
mood-in = noch dabei
mood-out = ausgestiegen
mood-full = hat drei Loks
locos-of-3 = { $n } von 3 Loks
kept-of-3 = { $n } von 3 behalten
due = zu zahlen: { $n } $
paid = bezahlt: { $n } $
money-after = { $n } $ bleiben beim Zuschlag
price-with = Preis mit ihr: { $n } $
price-without = Ohne sie: { $n } $
goes-left = Was du nicht behältst, geht an { $name }.
count = Es wird bis drei gezählt: { $n }
sold-to = { $name } bekommt sie für { $n } $

yard-title = Güterbahnhof
how-yard = Nimm einen Wagen für einen deiner Züge, oder passe.
how-replace = Tippe an, was weg soll; dafür kommen neue Wagen.
order = Reihenfolge
swaps-for = Tausch { $n } $
times = { $n }×
replace = Karten tauschen
replace-which = Welche Karte geht?
adds-up-to = +{ $n } $
fits-nowhere = passt nicht
mine = Deine Züge
free-track = freies Gleis
wagons-of = Wagen hinter: { $loco }
ends = beendet die Phase
rivals = Die anderen
no-loco = noch keine Lok
secret = geheim
secret-objectives = { $n ->
    [one] 1 geheimes Ziel
   *[other] { $n } geheime Ziele
}
objectives-done = { $n ->
    [one] 1 Ziel
   *[other] { $n } Ziele
}
objectives-sum = { $n } · { $sum } $
purse-hidden = Geld verdeckt
place = Platz { $n }
end-title = Endstation
end-rest = Start + Bonus − bezahlt
investor = Wer
wagon-profit = Wagen

# Nachgefragt, danach gefragt, aufgetragen
sure-replace = { $n } $ zahlen und { $card } austauschen?
sure-buy = { $loco } für { $n } $ kaufen?
next-replace = Welche Karte geht?
next-attach = An welche Lok kommt das?
order-bid = Für dich wird bis { $most } $ geboten
order-until-sold = bis diese Lok verkauft ist
order-until-earns = bis zum Ende dieser Runde

# Bids that are typed
unit-bid = Dollar
none-bid = Kein Gebot (0 $)
none-more-bid = Nichts dazulegen (0 $)
secret-few = { $n } geheim

# The hammer
gavel-sold = Zugeschlagen!
note-both = mit deinem ersten von { $first } $: zusammen { $all } $
two-bids = { $first } + { $second }
money-head = Geld
aim = { $label ->
    [two_done] die beiden anderen deiner drei
    [special] eine der fünf Karten ohne Ware
    [first] am meisten Kraft, wenn die Loks verkauft sind
    [last] am wenigsten Kraft, wenn die Loks verkauft sind
    [diesel] offen, wenn die Loks verkauft sind
    [steam] offen, wenn die Loks verkauft sind
    [electric] offen, wenn die Loks verkauft sind
    [all_types] offen, wenn die Loks verkauft sind
    [fastest] nach km/h, unter allen Loks
    [slowest] nach km/h, unter allen Loks
   *[other] in einer Runde
}
passes-of = { $number ->
    [one] 1-mal gepasst
   *[other] { $number }-mal nacheinander gepasst
}; bei { $all } ist die Phase zu Ende
note-last-pass = beendet die Phase für alle
