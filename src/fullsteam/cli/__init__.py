"""The command line: fullsteam games, play, simulate, replay, rules."""
