/** The shell's one door to the games: all that a board in web/src/games gets, and all it may use. A board draws the view and
 * puts marks on its elements; it knows no rule and sends nothing. */

import type { Component } from 'svelte';
import type { Asking } from './choosing/asking';
import type { Choosing } from './choosing/choosing.svelte';
import type { Describe, Part, Seen } from './describing/describe';
import type { Lines } from './describing/lines';
import type { Story } from './describing/story';
import type { Draft } from './drafting/draft.svelte';
import type { Json } from './drafting/shape';
import type { Manner, Scene } from './pacing/span';
import type { Sounds } from './sounding/names';
import type { Happening } from './speaking/notation';
import type { Say } from './speaking/speaker';

export type { Asking, Bids, Ordered } from './choosing/asking';
export type { Choosing } from './choosing/choosing.svelte';
export { reveal } from './choosing/reveal';
export { area, useTargets } from './choosing/targets.svelte';
export type { Block, Cell, Describe, Part, Rows, SeatInfo, Seen } from './describing/describe';
export { counted, joined, sides, together } from './describing/describe';
export type { Chapter, Course, Event, Finished, Highlight, Passage, SheetLine, Story, Tale } from './describing/story';
export { aheadFrom, alone, eventsOf, greatest, total } from './describing/story';
export type { Draft } from './drafting/draft.svelte';
export { default as BoxField } from './drafting/Field.svelte';
export { plain } from './drafting/plain';
export { at, fresh, idOf, type Json, type Path, put, type Shape, shapeAt } from './drafting/shape';
export { sheet } from './drafting/sheet';
export { keeping } from './net/share';
export { moving } from './pacing/moving';
export { default as Rising } from './pacing/Rising.svelte';
export type { Scene } from './pacing/span';
export { type Look, useLooks } from './parts/looks.svelte';
export { default as Piece } from './parts/Piece.svelte';
export { default as SeatBadge } from './parts/SeatBadge.svelte';
export type { Happening, Said } from './speaking/notation';
export { arg } from './speaking/notation';
export { figure } from './speaking/numbers';
export type { Say } from './speaking/speaker';
export { sentence } from './speaking/speaker';

export interface BoardProps<View = unknown> extends Seen<View> {
  /** The question, if this seat is asked. */
  step: string | null;
  choosing: Choosing;
  /** What happened between the view before and this one: for animation. Empty when one jumps about in time. */
  happenings: Happening[];
  /** No animation: the reader's wish, or a jump in time. */
  still: boolean;
  /** How much longer than written movements take (also --tempo in styles): the reader's wish, or the game's. */
  tempo: number;
  /** Called when a scene begins; what it returns, when it is over. The next news wait for it. */
  scene: Scene;
  /** The picture of such a happening begins just now, in the middle of a scene: what it sounds like is heard (see `cues`). */
  sound: (happening: string) => void;
  /** Opens the score sheet as it stands (see `tally`); without it there is none to be opened here. */
  tally?: () => void;
}

export type Board = Component<BoardProps>;

/** A round is over: how things stand then, and what led there. */
export interface RoundOver<View = unknown> extends Seen<View> {
  /** The position before its last move. */
  before: View;
  /** What came of that move, also of the round that begins with it. */
  happenings: Happening[];
  /** Everything since the round before, up to its end; what was taken back has not happened. */
  round: Happening[];
}

/** The summary of a round: a file of its own, brought when the first one ends. */
export interface SummaryModule {
  /** Draws it; tempo 0: as a still. */
  default: Component<RoundOver<never> & { tempo: number }>;
  title: (over: RoundOver<never>) => string;
  /** The same in words. */
  words: (over: RoundOver<never>) => Part[];
  texts: BoardModule['texts'];
}

/** The pieces of a game with their names: a file of its own, brought when somebody looks. */
export interface LegendModule {
  /** Entries (`Piece`), drawn by the board's own parts. */
  default: Component<{ say: Say }>;
  texts: BoardModule['texts'];
}

/** Which part of the board a figure of "how it works" shows: web/src/games/<id>/how.ts has one for each, by its name. */
export interface Crop {
  /** All that these find (CSS) is in the picture; nothing: the whole board. */
  around: string[];
  /** Of all that: from where (across, down) and how much of it, as fractions. */
  part?: [number, number, number, number];
  /** How large the board is laid out: where there is room, and as on a phone. */
  size?: [number, number];
  narrow?: [number, number];
  /** Pixels of the board round it. */
  margin?: number;
  /** At most so much larger than on the board. */
  largest?: number;
}

/** What web/src/games/<id>/index.ts exports. The shell finds the folder by the id of the game ("voll-in-fahrt"). */
export interface BoardModule extends Partial<Manner>, Sounds {
  board: Board;
  /** What only its owner holds, for a phone beside the big screen; without it: nothing but the question. Loaded there. */
  hand?: () => Promise<{ default: Component<BoardProps<never>> }>;
  /** How much larger than written the board is on the big screen (1920 pixels wide), so that it is read from three metres. */
  screen?: number;
  /** A small drawing for the start page, made of the board's own parts; it takes no view and is not interactive. */
  picture: Component;
  /** The position in words, for the text view; without it the view is listed as it is. */
  words?: Describe<never>;
  /** What its questions cost, what can be ordered, and what is asked with only one answer (choosing/asking.ts). */
  asking?: Asking;
  /** What a round has brought, where rounds end (round_ends in the game's own game.toml). */
  summary?: () => Promise<SummaryModule>;
  /** The parts of a turn or of a round in their order, and where one is (-1: nowhere), unless the board shows that itself. */
  phases?: (view: never, step: string | null, say: Say) => { names: string[]; now: number };
  /** Its pieces, each with a word. */
  legend?: () => Promise<LegendModule>;
  /** How its log reads. */
  lines?: Lines;
  /** Fluent texts of the board by language. */
  texts: Record<'fr' | 'en' | 'de', string>;
  /** What became of a match, once it is over: loaded then. */
  story?: () => Promise<{ story: Story<never> }>;
  /** Its score sheet can be read while the match goes on: what happened and the points say all of it. */
  tally?: boolean;
  /** Points of each seat in this view: for the chart over time. */
  points: (view: never, seat: number) => number;
  /** How a seat stands, for the players' list, where that is not its points. Null: nobody may know. */
  standing?: (view: never, seat: number) => number | null;
  /** What that number is; without it: points. */
  figure?: (say: Say) => string;
  /** The board itself shows every player with that number: the shell then shows only who is there. 'wide': not on a phone;
   * 'apart': nor where one could compare, so that the shell has the numbers too. */
  plates?: 'always' | 'wide' | 'apart';
  /** Short public facts of a seat for the players' list, already said: ["12 marks", "2 bonds"]. */
  facts: (view: never, seat: number, say: Say) => string[];
}

/** What web/src/games/<id>/bags.json tells; `make docs` writes it from the rules. */
export interface Bags {
  rules: number;
  /** Options on which the plan depends, with their usual values. */
  options: Record<string, string>;
  /** "players option option": the bags drawn from before anybody chooses, each with how often. */
  plans: Record<string, [bag: number, often: number][]>;
  /** Lots and their weights, as they lie there at first. */
  bags: [lot: string, weight: number][][];
}

/** What a part of a box editor gets. It draws and changes the draft; what is right the server says. */
export interface BoxPartProps {
  draft: Draft;
  /** Our own box: to compare with. */
  own: Json;
  say: Say;
}

/** What web/src/games/<id>/box/index.ts exports, where drawing a box is more than filling in fields. */
export interface BoxModule {
  /** In this order; each is called part-<name> in the texts. holds: mistakes in these are shown there; 'routes.links' goes before 'routes'. */
  parts: { name: string; holds: string[]; part: Component<BoxPartProps> }[];
  /** What fields (field-<keys>), values (value-<value>) and parts are called; fields and values without a text keep their key. */
  texts: BoardModule['texts'];
  /** How wide and high the board is drawn, in its own pixels, before it is made small enough to stand beside; null: it would say nothing. */
  picture: [number, number] | null;
}
