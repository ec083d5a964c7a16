import { describe, expect, it } from 'vitest';
import { bundleOf, format } from '@/shell/speaking/fluent';

const FILES = import.meta.glob<string>(['./*.ts', './*.svelte', '!./*.test.ts', './text/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the words of who hosts', () => {
  const ids = (lang: string) =>
    [...(FILES[`./text/${lang}.ftl`] ?? '').matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] as string);
  const code = Object.entries(FILES)
    .filter(([name]) => !name.endsWith('.ftl'))
    .map(([, text]) => text)
    .join('\n');

  it('are the same in three languages, and can all be said', () => {
    expect(ids('en').length).toBeGreaterThan(80);
    const args = {
      name: 'A',
      reason: 'r',
      when: 'w',
      login: 'l',
      number: 2,
      accounts: 1,
      guests: 2,
      playing: 3,
      open: 4,
    };
    for (const lang of ['fr', 'en', 'de'] as const) {
      expect(ids(lang)).toEqual(ids('en'));
      const bundle = bundleOf(lang, FILES[`./text/${lang}.ftl`] ?? '');
      for (const id of ids(lang)) expect([id, format(bundle, id, args)?.includes('{')]).toEqual([id, false]);
    }
  });

  it('are used, and those that are used exist', () => {
    const used = [...code.matchAll(/\bh\(\s*'([a-z][\w-]*)'/g)].map((m) => m[1] as string);
    expect(used.filter((id) => !ids('en').includes(id))).toEqual([]);
    const families = [...code.matchAll(/`([a-z]+-)\$\{/g)].map((m) => m[1] as string);
    const unused = ids('en').filter(
      (id) => !code.includes(`'${id}'`) && !families.some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});
