"""Tables made from a reader's own browser, with his session, as the set-up page makes them."""

from __future__ import annotations

from browserkit.browsers import Reader
from fullsteam.games import ROOMS

MAKE = """async ([game, seats, terms]) => {
  const csrf = () => document.cookie.match(/csrf=([^;]*)/)[1];
  const headers = () => ({ 'x-csrf-token': csrf(), 'content-type': 'application/json' });
  const send = (path, body) => fetch(path, { method: 'POST', headers: headers(), body: JSON.stringify(body) });
  const post = async (path, body) => (await send(path, body)).json();
  if (!localStorage.getItem('fullsteam.known')) await post('/api/guest', { name: 'Anna' });
  localStorage.setItem('fullsteam.known', '1');
  return (await post('/api/tables', { game, seats, terms })).id;
}"""


def table_with(reader: Reader, game: str, *others: dict[str, str], **terms: str) -> str:
    made: str = reader.page.evaluate(MAKE, [game, [{"kind": "me"}, *others], terms])
    return made


def table_with_bots(reader: Reader, game: str, players: int = 0, **terms: str) -> str:
    """Me and bots that do not think long; as few as the game allows."""
    many = players or ROOMS[game].info.min_players
    names = ["Bo", "Chiara", "Dominik", "Émile", "Friederike"]
    bots = [{"kind": "bot", "level": "greedy", "name": name} for name in names[: many - 1]]
    return table_with(reader, game, *bots, **terms)
