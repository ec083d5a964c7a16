import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import de from './text/de.ftl?raw';
import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';

const files = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ids = (text: string) => new FluentResource(text).body.map((entry) => entry.id).sort();

it('says everything in three languages', () => {
  expect(ids(de)).toEqual(ids(en));
  expect(ids(fr)).toEqual(ids(en));
});

it('has no text that is missing or never said', () => {
  const sources = Object.values(files).join('\n');
  const said = new Set([...sources.matchAll(/say\('(vd-[\w-]+)'/g)].map((m) => m[1] as string));
  for (const card of (files['./Hand.svelte'] ?? '').matchAll(/^ {2}(\w+): '\w+',$/gm)) said.add(`vd-card-${card[1]}`);
  expect([...said].filter((id) => !ids(en).includes(id))).toEqual([]);
  const byTheShell = /^(next|order|unit|vd-story)-/;
  expect(ids(en).filter((id) => !said.has(id) && !byTheShell.test(id))).toEqual([]);
});
