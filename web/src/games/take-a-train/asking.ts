/** What Take a Train's questions cost, and what can be ordered. */

import { type Asking, arg, type Bids, type Ordered, type Said, type Say } from '@/shell/board';
import { engine } from './parts';
import type { View } from './view';

const UNIT = 50;
const CALLS: Partial<Record<string, string>> = { passing: 'call', open: 'outcry' };

/** What is asked about first: other things may glow too. */
export const ASKED: Partial<Record<string, string>> = { turn: 'card:', replacing: 'card:' };

function sure(said: Said, view: View, seat: number, say: Say): string | null {
  const [card, loco] = [arg(said, 'card'), arg(said, 'loco')];
  if (said.word === 'replace' && card)
    return say('sure-replace', { card: say.member('card', card), n: view.players[seat]?.price ?? 0 });
  if (said.word === 'buy' && loco)
    return say('sure-buy', { loco: say.member('loco', loco), n: engine(loco, view.figures)?.power ?? 0 });
  return null;
}

function orders(view: View, seat: number, step: string | null): Ordered[] {
  if (step === 'turn') return [{ step, ends: 'earns' }];
  const [me, { lot }] = [view.players[seat], view];
  const call = CALLS[view.auction ?? ''];
  if (!me || !call || lot.loco === null || me.locos.length === 3) return [];
  if (lot.bid === null ? lot.opener === seat + 1 : !lot.in.includes(seat + 1)) return [];
  const low = lot.bid === null ? (engine(lot.loco, view.figures)?.power ?? 0) : lot.bid + UNIT;
  const high = me.money ?? 0;
  return high < low ? [] : [{ step: call, ends: 'sold', bid: { verb: 'bid', low, high, by: UNIT } }];
}

/** What wins: more than the highest bid, or, in secret, the power at least; a second bid (T2.3) has to reach the highest first
 * one, and equal bids may win. Before the locos are seen (T2.4) anything does. */
function bids(view: View, seat: number, step: string): Bids | null {
  const { lot } = view;
  const power = lot.loco === null ? 0 : (engine(lot.loco, view.figures)?.power ?? 0);
  if (step === 'opening') return { least: power };
  if (step === 'call' || step === 'outcry') return { least: (lot.bid ?? 0) + UNIT, highest: lot.bid ?? 0 };
  if (step === 'blind_bids') return { least: UNIT };
  if (step !== 'sealed') return null;
  if (!lot.second) return { least: power, vain: view.auction === 'blind' };
  const highest = Math.max(...lot.bids.map((bid) => bid ?? 0));
  return { least: Math.max(UNIT, highest - (lot.bids[seat] ?? 0)), vain: true, more: true };
}

/** A second bid (T2.3) lies on top of the first: what both are together. A last pass (T3.5) ends the stage. */
function note(said: Said, view: View, seat: number, step: string, say: Say): string | null {
  if (step === 'turn' && said.word === 'done' && view.passes === view.players.length - 1) return say('note-last-pass');
  if (step !== 'sealed' || !view.lot.second || said.word !== 'bid') return null;
  const first = view.lot.bids[seat] ?? 0;
  return say('note-both', { first, all: first + Number(arg(said, 'amount')) });
}

export const asking: Asking = {
  costs: { replace: { first: true, steps: ['turn'] }, buy: {} },
  sure,
  note,
  orders,
  bids,
};
