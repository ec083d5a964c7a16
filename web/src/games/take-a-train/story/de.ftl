story-start = Am Anfang
story-round = Runde { $round }: { $auction }
story-wagons = Runde { $round }: Wagen
story-locos = Loks
story-train = Zug { $number }
story-bonus = Bonuskarten
story-replaced = Tausch
story-objectives = Ziele
story-purse = Kasse
story-unit = In Dollar; Züge nach ihrem Ertrag
story-across = Runde
story-money = Kasse in $
story-best = Der beste Zug: { $name } verdiente { $n } $ mit { $loco }.
story-dearest = Die teuerste Lok: { $name } zahlte { $n } $ für { $loco }.
story-bargain = Das beste Geschäft: { $name } kaufte { $loco } für { $price } $ und verdiente damit { $earned } $.
story-objectives-most = { $name } bekam am meisten für Ziele: { $n } $ für { $many ->
    [one] eines
   *[other] { $many }
}.
