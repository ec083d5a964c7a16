import { describe, expect, it } from 'vitest';
import { parse, type Word } from '@/shell/speaking/notation';
import { amount, offers, sorted } from './offers';

const VERBS: Word[] = [
  { name: 'done', rule: '', domains: [] },
  { name: 'bid', rule: '', domains: ['marks'] },
  { name: 'passenger', rule: '', domains: ['card', 'line'] },
  { name: 'discard', rule: '', domains: ['route'] },
];
const said = (...texts: string[]) => texts.map((text) => parse(VERBS, text));
const bids = Array.from({ length: 20 }, (_, i) => `bid ${i + 1}`);

describe('which answers need a button', () => {
  it('not those the board can take', () => {
    const left = said('done', 'passenger b7 blue', 'passenger cond red');
    const found = offers(left, [], ['card:b7', 'card:cond', 'line:red', 'line:blue']);
    expect(found.buttons.map((s) => s.text)).toEqual(['done']);
  });

  it('those that touching leaves open', () => {
    const left = said('passenger cond blue', 'passenger cond red');
    const found = offers(left, [['card:cond']], ['card:cond', 'line:red']);
    expect(found.buttons.map((s) => s.text)).toEqual(['passenger cond blue']);
  });

  it('all, where there is no board', () => {
    expect(offers(said('done', 'discard brown'), [], []).buttons).toHaveLength(2);
  });

  it('a single answer that is on the board needs none', () => {
    expect(offers(said('passenger b7 blue'), [], ['card:b7']).buttons).toEqual([]);
  });
});

describe('amounts', () => {
  it('many numbers are one stepper, a few are buttons', () => {
    const found = sorted(said('done', ...bids));
    expect(found.buttons.map((s) => s.text)).toEqual(['done']);
    expect(found.amounts[0]?.answers.map(amount)).toEqual(bids.map((_, i) => i + 1));
    expect(sorted(said('bid 1', 'bid 2')).amounts).toEqual([]);
  });
});
