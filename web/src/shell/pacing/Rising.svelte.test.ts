import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Rising from './Rising.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counted(props: { from: number; to: number; ms: number }, times: number[]): string[] {
  const target = document.createElement('div');
  const made = mount(Rising, { target, props });
  const shown = times.map((ms) => {
    flushSync();
    vi.advanceTimersByTime(ms);
    flushSync();
    return target.querySelector('[aria-hidden]')?.textContent ?? '';
  });
  expect(target.querySelector('.hidden')?.textContent).toBe(String(props.to)); // for those who listen: how it ends
  unmount(made);
  return shown;
}

it('a number counts to what it is', () => {
  const [first, middle, last] = counted({ from: 10, to: 100, ms: 1000 }, [0, 400, 700]).map(Number) as number[];
  expect(first).toBe(10);
  expect(middle).toBeGreaterThan(10);
  expect(middle).toBeLessThan(100);
  expect(last).toBe(100);
});

it('without motion it is there at once', () => {
  expect(counted({ from: 10, to: 4, ms: 0 }, [0])).toEqual(['4']);
});
