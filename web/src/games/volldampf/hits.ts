/** What can be hit round a city, in units of its plate: the place a finger needs, its name, and the goods that wait there. */

import { type Camera, stature } from './camera';
import type { Label, Point, Sheet } from './place';

/** A plate, from its middle to its rim. */
export const PLATE = 14;
/** Half the tray a heap of goods lies on. */
export const TRAY = 10;
/** Half the strip round a link that can be touched, in units of the sheet. */
export const STRIP = 12;
/** So much of a link stays free beyond each of two near plates. */
const BETWEEN = 5;
const BASES = { left: [-16, 0], right: [16, 0], above: [0, -39], below: [0, 28] } as const;
const STEP = 19;

/** Half of what a finger needs, for each city; less where the next city is so near that no link between them could be touched. */
export function reaches(on: Sheet, k: Camera['k']): Map<string, number> {
  const drawn = stature(k);
  const wanted = Math.min(22 / k / drawn, 25);
  const all = [...on.cities];
  return new Map(
    all.map(([city, at]) => {
      const near = Math.min(...all.filter(([c]) => c !== city).map(([, p]) => Math.hypot(p.x - at.x, p.y - at.y)));
      return [city, Math.max(PLATE, Math.min(wanted, near / drawn / 2 - BETWEEN))];
    }),
  );
}

/** Where the name stands. Above its plate it comes nearer while no goods lie between. */
export function nameAt(label: Label, heaps: number): Point {
  const [x, y] = BASES[label.side];
  const drop = label.side === 'above' && heaps === 0 ? 17 : 0;
  return { x: x + label.x, y: y + label.y + drop };
}

/** Where each heap lies: under the name, or from afar, where there are no names, under the plate. */
export function heapsAt(label: Label, heaps: number, readable: boolean): Point[] {
  const last = heaps - 1;
  const name = nameAt(label, heaps);
  const first = { right: 8, left: -12 - last * STEP, above: (-last * STEP) / 2, below: (-last * STEP) / 2 }[label.side];
  return Array.from({ length: heaps }, (_, i) =>
    readable ? { x: name.x + first + i * STEP, y: name.y + 13 } : { x: (i - last / 2) * 12, y: 17 },
  );
}
