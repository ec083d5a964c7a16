/** Where things lie on the sheet: cities by their longitude and latitude, links between them. */

import { BENDS, LABELS, SIGNS } from './labels';
import map from './map.json';
import type { CityData, LinkData, Side } from './types';

export interface Point {
  x: number;
  y: number;
}
export interface Label extends Point {
  side: Side;
}
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
  labels: Map<string, Label>;
  bounds: Bounds;
}

const { measures: m } = map;
const over = (t: number) => m.soft * Math.log1p(Math.exp(t / m.soft));

/** The formula of tools/volldampf-map.mjs: true in the middle, pressed together outside. */
export function project(lon: number, lat: number): Point {
  const x = lon + m.press * (over(m.west - lon) - over(lon - m.east));
  const y = lat - m.flat * over(lat - m.north);
  return { x: (x - m.x0) * m.unit, y: (m.y0 - y) * m.unit * m.tall };
}

/** Do these places lie on our piece of the earth? Other boards may use any numbers. */
export function geographic(cities: CityData[]): boolean {
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

export function sheet(name: string, cities: CityData[]): Sheet {
  const land = geographic(cities);
  const places = land ? new Map(cities.map((c) => [c.id, project(c.lon, c.lat)])) : stretched(cities);
  const hand = name === 'germany' ? LABELS : {};
  const labels = new Map(
    cities.map((c): [string, Label] => {
      const [side, x, y] = hand[c.id] ?? [c.label, 0, 0];
      return [c.id, { side, x, y }];
    }),
  );
  const xs = [...places.values()].map((p) => p.x);
  const ys = [...places.values()].map((p) => p.y);
  const [left, top] = [Math.min(...xs) - 44, Math.min(...ys) - 40];
  const bounds = { left, top, width: Math.max(...xs) + 52 - left, height: Math.max(...ys) + 58 - top };
  return { land, cities: places, labels, bounds };
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

export function way(link: string, sheet: Sheet): Way {
  const [a, b] = ends(link).map((city) => sheet.cities.get(city) ?? { x: 0, y: 0 }) as [Point, Point];
  const bend = sheet.land ? (BENDS[link] ?? 0) : 0;
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const normal = { x: (b.y - a.y) / long, y: (a.x - b.x) / long };
  const t = sheet.land ? (SIGNS[link] ?? 0.5) : 0.5;
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const middle = {
    x: round(a.x + (b.x - a.x) * t + normal.x * bend),
    y: round(a.y + (b.y - a.y) * t + normal.y * bend),
  };
  const from = `M${round(a.x)} ${round(a.y)}`;
  const to = `${round(b.x)} ${round(b.y)}`;
  if (bend === 0) return { d: `${from}L${to}`, middle };
  const pull = { x: half.x + normal.x * bend * 2, y: half.y + normal.y * bend * 2 };
  return { d: `${from}Q${round(pull.x)} ${round(pull.y)} ${to}`, middle };
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
