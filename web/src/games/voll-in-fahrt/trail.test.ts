import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { spots } from './geometry';
import { plan } from './samples';
import Trail from './Trail.svelte';
import type { Leg, Point } from './view';

const points: Point[] = [
  [13, 16],
  [12, 16],
  [11, 16],
  [10, 16],
];
const leg: Leg = { seat: 1, loco: '2', points, end: 'stops', hazard: null };

/** The numbers on the cells of a preview, first those on the way, then those where it ends. */
function numbers(legs: Leg[], enters = false, faint = false): string[] {
  return (['lines', 'ends'] as const).flatMap((part) => {
    const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const made = mount(Trail, {
      target,
      props: { legs, enters, faint, part, sign: 44, middle: 800, spots: spots(plan) },
    });
    flushSync();
    const found = [...target.querySelectorAll('.count text')].map((text) => text.textContent ?? '');
    unmount(made);
    return found;
  });
}

describe('a preview', () => {
  it('numbers each cell from the loco to where it ends', () => {
    expect(numbers([leg])).toEqual(['1', '2', '3']);
  });

  it('counts the start cell of a loco that enters, but begins anew for one it pushes', () => {
    expect(numbers([leg, { ...leg, seat: 2 }], true)).toEqual(['1', '2', '3', '1', '2', '4', '3']);
  });

  it('numbers the last cell before an accident too, and nothing of what a slide would leave', () => {
    expect(numbers([{ ...leg, end: 'crashes' }])).toEqual(['1', '2', '3']);
    expect(numbers([leg], false, true)).toEqual([]);
  });
});
