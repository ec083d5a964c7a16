import { describe, expect, it } from 'vitest';
import { type Box, gap, place, tail, within } from './place';

const FRAME: Box = { x: 0, y: 0, w: 1000, h: 700 };
const SIZE = { w: 300, h: 120 };

describe('the bubble', () => {
  it('stands near what it speaks of and never over it, wherever that is', () => {
    for (let x = 0; x <= 940; x += 47)
      for (let y = 0; y <= 620; y += 31) {
        const target = { x, y, w: 60, h: 80 };
        const at = { ...place(SIZE, [target], [], FRAME), ...SIZE };
        expect(gap(at, target)).toBeGreaterThan(8);
        expect(gap(at, target)).toBeLessThan(60);
        expect(within(at, [FRAME])).toEqual(at);
        expect(tail(at, target)).not.toBe('');
      }
  });

  it('keeps off the second thing, and off what can be touched', () => {
    const [first, second] = [
      { x: 400, y: 300, w: 60, h: 80 },
      { x: 480, y: 300, w: 300, h: 80 },
    ];
    const others = [{ x: 300, y: 60, w: 500, h: 210, weight: 6 }];
    const at = { ...place(SIZE, [first, second], others, FRAME), ...SIZE };
    for (const box of [first, second, ...others]) expect(gap(at, box)).toBeGreaterThan(0);
  });
});
