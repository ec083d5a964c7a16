/** Volldampf on the page. */

import { type BoardModule, joined, type Say } from '@/shell/board';
import { asking } from './asking';
import BoardComponent from './Board.svelte';
import Picture from './Picture.svelte';
import de from './text/de.ftl?raw';
import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';
import type { View } from './types';
import { words, wordTexts } from './words';

export const board: BoardModule['board'] = BoardComponent;
export const picture: BoardModule['picture'] = Picture;
export const texts: BoardModule['texts'] = joined({ fr, en, de }, wordTexts);
export { asking, words };

/** Deliveries, action cards and sabotage, the order of turns, the end: milliseconds after the scene. */
export const matters = {
  delivers: 1000,
  advances: 1000,
  no_transport: 700,
  order: 1200,
  old_order: 1200,
  plays: 1200,
  sabotaged: 1500,
  robs: 1200,
  robbed: 1200,
  last_round: 1200,
  final: 2500,
};
/** Others' bids come one after another. */
export const stays = { borrows: 800, bids: 1000, passes: 900, stakes: 900, pays: 900, chooses: 900, builds: 900 };
export const anew = ['round'];
export const telling = [
  ...['robs', 'robbed', 'sabotaged', 'delivers', 'plays', 'advances', 'builds', 'chooses'],
  ...['order', 'old_order', 'stakes', 'bids', 'passes', 'borrows'],
];
export const summary: BoardModule['summary'] = () => import('./round');

export const lines: BoardModule['lines'] = {
  chapters: ['round'],
  folds: [
    {
      of: ['names', 'travels', 'delivers', 'advances', 'freight', 'moves'],
      starts: ['names', 'freight'],
      tells: ['delivers', 'advances', 'moves'],
    },
    {
      of: ['bids', 'passes', 'stakes', 'order', 'pays', 'old_order'],
      tells: ['order', 'old_order'],
      whoever: true,
    },
    {
      of: ['taken_out', 'goods_card', 'placed', 'bag_empty', 'goods_shuffled', 'opened', 'filled'],
      title: 'vd-story-goods',
      whoever: true,
    },
  ],
};
export const sounds: BoardModule['sounds'] = {
  round: 'bell',
  borrows: 'coin',
  bids: 'coin',
  order: 'gavel',
  old_order: 'gavel',
  chooses: 'card',
  discards: 'card',
  plays: 'card',
  draws: 'card',
  drew: 'card',
  robs: 'card',
  robbed: 'card',
  builds: 'bump',
  travels: 'rail',
  delivers: 'whistle',
  sabotaged: 'crash',
  income: 'coin',
};

export function points(view: View, seat: number): number {
  return view.players[seat]?.result ?? 0;
}

/** Income minus bonds: what counts in the end. The table of departures has it, but lies below the map on a phone. */
export const figure = (say: Say): string => say('vd-figure');
export const plates: BoardModule['plates'] = 'wide';

export function facts(view: View, seat: number, say: Say): string[] {
  const p = view.players[seat];
  if (!p) return [];
  return [
    say('vd-fact-cash', { marks: p.cash }),
    say('vd-fact-income', { income: p.income }),
    say('vd-fact-bonds', { bonds: p.bonds }),
  ];
}

export const story: BoardModule['story'] = () => import('./story');

export const legend: BoardModule['legend'] = () => import('./legend');

export { phases } from './phases';

/** Beside the big screen. */
export const hand: BoardModule['hand'] = () => import('./Held.svelte');
/** Its smallest words are read from the sofa. */
export const screen = 1.5;
