import { describe, expect, it } from 'vitest';
import { columnWidth, gap, isNarrow, pile } from './layout';

describe('room for the columns', () => {
  it('shows whole cards at 1440 by 900, one column in each street', () => {
    expect(columnWidth(251, 1, true)).toBeGreaterThanOrEqual(96);
    expect(pile(215, 1, 104).card).toBeGreaterThanOrEqual(64);
  });

  it('keeps two columns of a street nearly as wide, and every column wide enough for a finger', () => {
    expect(columnWidth(251, 2, true)).toBeGreaterThanOrEqual(84);
    expect(columnWidth(251, 9, true)).toBe(44);
  });

  it('lets cards lie closer as a column grows, and never higher than the half', () => {
    for (let cards = 1; cards <= 9; cards++) {
      const { card, strip } = pile(215, cards, 104);
      expect(72 + card + (cards - 1) * strip).toBeLessThanOrEqual(215);
      expect(strip).toBeGreaterThanOrEqual(14);
    }
    expect(pile(215, 4, 104).strip).toBeLessThan(pile(215, 3, 104).strip);
  });

  it('leaves a line for the word about a bonus, two where the column is narrow', () => {
    const room = (width: number, bonus: boolean) => {
      const { card, strip } = pile(215, 6, width, bonus);
      return card + 5 * strip;
    };
    expect(room(104, true)).toBeLessThanOrEqual(215 - 72 - 18);
    expect(room(60, true)).toBeLessThanOrEqual(215 - 72 - 36);
    expect(room(60, false)).toBeLessThanOrEqual(215 - 72);
  });

  it('keeps a finger wide to begin a column, beside three on a tablet too', () => {
    expect(197 - 3 * columnWidth(197, 3, true) - 5 * gap(3)).toBeGreaterThanOrEqual(44);
  });

  it('gives phones and low windows another table', () => {
    expect([isNarrow(390, 500), isNarrow(720, 660), isNarrow(1037, 851)]).toEqual([true, true, false]);
  });
});
