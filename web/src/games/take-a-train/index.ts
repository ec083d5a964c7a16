import { type Board, type BoardModule, joined, type Say, type SummaryModule } from '@/shell/board';
import { asking } from './asking';
import BoardOf from './Board.svelte';
import { points as pointsOf } from './consider';
import PictureOf from './Picture.svelte';
import de from './text/de.ftl?raw';
import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';
import type { View } from './view';
import { words, wordTexts } from './words';

export const board: Board = BoardOf;
export const picture = PictureOf;
export const texts = joined({ fr, en, de }, wordTexts);
export { asking, words };

/** Sales and other results of auctions, incomes, objectives, the end: milliseconds after the scene. */
export const matters = {
  sold: 2000,
  pays: 2000,
  takes_blind: 2000,
  no_sale: 2000,
  full: 900,
  all_passed: 900,
  in_order: 1600,
  extended: 2000,
  emptied: 1500,
  multiplies: 1200,
  twins: 1200,
  collects: 900,
  achieves: 2000,
  owns: 2500,
};
/** Others' bids come one after another. */
export const stays = { offers: 800, opens: 900, raises: 900, passes: 700, names: 900, declines: 700, attaches: 700 };
export const telling = [
  ...[
    'achieves',
    'full',
    'sold',
    'pays',
    'takes_blind',
    'extended',
    'emptied',
    'collects',
    'multiplies',
    'twins',
    'attaches',
  ],
  ...['replaces', 'raises', 'opens', 'offers', 'passes', 'leaves'],
];
export const anew = ['round', 'in_order'];
/** Under the hammer: News.svelte. */
export const says = ['sold'];
export const summary = (): Promise<SummaryModule> => import('./round');
export const lines: BoardModule['lines'] = {
  chapters: ['round'],
  quiet: ['shown', 'displayed', 'reshuffled', 'set_aside', 'bonus_aside', 'new_pile', 'got'],
  folds: [
    {
      of: [
        ...['offers', 'hands_on', 'opens', 'raises', 'passes', 'had_bid', 'added', 'names', 'declines', 'sold'],
        ...['receives', 'received', 'keeps', 'kept', 'reveals', 'pays', 'turns'],
      ],
      tells: ['names', 'sold', 'pays'],
      ends: ['sold'],
      whoever: true,
    },
    { of: ['in_order'], tells: ['in_order'], whoever: true },
    { of: ['pays_to_replace', 'replaces'] },
  ],
};
export const sounds: BoardModule['sounds'] = {
  round: 'whistle',
  shown: 'card',
  offers: 'card',
  opens: 'coin',
  raises: 'coin',
  sold: 'gavel',
  takes_blind: 'gavel',
  no_sale: 'gavel',
  replaces: 'card',
  attaches: 'bump',
  twins: 'bump',
  multiplies: 'card',
  collects: 'coin',
  full: 'whistle',
  earns: 'coin',
  achieves: 'bell',
};
export const points = (view: View, seat: number): number => pointsOf(view, seat);

/** The purse, where one may see it: one's own always, the others' when purses lie open (T1.1), all at the end. */
export const standing = (view: View, seat: number): number | null => view.players[seat]?.money ?? null;
export const figure = (say: Say): string => say('money-head');
export const plates: BoardModule['plates'] = 'always';

export function facts(view: View, seat: number, say: Say): string[] {
  const p = view.players[seat];
  if (!p) return [];
  return [
    p.money === null ? say('purse-hidden') : say('money', { n: p.money }),
    ...(p.token ? [say('place', { n: p.token })] : []),
    say('ui-power', { number: p.power }),
    ...(p.done.length > 0 ? [say('objectives-done', { n: p.done.length })] : []),
  ];
}

export const story: BoardModule['story'] = () => import('./story');

export const legend: BoardModule['legend'] = () => import('./legend');

/** Beside the big screen. */
export const hand: BoardModule['hand'] = () => import('./Held.svelte');
/** Its smallest words are read from the sofa. */
export const screen = 1.8;
