import { describe, expect, it } from 'vitest';
import type { Said } from '@/shell/speaking/notation';
import { picks } from './picking';

function said(text: string): Said {
  const [word = '', ...labels] = text.split(' ');
  const args = labels.map((label, i) => ({ domain: ['city', 'good'][i] ?? '', label }));
  return { text, word, rule: '', args, marks: [`verb:${word}`, ...args.map((a) => `${a.domain}:${a.label}`)] };
}
const texts = (all: string[], touched: string[] = []) =>
  picks(all.map(said), touched, (one) => one.text, 'de').map((p) => [p.mark, p.answers.map((a) => a.text)]);

describe('answers without a board', () => {
  it('stay as they are where they are few', () => {
    expect(texts(['put kiel', 'put bremen'])).toEqual([
      [null, ['put kiel']],
      [null, ['put bremen']],
    ]);
  });

  const cities = ['ulm', 'kiel', 'öhringen', 'berlin', 'erfurt', 'bonn', 'aachen', 'gera'];
  it('are sorted as one looks for them, what ends the question first', () => {
    const found = texts([...cities.map((city) => `put ${city}`), 'done']);
    const order = [
      'done',
      ...['aachen', 'berlin', 'bonn', 'erfurt', 'gera', 'kiel', 'öhringen', 'ulm'].map((c) => `put ${c}`),
    ];
    expect(found.map(([, answers]) => answers)).toEqual(order.map((text) => [text]));
  });

  it('begin with the thing several share, and go on with what is left', () => {
    const all = ['red', 'blue', 'green'].flatMap((good) => cities.map((city) => `name ${city} ${good}`));
    const [name, ...rest] = ['name berlin red', 'name berlin blue', 'name berlin green'];
    expect(texts(all)).toContainEqual(['city:berlin', [name, ...rest]]);
    expect(texts(all)).toHaveLength(cities.length);
    expect(texts(all.slice(0, 12)), 'a dozen is no long list').toHaveLength(12);
    expect(texts(['name berlin red', 'name berlin blue'], ['city:berlin'])).toHaveLength(2);
  });
});
