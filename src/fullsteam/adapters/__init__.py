"""Fullsteam for other people's tools: PettingZoo, Gymnasium, OpenSpiel, and batches of matches for learning.

They need the packages of the extra `research`: pip install "fullsteam[research]"."""
