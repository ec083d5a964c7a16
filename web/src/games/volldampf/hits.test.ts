import { describe, expect, it } from 'vitest';
import { type Camera, fitting, READABLE, stature } from './camera';
import { cities, germany, links } from './germany';
import { heapsAt, PLATE, reaches, STRIP, TRAY } from './hits';
import { type Label, type Point, way } from './place';

/** The board's window on a desk of 1440 × 900, and how near a phone of 390 × 844 comes with one pinch. */
const DESK = fitting(germany.bounds, { width: 1019, height: 545 }).k;
const PINCHED = 1.5;
/** A click is no point: so many pixels round it must belong to the same thing. */
const ROOM = 4;

type Cover = (p: Point, room: number) => boolean;
const near = (p: Point, q: Point, far: number) => Math.hypot(p.x - q.x, p.y - q.y) < far;

/** A point on the way of a link: straight, or bowed. */
function along(d: string, t: number): Point {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = bx, cy = by] = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  if (!d.includes('Q')) return { x: ax + (bx - ax) * t, y: ay + (by - ay) * t };
  const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return { x: mix(ax, bx, cx), y: mix(ay, by, cy) };
}
const STEPS = Array.from({ length: 61 }, (_, i) => i / 60);
const roads = links.map((link) => STEPS.map((t) => along(way(link, germany).d, t)));

/** Every city full of goods of all four colours, and every place for a finger in use: it cannot be fuller. */
function crowded(k: Camera['k']) {
  const drawn = stature(k);
  const reach = reaches(germany, k);
  const place = (id: string) => germany.cities.get(id) as Point;
  const plates = cities.map(
    ({ id }): Cover =>
      (p, room) =>
        near(p, place(id), (reach.get(id) ?? 0) * drawn + room),
  );
  const trays = cities.flatMap(({ id }) =>
    heapsAt(germany.labels.get(id) as Label, 4, k >= READABLE).map((heap): Cover => {
      const at = { x: place(id).x + heap.x * drawn, y: place(id).y + heap.y * drawn };
      const half = TRAY * drawn;
      return (p, room) => Math.max(Math.abs(p.x - at.x), Math.abs(p.y - at.y)) < half + room;
    }),
  );
  return { plates, trays, place, drawn };
}

/** Links and cities of which no point can be hit. */
function covered(k: Camera['k']): string[] {
  const { plates, trays, place, drawn } = crowded(k);
  const room = ROOM / k;
  const lost = links.filter((_, n) => {
    const over = roads.slice(n + 1); // what is drawn later lies above
    const free = (p: Point) =>
      ![...plates, ...trays].some((covers) => covers(p, room)) &&
      !over.some((road) => road.some((q) => near(p, q, STRIP + room)));
    return !roads[n]?.some(free);
  });
  const hidden = cities.filter(({ id }, n) => {
    const at = place(id);
    const inside = STEPS.flatMap((t) =>
      [0, 0.3, 0.6].map((r) => ({
        x: at.x + Math.cos(t * 2 * Math.PI) * r * PLATE * drawn,
        y: at.y + Math.sin(t * 2 * Math.PI) * r * PLATE * drawn,
      })),
    );
    return !inside.some((p) => ![...plates.slice(n + 1), ...trays].some((covers) => covers(p, room)));
  });
  return [...lost, ...hidden.map((c) => c.id)];
}

describe('every link and every city', () => {
  it('has a free point on a desk, however many goods lie about', () => {
    expect(covered(DESK)).toEqual([]);
  });

  it('has one on a phone, once one has come nearer', () => {
    expect(covered(PINCHED)).toEqual([]);
  });

  it('would not have one if plates reached as far as a finger likes', () => {
    const [koeln, dortmund] = ['koeln', 'dortmund'].map((id) => germany.cities.get(id) as Point) as [Point, Point];
    const gap = Math.hypot(koeln.x - dortmund.x, koeln.y - dortmund.y) - 2 * stature(DESK) * Math.min(22 / DESK, 25);
    expect(gap * DESK).toBeLessThan(2 * ROOM);
  });
});
