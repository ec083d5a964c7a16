/** Every game in words: whatever is on the table is told, in three languages, as headings, lists and tables. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardModule } from '@/shell/board';
import { wordsOf } from '@/shell/catalogue/stage.svelte';
import Described from '@/shell/describing/Described.svelte';
import type { Block, Part, Seen } from '@/shell/describing/describe';
import { words as listed } from '@/shell/fallback/words';
import { LANGS, legal, type Sample, seen } from './samples';

const modules = import.meta.glob<BoardModule>('./*/index.ts', { eager: true });
const samples = import.meta.glob<Sample>('./*/words/sample.json', { import: 'default', eager: true });
const games = Object.keys(samples).map((path) => path.split('/')[1] as string);
const moduleOf = (game: string) => modules[`./${game}/index.ts`] as BoardModule;
const sampleOf = (game: string) => samples[`./${game}/words/sample.json`] as Sample;

/** Nothing said, or something that is not meant for people. */
const BAD = /^\s*$|undefined|null|NaN|\[object|[{}]|words-|ui-/;

afterEach(() => vi.restoreAllMocks());

function drawn(parts: Part[]): HTMLElement {
  const target = document.createElement('div');
  const made = mount(Described, { target, props: { parts } });
  flushSync();
  const copy = target.cloneNode(true) as HTMLElement;
  unmount(made);
  return copy;
}

/** Everything written in a description, each piece by itself. */
function pieces(parts: Part[]): string[] {
  const inBlock = (block: NonNullable<Part['blocks']>[number]): string[] => {
    if (typeof block === 'string') return [block];
    if (Array.isArray(block)) return block;
    return [...block.head, ...block.rows.flat(2)];
  };
  return parts.flatMap((p) => [p.title, ...(p.blocks ?? []).flatMap(inBlock), ...pieces(p.parts ?? [])]);
}

describe.each(games)('%s in words', (game) => {
  const { words, texts } = moduleOf(game);
  const sample = sampleOf(game);
  const steps = sample.moments.map((m) => m.step);
  const told = (at: Seen<unknown>) => wordsOf(moduleOf(game), at);

  it('has a description of its own', () => expect(words).toBeDefined());

  it.each(LANGS)('says everything in %s, at every question', (lang) => {
    const complaint = vi.spyOn(console, 'error');
    for (const step of steps) {
      const at = seen(sample, step, lang, texts);
      for (const seat of [at.seat, null]) {
        const mine = at.seats.map((s) => ({ ...s, me: s.seat === seat }));
        const bad = pieces(told({ ...at, seat, seats: mine })).filter((text) => BAD.test(text));
        expect(bad).toEqual([]);
      }
    }
    expect(complaint).not.toHaveBeenCalled();
  });

  it('has lists that hold something, and tables whose rows fit their head', () => {
    const all = (parts: Part[]): Block[] => parts.flatMap((p) => [...(p.blocks ?? []), ...all(p.parts ?? [])]);
    for (const step of steps) {
      for (const block of all(told(seen(sample, step, 'en', texts)))) {
        if (Array.isArray(block)) expect(block).not.toEqual([]);
        else if (typeof block === 'object') {
          expect(block.rows).not.toEqual([]);
          for (const row of block.rows) expect([row, row.length]).toEqual([row, block.head.length]);
          expect(block.rows.flat()).not.toContainEqual([]);
        }
      }
    }
  });

  it('becomes headings in order and tables with heads', () => {
    const page = drawn(told(seen(sample, steps.find(Boolean) ?? null, 'en', texts)));
    const levels = [...page.querySelectorAll('h3, h4, h5, h6')].map((h) => Number(h.tagName[1]));
    expect(levels[0]).toBe(3);
    for (const [i, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 3) + 1);
    const rows = page.querySelectorAll('tbody tr').length;
    expect(page.querySelectorAll('tbody th[scope=row]').length).toBe(rows);
    expect(page.querySelectorAll('table').length).toBe(page.querySelectorAll('thead tr').length);
    expect(rows).toBeGreaterThan(0);
  });

  it('tells of oneself first, and names every other player', () => {
    for (const step of steps) {
      const at = seen(sample, step, 'en', texts);
      const titles = told(at).map((part) => part.title);
      const others = at.seats.filter((s) => s.seat !== at.seat).map((s) => s.name);
      expect(titles.slice(-others.length)).toEqual(others);
      expect(others).not.toContain(titles[0]);
    }
  });

  it.each(LANGS)('names whatever one may choose, in %s', (lang) => {
    for (const step of steps) {
      const at = seen(sample, step, lang, texts);
      const all = pieces(told(at)).join('\n').toLowerCase();
      const things = legal(sample, step).flatMap(({ args }) => args.filter((a) => !/^\d+$/.test(a.label)));
      const names = new Set(things.map(({ domain, label }) => at.say.member(domain, label).toLowerCase()));
      expect([...names].filter((name) => !all.includes(name))).toEqual([]);
    }
  });

  it('has the same texts in three languages, none unused', () => {
    const own = (lang: 'fr' | 'en' | 'de') =>
      [...texts[lang].matchAll(/^(words-[\w-]+) =((?:.*\n)(?: .*\n|\}.*\n)*)/gm)].map(([, id, body]) => [
        id as string,
        [...new Set((body ?? '').match(/\$\w+/g) ?? [])].sort().join(' '),
      ]);
    expect(Object.fromEntries(own('fr'))).toEqual(Object.fromEntries(own('en')));
    expect(Object.fromEntries(own('de'))).toEqual(Object.fromEntries(own('en')));
    const code = Object.entries(sources)
      .filter(([path]) => path.startsWith(`./${game}/`))
      .map(([, text]) => text)
      .join('\n');
    const families = [...code.matchAll(/`(words-[a-z-]*)\$\{/g)].map((m) => m[1] as string);
    const unused = own('en').filter(
      ([id = '']) => !code.includes(`'${id}'`) && !families.some((f) => id.startsWith(f)),
    );
    expect(unused).toEqual([]);
  });
});

const sources = import.meta.glob<string>('./*/words/*.ts', { query: '?raw', import: 'default', eager: true });

describe('a game nobody has described', () => {
  it('is listed as it is, under headings', () => {
    const say = Object.assign((id: string) => id, { lang: 'en' as const, member: () => '', choice: () => '' });
    const view = { round: 2, trams_left: null, players: [{ hand: ['b7', 'r1'], columns: [{ line: 'blue' }] }] };
    const parts = listed({ view, seat: 0, seats: [], options: {}, say });
    expect(parts).toEqual([
      { title: 'title', blocks: [['Round: 2', 'Trams left: –']] },
      {
        title: 'Players',
        blocks: [],
        parts: [{ title: '1', blocks: [['Hand: b7, r1', 'Columns: 1: Line: blue']], parts: [] }],
      },
    ]);
    expect(drawn(parts).querySelectorAll('h4').length).toBe(1);
  });
});
