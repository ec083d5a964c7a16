/** What the map makes of happenings: an arrival with its payoffs. */

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
