/** What part of the sheet is seen: its middle and how many pixels a unit has. */

import type { Bounds, Point } from './place';

export interface Camera extends Point {
  k: number;
}
export interface Size {
  width: number;
  height: number;
}

/** Below this names and costs would be too small to read: they are left out. */
export const READABLE = 0.62;
/** From here on plates and letters have their full size. */
const FULL = 0.8;
/** At the least, letters have so much of their size: 14 pixels of 16. */
const LEAST = 0.875;
export const CLOSEST = 4;

export function fitting(bounds: Bounds, size: Size): Camera {
  const k = Math.min(size.width / bounds.width, size.height / bounds.height) || 1;
  return { x: bounds.left + bounds.width / 2, y: bounds.top + bounds.height / 2, k };
}

/** The first look: everything if it can be read, else as much as can be read, round this point. */
export function open(bounds: Bounds, size: Size, round: Point): Camera {
  const all = fitting(bounds, size);
  return all.k >= READABLE ? all : held({ ...round, k: FULL }, bounds, size);
}

/** Kept on the sheet: the middle never leaves it, and it is never smaller than fitting. */
export function held(camera: Camera, bounds: Bounds, size: Size): Camera {
  const all = fitting(bounds, size);
  const k = Math.max(all.k, Math.min(CLOSEST, camera.k));
  const along = (at: number, from: number, long: number, seen: number) =>
    seen >= long ? from + long / 2 : Math.max(from + seen / 2, Math.min(from + long - seen / 2, at));
  return {
    x: along(camera.x, bounds.left, bounds.width, size.width / k),
    y: along(camera.y, bounds.top, bounds.height, size.height / k),
    k,
  };
}

/** Nearer by this factor; what is under the pointer (pixels from the corner) stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, bounds: Bounds, size: Size): Camera {
  const k = Math.max(fitting(bounds, size).k, Math.min(CLOSEST, camera.k * factor));
  const dx = (at.x - size.width / 2) * (1 / camera.k - 1 / k);
  const dy = (at.y - size.height / 2) * (1 / camera.k - 1 / k);
  return held({ x: camera.x + dx, y: camera.y + dy, k }, bounds, size);
}

/** Is this point well inside what is seen? */
export function sees(camera: Camera, size: Size, p: Point): boolean {
  const edge = 24 / camera.k;
  const [w, h] = [size.width / camera.k / 2 - edge, size.height / camera.k / 2 - edge];
  return Math.abs(p.x - camera.x) < w && Math.abs(p.y - camera.y) < h;
}

/** All these points, no nearer than now. */
export function around(points: Point[], now: Camera, size: Size): Camera {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (seen: number, long: number) => Math.max(1, seen - 80) / Math.max(1, long);
  const k = Math.min(now.k, room(size.width, right - left), room(size.height, bottom - top));
  return { x: (left + right) / 2, y: (top + bottom) / 2, k };
}

/** How large a unit of a plate is drawn, in units of the sheet: always readable, growing slower than the map; from afar
 * everything shrinks with it. */
export function stature(k: number): number {
  if (k >= 1) return k ** -0.45;
  if (k >= FULL) return 1 / k;
  const size = LEAST + ((1 - LEAST) * (k - READABLE)) / (FULL - READABLE);
  return k >= READABLE ? size / k : LEAST / READABLE;
}
