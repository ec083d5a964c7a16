import { describe, expect, it } from 'vitest';
import { type Box, gap, place, tail, within } from './place';

const FRAME: Box = { x: 0, y: 0, w: 1000, h: 700 };
const SIZE = { w: 300, h: 120 };

describe('the bubble', () => {
  it('stands near what it speaks of and never over it, wherever that is', () => {
    for (let x = 0; x <= 940; x += 47)
      for (let y = 0; y <= 620; y += 31) {
        const target = { x, y, w: 60, h: 80 };
        const at = { ...place(SIZE, [target], [], [], FRAME), ...SIZE };
        expect(gap(at, target)).toBeGreaterThan(8);
        expect(gap(at, target)).toBeLessThan(60);
        const { hides, ...seen } = at;
        expect(hides).toBe(0);
        expect(within(seen, [FRAME])).toEqual(seen);
        expect(tail(at, target)).not.toBe('');
      }
  });

  it('keeps off the second thing, and off what can be touched', () => {
    const [first, second] = [
      { x: 400, y: 300, w: 60, h: 80 },
      { x: 480, y: 300, w: 300, h: 80 },
    ];
    const others = [{ x: 300, y: 60, w: 500, h: 210, weight: 6 }];
    const at = { ...place(SIZE, [first, second], [], others, FRAME), ...SIZE };
    for (const box of [first, second, ...others]) expect(gap(at, box)).toBeGreaterThan(0);
  });

  it('rather covers the whole board than the question', () => {
    const board = { x: 0, y: 0, w: 660, h: 700, weight: 6 };
    const asked = [
      { x: 680, y: 40, w: 300, h: 60 },
      { x: 680, y: 420, w: 300, h: 60 },
    ];
    const first = { x: 680, y: 330, w: 300, h: 60 };
    const at = { ...place(SIZE, [first], asked, [board], FRAME), ...SIZE };
    for (const box of [first, ...asked]) expect(gap(at, box)).toBeGreaterThan(0);
    expect(at.hides).toBe(0);
  });

  it('says when it cannot but hide something', () => {
    const low = { x: 0, y: 0, w: 400, h: 130 };
    expect(place(SIZE, [{ x: 150, y: 20, w: 60, h: 80 }], [], [], low).hides).toBeGreaterThan(0);
  });
});
