# The legend
legend-loco = Loco
legend-loco-text = The letter is its owner, the figure tells his four apart. They drive clockwise.
legend-platform = Platform
legend-platform-text = Joins the tracks of two sections, often crosswise. The one of the rolled colour moves into the open bay; A and B are its two ways round.
legend-buffer = Buffer
legend-buffer-text = Whoever must go on here has an accident; so has who rolls into the open bay.
legend-dice = Dice
legend-dice-text = One of your locos drives their sum. A double brings one more turn.
legend-colours = Colour die
legend-colours-text = Says which platform moves first.
legend-pushes = Push
legend-pushes-text = This move pushes the loco in front.
legend-crashes = Accident
legend-crashes-text = A loco goes back to its owner’s hand and begins again.
legend-home = Home
legend-home-text = The loco reaches its shed. Three of them win.
