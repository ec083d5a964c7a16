import { describe, expect, it } from 'vitest';
import type { Bags } from '@/shell/board';
import { draw, hashOf, keeps, promiseOf } from '@/shell/net/hashing';
import type { Draw, Table } from '@/shell/net/protocol';
import type { Kept } from '@/shell/net/shares';
import { check, mixed, read, type Wrong } from './fairness';

const SEED = '00'.repeat(32);
const PROMISE = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
const made = (secret: string) => ({ secret, promise: promiseOf(secret) });
const [ANNA, BO, OTHER] = [made('a1'.repeat(32)), made('b2'.repeat(32)), made('c3'.repeat(32))];
const TABLE = { id: 'x', players: 3, promise: PROMISE, seats: [] } as unknown as Table;
const LOTS: Draw['lots'] = [
  ['card b7', 3],
  ['card r1', 1],
  ['card g2', 4],
];
const SEATS = `fairness 2\nsecret-sha256 1 ${ANNA.promise}\nsecret-sha256 3 ${BO.promise}\n`;
const OPEN = `secret 1 ${ANNA.secret}\nsecret 3 ${BO.secret}\n`;
const TOGETHER = hashOf(`fullsteam seed 2\nserver ${SEED}\nseat 1 ${ANNA.secret}\nseat 2 -\nseat 3 ${BO.secret}\n`);
const DRAWS = [0, 1, 3].map((n): Draw => ({ n, lots: LOTS }));

/** What chance says at a ply. */
function said(seed: string, n: number): string {
  const number = draw(seed, n, 8);
  return `* ${LOTS[number < 3 ? 0 : number < 4 ? 1 : 2]?.[0]}`;
}

function written(seed: string, head = SEATS, tail = OPEN): string {
  const moves = [said(seed, 0), said(seed, 1), '1 done', said(seed, 3)].join('\n');
  return `fullsteam-record 1\nplayers 3\nseed-sha256 ${PROMISE}\n${head}moves\n${moves}\nend\nscores 1 2 3\nseed ${SEED}\n${tail}`;
}

const ME: Kept = {
  ...ANNA,
  seat: 0,
  server: PROMISE,
  seen: [ANNA.promise, '', BO.promise],
  opened: true,
  at: 1,
};
const FAIR = written(TOGETHER);
const wrong = (record: string, kept: Kept[] = [ME], table = TABLE) => check(record, table, kept, DRAWS).wrong;

describe('numbers', () => {
  it('are drawn as play/fairness.py draws them', () => {
    const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
    expect([0, 1, 2, 3, 4].map((n) => draw(seed, n, 6))).toEqual([4, 2, 2, 4, 2]);
    expect(keeps(hashOf(''), '')).toBe(false);
  });

  it('are mixed from lines that a person can write down', () => {
    expect(mixed(read(FAIR), 3)).toBe(TOGETHER);
  });
});

describe('a record', () => {
  it('of the server alone is compared with what was promised', () => {
    const alone = written(SEED, '', '');
    expect(check(alone, TABLE, [], DRAWS)).toEqual({
      seed: SEED,
      added: [],
      silent: [],
      mine: [],
      draws: 3,
      known: false,
      wrong: [],
    });
    expect(wrong(alone, [], { ...TABLE, promise: 'ff'.repeat(32) })).toEqual(['fair-broken']);
    expect(check('fullsteam-record 1\n', TABLE, [], []).wrong).toEqual(['fair-broken']);
  });

  it('to which people added is fair, and says who did', () => {
    expect(check(FAIR, TABLE, [ME], DRAWS)).toEqual({
      seed: SEED,
      added: [0, 2],
      silent: [],
      mine: [0],
      draws: 3,
      known: false,
      wrong: [],
    });
    expect(wrong(FAIR, [])).toEqual([]);
  });

  it('may say that somebody stayed silent', () => {
    const seed = hashOf(`fullsteam seed 2\nserver ${SEED}\nseat 1 ${ANNA.secret}\nseat 2 -\nseat 3 -\n`);
    const record = written(seed, SEATS, `secret 1 ${ANNA.secret}\nsilent 3\n`);
    expect(check(record, TABLE, [ME], DRAWS)).toMatchObject({ added: [0], silent: [2], wrong: [] });
    const bo = { ...ME, ...BO, seat: 2 };
    expect(wrong(record, [{ ...bo, opened: false }])).toEqual([]); // it came too late
    expect(wrong(record, [bo])).toEqual(['fair-wrong-mine']); // the server had it
  });
});

describe('cheating is seen', () => {
  /** A host who tried many: everything he writes fits together, but not what this browser knows. */
  const forged = (secret: typeof OTHER) =>
    written(
      hashOf(`fullsteam seed 2\nserver ${SEED}\nseat 1 ${secret.secret}\nseat 2 -\nseat 3 ${BO.secret}\n`),
      SEATS.replace(ANNA.promise, secret.promise),
      OPEN.replace(ANNA.secret, secret.secret),
    );
  const cases: [string, string, Wrong[], Kept[]?][] = [
    ['another seed', FAIR.replace(`seed ${SEED}`, `seed ${OTHER.secret}`), ['fair-broken', 'fair-wrong-draw']],
    [
      'another seed with its promise',
      FAIR.replace(`seed ${SEED}`, `seed ${OTHER.secret}`).replace(PROMISE, OTHER.promise),
      ['fair-broken', 'fair-wrong-promise', 'fair-wrong-draw'],
    ],
    [
      'our secret changed',
      FAIR.replace(ANNA.secret, OTHER.secret),
      ['fair-wrong-secret', 'fair-wrong-mine', 'fair-wrong-draw'],
    ],
    [
      'our secret left out',
      FAIR.replace(`secret 1 ${ANNA.secret}\n`, ''),
      ['fair-wrong-secret', 'fair-wrong-mine', 'fair-wrong-draw'],
    ],
    [
      'our secret called silent',
      FAIR.replace(`secret 1 ${ANNA.secret}`, 'silent 1'),
      ['fair-wrong-mine', 'fair-wrong-draw'],
    ],
    ['our secret replaced, all the rest fits', forged(OTHER), ['fair-wrong-mine', 'fair-wrong-others']],
    ['nobody asked, all the rest fits', written(SEED, '', ''), ['fair-wrong-mine', 'fair-wrong-others']],
    ['another’s promise changed', FAIR.replace(BO.promise, OTHER.promise), ['fair-wrong-secret', 'fair-wrong-others']],
    [
      'another’s promise and secret changed',
      FAIR.replace(BO.promise, OTHER.promise).replace(BO.secret, OTHER.secret),
      ['fair-wrong-others', 'fair-wrong-draw'],
    ],
    [
      'the server’s promise changed after we sat down',
      FAIR,
      ['fair-wrong-promise'],
      [{ ...ME, server: OTHER.promise }],
    ],
    [
      'our secret opened early: another promised his only after that',
      FAIR,
      ['fair-wrong-others'],
      [{ ...ME, seen: [ANNA.promise, '', ''] }],
    ],
    ['another outcome', FAIR.replace(said(TOGETHER, 0), '* card x9'), ['fair-wrong-draw']],
  ];
  it.each(cases)('%s', (_, record, expected, kept = [ME]) => {
    expect(wrong(record, kept).sort()).toEqual([...expected].sort());
  });
});

describe('bags that the page knows', () => {
  /** Two draws of a bag of five, one of another, once more of the first. */
  const BAGS: Bags = {
    rules: 1,
    options: { first: 'random' },
    plans: {
      '3 random': [
        [0, 2],
        [1, 1],
        [0, 1],
      ],
      '3 seat1': [[0, 3]],
    },
    bags: [
      [
        ['card b7', 2],
        ['card r1', 2],
        ['card g2', 1],
      ],
      [
        ['die 1', 1],
        ['die 2', 1],
      ],
    ],
  };
  const table = { ...TABLE, game: 'x', rules: 1, box: null, options: {} } as Table;
  const PLAN = [0, 0, 1, 0];

  /** What an honest server writes. */
  function honest(): string[] {
    const left = BAGS.bags.map((lots) => lots.flatMap(([text, many]) => Array<string>(many).fill(text)));
    return PLAN.map((bag, n) => {
      const lots = left[bag] ?? [];
      return `* ${lots.splice(draw(TOGETHER, n, lots.length), 1)[0]}`;
    });
  }
  const record = (moves: string[]) => FAIR.replace(/moves\n.*\nend/s, `moves\n${[...moves, '1 done'].join('\n')}\nend`);
  const checked = (moves: string[], on = table, asked: Draw[] = []) => check(record(moves), on, [ME], asked, BAGS);

  it('are drawn from again without asking the server', () => {
    expect(checked(honest())).toMatchObject({ draws: 4, known: true, wrong: [] });
  });

  it('show a server that fills them as it likes: its own lots would fit what it wrote', () => {
    for (const n of PLAN.keys()) {
      const moves = honest();
      const wished = n === 2 ? ['* die 1', '* die 2'] : ['* card b7', '* card r1', '* card g2'];
      moves[n] = wished.find((move) => move !== moves[n]) ?? '';
      const lots = moves.map((move, k): Draw => ({ n: k, lots: [[move.slice(2), 1]] }));
      expect(check(record(moves), table, [ME], lots).wrong, 'believed').toEqual([]);
      expect(checked(moves, table, lots).wrong).toEqual(['fair-wrong-draw']);
    }
  });

  it('are not those of other rules, of a box of one’s own, of a match that goes on from another', () => {
    for (const other of [{ rules: 2 }, { box: { name: 'b', title: 'b', hash: '' } }, { players: 7 }])
      expect(checked(honest(), { ...table, ...other } as Table)).toMatchObject({ draws: 0, known: false });
    const onwards = record(honest()).replace('moves\n', 'given 4\nmoves\n');
    expect(check(onwards, table, [ME], [], BAGS)).toMatchObject({ draws: 0, known: false });
    expect(checked(honest(), { ...table, options: { first: 'seat1' } })).toMatchObject({ draws: 3, known: true });
  });
});
