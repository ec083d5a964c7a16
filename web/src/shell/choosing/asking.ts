/** What a game says of its own questions, as data: the shell knows no verb and no step. */

import type { Twice } from '@/shell/browser/settings.svelte';
import type { Order } from '@/shell/net/protocol';
import type { Said } from '@/shell/speaking/notation';
import type { Say } from '@/shell/speaking/speaker';

/** A verb that costs something: it is asked twice when a touch of the board chose it. */
export interface Cost {
  /** It spends a card one holds: asked twice even when a button said it. */
  card?: true;
  /** It is played by touching it; what it is for lights up only then. */
  first?: true;
  /** In these steps only. */
  steps?: string[];
  /** And only where it does cost something, as far as this seat sees. */
  when?: (view: never, seat: number, step: string) => boolean;
}

/** What the server may answer for the seat in advance. */
export interface Ordered {
  step: string;
  /** The happening that ends the lot or the auction, and with it the order. */
  ends: string;
  /** How one bids here: the verb, and the amounts that can still win. */
  bid?: { verb: string; low: number; high: number; by: number };
}

/** What the game knows of bidding now. A bid of 0 is then a button of its own: no bid. */
export interface Bids {
  /** The least amount that can win; where one begins. */
  least: number;
  /** Less is allowed, and cannot win any more. */
  vain?: boolean;
  /** What was bid before, openly. */
  highest?: number | undefined;
  /** It is added to an earlier one: to bid nothing means to leave it at that (`none-more-<verb>` in the board's texts). */
  more?: boolean;
}

export interface Asking {
  costs?: Record<string, Cost>;
  /** The question for a yes, where a game can say more than the button does: what it costs. */
  sure?: (said: Said, view: never, seat: number, say: Say, step: string) => string | null;
  /** What an answer brings or costs, under its button: as far as the view has it. */
  note?: (said: Said, view: never, seat: number, step: string, say: Say) => string | null;
  /** Verbs that throw something away: among the buttons they come last, and do not invite. */
  lesser?: string[];
  /** What else a touch of the board can say of an answer, beside its words: marks of the game's own ("street:red"). A heading
   * for such a touch is `next-street-red` in the board's texts. */
  also?: (said: Said) => string[];
  /** Where this step asks for a bid. */
  bids?: (view: never, seat: number, step: string) => Bids | null;
  /** Questions with one answer are answered by the page. Not these: 'never', or 'veiled' where the rules ask everybody so
   * that nobody knows who has a choice: then only where no other person could tell by the time it takes; 'card' where that
   * choice is a card one may hold: who does not hold it needs no word about it. */
  single?: (step: string) => 'veiled' | 'card' | 'never' | null;
  /** What can be ordered now, whether this seat is asked or not. */
  orders?: (view: never, seat: number, step: string | null) => Ordered[];
}

function cost(asking: Asking | undefined, said: Said, step: string): Cost | null {
  const found = asking?.costs?.[said.word];
  return found && (!found.steps || found.steps.includes(step)) ? found : null;
}

/** Must its verb be touched first? */
export function isPlayed(asking: Asking | undefined, said: Said, step: string): boolean {
  return cost(asking, said, step)?.first ?? false;
}

/** Is this answer asked twice? */
export function isAskedTwice(
  asking: Asking | undefined,
  said: Said,
  step: string,
  by: 'touch' | 'button',
  wish: Twice,
  seen: { view: unknown; seat: number },
): boolean {
  if (wish !== 'costly') return wish === 'all';
  const found = cost(asking, said, step);
  if (found?.when && !found.when(seen.view as never, seen.seat, step)) return false;
  return found !== null && (by === 'touch' || found.card === true);
}

/** May the page give the only answer there is? */
export function answersItself(asking: Asking | undefined, legal: string[], step: string, company: boolean): boolean {
  const kept = asking?.single?.(step) ?? null;
  return legal.length === 1 && kept !== 'never' && !(kept !== null && company);
}

/** The order that answers this question, as server/table/orders.py finds it; null: it is for the reader. */
export function acting(orders: Order[], step: string, legal: Said[]): Order | null {
  const bids = (order: Order) => (said: Said) =>
    order.bid !== null && said.word === order.bid && Number(said.args[0]?.label) <= (order.most ?? -1);
  const answers = (order: Order) => legal.some((said) => said.word === 'done' || bids(order)(said));
  return orders.find((order) => order.step === step && answers(order)) ?? null;
}
