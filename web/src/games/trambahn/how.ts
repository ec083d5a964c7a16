/** What the figures of "how it works" show (games/trambahn/how in the package). */

import type { Crop } from '@/shell/board';

/** High enough that columns lie there unfolded. */
const WIDE: [number, number] = [760, 980];
const NARROW: [number, number] = [360, 900];
const MINE = '.half:last-child .street';
const crop = (around: string[]): Crop => ({ around, size: WIDE, narrow: NARROW });

export const crops: Record<string, Crop> = {
  start: { around: ['.middle', '.bottom'], size: [760, 760], narrow: [360, 560] },
  column: { ...crop([MINE]), part: [0.2, 0, 0.45, 0.9] },
  tram: { around: [MINE, '.shop', '.bottom'], size: [760, 840], narrow: [360, 480] },
  bell: crop(['.middle']),
  late: crop(['.streets']),
};
