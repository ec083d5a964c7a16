import { describe, expect, it } from 'vitest';
import { layout } from './layout';

describe('room for the columns', () => {
  it('is plenty at the beginning', () => {
    expect(layout(1037, 860, 2, 2)).toEqual({ tight: false, stop: 28, narrow: false });
  });

  it('makes the stops lower as the columns grow', () => {
    const stops = [3, 5, 6].map((n) => layout(1037, 860, n, n).stop);
    expect(stops).toEqual([28, 24, 20]);
  });

  it('folds the other side before stops become too low to read', () => {
    expect(layout(1037, 860, 12, 7)).toEqual({ tight: true, stop: 19, narrow: false });
    expect(layout(1037, 860, 18, 7).stop).toBe(18);
  });

  it('folds it on a phone and on a low screen', () => {
    expect(layout(390, 844, 2, 2)).toEqual({ tight: true, stop: 20, narrow: true });
    expect(layout(720, 660, 2, 2).tight).toBe(true);
  });
});
