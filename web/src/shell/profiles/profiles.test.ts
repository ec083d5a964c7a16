import { describe, expect, it } from 'vitest';
import { place } from '@/shell/browser/router.svelte';
import { bundleOf, format } from '@/shell/speaking/fluent';
import { filtersOf, NO_FILTERS, queryOf } from './data';
import { languageName, listed, SPOKEN } from './languages';
import { draw, namedMatches, niceStep } from './plot';

const FILES = import.meta.glob<string>(['./*.ts', './*.svelte', '!./*.test.ts', './text/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const box = { left: 40, top: 20, right: 340, bottom: 120 };

describe('a plot', () => {
  it('has steps that people count in', () => {
    expect([1, 7, 12, 90, 430, 2600, 0.5].map((span) => niceStep(span, 3))).toEqual([0.5, 5, 5, 50, 200, 1000, 0.2]);
  });
  it('begins at nothing, ends above the greatest, and keeps all points inside', () => {
    const drawn = draw([{ value: 12 }, { value: 47 }, { value: 31 }], box);
    expect(drawn.up.map(({ value }) => value)).toEqual([0, 20, 40, 60]);
    expect(drawn.points.map(({ x }) => x)).toEqual([40, 190, 340]);
    for (const { y } of drawn.points) expect(y).toBeGreaterThanOrEqual(box.top);
    expect(drawn.y(0)).toBe(box.bottom);
    expect(drawn.band).toBe('');
  });
  it('goes below nothing where the figures do', () => {
    const drawn = draw([{ value: -17 }, { value: 9 }], box);
    expect(drawn.up[0]?.value).toBe(-20);
    expect(Math.max(...drawn.points.map(({ y }) => y))).toBeLessThanOrEqual(box.bottom);
  });
  it('shows whole things in whole steps', () => {
    expect(draw([{ value: 0 }, { value: 1 }], box).up.map(({ value }) => value)).toEqual([0, 1]);
    expect(draw([{ value: 0 }], box).up.map(({ value }) => value)).toEqual([0, 1]);
  });
  it('draws what is uncertain as a band around the line', () => {
    const drawn = draw(
      [
        { value: 25, give: 20 },
        { value: 30, give: 12 },
      ],
      box,
    );
    expect(drawn.band).toMatch(/^M40 .*Z$/);
    const [first] = drawn.points;
    expect(first && first.high < first.y && first.y < first.low).toBe(true);
    expect(first?.low).toBeLessThanOrEqual(box.bottom);
  });
  it('puts a single match into the middle', () => {
    expect(draw([{ value: 5 }], box).points[0]?.x).toBe(190);
  });
  it('names the first match, the last, and round ones between them', () => {
    expect(namedMatches(1, 4, 6)).toEqual([1, 2, 3, 4]);
    expect(namedMatches(1, 23, 6)).toEqual([1, 5, 10, 15, 20, 23]);
    expect(namedMatches(301, 200, 5).at(0)).toBe(301);
    expect(namedMatches(301, 200, 5).at(-1)).toBe(500);
    const many = namedMatches(1, 101, 4);
    for (const [i, n] of many.entries()) if (i > 0) expect(n - (many[i - 1] as number)).toBeGreaterThan(20);
  });
});

describe('filters', () => {
  it('stand in the address, only what was chosen', () => {
    const chosen = { ...NO_FILTERS, game: 'volldampf', rated: 'true' };
    expect(queryOf(NO_FILTERS)).toBe('');
    expect(queryOf(chosen, 2)).toBe('game=volldampf&rated=true&page=3');
    expect(filtersOf(new URLSearchParams(queryOf(chosen, 2)))).toEqual({ filters: chosen, page: 2 });
  });
  it.each(['page=0', 'page=-3', 'page=x', ''])('take nonsense for the first page: %s', (query) => {
    expect(filtersOf(new URLSearchParams(query)).page).toBe(0);
  });
});

describe('addresses', () => {
  const at = (path: string) => place(new URL(path, 'http://x'));
  it('lead to one’s own pages, to profiles and to ladders', () => {
    expect(at('/me').page).toBe('me');
    expect([at('/me/games').page, at('/me/people').id, at('/me/matches?game=x').query.get('game')]).toEqual([
      'own',
      'people',
      'x',
    ]);
    expect([at('/p/abc').page, at('/p/abc').id, at('/ladder/take-a-train').page]).toEqual(['profile', 'abc', 'ladder']);
    expect([at('/me/else').page, at('/p/').page, at('/ladder').page]).toEqual(['lost', 'lost', 'lost']);
  });
});

it('languages are called by their names, in their order', () => {
  expect([languageName('de', 'en'), languageName('en', 'fr'), languageName('fr', 'de')]).toEqual([
    'German',
    'Anglais',
    'Französisch',
  ]);
  expect(listed('de').length).toBe(SPOKEN.length);
  expect(new Set(SPOKEN).size).toBe(SPOKEN.length);
});

describe('texts', () => {
  const read = (lang: string) => FILES[`./text/${lang}.ftl`] ?? '';
  const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] as string);
  const code = Object.entries(FILES)
    .filter(([name]) => !name.endsWith('.ftl'))
    .map(([, text]) => text)
    .join('\n');
  it('are the same in three languages, all of them used, none missing', () => {
    const known = ids(read('en'));
    expect(ids(read('fr'))).toEqual(known);
    expect(ids(read('de'))).toEqual(known);
    const used = [...code.matchAll(/\bp\(\s*'([a-z][\w-]*)'/g)].map((m) => m[1] as string);
    expect(used.filter((id) => !known.includes(id))).toEqual([]);
    const families = [...code.matchAll(/`([a-z]+-)\$\{/g)].map((m) => m[1] as string);
    const unused = known.filter((id) => !code.includes(`'${id}'`) && !families.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });
  it('can all be said, with the same variables', () => {
    const args = { number: 2, place: 2, players: 3, all: 4, won: 1, match: 3, day: 'd', value: '1', give: '2' };
    const words = { name: 'A', names: 'A', game: 'G', what: 'w', title: 'T', level: 'l', when: 'w', score: '3' };
    const more = { from: '1', to: '2' };
    for (const lang of ['en', 'fr', 'de']) {
      const bundle = bundleOf(lang, read(lang));
      for (const id of ids(read(lang))) {
        const said = format(bundle, id, { ...args, ...words, ...more });
        expect([lang, id, said]).not.toContain(null);
        expect(said).not.toContain('{$');
      }
    }
  });
});
