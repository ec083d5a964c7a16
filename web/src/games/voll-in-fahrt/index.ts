/** Voll in Fahrt: the ring with its sliding platforms, seen from above. */

import './colours.css';
import './cards.css';
import { type BoardModule, joined, type Say } from '@/shell/board';
import { asking } from './asking';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import de from './text/de.ftl?raw';
import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';
import type { View } from './view';
import { words, wordTexts } from './words';

export const board: BoardModule['board'] = Board;
export const picture: BoardModule['picture'] = Picture;
export const texts: BoardModule['texts'] = joined({ fr, en, de }, wordTexts);
export { asking, words };

/** Pushes, accidents, arrivals: milliseconds after the scene. A game for children takes its time. */
export const matters = { pushes: 700, crashes: 900, gets_tile: 700, parked: 700, home: 900, stuck: 700, wins: 2000 };
export const telling = [
  'wins',
  'home',
  'crashes',
  'parked',
  'pushes',
  'stuck',
  'gets_tile',
  'drives',
  'enters',
  'slides',
];
export const speed: BoardModule['speed'] = 'slow';

/** A turn is a line: the dice, the platform, and what comes of the drive. */
export const lines: BoardModule['lines'] = {
  folds: [
    {
      of: [
        ...['turn', 'second', 'hands_in', 'rolled', 'slides', 'enters', 'drives', 'pushes', 'pushed', 'crashes'],
        ...['gets_tile', 'parked', 'home', 'stuck', 'wins'],
      ],
      starts: ['turn', 'second'],
      tells: ['drives', 'pushed', 'crashes', 'parked', 'home', 'stuck', 'wins'],
    },
  ],
};

/** The board says itself when in a chain each of them is seen; no scene shows the rest. */
export const sounds: BoardModule['sounds'] = {
  rolled: 'dice',
  slides: 'rail',
  enters: 'whistle',
  drives: 'rail',
  pushes: 'bump',
  crashes: 'crash',
  home: 'bell',
  parked: 'bell',
  gets_tile: 'coin',
};
export const cues = ['rolled', 'slides', 'enters', 'drives', 'pushes', 'crashes', 'home'];

/** F5.4 Locos home. */
export function points(view: View, seat: number): number {
  return view.players[seat]?.home ?? 0;
}

/** Each depot has its three houses. */
export const figure = (say: Say): string => say('vif-figure');
export const plates: BoardModule['plates'] = 'always';

export function facts(view: View, seat: number, say: Say): string[] {
  const player = view.players[seat];
  if (!player) return [];
  const out = [say('vif-fact-home', { home: player.home }), say('vif-fact-hand', { hand: player.hand })];
  return player.tiles > 0 ? [...out, say('vif-fact-tiles', { tiles: player.tiles })] : out;
}

export const story: BoardModule['story'] = () => import('./story');

export const legend: BoardModule['legend'] = () => import('./legend');

/** F2.1 A turn: dice, platform, loco. Before a second turn it is the dice again. */
const TURN: Record<string, number> = { mend: 0, double: 0, slide: 1, move: 2 };
export const phases: BoardModule['phases'] = (_view, step, say) => ({
  names: ['dice', 'platform', 'loco'].map((name) => say(`phase-${name}`)),
  now: TURN[step ?? ''] ?? -1,
});
/** Its smallest words are read from the sofa. */
export const screen = 1.8;
