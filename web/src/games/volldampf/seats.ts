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

export interface Loco {
  seat: number;
  at: number;
  /** Stands above others that are too near. */
  row: number;
}

/** Locos on the ruler: those nearer than `room` steps to another one stand in the next row. */
export function rows(incomes: number[], room: number): Loco[] {
  const last: number[] = [];
  const order = incomes.map((at, seat) => ({ at, seat })).sort((a, b) => a.at - b.at || a.seat - b.seat);
  return order.map(({ at, seat }) => {
    let row = last.findIndex((end) => at - end >= room);
    if (row < 0) row = last.length;
    last[row] = at;
    return { seat, at, row };
  });
}

/** The end of the ruler: the income scale has none of its own. */
export function scaleEnd(incomes: number[]): number {
  return Math.max(20, Math.ceil((Math.max(...incomes) + 3) / 10) * 10);
}
