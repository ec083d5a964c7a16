/** On which side of its city a name stands where nobody has said it: where it covers least. */

import { NAME, PLATE, signHalf } from './measures';
import type { CityData, Point, Side } from './types';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const SIDES: Side[] = ['right', 'left', 'below', 'above'];
/** What it costs to cover something, and to stand where names stand rarely. */
const [OVER_EDGE, OVER_NAME, OVER_CITY, OVER_SIGN, OVER_LINK] = [20, 12, 10, 6, 3];
/** Beyond the outermost cities the sheet ends so far away. */
const MARGIN = 40;
const TASTE: Record<Side, number> = { right: 0, left: 0.5, below: 1, above: 1 };

export const nameWidth = (name: string) => name.length * NAME.size * 0.55;

function place(side: Side, name: string, at: Point): Box {
  const [wide, beside] = [nameWidth(name), PLATE + 4];
  const left = { right: beside, left: -beside - wide, above: -wide / 2, below: -wide / 2 }[side];
  const base = { right: 5, left: 5, above: -PLATE - 8, below: PLATE + 18 }[side];
  return {
    left: at.x + left,
    right: at.x + left + wide,
    top: at.y + base - NAME.over,
    bottom: at.y + base + NAME.under,
  };
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const round = ({ x, y }: Point, half = { x: PLATE, y: PLATE }): Box => ({
  left: x - half.x,
  right: x + half.x,
  top: y - half.y,
  bottom: y + half.y,
});

/** Does the straight way from a to b lead through the box? (Liang and Barsky.) */
function through(a: Point, b: Point, box: Box): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [from, to] = [0, 1];
  for (const [p, q] of [
    [-dx, a.x - box.left],
    [dx, box.right - a.x],
    [-dy, a.y - box.top],
    [dy, box.bottom - a.y],
  ] as const) {
    if (p === 0 && q < 0) return false;
    if (p < 0) from = Math.max(from, q / p);
    if (p > 0) to = Math.min(to, q / p);
  }
  return from < to;
}

/** The side of each city's name: as its board says, else where there is room; who has least room is served first. */
export function sides(cities: CityData[], places: Map<string, Point>, links: [string, string][]): Map<string, Side> {
  const spot = (id: string) => places.get(id) ?? { x: 0, y: 0 };
  const ways = links.map(([a, b]) => [spot(a), spot(b)] as const);
  const signs = ways.map(([a, b]) => round({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, signHalf(10)));
  const xs = [...places.values()].map((p) => p.x);
  const [west, east] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const found = new Map<string, Side>();
  const names = new Map<string, Box>();
  const take = (city: CityData, side: Side) => {
    found.set(city.id, side);
    names.set(city.id, place(side, city.name, spot(city.id)));
  };
  const fixed = (city: CityData, side: Side) => {
    const box = place(side, city.name, spot(city.id));
    const plates = cities.filter((other) => other.id !== city.id && meet(box, round(spot(other.id)))).length;
    const outside = box.left < west || box.right > east ? OVER_EDGE : 0;
    const covered = OVER_CITY * plates + OVER_SIGN * signs.filter((sign) => meet(box, sign)).length;
    return TASTE[side] + outside + covered + OVER_LINK * ways.filter(([a, b]) => through(a, b, box)).length;
  };
  for (const city of cities) if (city.label !== 'auto') take(city, city.label);
  const rest = cities
    .filter((city) => city.label === 'auto')
    .map((city) => ({ city, costs: SIDES.map((side) => fixed(city, side)) }))
    .sort((a, b) => Math.min(...b.costs) - Math.min(...a.costs));
  for (const { city, costs } of rest) {
    const all = SIDES.map((side, i) => {
      const box = place(side, city.name, spot(city.id));
      const covered = [...names.values()].filter((other) => meet(box, other)).length;
      return { side, cost: (costs[i] ?? 0) + OVER_NAME * covered };
    });
    take(city, all.reduce((best, one) => (one.cost < best.cost ? one : best)).side);
  }
  return found;
}
