/** What the figures of an analysis come to, as the page shows them. */

import type { Course } from '@/shell/describing/story';
import { figure } from '@/shell/speaking/numbers';
import type { Found, Mark, Moment, Parts, SeatFound } from './data';
import { SIGNS } from './data';

/** From the start to the result, in whole points that add up as they are shown: what rounding leaves over goes where it shows
 * least (as analysis/words.py does it). */
export function addedUp({ start, parts, result }: Pick<SeatFound, 'start' | 'parts' | 'result'>): number[] {
  const exact = [start, parts.own, parts.others, parts.draw, parts.unknown].map((part) => 100 * part);
  const whole = exact.map((part) => Math.round(part));
  const end = Math.round(100 * result);
  for (;;) {
    const off = end - whole.reduce((sum, part) => sum + part, 0);
    if (off === 0) return [...whole.map((part) => part + 0), end];
    const step = Math.sign(off);
    const rest = exact.map((part, k) => step * (part - (whole[k] as number)));
    const nearest = rest.indexOf(Math.max(...rest));
    whole[nearest] = (whole[nearest] as number) + step;
  }
}

export const LINES = ['start', 'own', 'others', 'draw', 'unknown', 'result'] as const;
export interface Fall {
  name: (typeof LINES)[number];
  value: number;
  /** In per cent of the width: where its bar begins and ends. */
  from: number;
  to: number;
}

/** A staircase from the start to the result; on the way it may lead below nothing or above everything. */
export function staircase(seat: SeatFound): { steps: Fall[]; zero: number; whole: number } {
  const figures = addedUp(seat);
  const [end, way] = [figures.at(-1) as number, figures.slice(0, -1)];
  let sum = 0;
  const raw = way.map((value, k) => {
    const from = k === 0 ? 0 : sum;
    sum = k === 0 ? value : sum + value;
    return { name: LINES[k] as Fall['name'], value, from, to: sum };
  });
  raw.push({ name: 'result', value: end, from: 0, to: end });
  const all = [0, 100, ...raw.flatMap(({ from, to }) => [from, to])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (value: number) => (100 * (value - low)) / (high - low);
  return {
    steps: raw.map((one) => ({ ...one, from: x(one.from), to: x(one.to) })),
    zero: x(0),
    whole: x(100),
  };
}

/** +31, −4, 0. */
export function points(value: number, lang: string): string {
  const number = Math.round(100 * value);
  return number > 0 ? `+${figure(number, lang)}` : figure(number + 0, lang);
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** How somebody played, by what his choices cost in all, and whether luck was with him, in the words of a family. */
export function judged({ parts, luck }: SeatFound): { played: string; luck: string } {
  const played = parts.own >= -0.08 ? 'great' : parts.own >= -0.3 ? 'well' : parts.own >= -0.8 ? 'fair' : 'weak';
  return { played, luck: luck >= 0.05 ? 'good' : luck <= -0.05 ? 'bad' : 'even' };
}

const change = (parts: Parts | undefined) => (parts ? parts.own + parts.others + parts.draw + parts.unknown : 0);
/** By how much a moment changed a seat's chance. */
export const changeOf = (moment: Moment, seat: number): number => change(moment.parts[seat]);

/** The lines of the graph: the chance of every seat before each moment, and in the end. */
export function courseOf({ moments, seats }: Found, words: { across: string; up: string }): Course {
  const last = moments.length;
  const lines = seats.map(({ result }, seat): [number, number][] => [
    ...moments.map((moment, n): [number, number] => [n, 100 * (moment.chances[seat] ?? 0)]),
    [last, 100 * result],
  ]);
  return { ...words, lines, ticks: ticksOf(last).map((at) => ({ at, text: String(at) })) };
}

/** Round numbers under the axis, so few that they have room. */
export function ticksOf(last: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500].find((n) => last / n <= 6) ?? 1000;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, k) => k * step);
}

/** Choices of a seat that lost something, the dearest first. */
export function worst({ moments }: Found, seat: number, marks: Mark[] = Object.keys(SIGNS) as Mark[]): Moment[] {
  const own = moments.filter((moment) => moment.seat === seat && moment.mark && marks.includes(moment.mark));
  return own.sort((a, b) => (b.loss ?? 0) - (a.loss ?? 0) || a.number - b.number);
}

/** Moments to look at, in their order: turning points, and what this seat did wrong. */
export function worthALook(found: Found, seat: number): number[] {
  const numbers = [...found.turning.map(({ number }) => number), ...worst(found, seat).map(({ number }) => number)];
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** What was chosen, without who. */
export function givenText({ answers, given, title }: Moment): string {
  return answers?.find(({ choice }) => choice === given)?.text ?? title;
}

export const drawn = (moment: Moment): boolean => moment.seat === null;
