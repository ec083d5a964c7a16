/** For the board "germany", looked for by tools/volldampf-labels.ts: where everything stands so that nothing covers anything
 * else. Of a board that somebody else has drawn nothing is known but the side its names shall stand on (place.ts). */

import places from './labels.json';

export interface Placing {
  /** Cities are moved a little where they lie too near to each other. */
  nudges: Record<string, [x: number, y: number]>;
  /** The middle of the line a name stands on, from its city, in units of a plate. */
  names: Record<string, [x: number, y: number]>;
  /** Degrees on the ring of a city, clockwise from the east: for the first heap of goods, the second … */
  goods: Record<string, number[]>;
  /** Links that bow out: to the right of their direction if positive. */
  bends: Record<string, number>;
  /** How far on its way a link has its sign: 0 to 1. */
  signs: Record<string, number>;
}

export const GERMANY = places as unknown as Placing;
