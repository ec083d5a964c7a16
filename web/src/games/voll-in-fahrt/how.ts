/** What the figures of "how it works" show (games/voll_in_fahrt/how in the package). */

import type { Crop } from '@/shell/board';

/** The yard is a square wherever it is drawn, so its corners are found by fractions. */
const yard = (part?: Crop['part'], largest = 1): Crop => ({
  around: ['.frame'],
  size: [900, 720],
  narrow: [360, 560],
  margin: 0,
  largest,
  part,
});

export const crops: Record<string, Crop> = {
  yard: yard(undefined, 0.85),
  platform: yard([0, 0.16, 1, 0.84], 0.85),
  start: yard([0.08, 0.71, 0.92, 0.29]),
  push: yard([0, 0.3, 0.74, 0.7]),
  crash: yard([0.3, 0.71, 0.7, 0.29]),
  home: yard([0.705, 0.3, 0.295, 0.7]),
};
