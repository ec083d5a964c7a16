/** Who is who: on every board each seat has the letter and the pattern that the shell gives it, and no other. */

import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoardModule, BoardProps } from '@/shell/board';
import { Choosing } from '@/shell/choosing/choosing.svelte';
import { type Look, looksOf } from '@/shell/parts/looks.svelte';
import Harness from './BoardHarness.svelte';
import { type Sample, seen } from './samples';

const modules = import.meta.glob<BoardModule>('./*/index.ts', { eager: true });
const samples = import.meta.glob<Sample>('./*/words/sample.json', { import: 'default', eager: true });
const games = Object.keys(samples).map((path) => path.split('/')[1] as string);

/** All begin with the same letter, and nobody has the colour of his seat. */
const NAMES = ['Anna', 'Anton', 'Amélie', 'Aaron', 'Ada', 'Alma'];
const COLOURS = ['purple', 'orange', 'black', 'blue', 'green', 'red'];

beforeAll(() => {
  const nothing = () => ({ observe: () => {}, unobserve: () => {}, disconnect: () => {} });
  vi.stubGlobal('ResizeObserver', vi.fn(nothing));
  Element.prototype.animate ??= () => ({ cancel: () => {}, finished: Promise.resolve() }) as unknown as Animation;
  Element.prototype.getAnimations ??= () => [];
  Element.prototype.scrollTo ??= () => {};
  Element.prototype.scrollIntoView ??= () => {};
  for (const side of ['clientWidth', 'clientHeight'] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 900 });
});

function drawn(game: string, step: string | null): { board: HTMLElement; looks: Look[] } {
  const module = modules[`./${game}/index.ts`] as BoardModule;
  const sample = samples[`./${game}/words/sample.json`] as Sample;
  const at = seen(sample, step, 'en', module.texts);
  const looks = looksOf(
    at.seats.map(({ seat }) => ({
      seat,
      name: NAMES[seat] ?? '',
      kind: 'person',
      colour: COLOURS[seat] ?? '',
      avatar: '',
    })),
  );
  const seats = at.seats.map((s, i) => ({ ...s, ...(looks[i] as Look), name: NAMES[i] ?? '' }));
  const props: BoardProps = {
    ...at,
    seats,
    step,
    choosing: new Choosing(),
    happenings: [],
    still: true,
    tempo: 1,
    scene: () => () => {},
    sound: () => {},
  };
  const board = document.createElement('div');
  document.body.append(board);
  const made = mount(Harness, { target: board, props: { module, looks, props } });
  flushSync();
  const copy = board.cloneNode(true) as HTMLElement;
  copy.dataset.blue = document.documentElement.style.getPropertyValue('--seat-0');
  unmount(made);
  board.remove();
  return { board: copy, looks };
}

describe.each(games)('%s', (game) => {
  const sample = samples[`./${game}/words/sample.json`] as Sample;
  const steps = [...new Set(sample.moments.map((m) => m.step))];

  it('shows every seat with the letter of the shell, and writes no other on what is its', () => {
    const met = new Set<number>();
    for (const step of steps) {
      const { board, looks } = drawn(game, step);
      for (const badge of board.querySelectorAll<SVGElement>('.seat-badge')) {
        const seat = Number(badge.dataset.seat);
        met.add(seat);
        expect(badge.querySelector('text')?.textContent).toBe(looks[seat]?.letter);
      }
      expect(board.dataset.blue).toBe('var(--dye-4)');
      // Locos on the ring ("N3"), engines on the ruler ("N"): letters in drawings.
      const signs = looks.map((look) => look.letter);
      const written = [...board.querySelectorAll('svg text')].map((text) => text.textContent ?? '');
      const lettered = written.filter((text) => /^\p{Lu}\d?$/u.test(text));
      expect(lettered.filter((text) => !signs.includes([...text][0] ?? ''))).toEqual([]);
    }
    expect([...met].sort()).toEqual(sample.names.map((_, seat) => seat));
  });
});

it('while a table waits, bots and empty seats have no colour yet; of old they have it by seat', () => {
  const seat = (n: number, kind: string, name: string, colour = '') => ({ seat: n, kind, name, colour, avatar: '' });
  const seats = [seat(0, 'person', 'Anna', 'red'), seat(1, 'bot', 'Bo'), seat(2, 'person', '')];
  expect(looksOf(seats, true).map((look) => look.dye)).toEqual([1, null, null]);
  expect(looksOf(seats, true)[2]?.letter).toBe('');
  expect(looksOf([seat(0, 'person', 'Anna'), seat(1, 'bot', 'Bo')]).map((look) => look.dye)).toEqual([0, 1]);
});

it('what a player’s figure is, and that nobody’s hidden purse is one', () => {
  const train = modules['./take-a-train/index.ts'] as BoardModule;
  const standing = train.standing as (view: unknown, seat: number) => number | null;
  const hidden = {
    players: [
      { money: 3150, profit: 900, done: [] },
      { money: null, profit: 7000, done: [] },
    ],
  };
  expect([standing(hidden, 0), standing(hidden, 1)]).toEqual([3150, null]);
  const open = { players: [{ money: 3150 }, { money: 40 }] };
  expect([standing(open, 0), standing(open, 1)]).toEqual([3150, 40]);
});
