import { describe, expect, it } from 'vitest';
import { heaps, rows, scaleEnd } from './seats';

describe('seats', () => {
  it('have locos that do not hide one another', () => {
    expect(rows([0, 0, 9], 3)).toEqual([
      { seat: 0, at: 0, row: 0 },
      { seat: 1, at: 0, row: 1 },
      { seat: 2, at: 9, row: 0 },
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
