/** What somebody is just considering: read from what was touched or what the pointer is over. No rule in here. */

import type { Choosing, Happening } from '@/shell/board';
import type { PlayerView, Take, TrainView, View } from './view';

type Looking = Pick<Choosing, 'touched' | 'over'>;

/** The member of a domain that is pointed at, or else selected: considered(choosing, 'card') is "food100". */
export function considered(choosing: Looking, domain: string): string | null {
  const marks = [...choosing.over, ...choosing.touched.flat().reverse()];
  const found = marks.find((mark) => mark.startsWith(`${domain}:`));
  return found ? found.slice(domain.length + 1) : null;
}

/** The word chosen already, "replace": then cards are not considered for trains. */
export function verb(choosing: Looking): string | null {
  return considered({ touched: choosing.touched, over: [] }, 'verb');
}

/** What the considered card would do to this train, if it may go there and no other train is pointed at. */
export function preview(train: TrainView, card: string | null, loco: string | null): Take | null {
  if (!card || (loco && loco !== train.loco)) return null;
  return train.takes[card] ?? null;
}

/** The best this card could add to one of the trains; null: it goes nowhere. */
export function best(player: PlayerView, card: string): number | null {
  if (card === 'bonus') return player.collects?.adds ?? null;
  const adds = player.locos.flatMap((train) => train.takes[card]?.adds ?? []);
  return adds.length > 0 ? Math.max(...adds) : null;
}

/** Rewards of these objectives together. */
export function rewarded(view: View, objectives: string[] | null): number {
  return (objectives ?? []).reduce((sum, name) => sum + (view.rewards[name] ?? 0), 0);
}

/** Known purses count; while one is hidden, what everybody has seen earned. */
export function points(view: View, seat: number): number {
  const player = view.players[seat];
  if (!player) return 0;
  if (view.players.every((p) => p.money !== null)) return player.money ?? 0;
  return player.profit + rewarded(view, player.done);
}

export interface Sale {
  seat: number;
  loco: string;
  price: number;
}

const label = (h: Happening, n: number) => h.args[n]?.label ?? '';
const seatOf = (h: Happening) => Number(label(h, 0)) - 1;

export function sales(happenings: Happening[]): Sale[] {
  return happenings
    .filter((h) => h.word === 'sold')
    .map((h) => ({ seat: seatOf(h), loco: label(h, 1), price: h.number }));
}

/** What was bid in secret and has just been revealed, the second bids added: seat and total. */
export function revealed(happenings: Happening[]): { seat: number; bid: number }[] {
  const bids = new Map<number, number>();
  for (const h of happenings) {
    if (h.word === 'had_bid') bids.set(seatOf(h), Number(label(h, 1)));
    if (h.word === 'added') bids.set(seatOf(h), (bids.get(seatOf(h)) ?? 0) + Number(label(h, 1)));
  }
  return [...bids].map(([seat, bid]) => ({ seat, bid }));
}

/** How far the count 1-2-3 has come: the share of the others who have declined, in thirds. */
export function count(view: View): number {
  const buyers = view.players.filter((p) => p.locos.length < 3).length;
  const others = buyers - 1;
  if (view.lot.leader === null || others < 1) return 0;
  return Math.floor((3 * (buyers - view.lot.in.length)) / others);
}
