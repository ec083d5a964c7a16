import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '@/shell/browser/settings.svelte';
import { AGAIN, toRead } from './patience';
import type { News, Table } from './protocol';
import { type Game, Showing } from './showing.svelte';

const word = (name: string) => ({ name, rule: '', domains: [] });
const GAME: Game = {
  words: { verbs: [], happenings: ['drives', 'income'].map(word), refusals: [], domains: {} },
  matters: {},
  ends: ['income'],
};
let showing: Showing;
let time: number | null = null;

function news(moment: number, event = 'drives', more: Partial<News> = {}): News {
  const moments = [
    { n: moment, kind: 'move' as const, seat: 1, at: 0, text: '', events: [{ text: event, number: 4 }] },
  ];
  return { seat: 0, moment, moments, view: { moment }, decision: null, count: null, now: 0, ...more } as News;
}
const add = (...all: News[]) => {
  for (const each of all) showing.add(each, false);
};
const now = () => showing.news?.moment;
const is = () => [now(), showing.round.open, showing.behind];
function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { speed: 'normal', played: true });
  time = null;
  showing = new Showing(
    () => GAME,
    () => {},
    undefined,
    () => time,
  );
  showing.start();
  add(news(0, ''));
});
afterEach(() => {
  hide(false);
  showing.stop();
  vi.useRealTimers();
});

describe('the end of a round', () => {
  it('is summed up after its scene, from the position before, and stays until one goes on', () => {
    add(news(1), news(2, 'income'), news(3));
    vi.advanceTimersByTime(500);
    const end = showing.scene();
    expect([...is(), showing.round.ended !== null]).toEqual([2, false, 1, true]);
    end();
    vi.advanceTimersByTime(500);
    expect(is()).toEqual([2, true, 1]);
    expect(showing.round.ended?.before).toEqual({ moment: 1 });
    expect(showing.round.ended?.happenings.map((h) => [h.word, h.number])).toEqual([['income', 4]]);
    add(news(4), news(5));
    vi.advanceTimersByTime(10 * 60_000);
    showing.pass(); // a touch of the board
    expect(is()).toEqual([2, true, 3]);
    showing.goOn();
    expect([...is(), showing.round.ended]).toEqual([3, false, 2, null]);
    vi.advanceTimersByTime(2000);
    expect(now()).toBe(5);
  });

  it('keeps nobody waiting for ever', () => {
    time = 20_000;
    add(news(1, 'income'), news(2));
    vi.advanceTimersByTime(15_000);
    expect(is()).toEqual([1, true, 1]);
    vi.advanceTimersByTime(6000);
    expect(is()).toEqual([2, false, 0]);
  });

  it('no clock of the reader cuts it short', () => {
    const decision = { id: 2, step: 's', rule: '', number: 0, legal: ['done'], since: 0, due: null };
    add(news(1, 'income'), news(2, 'drives', { decision, count: 103_000, now: 100_000 }));
    vi.advanceTimersByTime(60_000);
    expect(is()).toEqual([1, true, 1]);
    showing.goOn();
    expect(now()).toBe(2);
  });

  it('is not skipped: the first time one comes to it, the second time beyond', () => {
    add(news(1), news(2), news(3, 'income'), news(4), news(5));
    showing.skip();
    vi.advanceTimersByTime(1);
    expect([...is(), showing.still]).toEqual([3, true, 2, true]);
    expect(showing.round.ended?.before).toEqual({ moment: 2 });
    showing.skip();
    expect(is()).toEqual([5, false, 0]);
  });

  it('of the own move comes at once', () => {
    showing.add(news(1, 'income'), true);
    vi.advanceTimersByTime(500);
    expect(is()).toEqual([1, true, 0]);
  });

  it('waits for who looks elsewhere', () => {
    hide(true);
    add(news(1), news(2, 'income'), news(3));
    vi.advanceTimersByTime(5000);
    expect(is()).toEqual([2, true, 1]);
    hide(false);
    showing.goOn();
    expect(now()).toBe(3);
  });

  it('is not summed up after an absence, nor where no pauses are wished', () => {
    const moments = [1, 2, 3, 4, 5].flatMap((n) => news(n, n === 3 ? 'income' : 'drives').moments);
    add(news(5, 'drives', { moments }));
    vi.advanceTimersByTime(2000);
    expect(is()).toEqual([5, false, 0]);
    settings.speed = 'none';
    add(news(6, 'income'));
    vi.advanceTimersByTime(2000);
    expect(is()).toEqual([6, false, 0]);
  });

  it('looked at once more, passes by itself', () => {
    add(news(1, 'income'));
    vi.advanceTimersByTime(500);
    showing.goOn();
    add(news(2));
    vi.advanceTimersByTime(2000);
    showing.review(news(0, ''), news(1, 'income'));
    vi.advanceTimersByTime(3000);
    expect([...is(), showing.back?.moment]).toEqual([1, true, 0, 2]);
    vi.advanceTimersByTime(AGAIN);
    expect([...is(), showing.back]).toEqual([2, false, 0, null]);
  });

  it('is not for another seat', () => {
    add(news(1, 'income'));
    vi.advanceTimersByTime(500);
    add(news(2, 'drives', { seat: 1 }));
    expect([...is(), showing.round.ended]).toEqual([2, false, 0, null]);
  });
});

describe('time to read it', () => {
  const table = (kinds: ('person' | 'bot')[], terms: object = {}) =>
    ({
      seats: kinds.map((kind, seat) => ({ kind, seat })),
      terms: { pace: 'live', choice: null, ...terms },
    }) as unknown as Table;
  const ended = news(1, 'income', { pause: 120_000 });
  it('ends with the pause of the clocks where people wait or a clock runs', () => {
    expect(toRead(ended, table(['person', 'person', 'bot']), [0], 100_000)).toBe(20_000);
    expect(toRead(ended, table(['person', 'bot'], { choice: 60 }), [0], 100_000)).toBe(20_000);
    expect(toRead(ended, table(['person', 'person']), [0], 130_000)).toBe(0);
  });
  it('is one’s own against bots, around one screen, and over days', () => {
    expect(toRead(ended, table(['person', 'bot', 'bot']), [0], 0)).toBeNull();
    expect(toRead(ended, table(['person', 'person']), [0, 1], 0)).toBeNull();
    expect(toRead(ended, table(['person', 'person'], { pace: 'correspondence', choice: 86_400 }), [0], 0)).toBeNull();
  });
  it('passes for who only watches', () => {
    expect(toRead({ ...ended, seat: null }, table(['bot', 'bot']), [], 0)).toBe(AGAIN);
  });
});
