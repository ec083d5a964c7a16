"""What the results say: shares of victories and ratings, each with the interval in which the truth lies 19 times of 20."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce

from fullsteam.arena.game import Result
from fullsteam.arena.series import Series

Z = 1.959964  # 95 %
Interval = tuple[float, float]


def wilson(share: float, n: int) -> Interval:
    """Wilson's score interval. Duplicate deals only make it narrower than it says."""
    if n == 0:
        return (0.0, 1.0)
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return (max(0.0, middle - half), min(1.0, middle + half))


@dataclass
class Standing:
    """A bot in a series."""

    bot: str
    seats: int = 0  # seats it has played, over all games
    points: float = 0.0
    ahead: float = 0.0  # of its opponents, how many it left behind (a tie: half of one) ...
    met: int = 0  # ... of how many it met, seat by seat
    score: float = 0.0
    forfeits: int = 0
    seconds: float = 0.0
    thoughts: int = 0
    mu: float = 0.0
    sigma: float = 0.0

    @property
    def share(self) -> float:
        """Of its seats, how many won (shared victories count in part)."""
        return self.points / self.seats if self.seats else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.share, self.seats)

    @property
    def beats(self) -> float:
        """How often it ends ahead of an opponent: with two players its share of victories, with more what one against one
        would be called."""
        return self.ahead / self.met if self.met else 0.0

    @property
    def beats_interval(self) -> Interval:
        """As if there were one opponent in each game: those of one game have the same luck."""
        return wilson(self.beats, self.seats)

    @property
    def rating(self) -> Interval:
        return (self.mu - Z * self.sigma, self.mu + Z * self.sigma)

    def as_json(self) -> dict[str, Any]:
        n = max(1, self.seats)
        return {
            "bot": self.bot,
            "seats": self.seats,
            "points": round(self.points, 4),
            "share": round(self.share, 4),
            "share_95": [round(x, 4) for x in self.interval],
            "beats": round(self.beats, 4),
            "beats_95": [round(x, 4) for x in self.beats_interval],
            "rating": round(self.mu, 2),
            "rating_95": [round(x, 2) for x in self.rating],
            "mean_score": round(self.score / n, 2),
            "forfeits": self.forfeits,
        }


def standings(series: Series, results: list[Result]) -> list[Standing]:
    """Of every bot, the best rated first. Lost games count for nobody."""
    table = {name: Standing(name) for name in series.bots}
    played = [result for result in results if not result.lost]
    for result in played:
        for seat, name in enumerate(result.bots):
            row = table[name]
            row.seats += 1
            row.points += result.points[seat]
            for other, place in enumerate(result.places):
                if result.bots[other] != name:
                    row.met += 1
                    row.ahead += (result.places[seat] < place) + 0.5 * (result.places[seat] == place)
            row.score += result.scores[seat]
            row.forfeits += result.forfeit == seat
            row.seconds += result.seconds[seat]
            row.thoughts += result.thoughts[seat]
    for name, (mu, sigma) in rated(series, played).items():
        table[name].mu, table[name].sigma = mu, sigma
    return sorted(table.values(), key=lambda row: -row.mu)


def rated(series: Series, results: list[Result]) -> dict[str, Interval]:
    """Plackett-Luce ratings (openskill), game by game in their order. A bot at several seats of a game moves by their mean."""
    model = PlackettLuce(tau=0.0)  # a bot does not learn: no drift
    ratings = dict.fromkeys(series.bots, (model.mu, model.sigma))
    for result in results:
        teams = [[model.rating(mu=ratings[name][0], sigma=ratings[name][1])] for name in result.bots]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in result.places])]
        for name in set(result.bots):
            mine = [after[seat] for seat, other in enumerate(result.bots) if other == name]
            ratings[name] = (sum(r.mu for r in mine) / len(mine), sum(r.sigma for r in mine) / len(mine))
    return ratings


def seat_shares(series: Series, results: list[Result]) -> list[tuple[float, Interval]]:
    """How often each seat wins, whoever sits there."""
    played = [result for result in results if not result.lost]
    out = []
    for seat in range(series.players):
        share = sum(result.points[seat] for result in played) / max(1, len(played))
        out.append((share, wilson(share, len(played))))
    return out
