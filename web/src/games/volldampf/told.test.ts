import { expect, it } from 'vitest';
import { parse, type Word } from '@/shell/speaking/notation';
import { arrival, incomes } from './told';

const WORDS: Word[] = [
  { name: 'delivers', rule: '', domains: ['seat', 'good', 'city'] },
  ...['advances', 'income', 'dividend'].map((name) => ({ name, rule: '', domains: ['seat'] })),
];
const happened = (...told: [string, number][]) => told.map(([text, number]) => ({ ...parse(WORDS, text), number }));

it('an arrival brings steps to the owners of the way', () => {
  expect(arrival(happened(['delivers 1 red paris', 3], ['advances 3', 2], ['advances 1', 1]))).toEqual({
    good: 'red',
    city: 'paris',
    gains: [1, 0, 2],
  });
  expect(arrival(happened(['income 1', 5]))).toBeNull();
});

it('a round brings incomes, less what bonds cost', () => {
  expect(incomes(happened(['income 2', 9], ['dividend 2', 3], ['income 1', 4]))).toEqual([
    { seat: 1, income: 9, dividend: 3 },
    { seat: 0, income: 4, dividend: 0 },
  ]);
});
