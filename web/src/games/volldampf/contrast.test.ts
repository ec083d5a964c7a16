import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync('src/games/volldampf/volldampf.css', 'utf-8');

/** The relative luminance of "#1d3a4a" (WCAG). */
function light(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const all = (name: string) =>
  [...css.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map((m) => m[1] as string);

it('a route group that can be chosen stands out from its board, by day and by night', () => {
  const [lamp = ''] = all('vd-lamp');
  const signs = all('vd-sign');
  expect(signs).toHaveLength(2);
  for (const sign of signs) expect((light(lamp) + 0.05) / (light(sign) + 0.05)).toBeGreaterThan(3);
});
