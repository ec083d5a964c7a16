import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Body, type Checked, Draft } from './draft.svelte';
import { at, fresh, idOf, type Json, options, put, type Shape, shapeAt, typed } from './shape';

const whole: Shape = { kind: 'whole', low: 1, high: 99 };
const shape: Shape = {
  kind: 'table',
  fields: {
    name: { kind: 'text', most: 8, form: 'slug' },
    note: { kind: 'text', most: 8, form: 'line', needed: false },
    rows: { kind: 'list', of: { kind: 'row', of: [whole, { kind: 'choice', values: ['a', 'b'] }] }, least: 1, most: 3 },
  },
};

describe('a path', () => {
  const json: Json = {
    name: 'x',
    rows: [
      [1, 'a'],
      [2, 'b'],
    ],
  }; // prettier-ignore
  it('leads to what stands there, and nowhere without a complaint', () => {
    expect(at(json, ['rows', 1, 0])).toBe(2);
    expect(at(json, ['rows', 7, 0])).toBeUndefined();
    expect(at(json, ['name', 0])).toBeUndefined();
    expect(shapeAt(shape, ['rows', 5, 0])).toBe(whole);
    expect(idOf(['rows', 1, 0])).toBe('box-rows-1-0');
  });
  it('changes that alone: the rest are the same objects, and what was is as it was', () => {
    const next = put(json, ['rows', 1, 0], 9) as { rows: Json[] };
    expect(next.rows[1]).toEqual([9, 'b']);
    expect(next.rows[0]).toBe(at(json, ['rows', 0]));
    expect(at(json, ['rows', 1, 0])).toBe(2);
  });
  it('takes away a row, or a key', () => {
    expect(put(json, ['rows', 0], undefined)).toEqual({ name: 'x', rows: [[2, 'b']] });
    expect(put(json, ['name'], undefined)).toEqual({ rows: json.rows });
  });
});

describe('what is typed', () => {
  it('is a number where one belongs and is one; else it stays as it is, for the server to say why', () => {
    expect([typed(whole, ' 12 '), typed(whole, '1,5'), typed(whole, 'nan'), typed(whole, '1e9')]).toEqual([
      12,
      1.5,
      'nan',
      '1e9',
    ]);
    expect(typed(whole, '12345678901234567890123')).toBe('12345678901234567890123');
    expect(typed({ kind: 'text', most: 9, form: 'line' }, '12')).toBe('12');
  });
  it('is chosen where there are few ways', () => {
    const slot: Shape = { kind: 'whole', low: 0, high: 3 };
    expect(options({ kind: 'either', of: [slot, { kind: 'choice', values: ['buffer'] }] })).toEqual([
      0,
      1,
      2,
      3,
      'buffer',
    ]);
    expect(options(whole)).toBeNull();
  });
  it('begins with the least that has the shape', () => {
    expect(fresh(shape)).toEqual({ name: '', rows: [[1, 'a']] });
  });
});

describe('a draft', () => {
  const answer = (body: Body): Checked => ({
    ok: true,
    mistakes: [],
    left_off: 0,
    name: 'x',
    title: 'x',
    hash: JSON.stringify('json' in body ? body.json : body.toml),
    toml: '',
    json: {},
    view: null,
    domains: {},
  });
  const said: ((checked?: Checked) => void)[] = [];
  const asked: Body[] = [];
  const check = (body: Body) =>
    new Promise<Checked>((done) => {
      asked.push(body);
      said.push((checked = answer(body)) => done(checked));
    });
  beforeEach(() => {
    vi.useFakeTimers();
    said.length = asked.length = 0;
  });
  afterEach(() => vi.useRealTimers());
  const pause = () => vi.advanceTimersByTimeAsync(400);

  it('asks after a pause, once for all that was typed in it', async () => {
    const draft = new Draft(shape, check, { name: 'x' });
    await pause();
    draft.set(['name'], 'y');
    draft.set(['name'], 'yz');
    expect([draft.checking, asked.length]).toEqual([true, 1]);
    await pause();
    expect(asked[1]).toEqual({ json: { name: 'yz' } });
  });

  it('hears no answer that is older than what stands there', async () => {
    const draft = new Draft(shape, check, { name: 'x' });
    await pause();
    draft.set(['name'], 'y');
    await pause();
    said[1]?.();
    said[0]?.({ ...answer({ toml: '' }), hash: 'old' });
    await pause();
    expect([draft.checking, draft.checked?.hash]).toEqual([false, '{"name":"y"}']);
  });

  it('keeps the last good answer while something is wrong, and knows what is wrong with a field', async () => {
    const draft = new Draft(shape, check, { name: 'x' });
    await pause();
    said[0]?.();
    await pause();
    draft.set(['name'], '');
    await pause();
    const wrong = { code: 'c', args: {}, rule: 'R', path: ['name'], line: null, place: 'name', text: 'No.' };
    said[1]?.({ ...answer({ toml: '' }), ok: false, mistakes: [wrong] });
    await pause();
    expect([draft.good?.hash, draft.wrong(['name']).length, draft.wrong(['rows']).length]).toEqual([
      '{"name":"x"}',
      1,
      0,
    ]);
  });

  it('is taken back word by word, not letter by letter, and done again', () => {
    const draft = new Draft(shape, check, { name: 'x' });
    for (const name of ['a', 'ab', 'abc']) draft.set(['name'], name);
    draft.set(['note'], 'n');
    draft.undo();
    expect(draft.json).toEqual({ name: 'abc' });
    draft.undo();
    expect([draft.json, draft.canUndo, draft.canRedo]).toEqual([{ name: 'x' }, false, true]);
    draft.redo();
    draft.redo();
    expect(draft.json).toEqual({ name: 'abc', note: 'n' });
    draft.undo();
    draft.set(['name'], 'q');
    expect(draft.canRedo).toBe(false);
  });

  it('asks again where the server does not answer', async () => {
    let fails = true;
    const draft = new Draft(shape, (body) => (fails ? Promise.reject(new Error()) : Promise.resolve(answer(body))), {});
    await pause();
    expect(draft.silent).toBe(true);
    fails = false;
    await vi.advanceTimersByTimeAsync(3500);
    expect([draft.silent, draft.checked?.ok]).toEqual([false, true]);
  });
});
