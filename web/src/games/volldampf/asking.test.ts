import { expect, it } from 'vitest';
import { parse, type Word } from '@/shell/speaking/notation';
import type { Say } from '@/shell/speaking/speaker';
import { asking } from './asking';

const VERBS: Word[] = [
  { name: 'done', rule: '', domains: [] },
  { name: 'borrow', rule: '', domains: ['bonds'] },
];
const say = ((id: string, args: object) => `${id} ${Object.values(args).join(' ')}`) as unknown as Say;
const view = {
  bond: { brings: 6, dividend: 1, dividends: 4, points: 1 },
  players: [{ passing: { card: 3, pays: 2 } }, { passing: null }],
};
const note = (text: string, step: string, seat = 0) =>
  asking.note?.(parse(VERBS, text), view as never, seat, step, say) ?? null;

it('bonds say what they bring and cost in all', () => {
  expect(note('borrow 2', 'borrowing')).toBe('vd-note-bonds 12 2 8 2');
  expect(note('borrow 0', 'sealed_bonds')).toBe('vd-note-bond 6 1 4 1');
});

it('passing says its card and its price, where one is in the auction', () => {
  expect(note('done', 'bidding')).toBe('vd-note-pass 3 2');
  expect(note('done', 'bidding', 1)).toBeNull();
  expect(note('done', 'naming')).toBeNull();
});
