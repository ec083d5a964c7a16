import { describe, expect, it } from 'vitest';
import { folded } from './sentences';

describe('the log', () => {
  it('says the same thing once', () => {
    const line = (text: string) => ({ text, rule: '' });
    expect(folded([line('a'), line('a'), line('b')]).map((l) => l.text)).toEqual(['a (2×)', 'b']);
  });
});
