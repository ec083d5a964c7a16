/** How large things are on the map, in units of a plate (stature in camera.ts says how large such a unit is drawn). */

/** A plate, from its middle to its rim. */
export const PLATE = 14;
/** Goods stand on a ring round the plate: from its middle to theirs. */
export const RING = 26;
/** Half a good. */
export const TOKEN = 8.5;
/** Half of what a finger needs of a good; none stands nearer to another than twice this. */
export const FINGER = 12;
/** A city's name: its letters over and under the line they stand on. */
export const NAME = { size: 16, over: 12, under: 4 };
/** The enamel sign of a link: half of its width and height. */
export const signHalf = (cost: number) => ({ x: cost > 9 ? 21 : 16.5, y: 11 });
/** Half the bed of a link, in units of the sheet. */
export const BED = 6.5;
