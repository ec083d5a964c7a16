box-copies = Zusammen sind das { $count } Stück; die Anleitung nennt { $wanted } Wagen dieser Art.
box-same-value = Der Wert { $value } steht hier schon.
