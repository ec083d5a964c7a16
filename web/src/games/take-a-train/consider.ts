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

/** What a seat wrote, opened: both sums where there are two. */
export interface Letter {
  seat: number;
  first: number;
  second: number | null;
  total: number;
  won: boolean;
}

/** Secret bids as a view had them while the lot was bid for: the first ones, and, of two, the totals. */
export interface Opened {
  first: (number | null)[];
  total: (number | null)[];
}

export const UNOPENED: Opened = { first: [], total: [] };

/** What is remembered of the bids: a second bid is told without the first, and a tie is decided later than both. */
export function opened(before: Opened, { auction, lot }: View): Opened {
  if (lot.loco === null || lot.bids.every((bid) => bid === null)) return before;
  if (auction === 'blind' || (auction === 'double_blind' && lot.second)) return { first: lot.bids, total: [] };
  return auction === 'double_blind' ? { ...before, total: lot.bids } : before;
}

/** All letters of the lot that was just sold, the highest first. */
export function letters(happenings: Happening[], before: Opened): Letter[] {
  const sums = (word: string) =>
    new Map(happenings.filter((h) => h.word === word).map((h) => [seatOf(h), Number(label(h, 1))]));
  const [had, added, sold] = [sums('had_bid'), sums('added'), sales(happenings)];
  const out: Letter[] = [];
  for (const seat of new Set([...had.keys(), ...before.first.keys(), ...before.total.keys()])) {
    const total = before.total[seat] ?? null;
    const first = had.get(seat) ?? before.first[seat] ?? total;
    if (first === null || sold.length !== 1) continue;
    const later = total === null || before.first.length === 0 ? null : total - first;
    const second = added.get(seat) ?? later;
    out.push({ seat, first, second, total: first + (second ?? 0), won: sold[0]?.seat === seat });
  }
  return out.sort((a, b) => b.total - a.total || Number(b.won) - Number(a.won));
}

/** How far the count 1-2-3 has come: the share of the others who have declined, in thirds. */
export function count(view: View): number {
  const buyers = view.players.filter((p) => p.locos.length < 3).length;
  const others = buyers - 1;
  if (view.lot.leader === null || others < 1) return 0;
  return Math.floor((3 * (buyers - view.lot.in.length)) / others);
}
