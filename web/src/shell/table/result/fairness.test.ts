import { expect, it } from 'vitest';
import { check } from './fairness';

const SEED = '00'.repeat(32);
const PROMISE = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';

it('compares the seed of a record with what was promised', async () => {
  const record = `fullsteam-record 1\nmoves\nend\nscores 1 2\nseed ${SEED}\n`;
  expect(await check(record, PROMISE)).toEqual({ seed: SEED, kept: true });
  expect((await check(record, 'ff'.repeat(32))).kept).toBe(false);
  expect((await check('fullsteam-record 1\n', PROMISE)).kept).toBe(false);
});
