import { expect, it } from 'vitest';
import type { Order } from '@/shell/net/protocol';
import { parse, type Word } from '@/shell/speaking/notation';
import { type Asking, acting, answersItself, isAskedTwice, isPlayed } from './asking';

const VERBS: Word[] = [
  { name: 'done', rule: '', domains: [] },
  { name: 'bid', rule: '', domains: ['amount'] },
  { name: 'swap', rule: '', domains: ['card'] },
  { name: 'play', rule: '', domains: ['card'] },
];
const said = (text: string) => parse(VERBS, text);
const SEEN = { view: 0, seat: 0 };
const SINGLE: Record<string, 'veiled' | 'card' | 'never'> = { secret: 'veiled', held: 'card', drive: 'never' };
const asking: Asking = {
  costs: {
    swap: { first: true, steps: ['turn'] },
    play: { card: true },
    bid: { card: true, when: (view: number) => view > 0 },
  },
  single: (step) => SINGLE[step] ?? null,
};

it('what costs is asked twice: money when a touch chose it, a card always; as the reader wishes', () => {
  const twice = (text: string, by: 'touch' | 'button', step = 'turn') =>
    isAskedTwice(asking, said(text), step, by, 'costly', SEEN);
  expect([twice('swap coal', 'touch'), twice('swap coal', 'button'), twice('swap coal', 'touch', 'more')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([twice('play coal', 'touch'), twice('play coal', 'button'), twice('done', 'touch')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isAskedTwice(asking, said('done'), 'turn', 'button', 'all', SEEN)).toBe(true);
  expect(isAskedTwice(asking, said('play coal'), 'turn', 'touch', 'never', SEEN)).toBe(false);
  const costs = (view: number) => isAskedTwice(asking, said('bid 3'), 'turn', 'button', 'costly', { view, seat: 0 });
  expect([costs(0), costs(1)]).toEqual([false, true]);
  expect([isPlayed(asking, said('swap coal'), 'turn'), isPlayed(asking, said('swap coal'), 'more')]).toEqual([
    true,
    false,
  ]);
});

it('the page gives the only answer, but not where that would tell something', () => {
  expect(answersItself(asking, ['done'], 'any', true)).toBe(true);
  expect(answersItself(asking, ['done', 'bid 5'], 'any', false)).toBe(false);
  expect(answersItself(asking, ['done'], 'drive', false)).toBe(false);
  for (const step of ['secret', 'held']) {
    expect([answersItself(asking, ['done'], step, true), answersItself(asking, ['done'], step, false)]).toEqual([
      false,
      true,
    ]);
  }
});

it('an order acts on its own question, when it has something to say', () => {
  const order: Order = { step: 'call', bid: 'bid', most: 500, times: null, until_event: 'sold', until_asked: false };
  expect(acting([order], 'call', [said('bid 450')])).toBe(order);
  expect(acting([order], 'call', [said('bid 550')])).toBeNull();
  expect(acting([order], 'call', [said('done'), said('bid 550')])).toBe(order);
  expect(acting([order], 'turn', [said('done')])).toBeNull();
});
