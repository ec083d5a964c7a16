/** What the figures of "how it works" show (games/volldampf/how in the package). */

import type { Crop } from '@/shell/board';

/** The land lies alike on every map, so its regions are found by fractions. */
const land = (part?: Crop['part']): Crop => ({
  around: ['.chart .map'],
  size: [1040, 900],
  narrow: part ? [900, 860] : [360, 820],
  margin: 0,
  part,
});
/** Narrow enough that boards lie under the map and have all their words. */
const board = (around: string[]): Crop => ({ around, size: [760, 1200], narrow: [360, 3200] });

export const crops: Record<string, Crop> = {
  map: land(),
  auction: { around: ['.groups', '.now'], size: [1040, 900], narrow: [360, 2000] },
  build: land([0.24, 0.18, 0.6, 0.66]),
  delivery: land([0.14, 0.2, 0.6, 0.72]),
  income: board(['.lane']),
  cards: board(['.hand']),
};
