"""Bots against bots: duplicate deals, many processes or a cluster, ratings with intervals, a report. Strength is measured
here, not claimed."""
