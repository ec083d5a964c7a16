/** Where the bubble stands: near what it speaks of, never over it, and over as little else as can be. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Something that should be seen: weight for each 100 square pixels of it that are covered. */
export interface Seen extends Box {
  weight: number;
}

const GAP = 15;
const GRID = 16;
const CORNER = 28;
const REACH = 44;

export function boxOf(element: Element): Box {
  const { x, y, width: w, height: h } = element.getBoundingClientRect();
  return { x, y, w, h };
}

export const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

function covered(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

export function contains(frame: Box, { x, y, w, h }: Box): boolean {
  return x >= frame.x && y >= frame.y && x + w <= frame.x + frame.w && y + h <= frame.y + frame.h;
}

/** How far two boxes are from each other. */
export function gap(a: Box, b: Box): number {
  const dx = Math.max(0, b.x - (a.x + a.w), a.x - (b.x + b.w));
  const dy = Math.max(0, b.y - (a.y + a.h), a.y - (b.y + b.h));
  return Math.hypot(dx, dy);
}

/** A tail that goes straight up, down or aside looks best. */
function askew(box: Box, target: Box): number {
  const { x, y } = middle(target);
  const straight =
    (x > box.x + CORNER && x < box.x + box.w - CORNER) || (y > box.y + CORNER && y < box.y + box.h - CORNER);
  return straight ? 0 : 60;
}

/** What of it can be seen: the part within all of these. */
export function within(box: Box, frames: Box[]): Box {
  return frames.reduce((seen, frame) => {
    const [x, y] = [Math.max(seen.x, frame.x), Math.max(seen.y, frame.y)];
    const w = Math.max(0, Math.min(seen.x + seen.w, frame.x + frame.w) - x);
    const h = Math.max(0, Math.min(seen.y + seen.h, frame.y + frame.h) - y);
    return { x, y, w, h };
  }, box);
}

/** Covering a pixel of what must be seen is worse than covering all of the rest. */
const NEVER = 100;

/** The left upper corner for a bubble of this size, and how much it hides there that must be seen. targets: what it speaks of,
 * the first is what it points at; asked: the question and its answers. */
export function place(
  size: { w: number; h: number },
  targets: Box[],
  asked: Box[],
  others: Seen[],
  frame: Box,
): { x: number; y: number; hides: number } {
  const [first] = targets;
  const free = [...targets.map((target) => grown(target, GAP)), ...asked];
  let best = { x: frame.x, y: frame.y, hides: Number.POSITIVE_INFINITY };
  let least = Number.POSITIVE_INFINITY;
  for (let y = frame.y; y + size.h <= frame.y + frame.h; y += GRID) {
    for (let x = frame.x; x + size.w <= frame.x + frame.w; x += GRID) {
      const box = { x, y, ...size };
      const hidden = free.reduce((sum, target) => sum + covered(box, target), 0);
      const over = others.reduce((sum, other) => sum + (covered(box, other) * other.weight) / 100, 0);
      const cost = hidden * NEVER + over + (first ? gap(box, first) + askew(box, first) : 0);
      if (cost < least) [least, best] = [cost, { x, y, hides: hidden }];
    }
  }
  return best;
}

/** The tail: a triangle from the edge of the bubble to the edge of what it points at; in coordinates of the screen. */
export function tail(bubble: Box, target: Box): string {
  const to = nearest(grown(target, -Math.min(target.w, target.h) / 3), middle(bubble));
  return wedge(bubble, nearest(target, nearest(grown(bubble, -CORNER), to)));
}

function wedge(bubble: Box, to: { x: number; y: number }): string {
  const from = nearest(grown(bubble, -2), to);
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  if (long < 4) return '';
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const inside = nearest(grown(bubble, -20), to); // where its root is hidden in the bubble
  const [px, py] = [-uy * 11, ux * 11];
  const reach = Math.min(long - 3, REACH); // far away the ring says which: a tail across the board would hide what lies between
  const end = `${from.x + ux * reach},${from.y + uy * reach}`;
  return `${inside.x + px},${inside.y + py} ${end} ${inside.x - px},${inside.y - py}`;
}

const middle = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });

/** The point of a box that is nearest to another point. */
function nearest({ x, y, w, h }: Box, to: { x: number; y: number }): { x: number; y: number } {
  return { x: Math.max(x, Math.min(x + w, to.x)), y: Math.max(y, Math.min(y + h, to.y)) };
}
