"""Take a Train (Violetta Kijowska, Marcin Ropka, 2015): six kinds of auction for locos, then wagons to fill them."""
