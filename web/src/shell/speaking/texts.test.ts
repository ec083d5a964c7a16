import { describe, expect, it } from 'vitest';
import { bundleOf, format } from './fluent';

const FILES = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts', './text/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('texts', () => {
  const read = (lang: string) => FILES[`./text/${lang}.ftl`] ?? '';
  const ids = (source: string) => [...source.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((m) => m[1] as string);
  const variables = (source: string, id: string) => {
    const from = source.indexOf(`\n${id} =`) + 1;
    const end = source.slice(from).search(/\n(?=[a-zA-Z#])/);
    const message = source.slice(from, end < 0 ? undefined : from + end);
    return [...new Set([...message.matchAll(/\$(\w+)/g)].map((m) => m[1]))].sort();
  };
  const sources = { fr: `\n${read('fr')}`, en: `\n${read('en')}`, de: `\n${read('de')}` };

  it('are the same in three languages, with the same variables', () => {
    expect(ids(sources.fr)).toEqual(ids(sources.en));
    expect(ids(sources.de)).toEqual(ids(sources.en));
    for (const id of ids(sources.en)) {
      expect([id, variables(sources.fr, id)]).toEqual([id, variables(sources.en, id)]);
      expect([id, variables(sources.de, id)]).toEqual([id, variables(sources.en, id)]);
    }
  });

  it('that pages use exist, and those that exist are used', () => {
    const code = Object.entries(FILES)
      .filter(([name]) => !name.endsWith('.ftl'))
      .map(([, text]) => text)
      .join('\n');
    const known = new Set(ids(sources.en));
    const used = [...code.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((m) => m[1] as string);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
    const families = [...code.matchAll(/`([a-z]+-)\$\{/g)].map((m) => m[1] as string);
    const unused = [...known].filter(
      (id) => !code.includes(`'${id}'`) && !families.some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it('can all be said', () => {
    const args = {
      name: 'A',
      names: 'A',
      title: 'T',
      number: 2,
      fewest: 2,
      most: 4,
      score: 3,
      author: 'x',
      year: '2',
      level: 'l',
      rule: 'R',
      choice: 'c',
      question: 'q',
      thing: 'd',
      login: 'l',
      moment: 1,
      last: 2,
      reason: 'r',
    };
    for (const [lang, source] of Object.entries(sources)) {
      const bundle = bundleOf(lang, source);
      for (const id of ids(source)) expect([lang, id, format(bundle, id, args)]).not.toContain(null);
    }
  });
});
