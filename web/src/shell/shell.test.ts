import { describe, expect, it } from 'vitest';
import { bundleOf, format } from './fluent';
import { blocks } from './markdown';
import { place } from './router.svelte';
import { folded } from './table/log';

const FILES = import.meta.glob<string>(['./**/*.ts', './**/*.svelte', '!./**/*.test.ts', './text/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('addresses', () => {
  const at = (path: string) => place(new URL(path, 'http://x'));
  it('lead to pages', () => {
    expect(at('/').page).toBe('start');
    expect(at('/t/abc234')).toMatchObject({ page: 'table', id: 'abc234', moment: null });
    expect(at('/t/abc234/17')).toMatchObject({ page: 'table', moment: 17 });
    expect(at('/rules/voll-in-fahrt#F2.2')).toMatchObject({ page: 'rules', id: 'voll-in-fahrt', hash: 'F2.2' });
    expect(at('/join/xyz').page).toBe('join');
    expect(at('/games/x?friends').query.has('friends')).toBe(true);
    expect(at('/t/../etc').page).toBe('lost');
  });
});

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

describe('the log', () => {
  it('says the same thing once', () => {
    const line = (text: string) => ({ text, rule: '' });
    expect(folded([line('a'), line('a'), line('b')]).map((l) => l.text)).toEqual(['a (2×)', 'b']);
  });
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
