/** A position in words. A game says what there is to say; the shell makes headings, lists and tables of it, so that a screen
 * reader can jump from one to the next, and all games are read alike. */

import type { Look } from '@/shell/parts/looks.svelte';
import type { Say } from '@/shell/speaking/speaker';

/** A seat as boards get it, with its letter and its colour. */
export interface SeatInfo extends Look {
  seat: number;
  name: string;
  /** The seat this page looks from. */
  me: boolean;
  /** Asked just now. */
  active: boolean;
}

/** Of what a board gets, all that a description needs: it says how things are, not what can be touched. */
export interface Seen<View> {
  view: View;
  /** Null: an onlooker, or the curtain is drawn. */
  seat: number | null;
  seats: SeatInfo[];
  options: Record<string, string>;
  say: Say;
}

/** What stands in a table: a text, or several things one below the other. */
export type Cell = string | string[];

/** The first cell of each row is its name. */
export interface Rows {
  head: string[];
  rows: Cell[][];
}

/** A sentence, a list of things, or a table. */
export type Block = string | string[] | Rows;

/** A heading and what stands under it; parts in it are one heading deeper. */
export interface Part {
  title: string;
  blocks?: Block[];
  parts?: Part[];
}

/** Own things first, then what is common, then each of the others. */
export type Describe<View = unknown> = (seen: Seen<View>) => Part[];

/** One's own things, if one sits here, and those of each of the others. */
export function sides<Player>({ view, seat, seats }: Seen<{ players: Player[] }>): {
  mine: Player | undefined;
  others: { who: SeatInfo; player: Player }[];
} {
  const others = seats.flatMap((who) => {
    const player = view.players[who.seat];
    return who.seat === seat || player === undefined ? [] : [{ who, player }];
  });
  return { mine: seat === null ? undefined : view.players[seat], others };
}

/** "a, b and c", as the language has it. */
export function together(things: string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(things);
}

/** Equal things once, with their number. */
export function counted<T>(things: T[]): { thing: T; many: number }[] {
  const many = new Map<T, number>();
  for (const thing of things) many.set(thing, (many.get(thing) ?? 0) + 1);
  return [...many].map(([thing, n]) => ({ thing, many: n }));
}

type Texts = Record<'fr' | 'en' | 'de', string>;

/** The Fluent texts of a board and those of its description. */
export function joined(board: Texts, words: Texts): Texts {
  return {
    fr: `${board.fr}\n${words.fr}`,
    en: `${board.en}\n${words.en}`,
    de: `${board.de}\n${words.de}`,
  };
}
