/** How much room the columns get: the page scrolls only when it must. */

/** Everything but the stops: both bars, termini, trams, wires, hand. */
const FIXED = 578;
const LOWEST = 18;
const HIGHEST = 28;
/** What a phone, or a zoomed page, has at most. */
export const NARROW = 620;
const LOW = 740;

export interface Layout {
  /** Too little room for all stops of the other side: they may be folded. */
  tight: boolean;
  /** Pixels for one stop. */
  stop: number;
  narrow: boolean;
}

/** own, other: stops in the longest column of each side; one more is kept free for what may be built. */
export function layout(width: number, height: number, own: number, other: number): Layout {
  const narrow = width <= NARROW || height < LOW;
  if (narrow) return { tight: true, stop: 20, narrow };
  const room = (stops: number) => Math.floor((height - FIXED) / stops) - 1;
  const tight = room(own + 1 + other) < LOWEST;
  return { tight, stop: clamp(room(own + 1 + (tight ? 1 : other))), narrow };
}

const clamp = (pixels: number): number => Math.max(LOWEST, Math.min(HIGHEST, pixels));
