"""Penny Auction: a tiny fifth game, furnished like any other, outside the house. It has what Trambahn lacks: sealed
bids (an ALL frame), open outcry (an ANY frame), more than two players."""
