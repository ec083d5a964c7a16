import { describe, expect, it } from 'vitest';
import type { Happening } from '@/shell/board';
import { parse, type Word } from '@/shell/speaking/notation';
import { best, considered, count, letters, opened, points, preview, rewarded, sales, UNOPENED, verb } from './consider';
import type { PlayerView, TrainView, View } from './view';

const take = (adds: number) => ({ adds, ends: false, objectives: null });
const train = (loco: string, takes: TrainView['takes'] = {}): TrainView => ({
  loco,
  factor: 2,
  multiplier: false,
  goods: null,
  wagons: [],
  worth: 0,
  takes,
});
const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  money: null,
  objectives: null,
  done: [],
  secret_objectives: 3,
  locos: [],
  paid: 0,
  power: 0,
  hand: [],
  kept: [],
  due: null,
  prices: {},
  collects: null,
  token: null,
  price: null,
  profit: 0,
  ...more,
});
const table = (players: PlayerView[], lot: Partial<View['lot']> = {}): View =>
  ({ players, lot: { leader: null, in: [], ...lot }, rewards: { coal: 800, fuel: 600 } }) as unknown as View;

const lexicon: Word[] = [
  { name: 'sold', rule: 'T2.1', domains: ['seat', 'loco'] },
  { name: 'had_bid', rule: 'T2.2', domains: ['seat', 'amount'] },
  { name: 'added', rule: 'T2.3', domains: ['seat', 'amount'] },
  { name: 'earns', rule: 'T3.8', domains: ['seat', 'loco'] },
];
const happened = (text: string, number = 0): Happening => ({ ...parse(lexicon, text), number });

describe('considered', () => {
  it('is what the pointer is over, else what was touched last', () => {
    expect(considered({ over: ['card:food50'], touched: [['card:coal150']] }, 'card')).toBe('food50');
    expect(considered({ over: [], touched: [['card:coal150'], ['loco:s80']] }, 'card')).toBe('coal150');
    expect(considered({ over: ['loco:s80'], touched: [] }, 'card')).toBeNull();
  });
  it('a word counts only when chosen', () => {
    expect(verb({ over: ['verb:replace'], touched: [] })).toBeNull();
    expect(verb({ over: [], touched: [['verb:replace']] })).toBe('replace');
  });
});

describe('preview', () => {
  const one = train('s80', { food50: take(100) });
  it('says what the card adds where it may go', () => {
    expect(preview(one, 'food50', null)).toEqual(take(100));
    expect(preview(one, 'coal150', null)).toBeNull();
    expect(preview(one, null, null)).toBeNull();
  });
  it('is shown at one train only when that one is pointed at', () => {
    expect(preview(one, 'food50', 's80')).toEqual(take(100));
    expect(preview(one, 'food50', 'e130')).toBeNull();
  });
  it('best: the highest of the trains, or of the bonus', () => {
    const me = player({ locos: [one, train('e130', { food50: take(50) })], collects: { adds: 600, objectives: null } });
    expect(best(me, 'food50')).toBe(100);
    expect(best(me, 'bonus')).toBe(600);
    expect(best(me, 'coal150')).toBeNull();
  });
});

describe('points', () => {
  it('are purses when all are known, else what was seen earned', () => {
    const rich = player({ money: 7000, profit: 3000, done: ['coal'] });
    expect(points(table([rich, player({ money: 100 })]), 0)).toBe(7000);
    expect(points(table([rich, player()]), 0)).toBe(3800);
    expect(points(table([rich]), 4)).toBe(0);
  });
  it('rewards add up; those of others are unknown', () => {
    expect(rewarded(table([]), ['coal', 'fuel'])).toBe(1400);
    expect(rewarded(table([]), null)).toBe(0);
  });
});

describe('happenings', () => {
  it('tell sales', () => {
    expect(sales([happened('sold 2 s80', 700)])).toEqual([{ seat: 1, loco: 's80', price: 700 }]);
  });
});

describe('letters', () => {
  const lot = (auction: string, bids: (number | null)[], second = false) =>
    ({ auction, lot: { loco: 's80', bids, second } }) as unknown as View;
  const sold = happened('sold 1 s80', 550);
  const seen = (...views: View[]) => views.reduce(opened, UNOPENED);
  const said = (found: ReturnType<typeof letters>) =>
    found.map(({ seat, first, second, total, won }) => [seat, first, second, total, won]);

  it('of a blind auction are all opened at once, the highest first', () => {
    const now = [happened('had_bid 1 550'), happened('had_bid 2 0'), sold];
    expect(said(letters(now, UNOPENED))).toEqual([
      [0, 550, null, 550, true],
      [1, 0, null, 0, false],
    ]);
  });
  it('of a double blind one hold both bids of everybody, though the first are told before', () => {
    const before = seen(lot('double_blind', [300, 400, null], true));
    const now = [happened('added 1 250'), happened('added 2 100'), sold];
    expect(said(letters(now, before))).toEqual([
      [0, 300, 250, 550, true],
      [1, 400, 100, 500, false],
    ]);
  });
  it('are known when a tie is decided later', () => {
    const before = seen(lot('double_blind', [300, 400], true), lot('double_blind', [550, 550]));
    expect(said(letters([sold], before))).toEqual([
      [0, 300, 250, 550, true],
      [1, 400, 150, 550, false],
    ]);
    expect(said(letters([sold], seen(lot('blind', [550, 550])))).map((l) => l[2])).toEqual([null, null]);
  });
  it('are not those of another lot or auction', () => {
    const over = { ...lot('blind', [500]), lot: { loco: null, bids: [500], second: false } } as unknown as View;
    expect(letters([sold], seen(over))).toEqual([]);
    expect(letters([sold], seen(lot('preempted', [500, 300])))).toEqual([]);
    expect(letters([], seen(lot('blind', [500])))).toEqual([]);
  });
});

describe('count', () => {
  const four = [player(), player(), player(), player()];
  it('goes on as the others decline', () => {
    expect(count(table(four))).toBe(0);
    expect(count(table(four, { leader: 1, in: [1, 2, 3, 4] }))).toBe(0);
    expect(count(table(four, { leader: 1, in: [1, 2, 3] }))).toBe(1);
    expect(count(table(four, { leader: 1, in: [1, 2] }))).toBe(2);
  });
  it('who has three locos does not count', () => {
    const full = player({ locos: [train('s50'), train('s65'), train('s80')] });
    expect(count(table([player(), player(), full], { leader: 1, in: [1] }))).toBe(3);
  });
});
