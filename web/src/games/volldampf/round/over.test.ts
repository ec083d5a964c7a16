import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { parse, type Word } from '@/shell/speaking/notation';
import type { View } from '../types';
import de from './de.ftl?raw';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import { accounts, groups, supplies } from './over';

const seat = (name: string) => ({ name, rule: '', domains: ['seat'] });
const WORDS: Word[] = [
  ...['income', 'dividend', 'falls_back', 'is_last', 'idle', 'drew', 'final'].map(seat),
  { name: 'draws', rule: '', domains: ['seat', 'card'] },
  { name: 'placed', rule: '', domains: ['good', 'city'] },
  { name: 'opened', rule: '', domains: ['route', 'group'] },
];
const happened = (...told: [string, number?][]) =>
  told.map(([text, number = 0]) => ({ ...parse(WORDS, text), number }));
const view = { players: [{ cash: 13 }, { cash: 0 }], groups: [['green'], ['black', 'black']] } as unknown as View;

it('each company gets its income, pays its dividend, and perhaps gets cards', () => {
  const happenings = happened(
    ['income 2', 2],
    ['dividend 2', 3],
    ['falls_back 2', 1],
    ['income 1', 9],
    ['is_last 2', 1],
    ['idle 2', 2],
    ['draws 2 subsidy'],
    ['drew 2'],
    ['drew 2'],
  );
  const [two, one] = accounts({ view, happenings });
  expect(two).toMatchObject({ seat: 1, income: 2, dividend: 3, back: 1, from: 1, cash: 0, last: 1, idle: 2, drawn: 3 });
  expect(two?.faces).toEqual(['subsidy']);
  expect(one).toMatchObject({ seat: 0, income: 9, dividend: 0, from: 4, cash: 13, drawn: 0, result: null });
});

it('the next round begins with goods and groups, the last with none', () => {
  const happenings = happened(['placed red paris'], ['placed blue kiel'], ['placed red paris'], ['opened green 1']);
  expect(supplies(happenings)).toEqual([
    { city: 'paris', goods: ['red', 'red'] },
    { city: 'kiel', goods: ['blue'] },
  ]);
  expect(groups({ view, happenings })).toEqual([['green'], ['black', 'black']]);
  const last = happened(['income 1', 3], ['final 1', -2]);
  expect([supplies(last), groups({ view, happenings: last })]).toEqual([[], []]);
  expect(accounts({ view, happenings: last })[0]?.result).toBe(-2);
});

it('says everything in three languages', () => {
  const ids = (text: string) => new FluentResource(text).body.map((entry) => entry.id).sort();
  expect(ids(de)).toEqual(ids(en));
  expect(ids(fr)).toEqual(ids(en));
});
