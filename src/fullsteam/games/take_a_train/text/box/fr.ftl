box-copies = Cela fait { $count } exemplaires ; la règle imprime { $wanted } wagons de cette sorte.
box-same-value = La valeur { $value } est déjà là.
