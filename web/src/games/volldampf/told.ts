/** What the map makes of happenings: an arrival with its payoffs, and the incomes of a round. */

import { arg, type Happening } from '@/shell/board';
import type { Colour } from './types';

export interface Arrival {
  good: Colour;
  city: string;
  /** Steps of income by seat. */
  gains: number[];
}

const seatOf = (h: Happening) => Number(arg(h, 'seat')) - 1;

/** A good has just been delivered; null: none has. */
export function arrival(happenings: Happening[]): Arrival | null {
  const came = happenings.findLast((h) => h.word === 'delivers');
  if (!came) return null;
  const gains: number[] = [];
  for (const h of happenings) if (h.word === 'advances') gains[seatOf(h)] = h.number;
  return { good: arg(came, 'good') as Colour, city: arg(came, 'city') ?? '', gains: Array.from(gains, (n) => n ?? 0) };
}

export interface Received {
  seat: number;
  income: number;
  dividend: number;
}

/** In the order of turns; empty when no round has just ended. */
export function incomes(happenings: Happening[]): Received[] {
  const paid = happenings.filter((h) => h.word === 'dividend');
  return happenings
    .filter((h) => h.word === 'income')
    .map((h) => ({
      seat: seatOf(h),
      income: h.number,
      dividend: paid.find((p) => seatOf(p) === seatOf(h))?.number ?? 0,
    }));
}
