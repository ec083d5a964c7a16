/** What a round has brought each company, and what the next one begins with: read from what happened. */

import { arg, type Happening, type RoundOver } from '@/shell/board';
import type { Colour, Route, View } from '../types';

export type Over = RoundOver<View>;

export interface Account {
  seat: number;
  income: number;
  dividend: number;
  /** Steps that the loco moved back, because the dividend could not be paid. */
  back: number;
  /** Cash before the income, and now. */
  from: number;
  cash: number;
  /** Action cards: for the last place, and for transports not made; the faces one may see. */
  last: number;
  idle: number;
  drawn: number;
  faces: string[];
  /** At the end of the game. */
  result: number | null;
}

const seatOf = (h: Happening) => Number(arg(h, 'seat')) - 1;

/** In the order of turns. */
export function accounts({ view, happenings }: Pick<Over, 'view' | 'happenings'>): Account[] {
  return happenings
    .filter((h) => h.word === 'income')
    .map((h) => {
      const seat = seatOf(h);
      const own = happenings.filter((other) => seatOf(other) === seat);
      const number = (word: string) => own.filter((e) => e.word === word).reduce((sum, e) => sum + e.number, 0);
      const drawn = own.filter((e) => ['draws', 'drew', 'robs', 'robbed'].includes(e.word));
      const cash = view.players[seat]?.cash ?? 0;
      return {
        seat,
        income: h.number,
        dividend: number('dividend'),
        back: number('falls_back'),
        from: cash - h.number + number('dividend'),
        cash,
        last: number('is_last'),
        idle: number('idle'),
        drawn: drawn.length,
        faces: drawn.flatMap((e) => arg(e, 'card') ?? []),
        result: own.find((e) => e.word === 'final')?.number ?? null,
      };
    });
}

/** New goods, by city, in the order they came. */
export function supplies(happenings: Happening[]): { city: string; goods: Colour[] }[] {
  const found = new Map<string, Colour[]>();
  for (const h of happenings) {
    if (h.word !== 'placed') continue;
    const city = arg(h, 'city') ?? '';
    found.set(city, [...(found.get(city) ?? []), arg(h, 'good') as Colour]);
  }
  return [...found].map(([city, goods]) => ({ city, goods }));
}

/** The route cards dealt anew, group by group; empty after the last round. */
export function groups({ view, happenings }: Pick<Over, 'view' | 'happenings'>): Route[][] {
  return happenings.some((h) => h.word === 'opened') ? view.groups.filter((group) => group.length > 0) : [];
}
