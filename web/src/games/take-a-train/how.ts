/** What the figures of "how it works" show (games/take_a_train/how in the package). */

import type { Crop } from '@/shell/board';

const crop = (place: string): Crop => ({ around: [place], size: [1000, 900], narrow: [360, 2400] });

export const crops: Record<string, Crop> = {
  auction: crop('.board > .middle > :first-child'),
  sealed: crop('.board > .middle > :first-child'),
  yard: crop('.board > .middle > :first-child'),
  trains: crop('.board > .middle > :last-child'),
  objectives: crop('.side > :first-child'),
};
