import { describe, expect, it } from 'vitest';
import { columnWidth, isNarrow, pile } from './layout';

describe('room for the columns', () => {
  it('shows whole cards at 1440 by 900, one column in each street', () => {
    expect(columnWidth(251, 1, true)).toBeGreaterThanOrEqual(96);
    expect(pile(215, 1).card).toBeGreaterThanOrEqual(64);
  });

  it('keeps two columns of a street nearly as wide, and every column wide enough for a finger', () => {
    expect(columnWidth(251, 2, true)).toBeGreaterThanOrEqual(84);
    expect(columnWidth(251, 9, true)).toBe(44);
  });

  it('lets cards lie closer as a column grows, and never higher than the half', () => {
    for (let cards = 1; cards <= 9; cards++) {
      const { card, strip } = pile(215, cards);
      expect(72 + card + (cards - 1) * strip).toBeLessThanOrEqual(215);
      expect(strip).toBeGreaterThanOrEqual(14);
    }
    expect(pile(215, 4).strip).toBeLessThan(pile(215, 3).strip);
  });

  it('gives phones and low windows another table', () => {
    expect([isNarrow(390, 500), isNarrow(720, 660), isNarrow(1037, 851)]).toEqual([true, true, false]);
  });
});
