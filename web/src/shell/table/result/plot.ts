/** Where the lines of a course lie in a box: for the chart on the page and for the picture to share. */

import type { Course } from '@/shell/describing/story';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Plot {
  /** Of each seat: its path, and where its sign stands. */
  paths: string[];
  ends: { x: number; y: number }[];
  across: { x: number; text: string }[];
  up: { y: number; value: number }[];
  x: (at: number) => number;
  y: (value: number) => number;
}

/** Between lines on the axis upwards: 1, 2, 5, 10, 20 …, or half of it for what never grows to two. */
export function stepOf(span: number, lines: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(span, 1) / lines));
  return Math.max(1, power * ([1, 2, 5, 10].find((n) => n * power * lines >= span) ?? 10));
}

/** Signs that would lie on each other are moved apart, in their order. */
export function apart(places: number[], least: number, top: number, bottom: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const out = [...places];
  let next = top;
  for (const i of order) {
    out[i] = Math.max(out[i] ?? 0, next);
    next = (out[i] ?? 0) + least;
  }
  let latest = bottom;
  for (const i of order.reverse()) {
    out[i] = Math.min(out[i] ?? 0, latest);
    latest = (out[i] ?? 0) - least;
  }
  return out;
}

const round = (n: number) => Math.round(n * 10) / 10;

export function plot(course: Course, box: Box, sign: number): Plot {
  const all = course.lines.flat();
  const [first, last] = [Math.min(...all.map(([at]) => at)), Math.max(...all.map(([at]) => at))];
  const [low, high] = [Math.min(0, ...all.map(([, y]) => y)), Math.max(1, ...all.map(([, y]) => y))];
  const step = stepOf(high - low, 4);
  const [from, to] = [Math.floor(low / step) * step, Math.ceil(high / step - 1e-9) * step];
  const x = (at: number) => round(box.left + ((at - first) / Math.max(last - first, 1e-9)) * (box.right - box.left));
  const y = (value: number) => round(box.bottom - ((value - from) / (to - from)) * (box.bottom - box.top));
  const up: Plot['up'] = [];
  for (let value = from; value <= to + 1e-9; value += step) up.push({ y: y(value), value });
  const heights = apart(
    course.lines.map((line) => y(line.at(-1)?.[1] ?? 0)),
    sign,
    box.top,
    box.bottom,
  );
  return {
    paths: course.lines.map((line) => line.map(([at, value], i) => `${i ? 'L' : 'M'}${x(at)} ${y(value)}`).join('')),
    ends: course.lines.map((line, i) => ({ x: x(line.at(-1)?.[0] ?? 0), y: heights[i] ?? 0 })),
    across: course.ticks.map(({ at, text }) => ({ x: x(at), text })),
    up,
    x,
    y,
  };
}

/** The value of a line at a tick: for the table. */
export function valueAt(line: Course['lines'][number], at: number): number {
  return line.findLast(([x]) => x <= at + 1e-9)?.[1] ?? 0;
}

/** How the line of each seat is dashed: colour is never alone. */
export const DASHES = ['', '9 4', '2 4', '14 4 2 4', '5 5', '12 3 2 3 2 3'];
