import { expect, it } from 'vitest';
import { asking } from './asking';
import { engine } from './parts';
import type { View } from './view';

const LOCO = 's95';
const power = engine(LOCO)?.power ?? 0;
const bids = (step: string, auction: View['auction'], lot: Partial<View['lot']> = {}) =>
  asking.bids?.({ auction, lot: { loco: LOCO, bid: null, second: false, bids: [], ...lot } } as never, 0, step);

it('a bid begins at what can win', () => {
  expect(power).toBeGreaterThan(0);
  expect(bids('opening', 'passing')).toEqual({ least: power });
  expect(bids('call', 'passing', { bid: 400 })).toEqual({ least: 450, highest: 400 });
  expect(bids('outcry', 'open', { bid: 400 })).toEqual({ least: 450, highest: 400 });
  expect(bids('sealed', 'blind')).toEqual({ least: power, vain: true });
  expect(bids('blind_bids', 'preempted', { loco: null })?.least).toBe(50);
  expect(bids('turn', null)).toBeNull();
});

it('of two secret bids the sum counts: a low first one may still win, a second one has to reach the highest', () => {
  expect(bids('sealed', 'double_blind')?.vain).toBe(false);
  const second = (own: number) => bids('sealed', 'double_blind', { second: true, bids: [own, 700, null] });
  expect(second(250)).toEqual({ least: 450, vain: true, more: true });
  expect(second(700)).toEqual({ least: 50, vain: true, more: true });
});
