import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '@/shell/browser/settings.svelte';
import type { Words } from '@/shell/speaking/notation';
import { FAR_BEHIND } from './patience';
import { Room } from './room.svelte';

let wire: { onopen?: () => void; onmessage?: (e: { data: string }) => void; onclose?: unknown; sent: string[] };
const WORDS: Words = {
  verbs: [],
  happenings: [{ name: 'waits', rule: 'B2', domains: ['card'] }],
  refusals: [],
  domains: {},
};
const hear = (message: object) => wire.onmessage?.({ data: JSON.stringify(message) });
const news = (moment: number, more: object = {}) =>
  hear({
    type: 'news',
    seat: 0,
    moment,
    moments: [{ n: moment, kind: 'move', seat: 1, at: 0, text: '', events: [{ text: 'waits r1', number: 0 }] }],
    view: { moment },
    decision: null,
    ...more,
  });

function sat(): Room {
  const room = new Room(
    'x',
    () => ({ words: WORDS, matters: {} }),
    () => {
      wire = { sent: [] };
      return Object.assign(wire, { readyState: 1, send: (t: string) => wire.sent.push(t), close: () => {} }) as never;
    },
  );
  room.open();
  wire.onopen?.();
  hear({
    type: 'welcome',
    table: { id: 'x', seats: [], status: 'playing' },
    you: { name: 'A', seats: [0], seat: 0 },
    moment: 0,
    recap: 0,
    orders: [],
    chat: [],
    now: 0,
  });
  news(0, { moments: [] });
  return room;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
});
afterEach(() => vi.useRealTimers());

describe('what happens is shown', () => {
  it('one after another, each with what happened in it', () => {
    const room = sat();
    for (const n of [1, 2, 3]) news(n);
    expect(room.shown?.moment).toBe(1);
    expect(room.log).toEqual([]); // what is not seen yet is not told yet
    vi.advanceTimersByTime(1);
    expect(room.log.map((m) => m.n)).toEqual([1]);
    expect(room.happenings).toMatchObject([{ word: 'waits', args: [{ domain: 'card', label: 'r1' }] }]);
    vi.advanceTimersByTime(400);
    expect(room.shown?.moment).toBe(2);
    vi.advanceTimersByTime(400);
    expect(room.shown?.moment).toBe(3);
    vi.advanceTimersByTime(1);
    expect(room.log.map((m) => m.n)).toEqual([1, 2, 3]);
  });

  it('before it is told, and before anything is asked; after a third of the time to answer at the latest', () => {
    const room = sat();
    const decision = { id: 1, step: 's', legal: ['done'], due: 9000 };
    news(1, { decision, waiting: [{ seat: 0, due: null }], now: 0 });
    const end = room.scene();
    vi.advanceTimersByTime(2900);
    expect([room.shown?.moment, room.log.length, room.question]).toEqual([1, 0, null]);
    expect(room.showing.beside?.moment).toBe(0);
    vi.advanceTimersByTime(200);
    expect([room.log.length, room.question?.id, room.showing.beside?.moment]).toEqual([1, 1, 1]);
    end();
    news(2, { decision: { ...decision, id: 2, due: null } });
    const over = room.scene();
    vi.advanceTimersByTime(3000);
    expect(room.question).toBeNull();
    over();
    expect([room.log.length, room.question?.id]).toEqual([2, 2]);
    news(3, { decision: { ...decision, id: 3, due: null } });
    room.scene();
    room.pass(); // a touch of the board
    expect(room.question?.id).toBe(3);
  });

  it('at once when skipped, and when far behind', () => {
    const room = sat();
    for (const n of [1, 2, 3]) news(n);
    room.skip();
    expect(room.shown?.moment).toBe(3);
    expect(room.still).toBe(true);
    for (let n = 4; n < 4 + FAR_BEHIND + 10; n++) news(n);
    expect(room.shown?.moment).toBeGreaterThan(100);
  });

  it('without animation when that is wished, but the first before the others are looked at', () => {
    settings.speed = 'none';
    const room = sat();
    vi.advanceTimersByTime(50);
    for (const n of [1, 2, 3]) news(n);
    expect(room.shown?.moment).toBe(1);
    vi.advanceTimersByTime(50);
    expect(room.shown?.moment).toBe(3);
    expect(room.still).toBe(true);
    expect(room.happenings).toEqual([]);
  });
});

describe('a move', () => {
  it('is on its way until it is on the board', () => {
    const room = sat();
    news(1, { decision: { id: 1, step: 's', legal: ['done'] } });
    vi.advanceTimersByTime(400);
    room.move('done');
    const { move_id } = JSON.parse(wire.sent.at(-1) as string);
    expect(room.sending?.text).toBe('done');
    expect(room.question?.id).toBe(1);
    hear({ type: 'ack', move_id, moment: 2 });
    expect(room.sending).not.toBeNull();
    news(2);
    expect(room.sending).toBeNull();
    expect(room.shown?.moment).toBe(2);
  });

  it('that takes long leaves no question on the table, and a quick one no blank', () => {
    const room = sat();
    news(1, { decision: { id: 1, step: 's', legal: ['done'] } });
    vi.advanceTimersByTime(400);
    room.move('done');
    vi.advanceTimersByTime(60);
    expect(room.question?.id).toBe(1);
    vi.advanceTimersByTime(80);
    expect(room.slow).toBe(true);
    expect(room.question).toBeNull();
    const { move_id } = JSON.parse(wire.sent.at(-1) as string);
    const moments = [{ n: 2, kind: 'move', seat: 0, at: 0, text: '', events: [{ text: 'waits r1', number: 0 }] }];
    news(2, { moments, decision: { id: 2, step: 's', legal: ['done'] } });
    expect(room.question).toBeNull();
    hear({ type: 'ack', move_id, moment: 2 });
    expect(room.slow).toBe(false);
    expect(room.question?.id).toBe(2);
  });

  it('that is refused gives the question back, with the reason', () => {
    const room = sat();
    news(1, { decision: { id: 1, step: 's', legal: ['done'] } });
    vi.advanceTimersByTime(400);
    room.move('done');
    const { move_id } = JSON.parse(wire.sent.at(-1) as string);
    hear({ type: 'refused', move_id, reason: 'rule', rule: 'B2', text: 'must_place', number: 0 });
    expect(room.sending).toBeNull();
    expect(room.refused?.rule).toBe('B2');
    expect(room.question?.id).toBe(1);
    expect(room.refusals).toBe(1);
  });
});
