/** Who may know whom: the rooms of the shell, the games, and the one door between them. */

import { describe, expect, it } from 'vitest';

/** Each room with those it may import from: all of them stand above it here, so that arrows go one way only. */
const ROOMS: Record<string, string[]> = {
  style: [],
  browser: [],
  speaking: ['browser'],
  pacing: ['browser'],
  sounding: ['browser', 'speaking'],
  net: ['browser', 'pacing', 'speaking'],
  choosing: ['browser', 'net', 'speaking'],
  parts: ['speaking'],
  describing: ['parts', 'speaking'],
  drafting: [],
  board: ['choosing', 'describing', 'drafting', 'net', 'pacing', 'parts', 'sounding', 'speaking'],
  fallback: ['board', 'describing', 'speaking'],
  catalogue: ['board', 'browser', 'describing', 'fallback', 'net', 'speaking'],
  figures: ['board', 'browser', 'catalogue', 'choosing', 'net', 'parts', 'speaking'],
  rulebook: ['browser', 'net', 'speaking'],
  boxes: ['board', 'browser', 'catalogue', 'choosing', 'drafting', 'net', 'parts', 'speaking'],
  profiles: ['browser', 'catalogue', 'net', 'parts', 'speaking'],
  frame: ['browser', 'net', 'parts', 'sounding', 'speaking'],
  hosting: ['browser', 'net', 'parts', 'speaking'],
  table: [
    'board',
    'boxes',
    'browser',
    'catalogue',
    'choosing',
    'describing',
    'net',
    'pacing',
    'parts',
    'rulebook',
    'sounding',
    'speaking',
  ],
  insight: ['browser', 'catalogue', 'describing', 'net', 'parts', 'speaking', 'table'],
  pages: [
    'board',
    'boxes',
    'browser',
    'catalogue',
    'figures',
    'insight',
    'net',
    'parts',
    'profiles',
    'rulebook',
    'speaking',
    'table',
  ],
  App: ['browser', 'frame', 'hosting', 'net', 'pages', 'speaking', 'table'],
};
const LONGEST = 300;

const FILES = import.meta.glob<string>(['./**/*.{ts,svelte,css}', './**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const all = new Map(Object.entries(FILES).map(([key, text]) => [key.replace('./', ''), text]));
const code = [...all.keys()].filter((file) => /\.(ts|svelte)$/.test(file));
/** Tests may look into everything. */
const shipped = code.filter((file) => !file.endsWith('.test.ts') && file !== 'games/samples.ts');

/** "shell/net/room.svelte.ts" is of the room "net", "shell/board.ts" a room by itself. */
const roomOf = (file: string) => file.match(/^shell\/(\w+)/)?.[1] ?? '';
const gameOf = (file: string) => file.match(/^games\/([^/]+)\//)?.[1] ?? '';

interface Arrow {
  from: string;
  to: string;
  /** As it is written: relative, or '@/…'. */
  spec: string;
}

function arrows(from: string): Arrow[] {
  const found = (all.get(from) ?? '').matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'((?:\.|@\/)[^'?]*)/g);
  return [...found].flatMap(([, spec = '']) => {
    const at = spec.startsWith('@/') ? spec.slice(2) : new URL(spec, `file:///${from}`).pathname.slice(1);
    const to = [at, `${at}.ts`, `${at.replace(/\/$/, '')}/index.ts`].find((file) => all.has(file));
    if (!to && !/\.(ftl|json)$/.test(at)) throw new Error(`${from} imports ${spec}, which is not there`);
    return to ? [{ from, to, spec }] : [];
  });
}

const known = shipped.flatMap(arrows);
const said = ({ from, spec }: Arrow) => `${from}: ${spec}`;

describe('the rooms of the shell', () => {
  it('are these, each with a sentence at its door', () => {
    const files = [...all.keys()].filter((file) => roomOf(file) && file !== 'shell/README.md');
    const rooms = new Set(files.map(roomOf));
    expect([...rooms].sort()).toEqual(Object.keys(ROOMS).sort());
    const folders = [...rooms].filter((room) => files.some((file) => file.startsWith(`shell/${room}/`)));
    expect(folders.filter((room) => !all.has(`shell/${room}/README.md`))).toEqual([]);
  });

  it('know only those above them', () => {
    const order = Object.keys(ROOMS);
    for (const [at, [room, others]] of Object.entries(ROOMS).entries())
      expect([room, others.filter((other) => order.indexOf(other) >= at)]).toEqual([room, []]);
    const between = known.filter(({ from, to }) => roomOf(from) && roomOf(to) && roomOf(from) !== roomOf(to));
    expect(between.length).toBeGreaterThan(100);
    expect(between.filter(({ from, to }) => !ROOMS[roomOf(from)]?.includes(roomOf(to))).map(said)).toEqual([]);
    const drawn = new Set(between.map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`));
    const unused = Object.entries(ROOMS).flatMap(([room, others]) => others.map((other) => `${room} ${other}`));
    expect(unused.filter((arrow) => !drawn.has(arrow))).toEqual([]);
  });

  it('write what comes from another room with its name', () => {
    const inside = known.filter(({ from, to }) => /^shell\/\w+\//.test(from) && to.startsWith('shell/'));
    const odd = inside.filter(({ from, to, spec }) => spec.startsWith('@') === (roomOf(from) === roomOf(to)));
    expect(odd.map(said)).toEqual([]);
  });
});

describe('games', () => {
  it('know the shell by its door only, and no other game', () => {
    const out = known.filter(({ from, to }) => gameOf(from) && gameOf(to) !== gameOf(from));
    expect(out.length).toBeGreaterThan(50);
    expect(out.filter(({ to }) => to !== 'shell/board.ts').map(said)).toEqual([]);
  });

  it('are found by their folder: nobody names one', () => {
    const others = known.filter(({ from, to }) => !gameOf(from) && to.startsWith('games/'));
    expect(others.filter(({ to }) => to !== 'games/index.ts').map(said)).toEqual([]);
    const finders = new Set(others.map(({ from }) => roomOf(from) || from));
    expect([...finders].sort()).toEqual(['catalogue']);
    expect(shipped.filter((file) => roomOf(file) && /glob[^)]*games\//.test(all.get(file) ?? ''))).toEqual([]);
  });
});

describe('files', () => {
  it('never lead back to themselves', () => {
    const next = new Map(shipped.map((file) => [file, known.filter(({ from }) => from === file)]));
    const done = new Set<string>();
    const circle = (file: string, way: string[]): string[] => {
      if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
      if (done.has(file)) return [];
      for (const { to } of next.get(file) ?? []) {
        const found = to === file ? [] : circle(to, [...way, file]); // a tree draws its branches itself
        if (found.length > 0) return found;
      }
      done.add(file);
      return [];
    };
    expect(shipped.flatMap((file) => circle(file, []))).toEqual([]);
  });

  it('are short', () => {
    const long = [...all].filter(([, text]) => text.split('\n').length > LONGEST);
    expect(long.map(([file]) => file)).toEqual([]);
  });
});
