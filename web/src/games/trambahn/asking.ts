/** What can be ordered in Trambahn, and what is asked twice. All else can be taken back until cards are drawn. */

import type { Asking, Ordered, Said, Say } from '@/shell/board';
import { shortage, type View } from './model';

const PASSED = ['passengers', 'income'];

/** B2.6 Columns without a tram go at the end of the turn. */
const bare = (view: View, seat: number): number => shortage(view, seat)?.bare ?? 0;

export const asking: Asking = {
  costs: { done: { card: true, steps: ['tramways'], when: (view: View, seat: number) => bare(view, seat) > 0 } },
  sure: (said: Said, view: View, seat: number, say: Say) =>
    said.word === 'done' ? say('sure-lost', { number: bare(view, seat) }) : null,
  orders: (_view: unknown, _seat: number, step: string | null): Ordered[] =>
    step !== null && PASSED.includes(step) ? [{ step, ends: 'scoring' }] : [],
};
