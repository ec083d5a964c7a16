/** Trambahn: everything the shell needs of this board. */

import { type Board as BoardComponent, type BoardModule, joined, type Say } from '@/shell/board';
import { asking } from './asking';
import Board from './Board.svelte';
import { points as pointsOf, type View } from './model';
import Picture from './Picture.svelte';
import de from './text/de.ftl?raw';
import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';
import { words, wordTexts } from './words';

export const board: BoardComponent = Board;
export const picture = Picture;
export const texts: BoardModule['texts'] = joined({ fr, en, de }, wordTexts);
export { asking, words };

/** Scorings, bonuses, columns that are lost, the end: milliseconds after the scene. */
export const matters = { scoring: 1200, scores: 1200, bonus: 1200, lost: 900, last: 2000, hands_empty: 2000 };
/** Of a whole turn: what it scored, else the dearest thing in it. */
export const telling = ['scores', 'bonus', 'lost', 'buys', 'builds', 'waits', 'cashed', 'cashes'];

export const lines: BoardModule['lines'] = {
  chapters: ['turn'],
  quiet: ['offered', 'reshuffle'],
  folds: [
    { of: ['cashes', 'cashed'], title: 'board-story-cashes' },
    { of: ['draws', 'drew'], title: 'board-story-draws' },
    { of: ['dealt'], title: 'board-story-dealt' },
    { of: ['scoring', 'scores', 'bonus'], starts: ['scoring'], tells: ['scoring', 'scores', 'bonus'], whoever: true },
  ],
};
export const sounds: BoardModule['sounds'] = {
  waits: 'card',
  builds: 'card',
  cashes: 'coin',
  cashed: 'coin',
  buys: 'rail',
  draws: 'card',
  drew: 'card',
  lost: 'bump',
  scoring: 'bell',
  bonus: 'coin',
};

/** B4.2 Scorings and bonuses together. */
export function points(view: View, seat: number): number {
  const player = view.players[seat];
  return player ? pointsOf(player) : 0;
}

/** On a phone name and points stand above the board; on a desk in two of its corners. */
export const plates: BoardModule['plates'] = 'apart';
export const tally = true;

export function facts(view: View, seat: number, say: Say): string[] {
  const player = view.players[seat];
  if (!player) return [];
  const notes = say('board-fact-notes', { number: player.notes.length });
  return player.bonus > 0 ? [notes, say('board-of-bonus', { number: player.bonus })] : [notes];
}

export const story: BoardModule['story'] = () => import('./story');

export const legend: BoardModule['legend'] = () => import('./legend');

/** Beside the big screen. */
export const hand: BoardModule['hand'] = () => import('./Held.svelte');
/** Its smallest words are read from the sofa. */
export const screen = 1.6;
