import { describe, expect, it } from 'vitest';
import { parse } from '@/shell/speaking/notation';
import { wanted } from './pointing';

const VERBS = [
  { name: 'done', rule: '', domains: [] },
  { name: 'station', rule: '', domains: ['card', 'column'] },
];
const said = (...texts: string[]) => texts.map((text) => parse(VERBS, text));
const POINTS = ['card:r5', 'card:r8', 'column:1', 'choice:done'];

describe('the coach points', () => {
  it('at the things of the answer that comes next, first the first', () => {
    expect(wanted(POINTS, said('station r5 1'), [], null)).toEqual(['card:r5', 'column:1']);
    expect(wanted(POINTS, said('station r5 1'), ['card:r5'], null)).toEqual(['column:1']);
    expect(wanted(POINTS, said('station r8 1'), [], null)).toEqual(['card:r8', 'column:1']);
    expect(wanted(POINTS, said('done'), [], null)).toEqual(['choice:done']);
  });

  it('at the beginning again when something else was touched', () => {
    expect(wanted(POINTS, said('station r5 1'), ['card:y4'], null)).toEqual(['card:r5', 'column:1']);
  });

  it('at the yes, and at the button where the step names nothing', () => {
    const [answer] = said('station r5 1');
    expect(wanted(POINTS, [answer as never], ['card:r5', 'column:1'], answer as never)).toEqual(['yes']);
    expect(wanted([], said('station r5 1'), [], null)).toEqual(['choice:station r5 1']);
  });
});
