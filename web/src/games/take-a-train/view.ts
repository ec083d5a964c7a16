/** What a view of Take a Train contains (src/fullsteam/games/take_a_train/views.py). Seats in it count from 1. */

import type { Figures } from './parts';

export type Kind = 'passing' | 'blind' | 'double_blind' | 'preempted' | 'open' | 'rotating';
export const KINDS: Kind[] = ['passing', 'blind', 'double_blind', 'preempted', 'open', 'rotating'];

/** What taking a card would bring, said by the rules. objectives: null when they are somebody else's. */
export interface Take {
  adds: number;
  ends: boolean;
  objectives: string[] | null;
}

export interface TrainView {
  loco: string;
  factor: number;
  multiplier: boolean;
  goods: string | null;
  wagons: string[];
  worth: number;
  takes: Record<string, Take>;
}

export interface PlayerView {
  money: number | null;
  objectives: string[] | null;
  done: string[];
  secret_objectives: number;
  locos: TrainView[];
  paid: number;
  power: number;
  hand: string[];
  kept: string[];
  /** Rotating: what is to be paid, once all locos are shown. */
  due: number | null;
  /** Rotating: the price if this loco is kept (or, when paying, turned face down). */
  prices: Record<string, number>;
  /** What the bonus card would bring, if it is displayed. */
  collects: { adds: number; objectives: string[] | null } | null;
  token: number | null;
  price: number | null;
  profit: number;
}

export interface LotView {
  pile: number;
  shown: string[];
  aside: string[];
  recent: string[];
  mixed: string[];
  loco: string | null;
  opener: number | null;
  bid: number | null;
  leader: number | null;
  choosers: number[];
  /** Who is still in the bidding. */
  in: number[];
  /** Double blind: the second bids are asked. */
  second: boolean;
  bids: (number | null)[];
}

export interface View {
  round: number;
  stage: 'setup' | 'auction' | 'wagons' | 'over';
  starter: number;
  auction: Kind | null;
  tokens_used: Kind[];
  lot: LotView;
  display: string[];
  display_size: number;
  pile: number;
  discard: Record<string, number>;
  gone: string[];
  limit: number;
  passes: number;
  bonuses: number;
  order: number[];
  rewards: Record<string, number>;
  players: PlayerView[];
  /** Only with a box: its locos by their labels, and the prices of its order tokens. */
  figures?: Figures;
  prices?: number[];
}
