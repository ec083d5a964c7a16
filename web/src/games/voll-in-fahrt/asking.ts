/** A repair tile is spent, and one drives one's only loco oneself. */

import type { Asking } from '@/shell/board';

export const asking: Asking = {
  costs: { repair: { card: true } },
  single: () => 'never',
  orders: () => [],
};
