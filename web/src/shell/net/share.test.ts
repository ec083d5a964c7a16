import { describe, expect, it } from 'vitest';
import { shared } from './share';

describe('what is shared between two views', () => {
  const view = () => ({
    board: { cities: [{ id: 'a' }, { id: 'b' }] },
    players: [{ cash: 3 }, { cash: 4 }],
    left: null,
  });

  it('is everything, if nothing has changed', () => {
    const old = view();
    expect(shared(old, view())).toBe(old);
  });

  it('is all but the way down to the change', () => {
    const old = view();
    const now = shared(old, { ...view(), players: [{ cash: 3 }, { cash: 9 }] });
    expect(now).toEqual({ ...view(), players: [{ cash: 3 }, { cash: 9 }] });
    expect(now.board).toBe(old.board);
    expect(now.players).not.toBe(old.players);
    expect(now.players[0]).toBe(old.players[0]);
  });

  it('is nothing where something was added, taken away, or became of another kind', () => {
    for (const [old, now] of [
      [
        [1, 2],
        [1, 2, 3],
      ],
      [
        [1, 2, 3],
        [1, 2],
      ],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: undefined }, { b: undefined }],
      [{ a: 1 }, { a: 1, b: 2 }],
      [[], {}],
      [{ a: null }, { a: {} }],
      [null, { a: 1 }],
      ['a', 'b'],
    ]) {
      const copy = structuredClone(now);
      expect(shared(old, now)).toBe(now);
      expect(now).toEqual(copy);
    }
  });
});
