import { beforeEach, describe, expect, it } from 'vitest';
import type { BoxModule } from '@/shell/board';
import type { Json } from '@/shell/drafting/shape';
import { ApiError } from '@/shell/net/api';
import { bundleOf, format } from '@/shell/speaking/fluent';
import type { Tried } from './boxes';
import { packed, unpacked } from './parcel';
import { namingOf, partOf } from './parts';
import { addBox, boxesOf, boxOf, bringBox, dropBox, freeTitle, slug } from './shelf';
import { toToml } from './toml';
import { findings, MANY, Trial } from './trial.svelte';

const FILES = import.meta.glob<string>(['./*.ts', './*.svelte', '!./*.test.ts', './text/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the shelf', () => {
  beforeEach(() => localStorage.clear());
  const box = { game: 'g', title: 'Mine', json: { title: 'Mine' }, toml: 't', hash: 'h', wrong: 0 };
  it('keeps several of a game, each under a title of its own', () => {
    const [first, second] = [addBox(box), addBox(box)];
    addBox({ ...box, game: 'other' });
    expect(
      boxesOf('g')
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Mine', 'Mine 2']);
    expect([second.json, second.toml]).toEqual([{ title: 'Mine 2', name: 'mine-2' }, null]); // another box: not yet checked
    dropBox(first.id);
    expect([boxOf(first.id), boxesOf('g').length]).toEqual([null, 1]);
  });
  it('takes what comes from elsewhere as it is, and once', () => {
    const came = bringBox(box);
    expect([came.title, came.toml, came.json]).toEqual([box.title, 't', box.json]);
    expect(bringBox({ ...box, title: 'Again' }).id).toBe(came.id);
    expect(bringBox({ ...box, hash: null }).id).not.toBe(came.id); // a draft
  });
  it('begins empty where what was kept cannot be read', () => {
    localStorage.setItem('fullsteam.boxes', '{oh');
    expect(boxesOf('g')).toEqual([]);
  });
  it('makes names of titles', () => {
    expect(['My copy of 2015', 'Große Öfen!', '  ', '国'].map(slug)).toEqual([
      'my-copy-of-2015',
      'grosse-oefen',
      'box',
      'box',
    ]);
    expect(slug('x'.repeat(60))).toHaveLength(32);
    expect(freeTitle('A 2', ['A 2'])).toBe('A 3');
  });
});

it('a draft is written as TOML: plain fields first, then tables', () => {
  const json = {
    name: 'a "b"',
    n: 1.5,
    rows: [[1, 'x']],
    t: { k: [1, 2] },
    many: [{ a: 1, links: [['p', 'q', 3]] }, { a: 2 }],
  };
  expect(toToml(json as unknown as Json)).toBe(
    'name = "a \\"b\\""\nn = 1.5\nrows = [\n    [1, "x"],\n]\n\n[t]\nk = [1, 2]\n\n[[many]]\na = 1\nlinks = [\n    ["p", "q", 3],\n]\n\n[[many]]\na = 2\n',
  );
});

it('a link carries a box, and says when it does not', async () => {
  const text = 'title = "Köln"\n'.repeat(300);
  const code = await packed(text);
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(200);
  expect(await unpacked(code)).toBe(text);
  expect(await unpacked('!!')).toBeNull();
  expect(await unpacked(code.slice(0, 20))).toBeNull();
});

describe('parts', () => {
  const part = (name: string, ...holds: string[]) => ({ name, holds, part: null as never });
  const module = {
    parts: [part('map'), part('a', 'routes'), part('b', 'routes.links')],
    texts: {},
    picture: null,
  } as unknown as BoxModule;
  it('hold what they claim, the deepest claim first', () => {
    expect(partOf(module, ['routes', 0, 'colour'])).toBe('a');
    expect(partOf(module, ['routes', 0, 'links', 3, 1])).toBe('b');
    expect([partOf(module, ['title']), partOf(null, ['x'])]).toEqual([null, null]);
  });
  it('name fields by the game, else by their key', () => {
    const words: Record<string, string> = { 'field-cities-lon': 'East', 'place-routes-3': 'Cost' };
    const naming = namingOf(
      (id) => words[id] ?? null,
      (id, args) => `${id} ${args?.number ?? ''}`,
    );
    expect(naming.field(['cities', 2, 'lon'])).toBe('East');
    expect(naming.field(['cities', 2, 'some_key'])).toBe('Some key');
    expect(naming.field(['routes', 0, 'links', 1, 2])).toBe('Cost');
    expect(naming.field(['grid', 1])).toBe('column 2');
  });
});

describe('ten games of bots', () => {
  const one = (number: number, scores = [3, 1], places = [1, 2]): Tried => ({
    players: 2,
    games: [{ number, choices: 10 * number, rounds: null, scores, places }],
    summary: { minutes: 30 },
    left: 0,
  });
  it('are asked one after the other, and counted; whoever else tries one is waited for', async () => {
    const trial = new Trial();
    let busy = 2;
    const asked: number[] = [];
    await trial.run(
      'h',
      async (first) => {
        asked.push(first);
        if (first === 3 && busy-- > 0) throw new ApiError(429, 'busy');
        return first === 9 ? { players: 2, games: [], summary: null, left: 1 } : one(first);
      },
      async () => {},
    ); // prettier-ignore
    expect(asked).toEqual([0, 1, 2, 3, 3, 3, 4, 5, 6, 7, 8, 9]);
    expect([trial.running, trial.done, trial.endless, trial.found?.games]).toEqual([false, MANY, 1, 9]);
    expect(trial.found?.choices).toEqual({ least: 0, mean: 40, most: 80 });
  });
  it('end with what the server says against them, or when they are stopped', async () => {
    const trial = new Trial();
    await trial.run('h', () => Promise.reject(new ApiError(400, 'no')));
    expect([trial.problem, trial.running]).toEqual(['no', false]);
    const run = trial.run('h', async (first) => {
      if (first === 2) trial.stop();
      return one(first);
    });
    await run;
    expect([trial.done, trial.running]).toEqual([2, false]);
  });
  it('share a victory', () => {
    expect(findings([one(0).games[0], one(1, [2, 2], [1, 1]).games[0]] as never, [])?.wins).toEqual([0.75, 0.25]);
    expect(findings([], [])).toBeNull();
  });
});

describe('texts', () => {
  const ids = (lang: string) =>
    [...(FILES[`./text/${lang}.ftl`] ?? '').matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] as string);
  const code = Object.entries(FILES)
    .filter(([name]) => !name.endsWith('.ftl'))
    .map(([, text]) => text)
    .join('\n'); // prettier-ignore
  it('are the same in three languages, and all are said', () => {
    expect([ids('fr'), ids('de')]).toEqual([ids('en'), ids('en')]);
    const used = [...code.matchAll(/\be\(\s*'([a-z][\w-]*)'/g)].map((m) => m[1] as string);
    expect(used.filter((id) => !ids('en').includes(id))).toEqual([]);
    expect(ids('en').filter((id) => !code.includes(`'${id}'`) && !/^(tab|key)-/.test(id))).toEqual([]);
    for (const lang of ['fr', 'en', 'de']) {
      const bundle = bundleOf(lang, FILES[`./text/${lang}.ftl`] ?? '');
      const args = { title: 'T', number: 2, of: 3, rule: 'R', mean: '1', least: '1', most: '1' };
      for (const id of ids(lang)) expect([id, format(bundle, id, args)]).not.toContain(null);
    }
  });
});
