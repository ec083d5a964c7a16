import { describe, expect, it } from 'vitest';
import { Choosing } from '@/shell/choosing/choosing.svelte';
import { parse, type Word } from '@/shell/speaking/notation';
import { best, Journey, offerAt, onward, type Plan, timetable } from './journey.svelte';
import type { View } from './types';

const VERBS: Word[] = [
  { name: 'along', rule: 'V6.1', domains: ['link'] },
  { name: 'name', rule: 'V6.1', domains: ['city', 'good'] },
  { name: 'done', rule: '', domains: [] },
];
const WORDS = { question: (plan: Plan) => `${plan.offer} ${plan.to}`, send: 'Send', alone: 'Alone' };

function travelling(at: string, path: string[], good = 'blue'): View {
  return { transport: { good, from: 'kiel', at, path, destinations: { berlin: BERLIN } } } as unknown as View;
}
/** A table: what is asked, and what has been sent. */
class Table {
  choosing = new Choosing();
  journey = new Journey();
  sent: string[] = [];
  constructor() {
    this.choosing.settled = (said) => this.sent.push(said.text);
  }
  ask(view: View, step: string, ...legal: string[]): void {
    this.choosing.ask(legal.map((text) => parse(VERBS, text)));
    this.journey.follow(view, step, this.choosing);
  }
  /** The n-th way of saying yes, as the prompt does it. */
  yes(n = 0): void {
    this.choosing.wish?.ways[n]?.chosen();
    this.sent.push(this.choosing.held?.text ?? 'nothing');
  }
}
const BERLIN = { gains: [1, 1], path: ['kiel-hamburg', 'hamburg-berlin'] };
const NAMING = {
  transport: {
    good: null,
    from: null,
    path: [],
    offers: { 'kiel blue': { berlin: [1, 1] } },
    best: { 'kiel blue': { to: 'berlin', path: BERLIN.path } },
  },
} as unknown as View;

function proposed(): Table {
  const table = new Table();
  table.ask(NAMING, 'naming', 'name kiel blue', 'name koeln red', 'done');
  table.journey.propose(best(NAMING, 'kiel blue') as Plan, table.choosing, WORDS);
  return table;
}

describe('a journey', () => {
  it('is looked at first, and let go by a second touch', () => {
    const table = proposed();
    expect(table.sent).toEqual([]);
    expect(table.choosing.held?.text).toBe('name kiel blue');
    expect(table.choosing.wish?.question).toBe('kiel blue berlin');
    expect(table.journey.plan?.path).toEqual(BERLIN.path);
    table.journey.propose(best(NAMING, 'kiel blue') as Plan, table.choosing, WORDS);
    expect([table.journey.plan, table.choosing.held]).toEqual([null, null]);
  });

  it('is sent whole after one yes: named, link by link, done', () => {
    const table = proposed();
    table.yes();
    table.ask(travelling('kiel', []), 'saboteurs');
    table.ask(travelling('kiel', []), 'route', 'along kiel-hamburg', 'along kiel-rostock');
    table.ask(travelling('hamburg', ['kiel-hamburg']), 'route', 'along hamburg-berlin', 'along hamburg-rostock');
    table.ask(travelling('berlin', BERLIN.path), 'route', 'done', 'along stettin-berlin');
    expect(table.sent).toEqual(['name kiel blue', 'along kiel-hamburg', 'along hamburg-berlin', 'done']);
    expect([table.journey.plan, table.journey.halted]).toEqual([null, false]);
  });

  it('may end by itself with its last link', () => {
    const table = proposed();
    table.yes();
    table.ask(travelling('kiel', []), 'route', 'along kiel-hamburg', 'along kiel-rostock');
    table.ask(travelling('hamburg', ['kiel-hamburg']), 'route', 'along hamburg-berlin', 'along hamburg-rostock');
    table.ask(NAMING, 'naming', 'name koeln red', 'done');
    expect(table.sent).toHaveLength(3);
    expect([table.journey.plan, table.journey.halted]).toEqual([null, false]);
  });

  it('goes on from where the good is', () => {
    const table = new Table();
    const view = {
      transport: {
        ...travelling('hamburg', ['kiel-hamburg']).transport,
        destinations: { berlin: { gains: [1], path: ['hamburg-berlin'] } },
      },
    } as unknown as View;
    table.ask(view, 'route', 'along hamburg-berlin', 'along hamburg-rostock');
    table.journey.propose(onward(view, 'berlin') as Plan, table.choosing, WORDS);
    expect(table.choosing.wish?.ways).toHaveLength(1);
    table.yes();
    table.ask(travelling('berlin', BERLIN.path), 'route', 'done', 'along stettin-berlin');
    expect(table.sent).toEqual(['along hamburg-berlin', 'done']);
  });

  it('is left to the reader, link by link', () => {
    const table = proposed();
    table.yes(1);
    table.ask(travelling('kiel', []), 'route', 'along kiel-hamburg', 'along kiel-rostock');
    expect(table.sent).toEqual(['name kiel blue']);
    expect(table.journey.halted).toBe(false);
  });

  it.each([
    ['a link is not offered', travelling('kiel', []), 'route', ['along kiel-rostock', 'along kiel-koeln']],
    ['the good is elsewhere', travelling('rostock', ['kiel-rostock']), 'route', ['along kiel-hamburg', 'done']],
    ['another good travels', travelling('kiel', [], 'red'), 'route', ['along kiel-hamburg', 'done']],
    ['something else is asked', NAMING, 'naming', ['name kiel blue', 'done']],
  ] as [string, View, string, string[]][])('stops and says so when %s', (_, view, step, legal) => {
    const table = proposed();
    table.yes();
    table.ask(view, step, ...legal);
    expect(table.sent).toEqual(['name kiel blue']);
    expect([table.journey.plan, table.journey.halted]).toEqual([null, true]);
  });

  it('is looked at no more when it was let go', () => {
    const table = proposed();
    table.choosing.clear();
    table.journey.follow(NAMING, 'naming', table.choosing);
    expect(table.journey.plan).toBeNull();
  });
});

describe('offers', () => {
  const offers = {
    'kiel blue': { berlin: [1, 2] },
    'kiel red': { paris: [2, 4], london: [2, 0] },
    'koeln red': { paris: [0, 1] },
  };

  it('are found by what one points at', () => {
    expect(offerAt(['good:blue', 'city:kiel'], offers)).toBe('kiel blue');
    expect(offerAt(['city:koeln'], offers)).toBe('koeln red');
    expect(offerAt(['city:kiel'], offers)).toBeNull();
    expect(offerAt(['good:yellow', 'city:kiel'], offers)).toBeNull();
    expect(offerAt(['link:kiel-hamburg'], offers)).toBeNull();
  });

  it('are listed by what they bring the seat, then by how little they bring the others', () => {
    expect(timetable(offers, 0)).toEqual([
      { offer: 'kiel red', to: 'london', gains: [2, 0] },
      { offer: 'kiel blue', to: 'berlin', gains: [1, 2] },
      { offer: 'koeln red', to: 'paris', gains: [0, 1] },
    ]);
  });
});
