/** What can be ordered in Trambahn. All else can be taken back until cards are drawn. */

import type { Asking, Ordered } from '@/shell/board';

const PASSED = ['passengers', 'income'];

export const asking: Asking = {
  orders: (_view: unknown, _seat: number, step: string | null): Ordered[] =>
    step !== null && PASSED.includes(step) ? [{ step, ends: 'scoring' }] : [],
};
