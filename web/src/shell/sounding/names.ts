/** The sounds there are, and which happening of a game makes which. */

import type { Happening } from '@/shell/speaking/notation';

export const SOUNDS = [
  'dice',
  'card',
  'rail',
  'bump',
  'crash',
  'whistle',
  'bell',
  'gavel',
  'coin',
  'word',
  'turn',
  'end',
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** What a game says of its sounds, as data in its index.ts. */
export interface Sounds {
  /** Which happening makes which sound. */
  sounds?: Record<string, SoundName>;
  /** Those whose picture begins somewhere in a longer scene: the board says when (`sound`), the shell does not. */
  cues?: string[];
}

/** So many different sounds of one piece of news are enough. */
const MOST = 3;

/** What is heard when these happenings come onto the board: each sound once, in their order. */
export function soundsOf(told: Happening[], { sounds = {}, cues = [] }: Sounds, board: boolean): SoundName[] {
  const heard = told.filter(({ word }) => !board || !cues.includes(word)).map(({ word }) => sounds[word]);
  return [...new Set(heard.filter((name) => name !== undefined))].slice(0, MOST);
}
