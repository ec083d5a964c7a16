import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import de from './text/de.ftl?raw';
import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';

const ids = (text: string) => new FluentResource(text).body.map((message) => message.id).sort();
const variables = (text: string) =>
  Object.fromEntries(
    text
      .split(/\n(?=[a-z])/)
      .filter((part) => part.includes(' = '))
      .map((part) => [part.split(' = ')[0], [...new Set(part.match(/\$[a-z]+/g) ?? [])].sort()]),
  );

it('every text stands in every language, with the same variables', () => {
  expect(ids(de)).toEqual(ids(en));
  expect(ids(fr)).toEqual(ids(en));
  expect(variables(de)).toEqual(variables(en));
  expect(variables(fr)).toEqual(variables(en));
});

it('every text is used', () => {
  const sources = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const code = Object.values(sources).join('\n');
  const built = /^(how|mood|type|next|order|unit|none)-/; // the last four are said by the shell
  expect(ids(en).filter((id) => !built.test(id) && !code.includes(`'${id}'`))).toEqual([]);
});
