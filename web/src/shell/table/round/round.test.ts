import { expect, it } from 'vitest';
import type { Moment, MomentKind } from '@/shell/net/protocol';
import type { Words } from '@/shell/speaking/notation';
import { roundOf } from './round';

const words: Words = {
  verbs: [],
  happenings: ['buys', 'earns', 'round'].map((name) => ({ name, rule: '', domains: [] })),
  refusals: [],
  domains: {},
};
const moment = (n: number, events: string[], kind: MomentKind = 'move', text = ''): Moment => ({
  n,
  kind,
  seat: 0,
  at: 0,
  text,
  events: events.map((said, i) => ({ text: said, number: 10 * n + i })),
});
const told = (log: Moment[], at: number) => roundOf(log, at, words, ['earns']).map((h) => `${h.word} ${h.number}`);

it('a round goes from the end of the one before to its own, also within a moment', () => {
  const log = [
    moment(0, ['round', 'buys']),
    moment(1, ['buys', 'earns', 'earns', 'round', 'buys']),
    moment(2, ['buys']),
    moment(3, ['buys', 'earns', 'earns', 'round']),
    moment(4, ['buys']),
  ];
  expect(told(log, 1)).toEqual(['round 0', 'buys 1', 'buys 10', 'earns 11', 'earns 12']);
  expect(told(log, 3)).toEqual(['round 13', 'buys 14', 'buys 20', 'buys 30', 'earns 31', 'earns 32']);
});

it('what was taken back has not happened', () => {
  const log = [moment(0, ['round']), moment(1, ['buys']), moment(2, [], 'undo', '0'), moment(3, ['buys', 'earns'])];
  expect(told(log, 3)).toEqual(['round 0', 'buys 30', 'earns 31']);
});
