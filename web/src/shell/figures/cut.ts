/** Which part of a board a figure shows. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All of these together, with some room round them, within the sheet they lie on. */
export function around(boxes: Box[], sheet: { width: number; height: number }, margin: number): Box {
  if (boxes.length === 0) return { x: 0, y: 0, ...sheet };
  const left = Math.max(0, Math.min(...boxes.map((b) => b.x)) - margin);
  const top = Math.max(0, Math.min(...boxes.map((b) => b.y)) - margin);
  const right = Math.min(sheet.width, Math.max(...boxes.map((b) => b.x + b.width)) + margin);
  const bottom = Math.min(sheet.height, Math.max(...boxes.map((b) => b.y + b.height)) + margin);
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** From a place in it, so much of it, as fractions. */
export function part(box: Box, [x, y, width, height]: [number, number, number, number]): Box {
  return { x: box.x + x * box.width, y: box.y + y * box.height, width: width * box.width, height: height * box.height };
}

/** Where there is little room the board is laid out as on a phone, so that one can read it there. */
export const NARROW = 560;
export function sheetFor(room: number, wide: [number, number], narrow: [number, number]): [number, number] {
  return room < NARROW ? [Math.max(narrow[0], Math.min(room, NARROW)), narrow[1]] : wide;
}
