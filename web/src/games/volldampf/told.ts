/** What the map makes of happenings: an arrival with its payoffs. */

import { arg, type Happening } from '@/shell/board';
import type { Colour } from './types';

export interface Arrival {
  /** Who has sent it. */
  seat: number;
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
  return {
    seat: seatOf(came),
    good: arg(came, 'good') as Colour,
    city: arg(came, 'city') ?? '',
    gains: Array.from(gains, (n) => n ?? 0),
  };
}

/** How long a train takes over so many links: milliseconds at the usual tempo. */
export const ride = (links: number): number => 500 + 260 * links;
