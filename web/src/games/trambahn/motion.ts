/** Movements of the board: short, and none for those who wish none. */

import { cubicIn, cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

export const calm = (still: boolean): boolean => still || prefersReducedMotion.current;

/** Something comes from y pixels away and becomes clear. */
export function appear(_node: Element, { still, y = 0 }: { still: boolean; y?: number }): TransitionConfig {
  if (calm(still)) return { duration: 0 };
  return {
    duration: 260,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${u * y}px) scale(${0.8 + 0.2 * t}); opacity: ${t}`,
  };
}

/** A passenger gets on: off to the side, and gone. */
export function depart(_node: Element, { still }: { still: boolean }): TransitionConfig {
  if (calm(still)) return { duration: 0 };
  return { duration: 400, easing: cubicIn, css: (t, u) => `transform: translateX(${u * 48}px); opacity: ${t}` };
}
