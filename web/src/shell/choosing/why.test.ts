import { describe, expect, it } from 'vitest';
import { parse, type Words } from '@/shell/speaking/notation';
import { candidates } from './why';

const WORDS: Words = {
  verbs: [
    { name: 'done', rule: '', domains: [] },
    { name: 'cash', rule: '', domains: ['card'] },
    { name: 'passenger', rule: '', domains: ['card', 'line'] },
  ],
  happenings: [],
  refusals: [],
  domains: {
    card: { labels: ['b7', 'r1'], facts: null },
    line: { labels: ['blue', 'red'], facts: null },
  },
};
const legal = [parse(WORDS.verbs, 'passenger b7 blue')];

describe('what somebody may have meant', () => {
  it('begins with what is asked now, and fills in what was touched', () => {
    expect(candidates(WORDS, legal, ['card:r1'], [])).toEqual(['passenger r1 blue', 'cash r1']);
    expect(candidates(WORDS, legal, ['line:red'], ['card:b7'])).toEqual(['passenger b7 red']);
  });
  it('never asks about what is allowed', () => {
    expect(candidates(WORDS, legal, ['card:b7'], [])).toEqual(['cash b7']);
  });
});
