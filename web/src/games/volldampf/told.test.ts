import { expect, it } from 'vitest';
import { parse, type Word } from '@/shell/speaking/notation';
import { arrival } from './told';

const WORDS: Word[] = [
  { name: 'delivers', rule: '', domains: ['seat', 'good', 'city'] },
  ...['advances', 'income'].map((name) => ({ name, rule: '', domains: ['seat'] })),
];
const happened = (...told: [string, number][]) => told.map(([text, number]) => ({ ...parse(WORDS, text), number }));

it('an arrival brings steps to the owners of the way', () => {
  expect(arrival(happened(['delivers 1 red paris', 3], ['advances 3', 2], ['advances 1', 1]))).toEqual({
    seat: 0,
    good: 'red',
    city: 'paris',
    gains: [1, 0, 2],
  });
  expect(arrival(happened(['income 1', 5]))).toBeNull();
});
