/** What became of a match: its chapters, its score sheet, its course and what is worth telling of it. A game says all that as
 * data, from what happened and, where that does not say it, from views; it computes no rule. The shell draws it. */

import { arg, type Happening } from '@/shell/speaking/notation';
import type { Say } from '@/shell/speaking/speaker';

/** One moment of the log, taken apart. What was taken back is not among them. */
export interface Passage {
  moment: number;
  happened: Happening[];
}

/** A match as its story is made of. */
export interface Tale {
  passages: Passage[];
  /** By seat. */
  names: string[];
  say: Say;
}

/** One that is over. */
export interface Finished<View = unknown> extends Tale {
  scores: number[];
  /** The moments asked for, each as every seat saw it. */
  views: Map<number, View[]>;
}

/** Something that begins here: a round, a scoring, an arrival. */
export interface Chapter {
  moment: number;
  title: string;
}

/** A number and, small beside it, what it is made of. */
export interface Entry {
  text: string;
  note?: string;
}

/** A line of the score sheet, an entry for each seat; a title has none. */
export interface SheetLine {
  name: string;
  entries: Entry[];
  sum?: boolean;
}

export interface Sheet {
  /** In what is counted. */
  unit: string;
  lines: SheetLine[];
}

/** How it went: one line a seat, from left to right. */
export interface Course {
  /** What the axes count: "Turn", "Points". */
  across: string;
  up: string;
  /** Where something stands under the axis. */
  ticks: { at: number; text: string }[];
  /** Of each seat. */
  lines: [at: number, high: number][][];
  /** A figure on the axis upwards, where it is more than a number. */
  said?: (high: number) => string;
}

/** Something worth telling; and when it happened, to be looked at once more. */
export interface Highlight {
  text: string;
  moment?: number;
}

export interface Story<View = unknown> {
  texts: Record<'fr' | 'en' | 'de', string>;
  chapters: (tale: Tale) => Chapter[];
  /** Moments whose views are needed for the rest. */
  needs: (passages: Passage[]) => number[];
  sheet: (match: Finished<View>) => Sheet;
  course: (match: Finished<View>) => Course;
  /** Two to four sentences. */
  highlights: (match: Finished<View>) => Highlight[];
  /** A result with its unit: "41 points". */
  score: (score: number, say: Say) => string;
}

/** A happening, and when it was. */
export interface Event extends Happening {
  moment: number;
  /** Whom it is about; -1: nobody. */
  seat: number;
}

/** All happenings of these words, in their order. */
export function eventsOf(passages: Passage[], ...words: string[]): Event[] {
  return passages.flatMap(({ moment, happened }) =>
    happened
      .filter(({ word }) => words.includes(word))
      .map((said) => ({ ...said, moment, seat: Number(arg(said, 'seat') ?? 0) - 1 })),
  );
}

/** The one with the greatest number; the first of equal ones. */
export function greatest<E extends { number: number }>(events: E[]): E | undefined {
  return events.reduce<E | undefined>((best, event) => (best && best.number >= event.number ? best : event), undefined);
}

/** Who has most of something, if nobody has as much. */
export function alone(names: string[], many: (seat: number) => number) {
  const each = names.map((name, seat) => ({ name, seat, number: many(seat) }));
  const best = greatest(each);
  return best && best.number > 0 && each.filter((e) => e.number === best.number).length === 1 ? best : null;
}

export function total(events: { number: number }[]): number {
  return events.reduce((sum, { number }) => sum + number, 0);
}

/** Where whoever wins alone went ahead for good, and then stayed there; null: nobody won alone, or he led from the beginning.
 * All lines have their points at the same places. */
export function aheadFrom(lines: Course['lines'], scores: number[]): { seat: number; at: number } | null {
  const seat = scores.indexOf(Math.max(...scores));
  const own = lines[seat] ?? [];
  const leads = (i: number) => lines.every((line, q) => q === seat || (own[i]?.[1] ?? 0) > (line[i]?.[1] ?? 0));
  let since = own.length;
  while (since > 0 && leads(since - 1)) since -= 1;
  const at = own[since]?.[0];
  return at === undefined || since < 2 ? null : { seat, at };
}
