import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { parse, type Said, type Word } from '@/shell/speaking/notation';
import { facts, points, texts } from './index';
import {
  closed,
  discards,
  face,
  faceUp,
  foresee,
  grouped,
  nothing,
  ofLine,
  type PlayerView,
  rings,
  shortage,
  type View,
} from './model';

const VERBS: Word[] = [
  { name: 'done', rule: '', domains: [] },
  { name: 'passenger', rule: 'B2.1', domains: ['card', 'line'] },
  { name: 'station', rule: 'B2.2', domains: ['card', 'column'] },
  { name: 'cash', rule: 'B2.3', domains: ['card'] },
  { name: 'buy', rule: 'B2.4', domains: ['tram', 'column'] },
];
const says = (...answers: string[]): Said[] => answers.map((text) => parse(VERBS, text));

function player(more: Partial<PlayerView> = {}): PlayerView {
  return {
    hand: ['b7'],
    notes: Array(12).fill('?'),
    columns: [
      { line: 'blue', tram: 'steam', cards: ['b1', 'b2', 'b3', 'cond', 'b4', 'b5', 'b6'], worth: 18 },
      { line: 'blue', tram: 'horse', cards: ['b9'], worth: 4 },
      { line: 'green', tram: 'none', cards: ['g4', 'g10'], worth: 0 },
    ],
    score: 10,
    bonus: 5,
    if_scored: { blue: 22, red: 0, green: 0, yellow: 0 },
    ...more,
  };
}
function table(more: Partial<View> = {}): View {
  return {
    pile: 40,
    discard: { b5: 2, r1: 1 },
    discarded_notes: ['?', 'g2'],
    passengers: { blue: ['b1', 'cond', 'b3'], red: [], green: ['g1'], yellow: [] },
    market: ['horse', 'horse', 'steam'],
    trams_left: 4,
    scorings: 3,
    turn: 8,
    active: 0,
    players: [player(), player({ columns: [], notes: [], score: 0, bonus: 0 })],
    ...more,
  };
}

describe('cards', () => {
  it('carry the points printed on them (B0.2)', () => {
    expect(['y1', 'y6', 'y7', 'y9', 'y10', 'cond'].map((card) => face(card).points)).toEqual([1, 1, 2, 2, 3, 0]);
    expect(face('r10')).toMatchObject({ kind: 'station', line: 'red', value: 10 });
    expect(face('cond').kind).toBe('conductor');
    expect(face('?').kind).toBe('back');
  });

  it('are counted together when equal, in their order', () => {
    expect(grouped(['b3', 'b3', 'r1', 'b3'])).toEqual([
      { label: 'b3', many: 3 },
      { label: 'r1', many: 1 },
    ]);
  });

  it('lie on the discards face up and face down', () => {
    expect(discards(table())).toBe(5);
    expect(faceUp(table({ discard: { cond: 1, r1: 1, b10: 1, b5: 2 }, discarded_notes: ['?', 'b5'] }))).toEqual([
      { label: 'b5', many: 3 },
      { label: 'b10', many: 1 },
      { label: 'r1', many: 1 },
      { label: 'cond', many: 1 },
    ]);
  });
});

describe('columns', () => {
  it('keep their numbers when sorted by line', () => {
    expect(ofLine(player(), 'blue').map((c) => c.number)).toEqual([1, 2]);
    expect(ofLine(player(), 'green').map((c) => c.number)).toEqual([3]);
  });

  it('are closed by a 10, also under a conductor', () => {
    expect(player().columns.map(closed)).toEqual([false, false, true]);
    expect(closed({ line: 'red', tram: 'horse', cards: ['r10', 'cond'], worth: 6 })).toBe(true);
  });
});

describe('looking ahead', () => {
  it('sees nothing for an onlooker, nor for "done"', () => {
    expect(foresee(table(), null, says('cash b7'))).toEqual(nothing());
    expect(foresee(table(), 0, says('done'))).toEqual(nothing());
  });

  it('sees where a passenger waits and whether the bell rings', () => {
    const out = foresee(table(), 0, says('passenger cond blue', 'passenger cond red'));
    expect(out.waits).toEqual({ blue: 'cond', red: 'cond' });
    expect(rings(table(), out, 'blue')).toBe(true);
    expect(rings(table(), out, 'red')).toBe(false);
    expect(rings(table(), nothing(), 'blue')).toBe(false);
  });

  it('sees somebody at a terminus for which several cards are left, and no beginning', () => {
    const out = foresee(table(), 0, says('passenger b7 blue', 'passenger b8 blue', 'station b7 4', 'station r3 4'));
    expect(out.waits).toEqual({ blue: '?' });
    expect(out.begins).toBeNull();
  });

  it('sees what a column is worth with a card, and the bonus of the eighth (B3.3)', () => {
    const out = foresee(table(), 0, says('station b10 1', 'station b10 2', 'station b10 4'));
    expect(out.columns[1]).toEqual({ card: 'b10', tram: null, worth: 27, bonus: 27 });
    expect(out.columns[2]).toEqual({ card: 'b10', tram: null, worth: 10, bonus: 0 });
    expect(out.begins).toEqual({ card: 'b10', line: 'blue' });
    expect(out.worth).toEqual({});
  });

  it('sees what the line would bring once one answer is left', () => {
    expect(foresee(table(), 0, says('station b10 2')).worth).toEqual({ blue: 28 });
  });

  it('sees what a tram costs and makes of its column', () => {
    const out = foresee(table(), 0, says('buy steam 3'));
    expect(out.columns[3]).toEqual({ card: null, tram: 'steam', worth: 12, bonus: 0 });
    expect(out.notes).toBe(2);
    expect(out.worth).toEqual({ green: 12 });
  });

  it('shows nothing where several fates are possible', () => {
    const out = foresee(table(), 0, says('buy horse 3', 'buy steam 3'));
    expect(out.columns).toEqual({});
    expect(out.notes).toBeNull();
  });

  it('sees a note more for a card', () => {
    expect(foresee(table(), 0, says('cash b7')).notes).toBe(13);
  });
});

describe('for the shell', () => {
  const say = ((id: string, args?: Record<string, string | number>) => `${id} ${args?.number}`) as never;

  it('adds scorings and bonuses', () => {
    expect(points(table(), 0)).toBe(15);
    expect(points(table(), 1)).toBe(0);
  });

  it('tells notes, and bonuses where there are some', () => {
    expect(facts(table(), 0, say)).toEqual(['board-fact-notes 12', 'board-of-bonus 5']);
    expect(facts(table(), 1, say)).toEqual(['board-fact-notes 0']);
  });
});

describe('texts', () => {
  const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]).sort();
  const variables = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((m) => m[1]))].sort();

  it('are the same in all languages and without mistakes', () => {
    for (const lang of ['fr', 'en', 'de'] as const) {
      expect(ids(texts[lang])).toEqual(ids(texts.en));
      expect(variables(texts[lang])).toEqual(variables(texts.en));
      expect(new FluentBundle(lang).addResource(new FluentResource(texts[lang]))).toEqual([]);
    }
  });

  it('are all used, and all that is used is there', async () => {
    const files = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], {
      query: '?raw',
      import: 'default',
    });
    const sources = await Promise.all(Object.values(files).map((load) => load()));
    const used = new Set(sources.flatMap((source) => [...source.matchAll(/'(board-[\w-]+)'/g)].map((m) => m[1])));
    expect([...used].sort()).toEqual(ids(texts.en).filter((id) => id?.startsWith('board-')));
  });
});

describe('columns without a tram (B2.4, B2.6)', () => {
  const table = (notes: number, market: string[], bare: number) =>
    ({
      market,
      players: [
        player({
          notes: Array(notes).fill('?'),
          columns: Array(bare).fill({ line: 'red', tram: 'none', cards: ['r1'], worth: 0 }),
        }),
      ],
    }) as unknown as View;

  it('says for how many there is money, the cheapest trams first', () => {
    expect(shortage(table(7, ['steam', 'horse', 'horse'], 3), 0)).toEqual({ bare: 3, paid: 1 });
    expect(shortage(table(20, ['steam', 'horse', 'horse'], 3), 0)).toEqual({ bare: 3, paid: 3 });
    expect(shortage(table(20, [], 1), 0)).toEqual({ bare: 1, paid: 0 });
  });

  it('says nothing where every column has one, or to an onlooker', () => {
    expect([shortage(table(7, ['horse'], 0), 0), shortage(table(7, ['horse'], 2), null)]).toEqual([null, null]);
  });
});
