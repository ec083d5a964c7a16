import type { Say } from '@/shell/board';
import type { Entry } from './over';

/** "+$300", "−$150". */
export function signed(n: number, say: Say): string {
  return n < 0 ? say('over-minus', { n: -n }) : say('plus', { n });
}

/** "locos −$1,200" */
export function entry({ kind, n }: Entry, say: Say): string {
  return say(`over-${kind}`, { n: signed(n, say) });
}
