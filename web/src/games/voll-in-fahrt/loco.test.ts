import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import Loco from './Loco.svelte';

interface Given {
  seat: number;
  loco: string;
  angle?: number;
  sign?: number;
  ghost?: boolean;
  steam?: boolean;
}

function drawn(props: Given): Element {
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const made = mount(Loco, { target, props });
  flushSync();
  const copy = target.cloneNode(true) as Element;
  unmount(made);
  return copy;
}
const NUMBERS = ['1', '2', '3', '4'];

describe('a loco', () => {
  it('shows its letter and its number upright, large, small and as a ghost', () => {
    for (const [seat, letter] of ['A', 'B', 'C', 'D'].entries()) {
      for (const loco of NUMBERS) {
        for (const more of [{}, { sign: 62 }, { ghost: true }]) {
          const sign = drawn({ seat, loco, angle: 90, ...more }).querySelector('.sign');
          expect(sign?.textContent).toBe(`${letter}${loco}`);
          expect(sign?.parentElement?.getAttribute('transform')).toContain('rotate(-90)');
        }
      }
    }
  });

  it('has an outline of its own for each number, and a face that looks ahead at any size', () => {
    const outlines = NUMBERS.map((loco) => drawn({ seat: 0, loco }).querySelector('.body')?.getAttribute('d'));
    expect(new Set(outlines).size).toBe(4);
    for (const sign of [44, 62]) {
      const eyes = [...drawn({ seat: 0, loco: '1', sign }).querySelectorAll('.eye')];
      expect(eyes.map((eye) => Number(eye.getAttribute('cx')) > 30)).toEqual([true, true]);
    }
  });

  it('puffs only while it drives', () => {
    expect(drawn({ seat: 0, loco: '1' }).querySelectorAll('.puff').length).toBe(0);
    expect(drawn({ seat: 0, loco: '1', steam: true }).querySelectorAll('.puff').length).toBe(3);
  });
});
