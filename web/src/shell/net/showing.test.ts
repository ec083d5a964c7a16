import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '@/shell/browser/settings.svelte';
import { CAP } from '@/shell/pacing/span';
import { BEHIND } from './patience';
import type { News } from './protocol';
import { type Game, Showing } from './showing.svelte';

const word = (name: string) => ({ name, rule: '', domains: [] });
const GAME: Game = {
  words: { verbs: [], happenings: ['drives', 'crashes'].map(word), refusals: [], domains: {} },
  matters: { crashes: 700 },
};
let game: Game;
let showing: Showing;
let told: string[] = [];

function news(moment: number, event = 'drives', more: Partial<News> = {}): News {
  const events = event ? [{ text: event, number: 0 }] : [];
  const moments = [{ n: moment, kind: 'move' as const, seat: 1, at: 0, text: '', events }];
  return { seat: 0, moment, moments, view: { moment }, decision: null, count: null, now: 0, ...more } as News;
}
const add = (...all: News[]) => {
  for (const each of all) showing.add(each, false);
};
const now = () => showing.news?.moment;
const hear = (event: Event) => {
  const { what, moment } = (event as CustomEvent).detail;
  if (what !== 'shown') told.push(`${what} ${moment}`);
};
/** A board whose scene takes so long. */
function plays(ms: number): void {
  const end = showing.scene();
  setTimeout(() => end(), ms);
}
function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { speed: 'normal', played: true });
  game = GAME;
  told = [];
  showing = new Showing(
    () => game,
    () => {},
  );
  showing.start();
  add(news(0, ''));
  document.addEventListener('fullsteam:news', hear);
});
afterEach(() => {
  document.removeEventListener('fullsteam:news', hear);
  hide(false);
  showing.stop();
  vi.useRealTimers();
});

it('what comes one after another, as bids do, is there long enough to be read', async () => {
  game = { ...GAME, stays: { drives: 1000 } };
  add(news(1), news(2));
  await vi.advanceTimersByTimeAsync(900);
  expect(now()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(now()).toBe(2);
});

describe('a scene', () => {
  it('is waited for to its end', () => {
    add(news(1), news(2));
    plays(1500);
    vi.advanceTimersByTime(1499);
    expect(now()).toBe(1);
    vi.advanceTimersByTime(2);
    expect(now()).toBe(2);
    expect(told).toEqual(['begun 1', 'ended 1']);
  });

  it('of something that matters is held long enough to be read', () => {
    add(news(1, 'crashes'), news(2));
    plays(1000);
    vi.advanceTimersByTime(1699);
    expect(now()).toBe(1);
    vi.advanceTimersByTime(2);
    expect(now()).toBe(2);
  });

  it('that never ends blocks nobody', () => {
    add(news(1), news(2));
    const end = showing.scene();
    vi.advanceTimersByTime(CAP + 1);
    expect(now()).toBe(2);
    end(false);
    expect(told).toEqual(['begun 1', 'cut 1']);
  });

  it('may be passed, and all of them skipped', () => {
    add(news(1), news(2), news(3), news(4));
    plays(2000);
    showing.pass();
    expect([now(), showing.behind]).toEqual([2, 2]);
    showing.skip();
    expect([now(), showing.behind, showing.still]).toEqual([4, 0, true]);
  });

  it('of the own move begins at once', () => {
    add(news(1, 'crashes'));
    plays(1000);
    showing.add(news(2), true);
    expect([now(), showing.still]).toEqual([2, false]);
  });
});

describe('speeds', () => {
  const shownFor = (): number => {
    add(news(1, 'crashes'), news(2));
    let ms = 0;
    while (now() === 1 && ms < 10_000) {
      vi.advanceTimersByTime(10);
      ms += 10;
    }
    return ms;
  };
  it.each([
    ['slow', 1120],
    ['normal', 700],
    ['fast', 350],
  ] as const)('%s holds what matters for %i ms', (speed, ms) => {
    settings.speed = speed;
    expect(shownFor()).toBeGreaterThanOrEqual(ms);
    expect(showing.tempo).toBe(ms / 700);
  });

  it('none shows the newest as soon as the first is drawn', () => {
    settings.speed = 'none';
    add(news(1, 'crashes'), news(2), news(3));
    vi.advanceTimersByTime(300);
    expect([now(), showing.still, showing.happenings.length]).toEqual([3, true, 0]);
  });

  it('unless chosen, suit the game; and the first match is slow', () => {
    settings.speed = 'auto';
    add(news(1));
    expect(showing.tempo).toBe(1);
    game = { ...GAME, speed: 'slow' };
    vi.advanceTimersByTime(2000);
    add(news(2));
    expect(showing.tempo).toBe(1.6);
    Object.assign(settings, { played: false });
    game = { ...GAME, speed: 'fast' };
    vi.advanceTimersByTime(2000);
    add(news(3));
    expect(showing.tempo).toBe(1.6);
  });
});

describe('nobody is kept waiting', () => {
  it('behind, only what matters is played', () => {
    for (let n = 1; n < BEHIND * 3; n++) add(news(n, n === 7 ? 'crashes' : 'drives'));
    const seen: string[] = [];
    const watch = (event: Event) => {
      const { what, moment, still } = (event as CustomEvent).detail;
      if (what === 'shown') seen.push(`${moment}${still ? ' still' : ''}`);
    };
    document.addEventListener('fullsteam:news', watch);
    vi.advanceTimersByTime(60_000);
    document.removeEventListener('fullsteam:news', watch);
    expect(seen.slice(0, 7)).toEqual(['2 still', '3 still', '4 still', '5 still', '6 still', '7', '8 still']);
    expect(seen.at(-1)).toBe(`${BEHIND * 3 - 1}`);
  });

  it('whoever looks elsewhere finds how things stand', () => {
    add(news(1), news(2), news(3));
    hide(true);
    expect([now(), showing.still]).toEqual([3, true]);
    add(news(4), news(5));
    expect([now(), showing.behind]).toEqual([5, 0]);
  });

  it('whose clock runs has most of it', () => {
    add(news(1, 'crashes'));
    const decision = { id: 2, step: 's', rule: '', number: 0, legal: ['done'], since: 0, due: null };
    add(news(2, 'drives', { decision, count: 103_000, now: 100_000 }));
    plays(5000);
    vi.advanceTimersByTime(999);
    expect(now()).toBe(1);
    vi.advanceTimersByTime(2);
    expect(now()).toBe(2);
  });

  it('after an absence nothing is played', () => {
    const moments = [1, 2, 3, 4, 5].flatMap((n) => news(n).moments);
    add(news(5, 'drives', { moments }));
    expect([now(), showing.still, showing.happenings.length]).toEqual([5, true, 0]);
  });
});

describe('once more', () => {
  it('a moment is played from the one before, and then one is back', () => {
    add(news(1), news(2, 'crashes'), news(3));
    vi.advanceTimersByTime(5000);
    expect(now()).toBe(3);
    showing.review(news(1), news(2, 'crashes'));
    expect(now()).toBe(1);
    vi.advanceTimersByTime(130);
    expect([now(), showing.back?.moment, showing.happenings[0]?.word]).toEqual([2, 3, 'crashes']);
    vi.advanceTimersByTime(2000);
    expect([now(), showing.back, showing.still]).toEqual([3, null, true]);
  });

  it('also while what came last is still held, and its scene cut', () => {
    add(news(1), news(2, 'crashes'));
    vi.advanceTimersByTime(500);
    const end = showing.scene();
    showing.review(news(0, ''), news(1));
    end(false);
    vi.advanceTimersByTime(130);
    expect([now(), showing.back?.moment]).toEqual([1, 2]);
  });

  it('ends when something new comes', () => {
    add(news(1), news(2));
    vi.advanceTimersByTime(5000);
    showing.review(news(0, ''), news(1));
    vi.advanceTimersByTime(130);
    add(news(3));
    expect([now(), showing.back]).toEqual([3, null]);
  });
});
