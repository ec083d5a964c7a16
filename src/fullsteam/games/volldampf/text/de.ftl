title = Volldampf
tagline = Mehrere Bahnen, eine Karte: leihen, bieten, bauen und an jeder Fracht verdienen, die über deine Gleise rollt.

# Fragen
step-borrowing = Wie viele Anleihen nimmst du, zu je 6 Mark?
step-sealed_bonds = Wie viele Anleihen nimmst du insgeheim, zu je 6 Mark?
step-renewing = Spielst du Alles neu, um die Streckenkarten neu zu ordnen?
    .done = Nein
step-rearranging = Lege die Streckenkarten neu aus, Gruppe für Gruppe und in der Reihenfolge ihrer Farben: Welche Karte kommt als nächste?
step-bidding = Biete mehr als das höchste Gebot oder passe endgültig.
    .done = Passen
step-stakes = { $number ->
    [0] Wie viele Mark setzt du insgeheim auf den ersten Platz?
   *[other] Gleichstand: jeder hat { $number } Mark gesetzt. Wie viele legst du insgeheim dazu?
}
step-choosing = Wähle eine Gruppe Streckenkarten.
step-building = Gib eine Streckenkarte aus: Baue eine Strecke ihrer Farbe oder wirf sie ab.
step-naming = Nenne eine Ware, die du beförderst.
    .done = Kein Transport
step-put_freight = Auf welche Stadt legst du die gezogene Ware?
step-saboteurs = Eine Ware ist genannt. Sabotierst du sie?
    .done = Nein
step-route = Wähle den Weg, Strecke für Strecke.
    .done = Hier ankommen
step-subsidising = Du liegst auf dem letzten Platz. Spielst du Subvention für einen weiteren Transport?
    .done = Nein
step-move = In welche Stadt versetzt du die Ware?
step-robbing = Es gibt keine Aktionskarte mehr zu ziehen. Aus wessen Hand ziehst du eine?

# Möglichkeiten
verb-first = { $seat } beginnt
verb-good = eine Ware: { $good }
verb-route = eine Streckenkarte: { $route }
verb-card = { $card }
verb-goods = die Warenkarte { $goods_card }
verb-borrow = { $bonds ->
    [0] keine Anleihe
    [one] 1 Anleihe
   *[other] { $bonds } Anleihen
}
verb-renew = Alles neu spielen
verb-fill = eine Karte: { $route }
verb-bid = { $marks } Mark bieten
verb-stake = { $stake } Mark setzen
verb-choose = Gruppe { $group } nehmen
verb-discard = Karte abwerfen: { $route }
verb-fast = Schnelle Lok spielen: bis zu 7 Strecken
verb-extra = Zusatzfracht spielen: eine Ware ziehen
verb-subsidy = Subvention spielen: ein weiterer Transport
verb-sabotage = Sabotage spielen
verb-rob = aus der Hand von { $seat } ziehen
verb-build = { $link } bauen
verb-bargain = Günstige Gelegenheit spielen: { $link } für 5 Mark bauen, Karte: { $route }
verb-name = Ware { $good } aus { $city } nehmen
verb-along = über { $link } fahren
verb-put = nach { $city }
verb-replan = Neue Planung spielen: Ware { $good } aus { $city } versetzen

# Was geschieht
event-begins = { $seat } hat die Reihenfolgekarte 1.
event-taken_out = { $number ->
    [one] Eine Streckenkarte ist ungesehen aus dem Spiel.
   *[other] { $number } Streckenkarten sind ungesehen aus dem Spiel.
}
event-round = Runde { $number }.
event-last_round = Das ist die letzte Runde: Sie braucht die Streckenkarten auf.
event-goods_card = Warenkarte: { $goods_card }.
event-placed = Eine Ware ({ $good }) kommt nach { $city }.
event-bag_empty = Der Beutel ist leer: Es kommt keine Ware.
event-goods_shuffled = Die Warenkarten werden neu gemischt.
event-opened = Eine Streckenkarte ({ $route }) liegt in Gruppe { $group }.
event-borrows = { $number ->
    [0] { $seat } nimmt keine Anleihe.
    [one] { $seat } nimmt 1 Anleihe.
   *[other] { $seat } nimmt { $number } Anleihen.
}
event-plays = { $seat } spielt { $card }.
event-shows = { $seat } zeigt auch { $card } und behält die Karte: Ein früherer Platz in der Reihenfolge nutzt sie.
event-filled = Eine Karte ({ $route }) kommt in Gruppe { $group }.
event-bids = { $seat } bietet { $number }.
event-passes = { $seat } passt und nimmt die Reihenfolgekarte { $number }.
event-stakes = { $number ->
    [0] { $seat } hat kein Geld zum Setzen.
   *[other] { $seat } setzt { $number } Mark.
}
event-order = { $seat } steht an Platz { $number } der Reihenfolge.
event-pays = { $seat } zahlt { $number } Mark für das Gebot.
event-old_order = Niemand kann mehr setzen: Die alte Reihenfolge bleibt.
event-chooses = { $seat } nimmt Gruppe { $group }.
event-discards = { $seat } wirft eine Streckenkarte ab ({ $route }).
event-builds = { $seat } baut { $link } für { $number } Mark.
event-names = { $seat } nennt die Ware { $good } in { $city }.
event-sabotaged = { $seat } sabotiert { $seat2 }: Die Farbe { $good } ist für diesen Transport gesperrt.
event-travels = { $seat } fährt über { $link }.
event-delivers = { $number ->
    [one] { $seat } liefert eine Ware ({ $good }) über 1 Strecke nach { $city }.
   *[other] { $seat } liefert eine Ware ({ $good }) über { $number } Strecken nach { $city }.
}
event-advances = Das Einkommen von { $seat } steigt um { $number }.
event-no_transport = { $seat } macht keinen Transport.
event-freight = { $seat } zieht eine Ware aus dem Beutel: { $good }.
event-moves = Die Ware { $good } aus { $city } kommt nach { $city2 }.
event-income = { $seat } erhält { $number } Mark Einkommen.
event-dividend = { $seat } zahlt { $number } Mark Dividende.
event-falls_back = { $number ->
    [one] { $seat } kann die Dividende nicht ganz zahlen und fällt 1 Schritt zurück.
   *[other] { $seat } kann die Dividende nicht ganz zahlen und fällt { $number } Schritte zurück.
}
event-is_last = { $seat } hat das kleinste Einkommen: eine Aktionskarte.
event-idle = { $number ->
    [one] { $seat } hat einen Transport ausgelassen: eine Aktionskarte.
   *[other] { $seat } hat { $number } Transporte ausgelassen: { $number } Aktionskarten.
}
event-draws = { $seat } zieht { $card }.
event-drew = { $seat } zieht eine Aktionskarte.
event-cards_shuffled = Die abgelegten Aktionskarten werden neu gemischt.
event-robs = { $seat } zieht { $card } aus der Hand von { $seat2 }.
event-robbed = { $seat } zieht eine Aktionskarte aus der Hand von { $seat2 }.
event-no_card_left = Für { $seat } ist keine Aktionskarte mehr da.
event-final = { $seat } endet bei { $number }.

# Warum nicht
refusal-too_many_bonds = Du kannst höchstens { $number } nehmen.
refusal-bid_too_low = Biete mindestens { $number } oder passe.
refusal-bid_too_high = Du hast { $number } Mark; mehr kannst du nicht bieten.
refusal-stake_nothing = Setze mindestens 1 Mark.
refusal-stake_too_high = Du hast { $number } Mark; mehr kannst du nicht setzen.
refusal-must_choose = Hier kannst du nicht passen; wähle eine der Möglichkeiten.
refusal-group_gone = Gruppe { $group } ist nicht da; wähle eine offene.
refusal-no_such_route = Hier gibt es keine passende Streckenkarte ({ $route }).
refusal-out_of_order = In einer Gruppe werden die Karten in der Reihenfolge ihrer Farben gelegt, und jede Gruppe muss voll werden; { $route } passt hier nicht.
refusal-not_in_hand = Du hast { $card } nicht auf der Hand.
refusal-no_money = Günstige Gelegenheit kostet 5 Mark; dir fehlen { $number }.
refusal-already_fast = Nur eine Schnelle Lok je Transport; du hast schon 7 Strecken.
refusal-no_freight = Der Beutel ist leer; es gibt keine Ware zu ziehen.
refusal-colour_closed = Sabotage hat die Farbe { $good } für diesen Transport gesperrt; nenne eine andere.
refusal-may_not_decline = Auf einen Transport mit Subvention darfst du nicht verzichten, solange etwas geliefert werden kann.
refusal-nothing_to_deliver = Subvention darfst du nur spielen, wenn eine Ware geliefert werden kann.
refusal-not_arrived = Nennen bindet; fahre weiter, bis du eine Stadt in der Farbe der Ware erreichst.
refusal-nobody_to_rob = Von { $seat } kannst du nicht ziehen; wähle jemand anderen mit einer Karte.
refusal-link_taken = Auf { $link } liegt schon ein Gleis; wähle eine freie Strecke.
refusal-wrong_colour = Du hast keine Streckenkarte in der Farbe von { $link }.
refusal-too_dear = Für { $link } fehlen dir { $number } Mark.
refusal-no_good = In { $city } liegt keine Ware { $good }.
refusal-out_of_reach = Die Ware { $good } in { $city } erreicht mit { $number } Strecken keine Stadt ihrer Farbe.
refusal-not_built = Auf { $link } liegt kein Gleis.
refusal-not_from_here = Die Ware ist in { $city }; { $link } beginnt dort nicht.
refusal-twice = { $link } führt in eine Stadt, in der dieser Weg schon war.
refusal-no_end = Über { $link } ist keine Stadt der richtigen Farbe zu erreichen; übrige Strecken: { $number }.
refusal-same_city = Die Ware ist schon in { $city }; wähle eine andere Stadt.

# Dinge
route = { $label ->
    [green] Grün
    [orange] Orange
    [brown] Braun
    [grey] Grau
    [white] Weiß
   *[black] Schwarz
}
good = { $label ->
    [blue] Blau
    [violet] Violett
    [red] Rot
   *[yellow] Gelb
}
card = { $label ->
    [fast_engine] Schnelle Lok
    [subsidy] Subvention
    [bargain] Günstige Gelegenheit
    [sabotage] Sabotage
    [extra_freight] Zusatzfracht
    [all_new] Alles neu
   *[new_plan] Neue Planung
}
city = { $name }
link = { $from }–{ $to }
goods_card = { $first }, { $second }, { $third }

# Optionen
option-bonds = Vorrat an Anleihen
    .limited = 84 Punkte, dann keine mehr
    .unlimited = endet nie
option-half = Die ungerade Mark eines halben Gebots
    .player = bleibt beim Spieler
    .bank = geht an die Bank
option-matching_city = Eine Stadt in der Farbe der Ware unterwegs
    .pass = darf durchfahren werden
    .stop = beendet den Weg
option-foreign = Ausländische Städte unterwegs
    .through = dürfen durchfahren werden
    .end = nur Anfang oder Ende eines Weges
option-shortage = Zu wenig Geld für die Dividende
    .missing = alles zahlen, um das Fehlende zurück
    .whole = Geld behalten, um die ganze Dividende zurück
option-first = Wer beginnt
    .random = wird ausgelost
    .seat1 = Platz 1

# Statistik
tally-rounds = Runden
tally-income = mittleres Einkommen
tally-best_income = bestes Einkommen
tally-bonds = genommene Anleihen
tally-deliveries = Lieferungen
tally-links_used = befahrene Strecken
tally-track = gebaute Strecken
tally-cards_played = gespielte Aktionskarten
feat-score = Ergebnis
feat-income = Einkommen am Ende
feat-bonds = Anleihen am Ende
feat-deliveries = Lieferungen
feat-longest = Längste Lieferung in Strecken
feat-links = Gebaute Strecken
feat-track = Mark für Gleise

# Auf dem Tisch im Terminal
ui-round = Runde
ui-bag = Beutel
ui-bonds-left = Anleihen übrig
ui-route-deck = Streckenkarten
ui-card-deck = Aktionskarten
ui-groups = Gruppen
ui-loose = auszulegen:
ui-freight = Gezogen
ui-transport = Unterwegs
ui-order = Platz
ui-income = Eink.
ui-bonds = Anl.
ui-result = Stand
ui-cash = Mark
ui-bid = Gebot
ui-routes = Strecken
ui-cards = Aktionskarten
ui-companies = Die Gesellschaften
ui-left = dir bleiben { $number }, wenn du alles zahlst
ui-costs = kostet { $price }, dir bleiben { $left }
ui-bond = +{ $now } sofort, −{ $each } pro Runde ({ $times } Runden), −{ $points } am Schluss
ui-pass = Reihenfolgekarte { $card }; du zahlst { $pays }
ui-nobody = niemand gewinnt etwas
ui-delivery = { $good } von { $city } nach { $to }
ui-opens = { $number ->
    [one] { $number } Ware könnte dann fahren
   *[other] { $number } Waren könnten dann fahren
}, am besten { $best }
ui-best = nach { $to }: { $gains }
ui-other-ends = { $number ->
    [one] { $number } anderes Ziel
   *[other] { $number } andere Ziele
}
ui-ask-bid = Höchstes Gebot: { $highest } ({ $who }). Du hast { $cash }.
ui-ask-cash = Du hast { $cash }; Einkommen { $income }, Anleihen { $bonds }.
ui-ask-route = Die Ware ist in { $at }; übrige Strecken: { $left }.
ui-tie = Mark: { $number }

# Was gewinnt; und ein Tipp zu jeder Art Frage, beim ersten Mal
goal = Das höchste Einkommen am Ende gewinnt, abzüglich eines Punkts je Anleihe. Jede befahrene Strecke bringt ihrem Besitzer Einkommen.
tip-bidding = Der Erste wählt, baut und liefert zuerst. Wer früh passt, zahlt nichts oder die Hälfte; die letzten beiden zahlen alles.
tip-borrowing = Eine Anleihe bringt 6 Mark, kostet jede Runde 1 Mark und am Ende 1 Punkt. In der ersten Runde sind zwei oder drei üblich: Bauen kostet 3 bis 10.
tip-building = Eine Strecke zahlt bei jeder Ware, die darüberfährt, wer sie auch schickt. Bau dort, wo Waren auf ihrem Weg vorbeimüssen.
tip-choosing = Jede Karte ist eine Strecke ihrer Farbe, die du in dieser Runde bauen darfst. Nimm Farben, die dein Netz verlängern.
tip-move = Versetz sie dorthin, wo sie einen langen Weg über dein Netz hat, oder weg von dort, wo sie anderen hilft.
tip-naming = Sie fährt in eine Stadt ihrer Farbe, über höchstens sechs Strecken. Wähle die Ware, die über die meisten deiner Strecken fahren kann.
tip-put_freight = Leg sie weit weg von einer Stadt ihrer Farbe, mit deinem Netz dazwischen: Du darfst sie gleich schicken.
tip-rearranging = Leg die Farben zusammen, die du bauen willst, und was die anderen wollen, in verschiedene Gruppen.
tip-renewing = Mit Alles neu verteilst du die Streckenkarten anders auf die Gruppen, bevor geboten wird. Ohne die Karte oder einen Plan: nein.
tip-robbing = Du ziehst zufällig. Wer die meisten Karten hat, verliert am ehesten eine gute.
tip-route = Jede Strecke bringt ihrem Besitzer eine Stufe Einkommen. Ein Umweg über dein Netz ist besser als der kurze Weg über fremdes.
tip-saboteurs = Sabotage sperrt diese Farbe für diesen einen Transport. Heb die Karte auf für eine Fahrt, die jemandem viel brächte.
tip-sealed_bonds = Eine Anleihe bringt 6 Mark, kostet jede Runde 1 Mark und am Ende 1 Punkt. In der ersten Runde sind zwei oder drei üblich: Bauen kostet 3 bis 10.
tip-stakes = Ihr zahlt beide euren Einsatz, auch wer verliert. Wer Erster ist, wählt, baut und liefert zuerst.
tip-subsidising = Letzter zu sein hat einen Vorteil: ein Transport mehr. Spiel sie, solange Waren über deine Strecken fahren können.

# What the judgement of a position weighs, as a reason says it (fullsteam.analysis)
sign-income = { $number ->
    [one] { $number } Schritt Einkommen
   *[other] { $number } Schritte Einkommen
}
sign-bonds = { $number ->
    [one] { $number } Anleihe
   *[other] { $number } Anleihen
}
sign-cash = { $number } Mark
sign-savings = { $number } Mark Reserve
sign-soon = { $number ->
    [one] { $number } Schritt aus den eigenen nächsten Transporten
   *[other] { $number } Schritte aus den eigenen nächsten Transporten
}
sign-soon-given = { $number ->
    [one] { $number } Schritt aus den nächsten Transporten anderer
   *[other] { $number } Schritte aus den nächsten Transporten anderer
}
sign-ever = { $number ->
    [one] { $number } Schritt je Transport auf Dauer
   *[other] { $number } Schritte je Transport auf Dauer
}
sign-long = { $number ->
    [one] { $number } langer Transport in Reichweite
   *[other] { $number } lange Transporte in Reichweite
}
sign-ever-given = { $number ->
    [one] { $number } Schritt je Transport anderer auf Dauer
   *[other] { $number } Schritte je Transport anderer auf Dauer
}
sign-cards = { $number ->
    [one] { $number } Aktionskarte
   *[other] { $number } Aktionskarten
}
sign-links = { $number ->
    [one] { $number } Strecke
   *[other] { $number } Strecken
}
sign-first = den ersten Platz in der Reihenfolge
sign-room = { $number ->
    [one] { $number } freie Strecke neben dem Netz
   *[other] { $number } freie Strecken neben dem Netz
}
