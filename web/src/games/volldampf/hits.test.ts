import { describe, expect, it } from 'vitest';
import widths from '../../../tools/volldampf-widths.json';
import { type Camera, fitting, READABLE, stature } from './camera';
import { cities, costs, germany, links } from './germany';
import { finger, reaches, STRIP } from './hits';
import { FINGER, NAME, PLATE, signHalf, TOKEN } from './measures';
import { type Point, way } from './place';

/** From the farthest look at which names are read, by a desk of 1440 × 900 and a phone, to one pinch nearer. */
const DESK = fitting(germany.bounds, { width: 899, height: 545 }).k;
const LOOKS = [READABLE, 0.7, 0.8, DESK, 1, 1.2, 1.5, 2.2];
/** A click is no point: so many pixels round it must belong to the same thing. */
const ROOM = 4;

interface Box {
  is: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  round: boolean;
}
const boxed = (is: string, at: Point, x: number, up: number, down = up): Box => ({
  is,
  left: at.x - x,
  right: at.x + x,
  top: at.y - up,
  bottom: at.y + down,
  round: /plate|good/.test(is),
});
const middle = (a: Box): Point => ({ x: (a.left + a.right) / 2, y: (a.top + a.bottom) / 2 });
const radius = (a: Box) => (a.round ? (a.right - a.left) / 2 : 0);
/** The nearest point of a box; of something round its middle. */
const nearest = (a: Box, p: Point): Point =>
  a.round ? middle(a) : { x: Math.max(a.left, Math.min(a.right, p.x)), y: Math.max(a.top, Math.min(a.bottom, p.y)) };
function touches(a: Box, b: Box): boolean {
  if (!a.round && !b.round) return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const [p, q] = [nearest(a, middle(b)), nearest(b, middle(a))];
  return Math.hypot(p.x - q.x, p.y - q.y) < radius(a) + radius(b);
}
const place = (id: string) => germany.cities.get(id) as Point;

/** Everything the map carries, in pixels, as full as it can be: every name, every sign, and in every city goods of so many
 * colours. */
function everything(k: Camera['k'], heaps: number, names = germany.names): Box[] {
  const unit = stature(k) * k;
  const at = (id: string, off: Point = { x: 0, y: 0 }) => ({
    x: place(id).x * k + off.x * unit,
    y: place(id).y * k + off.y * unit,
  });
  return [
    ...cities.flatMap(({ id }) => {
      const name = names.get(id) as Point;
      const wide = ((widths as Record<string, number>)[id] as number) / 2;
      const goods = (germany.goods.get(id) as Point[]).slice(0, heaps);
      return [
        boxed(`${id} plate`, at(id), PLATE * unit, PLATE * unit),
        boxed(`${id} name`, at(id, name), wide * unit, (NAME.over - 0.5) * unit, 0.5 * unit),
        ...goods.map((off, n) => boxed(`${id} good ${n}`, at(id, off), TOKEN * unit, TOKEN * unit)),
      ];
    }),
    ...links.map((link, n) => {
      const at = way(link, germany).middle;
      const half = signHalf(costs[n] as number);
      return boxed(`${link} sign`, { x: at.x * k, y: at.y * k }, half.x * unit, half.y * unit);
    }),
  ];
}

function overlaps(k: Camera['k'], heaps: number, names = germany.names): string[] {
  const all = everything(k, heaps, names);
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter((b) => touches(a, b))
      .map((b) => `${a.is} on ${b.is} at ${k.toFixed(2)}`),
  );
}

describe('names, plates, goods and signs of Germany', () => {
  it('never cover one another, with goods of two colours in every city', () => {
    expect(LOOKS.flatMap((k) => overlaps(k, 2))).toEqual([]);
  });

  it('nor with three', () => {
    expect(LOOKS.flatMap((k) => overlaps(k, 3))).toEqual([]);
  });

  it('would, if all names stood above their cities', () => {
    const above = new Map(cities.map(({ id }) => [id, { x: 0, y: -PLATE - 6 }]));
    expect(overlaps(DESK, 2, above).length).toBeGreaterThan(10);
  });
});

/** A point on the way of a link: straight, or bowed. */
function along(d: string, t: number): Point {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = bx, cy = by] = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  if (!d.includes('Q')) return { x: ax + (bx - ax) * t, y: ay + (by - ay) * t };
  const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return { x: mix(ax, bx, cx), y: mix(ay, by, cy) };
}
const STEPS = Array.from({ length: 61 }, (_, i) => i / 60);
const roads = links.map((link) => STEPS.map((t) => along(way(link, germany).d, t)));
const near = (p: Point, q: Point, far: number) => Math.hypot(p.x - q.x, p.y - q.y) < far;

/** Links and cities of which no point can be hit, however many goods lie about. */
function covered(k: Camera['k']): string[] {
  const drawn = stature(k);
  const reach = reaches(germany, k);
  const room = ROOM / k;
  const round = cities.map(({ id }) => ({ at: place(id), far: (reach.get(id) ?? 0) * drawn }));
  const goods = cities.flatMap(({ id }) =>
    (germany.goods.get(id) as Point[]).map((off) => ({
      at: { x: place(id).x + off.x * drawn, y: place(id).y + off.y * drawn },
      far: FINGER * drawn,
    })),
  );
  const lost = links.filter((_, n) => {
    const over = roads.slice(n + 1); // what is drawn later lies above
    const free = (p: Point) =>
      ![...round, ...goods].some(({ at, far }) => near(p, at, far + room)) &&
      !over.some((road) => road.some((q) => near(p, q, STRIP + room)));
    return !roads[n]?.some(free);
  });
  const hidden = cities.filter(({ id }) => !goods.every(({ at, far }) => !near(place(id), at, far + room)));
  return [...lost, ...hidden.map((c) => c.id)];
}

describe('every link and every city', () => {
  it('has a free point, from afar and near', () => {
    expect([READABLE, DESK, 1.5].flatMap((k) => covered(k).map((is) => `${is} ${k.toFixed(2)}`))).toEqual([]);
  });
});

/** Goods of neighbouring cities that take from each other what a finger needs: with three colours in each of them. */
function shared(k: Camera['k']): string[] {
  const unit = stature(k) * k;
  const reach = finger(k);
  const all = cities.flatMap(({ id }) =>
    (germany.goods.get(id) as Point[]).slice(0, 3).map((off, n) => ({
      id,
      n,
      x: place(id).x * k + off.x * (reach / FINGER) * unit,
      y: place(id).y * k + off.y * (reach / FINGER) * unit,
    })),
  );
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter((b) => a.id !== b.id && near(a, b, 2 * reach * unit - 1.5))
      .map((b) => `${a.id} ${a.n}, ${b.id} ${b.n}: ${Math.hypot(a.x - b.x, a.y - b.y).toFixed(1)}`),
  );
}

describe('a finger', () => {
  it('has 24 pixels for every good at the size a phone first shows, and no two goods share them', () => {
    const unit = stature(0.8) * 0.8;
    expect(2 * FINGER * unit).toBeGreaterThanOrEqual(24);
    for (const [, ring] of germany.goods)
      for (const [i, a] of ring.entries())
        for (const b of ring.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y) * unit).toBeGreaterThanOrEqual(22.5);
  });

  it('nor goods of two cities, as far away as names are read', () => {
    expect([READABLE, 0.7, 0.8, DESK].flatMap((k) => shared(k).map((is) => `${is} at ${k.toFixed(2)}`))).toEqual([]);
  });
});
