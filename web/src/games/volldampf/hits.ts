/** How far round a city a finger hits it, and how far round a link. */

import { type Camera, stature } from './camera';
import { FINGER, PLATE } from './measures';
import type { Sheet } from './place';

/** Half the strip round a link that can be touched, in units of the sheet. */
export const STRIP = 12;
/** So much of a link stays free beyond each of two near plates. */
const BETWEEN = 5;

/** Half of what a finger needs of a good or a sign, in units of a plate: the same on the screen where those are drawn smaller.
 * Of goods it lies so much farther out on their ring: none takes from another. */
export const finger = (k: Camera['k']): number => FINGER / Math.min(1, k * stature(k));

/** Half of what a finger needs, for each city; less where the next city is so near that no link between them could be touched. */
export function reaches(on: Sheet, k: Camera['k']): Map<string, number> {
  const drawn = stature(k);
  const wanted = Math.min(22 / k / drawn, PLATE + 3);
  const all = [...on.cities];
  return new Map(
    all.map(([city, at]) => {
      const near = Math.min(...all.filter(([c]) => c !== city).map(([, p]) => Math.hypot(p.x - at.x, p.y - at.y)));
      return [city, Math.max(PLATE, Math.min(wanted, near / drawn / 2 - BETWEEN))];
    }),
  );
}
