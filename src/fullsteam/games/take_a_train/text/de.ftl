title = Take a Train
tagline = Sechs Arten von Auktionen um Lokomotiven, dann das Rennen um die Wagen: drei Runden, und wer am reichsten ist, gewinnt.

# Questions
step-opener = Welche dieser Loks bietest du zur Auktion an?
step-opening = Eröffne mit der Kraft der Lok oder mehr.
step-call = Erhöhen oder für diese Lok passen?
    .done = Passen
step-outcry = Du kannst jederzeit erhöhen; verkauft ist, wenn alle abgelehnt haben.
    .done = Ich gehe nicht höher
step-sealed = { $number ->
    [1] Zweites Gebot: Wie viel legst du auf dein erstes drauf? Die höchste Summe gewinnt und zahlt.
   *[other] Dein geheimes Gebot.
}
step-tie = Gleiche Gebote: Wer bekommt die Lok?
step-alone = Nur dir fehlen noch Loks: Welche nimmst du zum Preis ihrer Kraft?
step-blind_bids = Dein geheimes Gebot, bevor die Loks aufgedeckt werden.
step-next_choice = Gleiche Gebote: Wer wählt als Nächstes?
step-choice = Wähle eine Lok; du zahlst dein eigenes Gebot.
step-keeping = Welche Lok behältst du? Die anderen gehen nach links.
step-paying = Du kannst deine Loks nicht bezahlen: Welche drehst du um?
step-turn = Karten austauschen, eine nehmen oder passen?
    .done = Passen
step-replacing = Zum selben Preis noch mehr Karten austauschen?
    .done = Genug ausgetauscht

# Choices
verb-first = { $seat } beginnt
verb-objective = das Ziel lautet: { $objective }
verb-token = das Auktionsplättchen sagt: { $auction }
verb-loco = der Stapel gibt: { $loco }
verb-card = der Stapel gibt: { $card }
verb-offer = anbieten: { $loco }
verb-bid = { $amount } $ bieten
verb-award = { $seat }
verb-choose = nehmen: { $loco }
verb-keep = behalten: { $loco }
verb-turn_over = umdrehen: { $loco }
verb-buy = kaufen: { $loco }
verb-replace = austauschen: { $card }
verb-attach = { $card_id ->
    [multiplier] Multiplikator +1 zu { $loco }
    [twin] Zwillingswagen an { $loco }
   *[other] { $card } an { $loco }
}
verb-collect = Geld nehmen: { $card }

# What happens
event-begins = { $seat } eröffnet die erste Runde.
event-dealt = { $seat } bekommt ein Ziel: { $objective }.
event-got = { $seat } bekommt ein geheimes Ziel.
event-round = Runde { $number } von 3; { $seat } hat den Start.
event-auction = Die Auktion dieser Runde: { $auction }.
event-shown = Aufgedeckt: { $loco }.
event-set_aside = Niemand kann zahlen; { $number ->
    [one] eine Lok wird
   *[other] { $number } Loks werden
} beiseitegelegt.
event-reshuffled = Die beiseitegelegten Loks werden gemischt: { $number }.
event-hands_on = { $seat } kann keine davon bezahlen; { $seat2 } eröffnet.
event-offers = { $seat } bietet an: { $loco }.
event-opens = { $seat } eröffnet mit { $amount } $.
event-raises = { $seat } erhöht auf { $amount } $.
event-passes = { $seat } ist raus.
event-had_bid = { $seat } hat { $amount } $ geboten.
event-added = { $seat } legt { $amount } $ dazu.
event-names = Gleiche Gebote: { $seat } entscheidet für { $seat2 }.
event-declines = { $seat } geht nicht höher.
event-sold = { $seat } bekommt { $loco } für { $number } $.
event-receives = { $seat } erhält { $loco }.
event-received = { $seat } erhält eine Lok.
event-keeps = { $seat } behält { $loco }.
event-kept = { $seat } behält eine Lok.
event-reveals = { $seat } zeigt { $loco }.
event-pays = { $seat } zahlt { $number } $ für alle Loks.
event-turns = { $seat } kann nicht zahlen und dreht um: { $loco }.
event-takes_blind = { $number ->
    [one] { $seat } nimmt eine unverkaufte Lok, verdeckt.
   *[other] { $seat } nimmt { $number } unverkaufte Loks, verdeckt.
}
event-no_sale = Niemand kann irgendeine der übrigen Loks bezahlen: Die Auktion ist zu Ende.
event-in_order = Platz { $place }: { $seat } mit Kraft { $number }.
event-displayed = Ausgelegt: { $card }.
event-new_pile = Die Ablage wird zum neuen Stapel: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
event-pays_to_replace = { $seat } zahlt { $number } $, um Karten auszutauschen.
event-replaces = { $seat } wirft hinaus: { $card }.
event-attaches = { $seat } hängt { $card } an { $loco }.
event-leaves = { $seat } nimmt nichts.
event-all_passed = Alle haben gepasst: In dieser Runde gibt es keine Wagen mehr.
event-full = { $seat } hat { $loco } gefüllt: In dieser Runde gibt es keine Wagen mehr.
event-extended = Erweitertes Lager: Ab jetzt beendet erst der sechste Wagen die Phase.
event-emptied = Mülleimer: { $number ->
    [one] eine ausliegende Karte fliegt
   *[other] { $number } ausliegende Karten fliegen
} hinaus.
event-multiplies = { $seat } legt den Multiplikator zu { $loco }; sie zählt jetzt ×{ $number }.
event-collects = { $seat } nimmt die Bonuskarte: sofort { $number } $.
event-bonus_aside = Die Bonuskarte wurde oft genug genommen; sie liegt bis zur nächsten Runde beiseite.
event-twins = { $seat } hängt den Zwillingswagen an { $loco }: eine Kopie von { $card }.
event-earns = { $number ->
    [0] { $seat } verdient nichts mit { $loco }.
   *[other] { $seat } verdient { $number } $ mit { $loco }.
}
event-achieves = { $seat } hat ein Ziel erreicht: { $objective }. Es bringt { $number } $.
event-owns = { $seat } besitzt { $number } $.

# Why not
refusal-must_choose = Hier musst du wählen; nimm eine der Möglichkeiten.
refusal-not_there = { $loco } gehört nicht zu denen, die du jetzt wählen kannst.
refusal-cannot_pay = Du kannst die Kraft nicht bezahlen: { $loco }. Dir fehlen { $number } $.
refusal-must_bid = Du musst einen Betrag nennen; wer nicht mitbieten muss, bietet 0.
refusal-too_low = { $amount } $ sind zu wenig; biete mindestens { $number } $.
refusal-too_high = { $amount } $ sind zu viel; du kannst höchstens { $number } $ bieten.
refusal-not_tied = { $seat } gehört nicht zu denen mit gleichen Geboten.
refusal-not_shown = Das liegt nicht aus: { $card }.
refusal-replaced = Du hast in diesem Zug schon Karten ausgetauscht; nimm eine oder passe.
refusal-no_money = Du kannst den Austausch nicht bezahlen: Dir fehlen { $number } $.
refusal-other_goods = { $loco } zieht schon andere Güter als { $card }; eine Lok zieht nur eine Sorte.
refusal-elsewhere = Die Sorte von { $card } hast du schon an { $loco }; verschiedene Loks ziehen verschiedene Sorten.
refusal-needs_face = Der Multiplikator liegt bei einer offenen Lok; { $loco } geht nicht.
refusal-needs_wagon = Der Zwillingswagen kopiert den ersten Wagen einer Lok; { $loco } hat noch keinen.
refusal-only_money = Der Bonus kommt an keine Lok; nimm einfach das Geld.
refusal-no_bonus = Nur die Bonuskarte wird zu Geld; hänge { $card } an eine Lok.

# Things
loco = { $label ->
    [down1] verdeckte Lok 1
    [down2] verdeckte Lok 2
    [down3] verdeckte Lok 3
   *[other] { $type ->
        [steam] Dampflok
        [diesel] Diesellok
       *[electric] E-Lok
    } { $speed } (Kraft { $power }, ×{ $factor })
}
card = { $goods ->
    [food] Lebensmittel { $value }
    [cattle] Vieh { $value }
    [coal] Kohle { $value }
    [fuel] Heizöl { $value }
    [luxury] Luxusgüter { $value }
    [passengers] Reisende { $value }
    [bin] Mülleimer
    [storage] erweitertes Lager
    [multiplier] Multiplikator +1
    [bonus] Bonus 600
   *[twin] Zwillingswagen
}
auction = { $label ->
    [passing] mit Passen
    [blind] blind
    [double_blind] doppelt blind
    [preempted] mit Vorkauf
    [open] auf Zuruf
   *[rotating] reihum
}
objective = { $label ->
    [two_done] zwei andere Ziele erreicht
    [fuel] 3 Heizölwagen an einer Lok
    [special] eine Sonderkarte genommen
    [luxury] 2 Luxuswagen an einer Lok
    [three_each] 3 Wagen an jeder Lok
    [passengers] 2 Wagen mit Reisenden an einer Lok
    [first] Platz 1 in der Reihenfolge
    [diesel] 3 Dieselloks
    [last] letzter Platz in der Reihenfolge
    [steam] 3 Dampfloks
    [electric] 3 E-Loks
    [ten_wagons] 10 Wagen insgesamt
    [food] 4 Lebensmittelwagen an einer Lok
    [all_types] je eine Lok jeder Art
    [cattle] 4 Viehwagen an einer Lok
    [fastest] die schnellste Lok
    [coal] 3 Kohlewagen an einer Lok
   *[slowest] die langsamste Lok
}

# Options
option-money = Geldbeutel
    .hidden = bis zum Schluss verdeckt
    .open = für alle offen
option-steam_electric = Ziele „3 Dampfloks“ und „3 E-Loks“
    .corrected = 300 und 1500, wie vom Verlag berichtigt
    .printed = 1500 und 300, wie gedruckt
option-rotating = Preis in der Auktion reihum
    .product = Summe der Kräfte mal höchster Multiplikator
    .sum = Summe der Kräfte
option-first = Wer beginnt
    .random = wird ausgelost
    .seat1 = Platz 1

# Statistics
tally-rounds = Runden
tally-profit = Gewinn mit Wagen je Person und Runde
tally-wagons = Wagen je Person und Runde
tally-objectives = erreichte Ziele
feat-score = Geld
feat-dearest = Teuerste Lok, in $
feat-best_train = Bester Zug, in $
feat-earned = Mit Zügen verdient, in $
feat-objectives = Aus Zielen, in $

# On the terminal table
ui-round = Runde { $number } von 3
ui-starter = { $name } ist Startspieler
ui-pile = Stapel
ui-shown = Aufgedeckt
ui-aside = Beiseite
ui-lot = Zu verkaufen
ui-standing = höchstes Gebot: { $amount } $ ({ $name })
ui-bids = Gebote
ui-display = Wagen
ui-discard = Ablage
ui-limit = Wagen { $number } beendet die Phase
ui-passes = { $number ->
    [one] 1-mal hintereinander gepasst
   *[other] { $number }-mal hintereinander gepasst
}
ui-purse = Geld { $money }
ui-hidden = verdeckt
ui-token = Platz { $number }
ui-replace = tauscht für { $number }
ui-power = Kraft { $number }
ui-objectives = Ziele
ui-secret = { $number } geheim
ui-done = erreicht
ui-hand = Auf der Hand
ui-kept = Behalten
ui-none = keine
ui-down = verdeckt
ui-opener = { $name } eröffnet diese Lok
ui-due = zu zahlen: { $number } $
ui-left = dir bleiben { $number } $
ui-costs = kostet { $price } $, dir bleiben { $left } $
ui-opens-at = ab { $number } $ eröffnet
ui-all-cost = alles Behaltene kostet dann { $price } $, dir bleiben { $left } $
ui-others-cost = die anderen kosten dann { $price } $, dir bleiben { $left } $
ui-adds = +{ $number } $
ui-ends = beendet die Phase
ui-ask-raise = Höchstes Gebot { $highest } $: biete { $least } $ oder mehr. Du hast { $cash } $.
ui-ask-open = Ihre Kraft ist { $least } $: weniger gewinnt nicht. Du hast { $cash } $.
ui-ask-second = Dein erstes Gebot war { $first } $, das höchste { $highest } $. Du hast { $cash } $.
ui-ask-cash = Du hast { $cash } $.
ui-tie = erreichte Ziele: { $number }
ui-sum = { $number } $

# Was gewinnt; und ein Tipp zu jeder Art Frage, beim ersten Mal
goal = Wer nach drei Runden am meisten Geld hat, gewinnt. Es kommt von den Wagen, mal dem Faktor der Lok, und von Zielen.
tip-alone = Niemand bietet mehr gegen dich: Du zahlst nur ihre Kraft. Nimm den höchsten Faktor, den du bezahlen kannst.
tip-blind_bids = Jeder bekommt eine Lok und zahlt sein Gebot; das höchste wählt zuerst. Mit 0 nimmst du umsonst, was übrig bleibt.
tip-call = Du brauchst drei Loks für deine 5.000, also etwa 1.500 je Lok. Eine mit ×3 oder ×4 darf mehr kosten: Sie vervielfacht jeden Wagen.
tip-choice = Der Preis ist dein Gebot, welche du auch nimmst. Der Faktor bringt Geld, die Kraft einen frühen Zug bei den Wagen.
tip-keeping = Du zahlst die Summe der drei Kräfte mal den höchsten Faktor. Drei ähnliche sind billig; eine mit ×4 macht alle teuer.
tip-next_choice = Du entscheidest und darfst dich selbst nennen. Wer früher wählt, hat mehr Auswahl, zum selben Preis.
tip-opener = Biete eine Lok an, die du selbst gern günstig hättest, oder eine, die die anderen teuer bezahlen sollen.
tip-opening = Du musst mindestens mit ihrer Kraft eröffnen. Erhöht niemand, gehört sie dir dafür: Fang niedrig an.
tip-outcry = Wer zuletzt geboten hat, bekommt die Lok. Überleg dir vorher, was sie dir wert ist, und hör dort auf.
tip-paying = Eine umgedrehte Lok kostet nichts und bringt fast nichts: Nur ihr bester Wagen zählt. Dreh die um, die den Preis hochtreibt.
tip-replacing = Bezahlt ist schon, wie viele es auch werden. Wirf hinaus, was den anderen hilft.
tip-sealed = Drei Loks für deine 5.000: etwa 1.500 je Lok. Nur das höchste Gebot zahlt. Unter der Kraft gewinnt nichts; 0 heißt „ohne mich“ (wer eröffnet, muss bieten).
tip-tie = Du entscheidest und darfst dich selbst nennen. Ist sie teuer, lass jemanden zahlen, der kaum noch etwas hat.
tip-turn = Eine Lok zieht nur eine Warenart, und jede Art nur eine deiner Loks. Hohe Zahlen an den höchsten Faktor! Ein fünfter Wagen beendet die Runde.

# What the judgement of a position weighs, as a reason says it (fullsteam.analysis)
sign-money = { $number } $
sign-objectives = { $number } $ aus Zielen
sign-factors = { $number ->
    [one] { $number } Faktor auf Loks
   *[other] { $number } Faktoren auf Loks
}
sign-face-down = { $number ->
    [one] { $number } verdeckte Lok
   *[other] { $number } verdeckte Loks
}
sign-missing = { $number ->
    [one] { $number } Lok, die noch fehlt
   *[other] { $number } Loks, die noch fehlen
}
sign-trains = { $number } $ aus Zügen
sign-hope = { $number ->
    [one] { $number } Faktor für künftige Wagen
   *[other] { $number } Faktoren für künftige Wagen
}
sign-starter = den Start der Runde
