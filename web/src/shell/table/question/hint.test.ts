import { describe, expect, it } from 'vitest';
import { bareTable } from '@/shell/net/teacher';
import { mayHint } from './hint.svelte';

const table = (hints: 'never' | 'alone' | 'all' | undefined, people = 1, rated = false) => {
  const made = bareTable({ id: 'x', game: 'x', title: 'x', options: {}, names: ['A', 'B', 'C'], me: 0 });
  const seats = made.seats.map((s) => ({ ...s, kind: s.seat < people ? ('person' as const) : ('bot' as const) }));
  return { ...made, seats, terms: { ...made.terms, hints, rated } };
};

describe('a hint', () => {
  it('may be taken as the table was set up, and never where it counts', () => {
    expect(mayHint(table('alone'), [0])).toBe(true);
    expect(mayHint(table('alone', 2), [0])).toBe(false);
    expect(mayHint(table('alone', 2), [0, 1])).toBe(true); // both sit at this screen
    expect(mayHint(table('all', 3), [0])).toBe(true);
    expect(mayHint(table('never'), [0])).toBe(false);
    expect(mayHint(table('all', 1, true), [0])).toBe(false);
    expect(mayHint(table(undefined), [0])).toBe(true); // from before one could say it
  });
});
