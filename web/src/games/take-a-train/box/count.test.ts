import { expect, it } from 'vitest';
import { copies, many, worth } from './count';

it('what is half typed is counted as far as it is there', () => {
  const json = { wagons: { food: [[50, 10], [100, 'x'], 'oh'] }, locos: { steam: [[1], [2]] } }; // prettier-ignore
  expect([copies(json, 'food'), worth(json, 'food'), copies(json, 'coal')]).toEqual([10, 500, 0]);
  expect([many(json, 'steam'), many(json, 'diesel')]).toEqual([2, 0]);
});
