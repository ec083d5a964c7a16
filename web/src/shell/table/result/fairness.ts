/** Was the shuffle fair? What the record says, against what was promised, what this browser saw, and what it added. */

import type { Bags } from '@/shell/board';
import { draw, hashOf, isHex, keeps } from '@/shell/net/hashing';
import type { Draw, Table } from '@/shell/net/protocol';
import type { Kept } from '@/shell/net/shares';
import { opening } from './bags';

export interface Checked {
  /** The server's. */
  seed: string;
  /** Seats whose secrets are in the seed; those that promised one and did not open it; our own among the first. */
  added: number[];
  silent: number[];
  mine: number[];
  /** How many draws were drawn again; does the page itself know what lay in the bag, or did it ask the server? */
  draws: number;
  known: boolean;
  /** What is wrong: names of sentences. */
  wrong: Wrong[];
}

export type Wrong =
  | 'fair-broken'
  | 'fair-wrong-promise'
  | 'fair-wrong-mine'
  | 'fair-wrong-others'
  | 'fair-wrong-secret'
  | 'fair-wrong-draw';

interface Share {
  promise: string;
  /** Empty: silent; null: the record does not say. */
  secret: string | null;
}

interface Told {
  promise: string;
  seed: string;
  shares: Map<number, Share>;
  moves: string[];
  /** It goes on from another match, whose seed drew the first moves. */
  given: boolean;
}

/** What a record says of the seed, and its moves. */
export function read(record: string): Told {
  const lines = record.split('\n').filter((line) => line && !line.startsWith('#'));
  const after = (key: string) => lines.find((line) => line.startsWith(`${key} `))?.slice(key.length + 1) ?? '';
  const numbered = (key: string) =>
    lines.map((line) => line.split(' ')).filter(([word]) => word === key) as [string, string, string?][];
  const start = lines.indexOf('moves');
  const end = lines.indexOf('end');
  const secrets = new Map(numbered('secret').map(([, seat, secret]) => [Number(seat) - 1, secret ?? '']));
  const silent = numbered('silent').map(([, seat]) => Number(seat) - 1);
  const shares = numbered('secret-sha256').map(([, number, promise = '']): [number, Share] => {
    const seat = Number(number) - 1;
    return [seat, { promise, secret: secrets.get(seat) ?? (silent.includes(seat) ? '' : null) }];
  });
  const moves = lines.slice(start + 1, end < 0 ? lines.length : end);
  return {
    promise: after('seed-sha256'),
    seed: after('seed'),
    shares: new Map(shares),
    moves,
    given: after('given') !== '',
  };
}

/** The seed that chance drew from: as docs/protocol.md has it. */
export function mixed(told: Told, players: number): string {
  if (told.shares.size === 0) return told.seed;
  const seats = Array.from({ length: players }, (_, i) => `seat ${i + 1} ${told.shares.get(i)?.secret || '-'}\n`);
  return hashOf(`fullsteam seed 2\nserver ${told.seed}\n${seats.join('')}`);
}

/** `asked`: the first draws as the server tells them, for where the page does not know the bags itself. */
export function check(record: string, table: Table, kept: Kept[], asked: Draw[], bags: Bags | null = null): Checked {
  const told = read(record);
  const known = opening(bags, table, told.moves, told.given);
  const draws = known ?? asked;
  const wrong = new Set<Wrong>();
  if (!keeps(told.promise, told.seed) || told.promise !== table.promise) wrong.add('fair-broken');
  if (kept.some((k) => k.server !== told.promise)) wrong.add('fair-wrong-promise');
  for (const share of told.shares.values())
    if (share.secret === null || (share.secret && !keeps(share.promise, share.secret))) wrong.add('fair-wrong-secret');
  for (const mine of kept) if (leftOut(mine, told.shares.get(mine.seat))) wrong.add('fair-wrong-mine');
  if (kept.some((k) => k.seen && !same(k.seen, told.shares))) wrong.add('fair-wrong-others');
  if (isHex(told.seed) && !drawnFrom(mixed(told, table.players), draws, told.moves)) wrong.add('fair-wrong-draw');
  const seats = [...told.shares.keys()];
  const added = seats.filter((seat) => told.shares.get(seat)?.secret);
  return {
    seed: told.seed,
    added,
    silent: seats.filter((seat) => told.shares.get(seat)?.secret === ''),
    mine: added.filter((seat) => kept.some((k) => k.seat === seat)),
    draws: draws.length,
    known: known !== null,
    wrong: [...wrong],
  };
}

/** Is our secret not in it, though we promised it and the server had it? (If it came too late, we are silent: no cheating.) */
function leftOut(mine: Kept, share: Share | undefined): boolean {
  if (!share || share.promise !== mine.promise) return true;
  return share.secret === '' ? mine.opened : share.secret !== mine.secret;
}

/** Are these all the promises there were when we opened? */
function same(seen: string[], shares: Map<number, Share>): boolean {
  return seen.every((promise, seat) => promise === (shares.get(seat)?.promise ?? ''));
}

function drawnFrom(seed: string, draws: Draw[], moves: string[]): boolean {
  return draws.every(({ n, lots }) => {
    let left = draw(
      seed,
      n,
      lots.reduce((sum, [, weight]) => sum + weight, 0),
    );
    const lot = lots.find(([, weight]) => {
      left -= weight;
      return left < 0;
    });
    return lot !== undefined && moves[n] === `* ${lot[0]}`;
  });
}
