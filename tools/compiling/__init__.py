"""How kernel, games and search are compiled: mypyc writes C (`house`), the C is cut into units that stand alone (`units`), and
only the units whose text has changed are compiled, several at once (`objects`)."""
