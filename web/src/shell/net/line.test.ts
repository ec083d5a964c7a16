import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODES, Line, type LineState } from './line';
import type { FromServer } from './protocol';

/** A socket without a network. */
class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: { type: string; [key: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  close(): void {
    this.readyState = 3;
  }
}

const newest = (): Wire => Wire.all.at(-1) as Wire;
const welcome = { type: 'welcome', now: 5000, table: {}, you: {}, moment: 3 };

function line(): { line: Line; heard: FromServer[]; states: LineState[]; whys: number[] } {
  const heard: FromServer[] = [];
  const states: LineState[] = [];
  const whys: number[] = [];
  const made = new Line(
    'ws://x',
    { hear: (m) => heard.push(m), changed: (s, why) => states.push(s) && whys.push(why) },
    () => new Wire() as never,
  );
  return { line: made, heard, states, whys };
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
});
afterEach(() => vi.useRealTimers());

describe('the line to a table', () => {
  it('keeps a line of chat until somebody is welcome: a newcomer says his name first', () => {
    const { line: l } = line();
    l.open();
    newest().open();
    newest().say(welcome);
    l.again();
    l.say({ type: 'chat', text: 'hello' });
    newest().open();
    expect(newest().sent.map((m) => m.type)).toEqual(['hello']);
    newest().say(welcome);
    newest().say(welcome);
    expect(newest().sent.filter((m) => m.type === 'chat')).toHaveLength(1);
  });

  it('says hello with what it has, and comes back after a cut with its last moment', () => {
    const { line: l, states } = line();
    l.open();
    newest().open();
    expect(newest().sent[0]).toEqual({ type: 'hello', protocol: 1, last: null, seat: null });
    newest().say(welcome);
    l.last = 7;
    newest().cut();
    expect(states.at(-1)).toBe('offline');
    vi.advanceTimersByTime(500);
    expect(Wire.all).toHaveLength(2);
    newest().open();
    expect(newest().sent[0]).toMatchObject({ type: 'hello', last: 7 });
    newest().say(welcome);
    expect(states.at(-1)).toBe('online');
  });

  it('waits longer each time, and not at all when the network says it is back', () => {
    const { line: l } = line();
    l.open();
    for (let i = 0; i < 6; i++) {
      newest().cut();
      vi.advanceTimersByTime(20_000);
    }
    const many = Wire.all.length;
    newest().cut();
    vi.advanceTimersByTime(2000);
    expect(Wire.all).toHaveLength(many);
    l.hurry();
    expect(Wire.all).toHaveLength(many + 1);
  });

  it('sends an unanswered move again, with the same id, until it is acknowledged', () => {
    const { line: l } = line();
    l.open();
    newest().open();
    newest().say(welcome);
    l.say({ type: 'move', move_id: 'a', decision: 3, text: 'done' });
    newest().cut();
    l.say({ type: 'move', move_id: 'b', decision: 4, text: 'done' });
    vi.advanceTimersByTime(1000);
    newest().open();
    newest().say(welcome);
    expect(newest().sent.filter((m) => m.type === 'move')).toMatchObject([{ move_id: 'a' }, { move_id: 'b' }]);
    newest().say({ type: 'ack', move_id: 'a', moment: 4 });
    newest().say({ type: 'refused', move_id: 'b', reason: 'stale' });
    expect(l.waiting).toBe(0);
  });

  it('tries again when the store could not write', () => {
    const { line: l, heard } = line();
    l.open();
    newest().open();
    newest().say(welcome);
    l.say({ type: 'move', move_id: 'a', decision: 3, text: 'done' });
    newest().say({ type: 'refused', move_id: 'a', reason: 'store' });
    expect(heard.filter((m) => m.type === 'refused')).toEqual([]);
    vi.advanceTimersByTime(1500);
    expect(newest().sent.filter((m) => m.type === 'move')).toHaveLength(2);
  });

  it('says hello again when the store could not be read', () => {
    const { line: l, states } = line();
    l.open();
    newest().open();
    newest().say({ type: 'refused', move_id: null, reason: 'store' });
    vi.advanceTimersByTime(1500);
    newest().open();
    expect(newest().sent.map((m) => m.type)).toEqual(['hello']);
    newest().say(welcome);
    expect(Wire.all).toHaveLength(2);
    expect(states.at(-1)).toBe('online');
  });

  it.each([CODES.lost, CODES.refused, CODES.nonsense])('ends for good with %i, and says why', (code) => {
    const { line: l, states, whys } = line();
    l.open();
    newest().cut(code);
    vi.advanceTimersByTime(60_000);
    expect([states.at(-1), whys.at(-1)]).toEqual(['ended', code]);
    l.cut(); // a network that goes away changes nothing about it
    expect(states.at(-1)).toBe('ended');
    expect(Wire.all).toHaveLength(1);
  });

  it.each([CODES.restart, 1013, 1006])('comes back soon after %i, and says why it is away', (code) => {
    const { line: l, states, whys } = line();
    l.open();
    newest().open();
    newest().say(welcome);
    newest().cut(code);
    expect([states.at(-1), whys.at(-1)]).toEqual(['offline', code]);
    vi.advanceTimersByTime(500);
    expect(Wire.all).toHaveLength(2);
    expect(whys.at(-1)).toBe(code); // as long as it tries
    newest().open();
    newest().say(welcome);
    expect([states.at(-1), whys.at(-1)]).toEqual(['online', 0]);
  });

  it('does not hurry where there are too many sockets, unless the reader wishes it', () => {
    const { line: l, states, whys } = line();
    l.open();
    newest().cut(CODES.crowded);
    expect([states.at(-1), whys.at(-1)]).toEqual(['offline', CODES.crowded]);
    vi.advanceTimersByTime(14_000);
    expect(Wire.all).toHaveLength(1);
    l.hurry();
    expect(Wire.all).toHaveLength(2);
    newest().cut(CODES.crowded);
    vi.advanceTimersByTime(26_000);
    expect(Wire.all).toHaveLength(3);
  });

  it('ends where the server speaks another version: a page must be reloaded', () => {
    const { line: l, states, whys } = line();
    l.open();
    newest().open();
    newest().say({ type: 'refused', move_id: null, reason: 'protocol' });
    vi.advanceTimersByTime(60_000);
    expect([states.at(-1), whys.at(-1)]).toEqual(['ended', CODES.nonsense]);
    expect(Wire.all).toHaveLength(1);
  });

  it('says within two seconds that a move is not answered, keeps the line, and says when it is', () => {
    const { line: l, states } = line();
    l.open();
    newest().open();
    newest().say(welcome);
    newest().say({ type: 'pong', t: Date.now(), now: 5000 });
    vi.advanceTimersByTime(5000);
    l.say({ type: 'move', move_id: 'a', decision: 3, text: 'done' });
    vi.advanceTimersByTime(1000);
    expect(states.at(-1)).toBe('online');
    vi.advanceTimersByTime(1000);
    expect(states.at(-1)).toBe('offline');
    expect(Wire.all).toHaveLength(1);
    newest().say({ type: 'ack', move_id: 'a', moment: 4 });
    expect(states.at(-1)).toBe('online');
  });

  it('is cut at once when the browser says that there is no network', () => {
    const { line: l, states } = line();
    l.open();
    newest().open();
    newest().say(welcome);
    l.cut();
    expect(states.at(-1)).toBe('offline');
  });

  it('hangs up on a silent server, and corrects its clock by the quickest answer', () => {
    const { line: l, states } = line();
    vi.setSystemTime(1_000_000);
    l.open();
    newest().open();
    newest().say({ ...welcome, now: 1_000_500 });
    expect(l.offset).toBe(500);
    newest().say({ type: 'pong', t: 999_900, now: 1_000_550 });
    expect(l.offset).toBe(600);
    newest().say({ type: 'pong', t: 999_000, now: 1_009_000 });
    expect(l.offset).toBe(600);
    vi.advanceTimersByTime(60_000);
    expect(states).toContain('offline');
  });
});
