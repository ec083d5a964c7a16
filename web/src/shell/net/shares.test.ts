import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keeps } from './hashing';
import type { Table } from './protocol';
import { keptOf, sitDown, toOpen } from './shares';

let store: Map<string, string>;
let sent: { promise?: string }[];
const seat = (promise: string, opened = false) => ({ promise, opened });
const table = (status: string, seats: object[], promise = 'server') =>
  ({ id: 'x', status, promise, seats, you: [0] }) as unknown as Table;

beforeEach(() => {
  store = new Map();
  sent = [];
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
    removeItem: (key: string) => store.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    const body = JSON.parse(init.body) as { promise?: string };
    sent.push(body);
    const made = table('open', [seat(body.promise ?? ''), seat('')]);
    return { ok: true, status: 200, headers: new Headers(), json: async () => made };
  });
});
afterEach(() => vi.unstubAllGlobals());

const sit = () => sitDown('/join', 1, ([promise]) => ({ promise }));
const mine = () => keptOf('x', 2)[0] as ReturnType<typeof keptOf>[number];

describe('a secret', () => {
  it('is promised on sitting down, and kept here', async () => {
    await sit();
    expect(keeps(sent[0]?.promise ?? '', mine().secret)).toBe(true);
    expect(mine()).toMatchObject({ seat: 0, server: 'server', seen: null, opened: false });
    expect(JSON.stringify(sent)).not.toContain(mine().secret);
  });

  it('is opened when every seat is taken and nothing has begun, and what was seen then is remembered', async () => {
    await sit();
    const { promise, secret } = mine();
    expect(toOpen(table('open', [seat(promise), seat('b')]), 0, false)).toBe(null);
    expect(toOpen(table('playing', [seat(promise), seat('b')]), 0, true)).toBe(null);
    expect(mine().seen).toBe(null);
    expect(toOpen(table('playing', [seat(promise), seat('b')]), 0, false)).toBe(secret);
    expect(mine().seen).toEqual([promise, 'b']);
    expect(toOpen(table('playing', [seat(promise), seat('b')]), 0, false)).toBe(secret); // after a cut
    expect(toOpen(table('playing', [seat(promise, true), seat('b')]), 0, false)).toBe(null);
    expect(mine().opened).toBe(true);
  });

  it('is not opened where promises are not those that were seen before', async () => {
    await sit();
    const { promise, secret } = mine();
    expect(toOpen(table('playing', [seat(promise), seat('b')], 'another'), 0, false)).toBe(null);
    expect(toOpen(table('playing', [seat('another'), seat('b')]), 0, false)).toBe(null);
    expect(toOpen(table('playing', [seat(promise), seat('b')]), 0, false)).toBe(secret);
    expect(toOpen(table('playing', [seat(promise), seat('c')]), 0, false)).toBe(null);
  });

  it('is not made where nothing can be kept: the seat adds nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    await sit();
    expect(sent).toEqual([{}]);
    expect(keptOf('x', 2)).toEqual([]);
    expect(toOpen(table('playing', [seat(''), seat('b')]), 0, false)).toBe(null);
  });

  it('makes room for new ones', async () => {
    for (let i = 0; i < 250; i++) store.set(`fullsteam.secret.t${i}.0`, JSON.stringify({ at: i }));
    vi.stubGlobal('localStorage', Object.assign(Object.fromEntries(store), localStorage));
    await sit();
    expect(store.has('fullsteam.secret.t0.0')).toBe(false);
    expect(store.has('fullsteam.secret.t249.0')).toBe(true);
  });
});
