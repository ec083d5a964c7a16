import { expect, it } from 'vitest';
import { nearest, typed } from './typed';

it('reads a number as people write it', () => {
  for (const text of ['1350', '1 350', '1,350', '1.350', '1 350', '1’350', ' 1350 ', '$1,350', '1.350 $'])
    expect(typed(text), text).toBe(1350);
  expect(typed('0')).toBe(0);
});

it('guesses nothing', () => {
  for (const text of ['', ' ', '-50', '13.5', '1,35', '1e3', 'all', '13 or 14', '0x10', '12345678901'])
    expect(typed(text), text).toBeNull();
});

it('knows the amounts next to one that is not allowed', () => {
  const amounts = [0, 300, 350, 400];
  expect(nearest(amounts, 325)).toEqual([300, 350]);
  expect(nearest(amounts, 50)).toEqual([0, 300]);
  expect(nearest(amounts, 9000)).toEqual([400]);
  expect(nearest([300, 350], 1)).toEqual([300]);
  expect(nearest(amounts, 350)).toEqual([350]);
});
