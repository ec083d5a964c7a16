/** The words of the box editors: complete, and all of them said. */

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const FILES = import.meta.glob<string>(
  ['./*/box/*.ts', './*/box/*.svelte', '!./*/box/*.test.ts', './*/box/text/*.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const games = [...new Set(Object.keys(FILES).map((file) => file.split('/')[1] as string))];
const ids = (game: string, lang: string) =>
  new FluentResource(FILES[`./${game}/box/text/${lang}.ftl`] ?? '').body.map((message) => message.id).sort();

describe.each(games)('the box of %s', (game) => {
  const code = Object.entries(FILES)
    .filter(([file]) => file.startsWith(`./${game}/`) && !file.endsWith('.ftl'))
    .map(([, text]) => text)
    .join('\n'); // prettier-ignore
  it('is described in three languages', () => {
    expect(ids(game, 'en').length).toBeGreaterThan(20);
    expect([ids(game, 'fr'), ids(game, 'de')]).toEqual([ids(game, 'en'), ids(game, 'en')]);
  });
  it('has no text that is missing or never said', () => {
    const said = [...code.matchAll(/say\(\s*'([a-z][\w-]*)'/g)].map((m) => m[1] as string);
    expect(said.filter((id) => !ids(game, 'en').includes(id))).toEqual([]);
    const families = [...code.matchAll(/say\(`([\w-]+-)\$\{/g)].map((m) => m[1] as string);
    const byTheShell = /^(part|field|place|value)-|^vd-(nearer|farther|whole)$/;
    const unsaid = ids(game, 'en').filter(
      (id) => !said.includes(id) && !byTheShell.test(id) && !code.includes(`'${id}'`),
    );
    expect(unsaid.filter((id) => !families.some((start) => id.startsWith(start)))).toEqual([]);
  });
});
