"""An analysis as one page of HTML that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

from html import escape
from pathlib import Path

from fullsteam.analysis.charts import DYES, badge, bars, graph
from fullsteam.analysis.found import Analysis
from fullsteam.analysis.measure import BLUNDER, DOUBTFUL, MARKS, MISTAKE, Moment
from fullsteam.analysis.words import Words, added_up, points
from fullsteam.kernel.core import CHANCE

STYLE = (Path(__file__).parent / "report.css").read_text(encoding="utf-8")
LEARN, FEWER = 5, 3  # worst choices of each player; at a large table
LARGE = 4  # players
SIGNS = {DOUBTFUL: "?!", MISTAKE: "?", BLUNDER: "??"}


def page(found: Analysis, lang: str) -> str:
    say = Words(found, lang)
    title = escape(say("title", game=say.speaker("title")))
    dyes = "".join(f".dye{n}{{--dye:{dye.colour}}}" for n, dye in enumerate(DYES))
    body = "".join(section(found, say) for section in (head, parts, chances, draws, turning, worst, foot))
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}{dyes}</style></head>'
        f"<body><main>{body}</main></body></html>\n"
    )


def head(found: Analysis, say: Words) -> str:
    names = found.record.names
    winners = [escape(names[q]) for q, seat in enumerate(found.seats) if seat.result > 0]
    won = say("won", seat=winners[0]) if len(winners) == 1 else say("shared", seats=", ".join(winners))
    lead = say("lead", players=len(names), moments=len(found.moments))
    return f"<h1>{escape(say('title', game=say.speaker('title')))}</h1><p class='won'>{won}</p><p>{escape(lead)}</p>"


def section(say: Words, name: str, inside: str) -> str:
    return f"<section><h2>{escape(say(name))}</h2>{inside}</section>"


def parts(found: Analysis, say: Words) -> str:
    """The identity, a row a player."""
    columns = ("player", "start", "own", "others", "draw", "unknown", "result", "accuracy", "luck")
    top = "".join(f"<th scope='col'>{escape(say(name))}</th>" for name in columns)
    rows = []
    for q, seat in enumerate(found.seats):
        cells = [*added_up(seat), f"{seat.accuracy:.0f} %", points(seat.parts.luck)]
        labels = [escape(say(name)) for name in columns[1:]]
        row = "".join(f"<td data-label='{label}'>{cell}</td>" for label, cell in zip(labels, cells, strict=True))
        rows.append(f"<tr><th scope='row'>{badge(q)} {escape(found.record.names[q])}</th>{row}</tr>")
    table = f"<table class='parts'><thead><tr>{top}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return section(say, "parts", f"<p>{escape(say('parts-hint'))}</p><div class='wide'>{table}</div>{marks(found, say)}")


def marks(found: Analysis, say: Words) -> str:
    """How many choices of each kind."""
    out = []
    for q, seat in enumerate(found.seats):
        counted = ", ".join(f"{say(f'mark-{mark}')} {number}" for mark, number in seat.marks.items() if number)
        out.append(f"<li>{badge(q)} {escape(found.record.names[q])}: {escape(counted)}</li>")
    return f"<h3>{escape(say('choices'))}</h3><ul class='plain'>{''.join(out)}</ul>"


def chances(found: Analysis, say: Words) -> str:
    legend = "".join(f"<li>{badge(q)} {escape(name)}</li>" for q, name in enumerate(found.record.names))
    drawn = graph(found, escape(say("graph-said")), escape(say("moment")), learnt(found))
    top = "".join(f"<th scope='col'>{escape(name)}</th>" for name in (say("moment"), say("what"), *found.record.names))
    rows = "".join(line(found, say, moment) for moment in found.moments)
    table = f"<div class='wide'><table><thead><tr>{top}</tr></thead><tbody>{rows}</tbody></table></div>"
    behind = f"<details><summary>{escape(say('behind'))}</summary>{table}</details>"
    return section(say, "graph", f"<ul class='legend'>{legend}</ul>{drawn}{behind}")


def line(found: Analysis, say: Words, moment: Moment) -> str:
    values = "".join(f"<td>{round(100 * value)} %</td>" for value in moment.before.values)
    mark = f" <b class='{moment.mark}'>{escape(say(f'mark-{moment.mark}'))}</b>" if moment.mark in SIGNS else ""
    return f"<tr id='m{moment.number}'><td>{moment.number}</td><td>{escape(say.happened(moment))}{mark}</td>{values}</tr>"


def draws(found: Analysis, say: Words) -> str:
    out = [f"<p>{escape(say('draws-said'))}</p>"]
    for q, seat in enumerate(found.seats):
        told = escape(say("draws-of", seat=found.record.names[q], number=points(seat.parts.draw)))
        out.append(f"<p class='draws'>{badge(q)} {told}</p>{bars(found, q, told)}")
    return section(say, "draws", "".join(out))


def turning(found: Analysis, say: Words) -> str:
    """The largest changes, each told for the seat it changed most."""
    if not found.turning:
        return section(say, "turning", f"<p>{escape(say('turning-none'))}</p>")
    items = []
    for number in found.turning:
        moment = found.moments[number]
        q = max(range(len(found.seats)), key=lambda seat: abs(moment.change[seat]))
        said = say("turning-line", moment=number, change=f"{points(moment.change[q])} %", seat=found.record.names[q])
        items.append(f"<li>{badge(q)} <b>{escape(said)}</b><br>{escape(say.happened(moment))}</li>")
    return section(say, "turning", f"<ul class='plain'>{''.join(items)}</ul>")


def learnt(found: Analysis) -> int:
    """How many choices of each player are spoken of."""
    return LEARN if len(found.seats) < LARGE else FEWER


def worst(found: Analysis, say: Words) -> str:
    out, many = [], learnt(found)
    for q, name in enumerate(found.record.names):
        items = "".join(choice(say, moment) for moment in found.worst(q)[:many])
        inside = f"<ul class='plain'>{items}</ul>" if items else f"<p>{escape(say('worst-none'))}</p>"
        out.append(f"<h3>{badge(q)} {escape(name)}</h3>{inside}")
    return section(say, "worst", "".join(out))


def choice(say: Words, moment: Moment) -> str:
    assert moment.weighed is not None and moment.seat != CHANCE
    given = moment.weighed.answers[moment.weighed.given]
    error = max(1, round(100 * given.error))
    lost = escape(say("lost", number=round(100 * moment.loss), error=error))
    better = escape(say("better", choice=say.choice(moment.weighed.answers[0].action, moment.step)))
    why = say.reasons(moment)
    because = f"<br><span class='why'>{escape(say('because'))}: {escape(why)}</span>" if why else ""
    mark = f"<b class='{moment.mark}'>{SIGNS.get(moment.mark, '')} {escape(say(f'mark-{moment.mark}'))}</b>"
    played = escape(say.choice(moment.actions[0], moment.step))
    place = f"{escape(say('moment'))} {moment.number}"
    return f"<li id='c{moment.number}'>{place}: {played} · {mark}, {lost}<br>{better}{because}</li>"


def foot(found: Analysis, say: Words) -> str:
    limits = {name: round(100 * MARKS[name]) for name in (DOUBTFUL, MISTAKE, BLUNDER)}
    return f"<footer><p>{escape(say('foot', rounds=found.rounds))}</p><p>{escape(say('foot-marks', **limits))}</p></footer>"
