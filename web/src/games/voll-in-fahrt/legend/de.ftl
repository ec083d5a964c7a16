# The legend
legend-loco = Lok
legend-loco-text = Der Buchstabe ist der ihres Besitzers, die Zahl unterscheidet seine vier. Sie fahren im Uhrzeigersinn.
legend-platform = Plattform
legend-platform-text = Verbindet die Gleise zweier Abschnitte, oft über Kreuz. Die mit der gewürfelten Farbe rückt in die offene Bucht; A und B sind ihre beiden Richtungen.
legend-buffer = Prellbock
legend-buffer-text = Wer hier weitermuss, verunglückt; ebenso, wer in die offene Bucht rollt.
legend-dice = Würfel
legend-dice-text = Eine deiner Loks fährt ihre Summe. Ein Pasch bringt noch einen Zug.
legend-colours = Farbwürfel
legend-colours-text = Sagt, welche Plattform zuerst verschoben wird.
legend-pushes = Schieben
legend-pushes-text = Dieser Zug schiebt die Lok davor.
legend-crashes = Unfall
legend-crashes-text = Eine Lok kommt zurück auf die Hand und fängt von vorn an.
legend-home = Im Schuppen
legend-home-text = Die Lok erreicht ihren Schuppen. Drei davon gewinnen.
