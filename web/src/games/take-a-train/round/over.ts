/** What a round has brought each investor, train by train: read from what everybody saw happen. */

import { arg, type Happening, type RoundOver } from '@/shell/board';
import type { TrainView, View } from '../view';

export type Over = RoundOver<View>;

export interface TrainEnd {
  loco: string;
  wagons: string[];
  factor: number;
  /** All wagons together; a face-down loco (factor 0) has none that count together. */
  sum: number;
  profit: number;
}

/** Money that came in this round, or went (below 0). */
export interface Entry {
  kind: 'trains' | 'objectives' | 'bonus' | 'locos' | 'swaps';
  n: number;
}

export interface Account {
  seat: number;
  trains: TrainEnd[];
  objectives: { name: string; reward: number }[];
  entries: Entry[];
  /** All entries together. */
  total: number;
  /** Null: hidden. */
  from: number | null;
  money: number | null;
}

const KINDS: [Entry['kind'], string[], 1 | -1][] = [
  ['trains', ['earns'], 1],
  ['objectives', ['achieves'], 1],
  ['bonus', ['collects'], 1],
  ['locos', ['sold', 'pays'], -1],
  ['swaps', ['pays_to_replace'], -1],
];

const seatOf = (h: Happening) => Number(arg(h, 'seat')) - 1;

/** A train as it stood before the last card, and that card. */
function grown(train: TrainView, own: Happening[]): { wagons: string[]; factor: number } {
  let { wagons, factor } = train;
  for (const h of own) {
    if (arg(h, 'loco') !== train.loco) continue;
    if (h.word === 'attaches') wagons = [...wagons, arg(h, 'card') ?? ''];
    if (h.word === 'twins') wagons = [...wagons, 'twin'];
    if (h.word === 'multiplies') factor = h.number;
  }
  return { wagons, factor };
}

/** The best of this round first. */
export function accounts({ before, view, happenings, round, seats }: Over): Account[] {
  return seats
    .map(({ seat }) => {
      const own = happenings.filter((h) => seatOf(h) === seat);
      const all = round.filter((h) => seatOf(h) === seat);
      const trains = (before.players[seat]?.locos ?? []).map((train) => {
        const { wagons, factor } = grown(train, own);
        const profit = own.find((h) => h.word === 'earns' && arg(h, 'loco') === train.loco)?.number ?? 0;
        return { loco: train.loco, wagons, factor, sum: factor > 0 ? profit / factor : 0, profit };
      });
      const entries = KINDS.flatMap(([kind, words, sign]) => {
        const n = all.filter((h) => words.includes(h.word)).reduce((sum, h) => sum + h.number, 0);
        return n > 0 || kind === 'trains' ? [{ kind, n: sign * n }] : [];
      });
      return {
        seat,
        trains,
        objectives: all
          .filter((h) => h.word === 'achieves')
          .map((h) => ({ name: arg(h, 'objective') ?? '', reward: h.number })),
        entries,
        total: entries.reduce((sum, { n }) => sum + n, 0),
        from: before.players[seat]?.money ?? null,
        money: view.players[seat]?.money ?? null,
      };
    })
    .sort((a, b) => b.total - a.total || a.seat - b.seat);
}
