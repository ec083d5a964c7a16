import { describe, expect, it } from 'vitest';
import { bytes, minute, time } from './reach';

describe('how somebody is reached', () => {
  it('times of the day are minutes, both ways', () => {
    for (const text of ['00:00', '07:05', '22:30', '23:59']) expect(time(minute(text))).toBe(text);
    expect(minute('07:05')).toBe(425);
  });
  it('keys are read as they are written for addresses', () => {
    expect([...bytes('-_8')]).toEqual([251, 255]);
  });
});
