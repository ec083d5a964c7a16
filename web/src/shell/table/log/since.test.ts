import { expect, it } from 'vitest';
import type { Moment } from '@/shell/net/protocol';
import type { Words } from '@/shell/speaking/notation';
import { lastMoves } from './since';

const words: Words = {
  verbs: [],
  happenings: [
    ...['drives', 'crashes', 'turn', 'builds', 'buys', 'round'].map((name) => ({ name, rule: '', domains: ['seat'] })),
    { name: 'rolls', rule: '', domains: [] },
  ],
  refusals: [],
  domains: {},
};
const MANNER = { matters: { crashes: 700 }, telling: ['builds', 'buys'], anew: ['round'] };
const moment = (n: number, seat: number, ...events: string[]): Moment => ({
  n,
  kind: 'move',
  seat,
  at: 0,
  text: '',
  events: events.map((text) => ({ text, number: 0 })),
});
const told = (log: Moment[]) => lastMoves(log, 0, words, MANNER).map(({ moment, said }) => `${moment} ${said.text}`);

it('tells of each rival the newest move since the own one', () => {
  const log = [moment(1, 1, 'drives 2'), moment(2, 0, 'drives 1'), moment(3, 1, 'drives 2'), moment(4, 2, 'drives 3')];
  expect(told(log)).toEqual(['3 drives 2', '4 drives 3']);
  expect(told([...log, moment(5, 0, 'drives 1')])).toEqual([]);
});

it('prefers what matters, whoever caused it, and knows whose turn it is only', () => {
  const log = [moment(3, 1, 'drives 2', 'crashes 3', 'turn 3'), moment(4, 2, 'drives 3', 'turn 1')];
  expect(told(log)).toEqual(['3 drives 2', '3 crashes 3']);
});

it('tells a move by what happened first, and that somebody went on only if he did nothing else', () => {
  const rolls = moment(3, 1, 'drives 2', 'rolls');
  expect(told([rolls])).toEqual(['3 drives 2']);
  const on = { ...moment(4, 1, 'turn 2'), text: 'done' };
  expect([told([rolls, on]), told([on])]).toEqual([['3 drives 2'], ['4 turn 2']]);
});

it('tells the most telling thing of a turn, whenever in it that was', () => {
  const turn = [moment(3, 1, 'drives 2'), moment(4, 1, 'builds 2'), moment(5, 1, 'buys 2'), moment(6, 1, 'drives 2')];
  expect(told(turn)).toEqual(['4 builds 2']);
  expect(told([...turn, moment(7, 1, 'builds 2'), moment(8, 1, 'crashes 2')])).toEqual(['7 builds 2']);
});

it('tells what mattered to the reader himself, in whoever’s move', () => {
  expect(told([moment(2, 0, 'crashes 1'), moment(3, 1, 'drives 2', 'crashes 1', 'drives 1')])).toEqual([
    '3 drives 2',
    '3 crashes 1',
  ]);
});

it('begins anew where the game does', () => {
  const log = [moment(3, 1, 'builds 2'), moment(4, 2, 'builds 3', 'round 1', 'crashes 2'), moment(5, 1, 'drives 2')];
  expect(told(log)).toEqual(['4 crashes 2']);
});

it('forgets what was taken back', () => {
  const undo: Moment = { ...moment(4, 1), kind: 'undo', text: '2' };
  expect(told([moment(2, 2, 'drives 3'), moment(3, 1, 'drives 2'), undo])).toEqual(['2 drives 3']);
});
