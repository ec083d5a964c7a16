"""The picture of a game as the page draws it, as an SVG without style sheets: it can be drawn without a browser."""

from __future__ import annotations

from browserkit.browsers import Reader

# Every element gets, as attributes, what the style sheets make of it, where that is not what its parent hands down.
STANDALONE = """(drawn) => {
  const HANDED = ['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap',
    'stroke-linejoin', 'stroke-opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'visibility', 'paint-order'];
  const OWN = { opacity: '1', display: 'inline', transform: 'none', 'dominant-baseline': 'auto' };
  const START = { fill: 'rgb(0, 0, 0)', 'fill-opacity': '1', 'fill-rule': 'nonzero', stroke: 'none', 'stroke-width': '1px',
    'stroke-dasharray': 'none', 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter', 'stroke-opacity': '1',
    'font-family': '', 'font-size': '', 'font-weight': '', 'text-anchor': 'start', visibility: 'visible',
    'paint-order': 'normal' };
  const plain = (name, value) => {
    if (name === 'font-family') return value.includes('Fraunces') ? 'Fraunces' : 'Inter';
    return value.replace(/(-?[0-9.]+)px/g, (_, n) => String(+(+n).toFixed(3))).replace(/rgb\\((\\d+), (\\d+), (\\d+)\\)/g,
      (_, ...c) => '#' + c.slice(0, 3).map((n) => (+n).toString(16).padStart(2, '0')).join(''));
  };
  const copy = (from, handed) => {
    const style = getComputedStyle(from);
    if (style.display === 'none') return null;
    const to = document.createElementNS('http://www.w3.org/2000/svg', from.tagName);
    for (const { name, value } of from.attributes) {
      if (/^(class|style|aria-|data-|role|tabindex)/.test(name)) continue;
      to.setAttribute(name, value.replace(/-?\\d+\\.\\d{3,}/g, (n) => String(+(+n).toFixed(2))));
    }
    const text = from.tagName === 'text' || from.tagName === 'tspan';
    const now = {};
    for (const name of HANDED) {
      now[name] = name.startsWith('font') && !text ? handed[name] : style.getPropertyValue(name);
      if (now[name] !== handed[name]) to.setAttribute(name, plain(name, now[name]));
      else to.removeAttribute(name);
    }
    for (const [name, usual] of Object.entries(OWN)) {
      const value = style.getPropertyValue(name);
      if (value !== usual && !(name === 'transform' && from.hasAttribute('transform')) && !(name === 'display')) {
        to.setAttribute(name, plain(name, value));
      }
    }
    for (const child of from.childNodes) {
      const made = child.nodeType === 3 ? (child.data.trim() ? document.createTextNode(child.data.trim()) : null)
        : child.nodeType === 1 ? copy(child, now) : null;
      if (made) to.append(made);
    }
    return to;
  };
  const made = copy(drawn, START);
  return new XMLSerializer().serializeToString(made).replaceAll('><', '>\\n<') + '\\n';
}"""


def pictures(reader: Reader) -> dict[str, str]:
    """All of them, by game, from the start page."""
    reader.go("/")
    page = reader.page
    page.wait_for_function("() => [...document.querySelectorAll('article .picture')].every((p) => p.querySelector('svg'))")
    found = {}
    for article in page.locator("article[aria-labelledby^=game-]").all():
        game = (article.get_attribute("aria-labelledby") or "").removeprefix("game-")
        found[game] = article.locator(".picture > svg").evaluate(STANDALONE)
    return found
