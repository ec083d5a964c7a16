import { describe, expect, it } from 'vitest';
import { blocks } from './markdown';

describe('rule books', () => {
  it('have paragraphs, lists, quotes and strong words', () => {
    const [first, list, quote] = blocks('One **two** `x`.\n\n- a\n- b\n\n> So.');
    expect(first?.items[0]?.map((part) => [part.text, part.strong, part.code])).toEqual([
      ['One ', false, false],
      ['two', true, false],
      [' ', false, false],
      ['x', false, true],
      ['.', false, false],
    ]);
    expect([list?.list, list?.items.map((item) => item[0]?.text)]).toEqual([true, ['a', 'b']]);
    expect([quote?.quote, quote?.items[0]?.[0]?.text]).toEqual([true, 'So.']);
  });
});
