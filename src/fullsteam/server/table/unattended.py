"""Matches of bots alone that go on though nobody looks: so many a host, and so many in all. The others sleep until somebody
comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fullsteam.server.table.live import LiveTable


class Unattended:
    def __init__(self, each: int, all_: int) -> None:
        self.each = each
        self.all = all_
        self.going: dict[str, str] = {}  # table: its host

    def goes_on(self, table: LiveTable) -> bool:
        """May its bots think now?"""
        if table.course.people() or table.connections:
            self.going.pop(table.row.id, None)
            return True
        if table.row.id in self.going:
            return True
        hosts = list(self.going.values())
        if len(hosts) >= self.all or hosts.count(table.row.host) >= self.each:
            return False
        self.going[table.row.id] = table.row.host
        return True

    def sleeps(self, table: LiveTable) -> bool:
        return not table.course.people() and not table.connections and table.row.id not in self.going

    def ended(self, table_id: str) -> None:
        self.going.pop(table_id, None)
