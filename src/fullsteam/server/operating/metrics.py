"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """One registry a server, so that several may live in one process (tests do)."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.entries = Counter("fullsteam_entries", "Entries written to the logs of matches.", ["kind", "by"], registry=r)
        self.messages = Counter("fullsteam_messages", "Messages received on sockets.", registry=r)
        self.refused = Counter("fullsteam_refused_messages", "Messages that were no message or too many.", registry=r)
        self.errors = Counter("fullsteam_errors", "Things that should not have happened.", registry=r)
        self.sockets = Gauge("fullsteam_sockets", "Open sockets.", registry=r)
        self.tables = Gauge("fullsteam_tables_in_memory", "Tables in memory.", registry=r)
        self.kept = Gauge("fullsteam_tables_kept", "Tables whose bots and clocks this process minds.", registry=r)
        self.commits = Gauge("fullsteam_commits", "Transactions of moves.", registry=r)
        self.thoughts = Gauge("fullsteam_thoughts_waiting", "Bots' questions that wait for a worker.", ["rank"], registry=r)
        self.answer = Histogram("fullsteam_answer_seconds", "From a move to its ack.", registry=r, buckets=SECONDS)
        self.thinking = Histogram("fullsteam_bot_seconds", "How long bots think.", registry=r, buckets=SECONDS)
        self.analyses = Counter("fullsteam_analyses", "Matches taken apart.", ["what"], registry=r)
        self.studying = Gauge("fullsteam_analyses_running", "Matches that this process takes apart.", registry=r)
        self.hints = Histogram(
            "fullsteam_hint_seconds", "From a wish for a hint, or a try, to it.", registry=r, buckets=SECONDS
        )
        self.notices = Counter("fullsteam_notices", "Messages to people elsewhere.", ["by", "what"], registry=r)
        self.puzzles = Counter("fullsteam_puzzles", "First answers to puzzles.", ["game", "solved"], registry=r)
        self.known: dict[tuple[str, str], Counter] = {}

    def entry(self, kind: str, by: str) -> None:
        """One more; the way to its counter is remembered."""
        counter = self.known.get((kind, by))
        if counter is None:
            counter = self.known[kind, by] = self.entries.labels(kind, by)
        counter.inc()

    def notice(self, by: str, what: str) -> None:
        self.notices.labels(by, what).inc()

    def analysis(self, what: str) -> None:
        """asked, resumed, done, failed."""
        self.analyses.labels(what).inc()

    def puzzle(self, game: str, solved: bool) -> None:
        self.puzzles.labels(game, "yes" if solved else "no").inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
