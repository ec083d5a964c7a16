/** What a board gets. It draws the view and puts marks on its elements; it knows no rule and sends nothing. */

import type { Component } from 'svelte';
import type { Choosing } from './choose.svelte';
import type { Describe } from './describe';
import type { Said } from './words';

export interface SeatInfo {
  seat: number;
  name: string;
  /** The seat this page looks from. */
  me: boolean;
  /** Asked just now. */
  active: boolean;
}

/** Something that has just happened, taken apart ("waits 1 r1 red": its word is "waits"). */
export interface Happening extends Said {
  number: number;
}

/** Texts in the reader's language. */
export interface Say {
  lang: 'fr' | 'en' | 'de';
  /** A text of this board's own Fluent files (web/src/games/<id>/text/<lang>.ftl), or of the game's (ui-…, tally-…). */
  (id: string, args?: Record<string, string | number>): string;
  /** A member of a domain: member('card', 'b7') is "the blue 7". */
  member: (domain: string, label: string) => string;
  /** A legal answer, as on a button. */
  choice: (said: Said) => string;
}

export interface BoardProps<View = unknown> {
  view: View;
  /** Null: an onlooker, or the curtain is drawn. */
  seat: number | null;
  seats: SeatInfo[];
  options: Record<string, string>;
  /** The question, if this seat is asked. */
  step: string | null;
  choosing: Choosing;
  /** What happened between the view before and this one: for animation. Empty when one jumps about in time. */
  happenings: Happening[];
  say: Say;
  /** No animation: the reader's wish, or a jump in time. */
  still: boolean;
}

export type Board = Component<BoardProps>;

/** What web/src/games/<id>/index.ts exports. The shell finds the folder by the id of the game ("voll-in-fahrt"). */
export interface BoardModule {
  board: Board;
  /** A small drawing for the start page, made of the board's own parts; it takes no view and is not interactive. */
  picture: Component;
  /** The position in words, for the text view; without it the view is listed as it is. */
  words?: Describe<never>;
  /** Fluent texts of the board by language. */
  texts: Record<'fr' | 'en' | 'de', string>;
  /** Points of each seat in this view: for the chart over time and the players' list. */
  points: (view: never, seat: number) => number;
  /** Short public facts of a seat for the players' list, already said: ["12 marks", "2 bonds"]. */
  facts: (view: never, seat: number, say: Say) => string[];
}
