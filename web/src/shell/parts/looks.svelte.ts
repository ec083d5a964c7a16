/** Who is who at a table: to each seat one letter, one colour with its pattern, one avatar, wherever it is drawn. */

import { getContext, setContext } from 'svelte';
import { letters } from './letters';

/** As the server names them; each colour has its pattern (SeatBadge). */
export const COLOURS = ['blue', 'red', 'green', 'orange', 'purple', 'black'] as const;
export const AVATARS = [
  'master',
  'conductor',
  'signal',
  'lantern',
  'whistle',
  'ticket',
  'clock',
  'steam',
  'owl',
  'fox',
  'cat',
  'bear',
] as const;
export type Colour = (typeof COLOURS)[number];
export type Avatar = (typeof AVATARS)[number];

/** What people choose. */
export interface Chosen {
  colour: Colour | null;
  avatar: Avatar | null;
}

/** What somebody has chosen, as the server says it: strings. */
export function chosenBy(somebody: { colour: string | null; avatar: string | null } | null): Chosen {
  return {
    colour: COLOURS.find((colour) => colour === somebody?.colour) ?? null,
    avatar: AVATARS.find((avatar) => avatar === somebody?.avatar) ?? null,
  };
}

export interface Look {
  letter: string;
  /** The number of its colour, for its pattern; null: not decided yet. As a colour it is --seat-N of its seat. */
  dye: number | null;
  avatar: string;
  bot: boolean;
}

/** Of a seat, what its look needs. */
interface Sitting {
  seat: number;
  name: string;
  kind: string;
  colour: string;
  avatar: string;
}

/** Tables from before there were colours have them by seat; while a table waits for people, bots have none yet. */
export function looksOf(seats: Sitting[], open = false): Look[] {
  const signs = letters(seats.map((s) => s.name));
  return seats.map((s) => {
    const found = COLOURS.indexOf(s.colour as Colour);
    const dye = found >= 0 ? found : open ? null : s.seat % COLOURS.length;
    return { letter: s.name ? (signs[s.seat] ?? '') : '', dye, avatar: s.avatar, bot: s.kind === 'bot' };
  });
}

const KEY = Symbol('looks');

/** Everything in this component knows who is who, and the page has their colours: --seat-0, … of the document, so that dialogs
 * and charts have them too. */
export function provideLooks(looks: () => Look[]): void {
  setContext(KEY, looks);
  $effect.pre(() => wear(looks()));
}

/** Nobody sits in here. */
export function withoutLooks(): void {
  setContext(KEY, undefined);
}

function wear(looks: Look[]): () => void {
  const { style } = document.documentElement;
  const names = looks.map((_, seat) => `--seat-${seat}`);
  for (const [seat, { dye }] of looks.entries())
    style.setProperty(`--seat-${seat}`, dye === null ? 'var(--muted)' : `var(--dye-${dye})`);
  return () => {
    for (const name of names) style.removeProperty(name);
  };
}

/** Where no table is, as in the pictures of the start page: A, B, C and the colours in their order. */
export function useLooks(): (seat: number) => Look {
  const looks = getContext<(() => Look[]) | undefined>(KEY);
  return (seat) =>
    looks?.()[seat] ?? {
      letter: String.fromCharCode(65 + seat),
      dye: seat % COLOURS.length,
      avatar: '',
      bot: false,
    };
}
