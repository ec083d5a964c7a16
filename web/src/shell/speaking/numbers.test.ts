import { describe, expect, it } from 'vitest';
import { ago } from './numbers';

const NOW = Date.UTC(2026, 10, 18, 12);
const MINUTE = 60_000;

describe('how long ago', () => {
  it('is said as people say it, in every language', () => {
    expect(ago(NOW - 20_000, NOW, 'en')).toBe('now');
    expect(ago(NOW + 5000, NOW, 'en')).toBe('now'); // a clock that is a little fast
    expect(ago(NOW - 5 * MINUTE, NOW, 'en')).toBe('5 min. ago');
    expect(ago(NOW - 119 * MINUTE, NOW, 'de')).toBe('vor 1 Std.');
    expect(ago(NOW - 30 * 60 * MINUTE, NOW, 'fr')).toBe('hier');
    expect(ago(NOW - 40 * 1440 * MINUTE, NOW, 'en')).toContain('2026');
  });
});
