/** Where things lie on the sheet: cities by their longitude and latitude, links between them. */

import { GERMANY, type Placing } from './labels';
import map from './map.json';
import { FINGER, NAME, PLATE, RING } from './measures';
import { nameWidth, sides } from './sides';
import type { CityData, LinkData, Point, Side } from './types';

export type { Point };

export interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Sheet {
  /** Is there land under it? */
  land: boolean;
  cities: Map<string, Point>;
  /** From its city, in units of a plate: the middle of the line a name stands on, and each place for goods on the ring. */
  names: Map<string, Point>;
  goods: Map<string, Point[]>;
  bounds: Bounds;
  placing: Placing;
}

const { measures: m } = map;
const over = (t: number) => m.soft * Math.log1p(Math.exp(t / m.soft));

/** The formula of tools/volldampf-map.mjs: true in the middle, pressed together outside. */
export function project(lon: number, lat: number): Point {
  const x = lon + m.press * (over(m.west - lon) - over(lon - m.east));
  const y = lat - m.flat * over(lat - m.north);
  return { x: (x - m.x0) * m.unit, y: (m.y0 - y) * m.unit * m.tall };
}

/** Where it rises: by halving, since both ways go up steadily. */
function where(rising: (t: number) => number, wanted: number, low: number, high: number): number {
  let [a, b] = [low, high];
  for (let n = 0; n < 40; n++) {
    const middle = (a + b) / 2;
    if (rising(middle) < wanted) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

/** The place on the earth that lies there on the sheet. */
export function unproject({ x, y }: Point): { lon: number; lat: number } {
  const lon = where((t) => project(t, 0).x, x, -30, 50);
  const lat = where((t) => -project(0, t).y, -y, 30, 75);
  return { lon, lat };
}

/** Do these places lie on our piece of the earth? Other boards may use any numbers. */
export function geographic(cities: Pick<CityData, 'lon' | 'lat'>[]): boolean {
  const lon = cities.map((c) => c.lon);
  const lat = cities.map((c) => c.lat);
  const spread = Math.max(...lon) - Math.min(...lon) > 4 && Math.max(...lat) - Math.min(...lat) > 2;
  return spread && cities.every((c) => c.lon > -12 && c.lon < 32 && c.lat > 44 && c.lat < 60);
}

/** Other numbers: stretched onto a sheet of the same size. */
function stretched(cities: CityData[]): Map<string, Point> {
  const lon = cities.map((c) => c.lon);
  const lat = cities.map((c) => c.lat);
  const [west, south] = [Math.min(...lon), Math.min(...lat)];
  const wide = Math.max(...lon) - west || 1;
  const high = Math.max(...lat) - south || 1;
  return new Map(
    cities.map((c) => [c.id, { x: 50 + ((c.lon - west) / wide) * 900, y: 620 - ((c.lat - south) / high) * 560 }]),
  );
}

type Placed = CityData & { label: Side };

/** Of boards that nobody has placed by hand. */
const NOWHERE: Placing = { nudges: {}, names: {}, goods: {}, bends: {}, signs: {} };

/** own: our map, for which everything was placed by hand. */
export function sheet(own: boolean, given: CityData[], links: string[]): Sheet {
  const land = geographic(given);
  const placing = own ? GERMANY : NOWHERE;
  const places = land ? new Map(given.map((c) => [c.id, nudged(c, placing)])) : stretched(given);
  const found = sides(given, places, links.map(ends));
  const cities = given.map((c) => ({ ...c, label: found.get(c.id) ?? 'right' }));
  const names = new Map(cities.map((c) => [c.id, named(c, placing)]));
  const goods = new Map(cities.map((c) => [c.id, (placing.goods[c.id] ?? gaps(c, links, places)).map(onRing)]));
  const bounds = enclosing(given, places, names, goods);
  return { land, cities: places, names, goods, bounds, placing };
}

/** How large a unit of a plate is, in units of the sheet, where most of it is seen at once (stature in camera.ts). */
const SEEN = 1.3;

/** All of it, also what stands beside the outermost cities: their names and goods. */
function enclosing(cities: CityData[], places: Sheet['cities'], names: Sheet['names'], goods: Sheet['goods']): Bounds {
  const boxes = cities.flatMap(({ id, name }) => {
    const { x, y } = places.get(id) as Point;
    const off = names.get(id) as Point;
    const wide = nameWidth(name) / 2 + 4;
    return [
      [x - 40, x + 40, y - 40, y + 44],
      [
        x + (off.x - wide) * SEEN,
        x + (off.x + wide) * SEEN,
        y + (off.y - NAME.over - 4) * SEEN,
        y + (off.y + NAME.under + 4) * SEEN,
      ],
      ...(goods.get(id) ?? []).map((at) => [
        x + at.x * SEEN - FINGER * SEEN,
        x + at.x * SEEN + FINGER * SEEN,
        y + at.y * SEEN - FINGER * SEEN,
        y + at.y * SEEN + FINGER * SEEN,
      ]),
    ] as [number, number, number, number][];
  });
  const [left, right] = [Math.min(...boxes.map((b) => b[0])), Math.max(...boxes.map((b) => b[1]))];
  const [top, bottom] = [Math.min(...boxes.map((b) => b[2])), Math.max(...boxes.map((b) => b[3]))];
  return { left, top, width: right - left, height: bottom - top };
}

function nudged(city: CityData, { nudges }: Placing): Point {
  const { x, y } = project(city.lon, city.lat);
  const [dx, dy] = nudges[city.id] ?? [0, 0];
  return { x: x + dx, y: y + dy };
}

/** Without a place of its own: on the side its board says. */
function named({ id, name, label }: Placed, { names }: Placing): Point {
  const hand = names[id];
  if (hand) return { x: hand[0], y: hand[1] };
  const beside = PLATE + 4 + nameWidth(name) / 2;
  return {
    left: { x: -beside, y: 5 },
    right: { x: beside, y: 5 },
    above: { x: 0, y: -PLATE - 8 },
    below: { x: 0, y: PLATE + 18 },
  }[label];
}

const onRing = (degrees: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return { x: RING * Math.cos(a), y: RING * Math.sin(a) };
};
const apart = (a: number, b: number) => 180 - Math.abs(((((a - b) % 360) + 360) % 360) - 180);
const NAME_SIDE = { right: 0, below: 90, left: 180, above: 270 };

/** Four places on the ring, between the links of the city and away from its name; the roomiest first. */
function gaps(city: Placed, links: string[], places: Map<string, Point>): number[] {
  const at = places.get(city.id) as Point;
  const busy = links
    .filter((link) => ends(link).includes(city.id))
    .map((link) => places.get(across(link, city.id)) ?? at)
    .map((p) => (Math.atan2(p.y - at.y, p.x - at.x) * 180) / Math.PI);
  busy.push(NAME_SIDE[city.label]);
  const least = (Math.asin(FINGER / RING) * 360) / Math.PI;
  const room = (a: number) => Math.min(...busy.map((b) => apart(a, b)));
  const found: number[] = [];
  const all = Array.from({ length: 36 }, (_, i) => i * 10).sort((a, b) => room(b) - room(a));
  for (const a of all) if (found.length < 4 && found.every((b) => apart(a, b) >= least)) found.push(a);
  return found;
}

export interface Way {
  /** SVG path from the first city to the second. */
  d: string;
  /** Where symbol and cost stand. */
  middle: Point;
}

export function ends(link: string): [string, string] {
  const [a = '', b = ''] = link.split('-');
  return [a, b];
}

/** The city at the other end. */
export function across(link: string, city: string): string {
  const [a, b] = ends(link);
  return a === city ? b : a;
}

const round = (n: number) => Math.round(n * 10) / 10;

export function way(link: string, { cities, placing }: Sheet): Way {
  const [a, b] = ends(link).map((city) => cities.get(city) ?? { x: 0, y: 0 }) as [Point, Point];
  const [bend, t] = [placing.bends[link] ?? 0, placing.signs[link] ?? 0.5];
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const normal = { x: (b.y - a.y) / long, y: (a.x - b.x) / long };
  const off = (s: number, bow: number) => ({
    x: round(a.x + (b.x - a.x) * s + normal.x * bow),
    y: round(a.y + (b.y - a.y) * s + normal.y * bow),
  });
  const middle = off(t, 4 * t * (1 - t) * bend);
  const pull = off(0.5, 2 * bend);
  const d = bend === 0 ? `L${round(b.x)} ${round(b.y)}` : `Q${pull.x} ${pull.y} ${round(b.x)} ${round(b.y)}`;
  return { d: `M${round(a.x)} ${round(a.y)}${d}`, middle };
}

export function ways(links: LinkData[], on: Sheet): Map<string, Way> {
  return new Map(links.map((link) => [link.id, way(link.id, on)]));
}

/** The cities a route passes, from its first one. */
export function stops(from: string, path: string[]): string[] {
  const out = [from];
  for (const link of path) out.push(across(link, out[out.length - 1] as string));
  return out;
}

/** The whole way of a route as one line, from its first city to its last. */
export function run(from: string, path: string[], roads: Map<string, Way>): string {
  const cities = stops(from, path);
  return path
    .map((link, i) => {
      const [ax, ay, ...rest] = (roads.get(link)?.d.match(/-?[\d.]+/g) ?? []).map(Number) as [number, number];
      const points = [ax, ay, ...rest];
      const forward = ends(link)[0] === cities[i];
      const pairs = Array.from({ length: points.length / 2 }, (_, n) => points.slice(2 * n, 2 * n + 2).join(' '));
      const [first, ...on] = forward ? pairs : pairs.reverse();
      return `${i === 0 ? `M${first}` : ''}${on.length > 1 ? 'Q' : 'L'}${on.join(' ')}`;
    })
    .join('');
}
