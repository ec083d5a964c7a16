/** Locos on the ruler, and how goods of a city are counted. */

import { COLOURS } from './shapes';
import type { Colour } from './types';

export interface Heap {
  colour: Colour;
  many: number;
}

/** Equal goods are one heap: they mean the same. */
export function heaps(goods: Colour[]): Heap[] {
  return COLOURS.map((colour) => ({ colour, many: goods.filter((g) => g === colour).length })).filter(
    (h) => h.many > 0,
  );
}

export interface Berth {
  seat: number;
  /** Where it belongs, and where it stands so that others can be seen too. */
  true: number;
  at: number;
  row: number;
}

/** Locos along a ruler, in pixels: each at its place in the first row where that is free; where all are taken it stands
 * `squeeze` behind another one. */
export function berths(places: number[], room: number, rows: number, squeeze: number): Berth[] {
  const last: number[] = Array(rows).fill(Number.NEGATIVE_INFINITY);
  const order = places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place || a.seat - b.seat);
  return order.map(({ place, seat }) => {
    let row = last.findIndex((end) => place - end >= room);
    if (row < 0) row = last.indexOf(Math.min(...last));
    const at = Math.max(place, (last[row] as number) + squeeze);
    last[row] = at;
    return { seat, true: place, at, row };
  });
}

/** The end of the ruler: the income scale has none of its own. */
export function scaleEnd(incomes: number[]): number {
  return Math.max(20, Math.ceil((Math.max(...incomes) + 3) / 10) * 10);
}
