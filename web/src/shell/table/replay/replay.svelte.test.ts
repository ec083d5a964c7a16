import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment } from '@/shell/net/protocol';
import { passagesOf } from '../telling.svelte';
import { keyOf } from './keys';
import { Player } from './player.svelte';

const words = { verbs: [], happenings: [{ name: 'rings', rule: '', domains: ['seat'] }], refusals: [], domains: {} };
const told = (n: number, kind: Moment['kind'] = 'move', text = ''): Moment => ({
  n,
  kind,
  seat: 0,
  at: 0,
  text,
  events: [{ text: 'rings 1', number: n }],
});

it('what was taken back is no part of the story', () => {
  const log = [told(0, 'start'), told(1), told(2), told(3, 'undo', '1'), told(4)];
  expect(passagesOf(log, words).map(({ moment }) => moment)).toEqual([0, 1, 3, 4]);
});

describe('keys', () => {
  const chapters = [0, 10, 20].map((moment) => ({ moment, title: '' }));
  const key = (name: string, target: Element = document.body, shiftKey = false) =>
    keyOf({ key: name, shiftKey, target }, 12, 30, chapters);

  it('run, step, and lead from chapter to chapter', () => {
    expect([key(' '), key('ArrowRight'), key('ArrowLeft')]).toEqual(['toggle', 'next', 'back']);
    expect([key('PageUp'), key('PageDown'), key('ArrowRight', document.body, true)]).toEqual([10, 20, 20]);
    expect([key('Home'), key('End'), key('x')]).toEqual([0, 30, null]);
  });

  it('are left to what has the focus and needs them', () => {
    const button = document.createElement('button');
    expect([key(' ', button), key('ArrowRight', button)]).toEqual([null, 'next']);
    expect(key('ArrowRight', document.createElement('select'))).toBe(null);
  });
});

describe('the player', () => {
  const asked: string[] = [];
  const news = (moment: number, seat: number | null) => ({
    type: 'news',
    seat,
    moment,
    moments: [told(moment)],
    view: { moment },
    decision: null,
    count: null,
    now: 0,
    result: null,
  });

  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      const [, n = '0', seat] = path.match(/moments\/(\d+)(?:\?seat=(\d))?/) ?? [];
      return new Response(JSON.stringify(news(Number(n), seat === undefined ? null : Number(seat))));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const made = () =>
    new Player(
      't1',
      () => 5,
      () => ({ words, matters: { rings: 800 } }),
    );

  it('jumps still, and steps with a scene', async () => {
    const player = made();
    await player.jump(3);
    expect([player.moment, player.showing.still, player.showing.done]).toEqual([3, true, true]);
    await player.next(true);
    expect([player.moment, player.showing.still, player.showing.happenings.length]).toEqual([4, false, 1]);
    await player.back();
    expect([player.moment, player.showing.still]).toEqual([3, true]);
  });

  it('holds what matters, shorter when it runs faster', async () => {
    const player = made();
    const held = async (speed: number) => {
      player.speed = speed;
      await player.jump(0);
      await player.next();
      const since = performance.now();
      while (!player.showing.done) await vi.advanceTimersByTimeAsync(10);
      return performance.now() - since;
    };
    const [slow, fast] = [await held(1), await held(4)];
    expect(slow).toBeGreaterThan(790);
    expect(fast).toBeLessThan(slow / 3);
  });

  it('runs to the end and stops there; then it begins anew', async () => {
    const player = made();
    const stop = $effect.root(() => {
      $effect(() => {
        void player.news;
        if (player.playing && player.showing.done) player.next();
      });
    });
    await player.jump(3);
    await player.toggle();
    for (let i = 0; i < 400 && player.playing; i++) {
      flushSync();
      await vi.advanceTimersByTimeAsync(20);
    }
    expect([player.moment, player.playing]).toEqual([5, false]);
    await player.toggle();
    expect([player.moment, player.playing]).toEqual([0, true]);
    stop();
  });

  it('only the newest wish counts', async () => {
    const player = made();
    await Promise.all([player.jump(1), player.jump(4)]);
    expect(player.moment).toBe(4);
  });
});
