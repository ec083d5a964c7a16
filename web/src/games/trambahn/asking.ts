/** What can be ordered in Trambahn, and what is asked twice. All else can be taken back until cards are drawn. */

import { type Asking, arg, type Ordered, type Said, type Say } from '@/shell/board';
import { face, shortage, type View } from './model';

const PASSED = ['passengers', 'income'];

/** B2.6 Columns without a tram go at the end of the turn: while trams are bought all of them, before that those for which there
 * is no money yet. Where there is none at all nobody is asked for trams: the last moment to cash another card. */
function lost(view: View, seat: number, step: string): number {
  const found = shortage(view, seat);
  if (!found) return 0;
  return step === 'tramways' ? found.bare : found.bare - found.paid;
}

export const asking: Asking = {
  /** A place in a street says which cards may go there. */
  also: (said: Said) => (said.word === 'station' ? [`street:${face(arg(said, 'card') ?? '').line}`] : []),
  costs: {
    done: {
      card: true,
      steps: ['tramways', 'income'],
      when: (view: View, seat: number, step: string) => lost(view, seat, step) > 0,
    },
  },
  sure: (said: Said, view: View, seat: number, say: Say, step: string) =>
    said.word === 'done'
      ? say(step === 'income' ? 'sure-short' : 'sure-lost', { number: lost(view, seat, step) })
      : null,
  orders: (_view: unknown, _seat: number, step: string | null): Ordered[] =>
    step !== null && PASSED.includes(step) ? [{ step, ends: 'scoring' }] : [],
};
