import { describe, expect, it } from 'vitest';
import { berths, heaps, scaleEnd } from './seats';

describe('seats', () => {
  it('have locos that stand where they belong, or as near as others let them', () => {
    expect(berths([10, 10, 90], 30, 2, 14)).toEqual([
      { seat: 0, true: 10, at: 10, row: 0 },
      { seat: 1, true: 10, at: 10, row: 1 },
      { seat: 2, true: 90, at: 90, row: 0 },
    ]);
    expect(berths([5, 5, 5, 5], 30, 2, 14).map(({ at, row }) => [at, row])).toEqual([
      [5, 0],
      [5, 1],
      [19, 0],
      [19, 1],
    ]);
  });

  it('fit on the ruler, however much they earn', () => {
    expect(scaleEnd([0, 0])).toBe(20);
    expect(scaleEnd([18, 3])).toBe(30);
    expect(scaleEnd([118])).toBe(130);
  });
});

describe('goods', () => {
  it('of one colour are one heap', () => {
    expect(heaps(['red', 'blue', 'red'])).toEqual([
      { colour: 'blue', many: 1 },
      { colour: 'red', many: 2 },
    ]);
  });
});
