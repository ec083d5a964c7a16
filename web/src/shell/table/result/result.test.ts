import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '@/shell/speaking/texts.svelte';
import { draw } from './card';
import { headline } from './headline';
import { apart, plot, stepOf, valueAt } from './plot';

beforeAll(() => texts.use('en'));

const NAMES = ['Anna', 'Bo', 'Chiara'];
const said = (scores: number[], places: number[], me: number | null) => {
  const { title, line, won } = headline({ scores, places }, NAMES, me, (n) => `${n} points`);
  return [title, line, won];
};

describe('how it ended', () => {
  it('is said to who played, and by name to who looked on', () => {
    expect(said([9, 5, 7], [1, 3, 2], 0)).toEqual(['You win!', '9 points, ahead of Chiara (7).', true]);
    expect(said([9, 5, 7], [1, 3, 2], 2)).toEqual(['You came second', 'Anna wins with 9 points; you have 7.', false]);
    expect(said([9, 5, 7], [1, 3, 2], null)).toEqual(['Anna wins!', '9 points, ahead of Chiara (7).', null]);
  });

  it('says ties as they are', () => {
    expect(said([9, 9, 7], [1, 1, 3], 1)).toEqual(['You share the victory with Anna', 'Each has 9 points.', true]);
    expect(said([9, 9, 7], [1, 1, 3], null)[0]).toBe('Shared victory: Anna and Bo!');
    expect(said([9, 5, 5], [1, 2, 2], 2)[0]).toBe('You share second place with Bo');
    expect(said([9, 9, 7], [1, 2, 3], 1)).toEqual([
      'You came second',
      'Equal with 9 points; the tie-break decided.',
      false,
    ]);
  });
});

const course = {
  across: 'Round',
  up: 'Points',
  ticks: [0, 1, 2].map((at) => ({ at, text: String(at) })),
  lines: [
    [0, 3, 9].map((high, at): [number, number] => [at, high]),
    [0, -2, 9].map((high, at): [number, number] => [at, high]),
  ],
};
const box = { left: 40, top: 10, right: 240, bottom: 110 };

describe('the course', () => {
  it('lies within its box, below naught too, on lines of round numbers', () => {
    const { paths, up, across } = plot(course, box, 20);
    expect(up.map(({ value }) => value)).toEqual([-5, 0, 5, 10]);
    expect(across.map(({ x }) => x)).toEqual([40, 140, 240]);
    expect(paths[0]).toBe('M40 76.7L140 56.7L240 16.7');
    expect(stepOf(207, 4)).toBe(100);
    expect(stepOf(3, 4)).toBe(1);
  });

  it('keeps the signs at its end apart, and inside', () => {
    const { ends } = plot(course, box, 20);
    expect(Math.abs((ends[0]?.y ?? 0) - (ends[1]?.y ?? 0))).toBeGreaterThanOrEqual(20);
    expect(apart([100, 100, 100], 20, 0, 110)).toEqual([70, 90, 110]);
  });

  it('has a value at every tick, for the table', () => {
    expect(valueAt(course.lines[1] as [number, number][], 1)).toBe(-2);
    expect(valueAt(course.lines[1] as [number, number][], 1.9)).toBe(-2);
  });
});

it('the picture names everybody, whatever he is called, and is a drawing', () => {
  const players = NAMES.slice(0, 2).map((name, seat) => ({
    seat,
    name: seat ? '<b> & "Co"' : name,
    letter: name[0] ?? '',
    place: seat + 1,
    score: '9',
  }));
  const card = { game: 'G', title: 'Anna wins!', line: '', date: 'today', players, course, said: String };
  const svg = new DOMParser().parseFromString(draw(card), 'image/svg+xml');
  expect(svg.querySelector('parsererror')).toBe(null);
  const text = [...svg.querySelectorAll('text')].map((t) => t.textContent);
  for (const word of ['Anna wins!', 'Anna', '<b> & "Co"', 'today', 'Round', 'Points']) expect(text).toContain(word);
  expect(svg.querySelectorAll('path[stroke-width="5"]').length).toBe(2);
});
