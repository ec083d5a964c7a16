/** What Volldampf's questions cost, and what can be ordered. */

import { type Asking, arg, type Bids, type Ordered, type Said, type Say } from '@/shell/board';
import { BARGAIN } from './figures';
import type { View } from './types';

/** Questions everybody with an action card is asked (VA.10), and those that come only because one holds cards (V4.1r3,
 * V5.1r2, V6.5r2): an answer at once would tell which cards they are not. */
const VEILED = ['bidding', 'choosing', 'building', 'naming'];
/** Asked of everybody: does he play the card, if he has it? */
const CARDS = ['saboteurs', 'renewing', 'subsidising'];

/** What is asked lies on the map. */
export const ON_MAP = ['building', 'naming', 'route', 'put_freight', 'move'];

/** Or the groups, which on a small page stand over it. */
export const ON_TOP = ['borrowing', 'bidding', 'stakes', 'choosing', 'rearranging'];

function sure(said: Said, view: View, _seat: number, say: Say): string | null {
  const link = arg(said, 'link');
  if (said.word === 'build' && link) {
    const cost = view.board.links.find((l) => l.id === link)?.cost ?? 0;
    return say('vd-sure-build', { link: say.member('link', link), cost });
  }
  if (said.word === 'bargain' && link)
    return say('vd-sure-bargain', {
      link: say.member('link', link),
      route: say.member('route', arg(said, 'route') ?? ''),
      cost: BARGAIN,
    });
  if (said.word === 'replan')
    return say('vd-sure-replan', {
      good: say.member('good', arg(said, 'good') ?? ''),
      city: say.member('city', arg(said, 'city') ?? ''),
    });
  return null;
}

function orders(view: View, seat: number, step: string | null): Ordered[] {
  if (step !== null && CARDS.includes(step)) return [{ step, ends: 'round' }];
  const me = view.players[seat];
  const low = view.highest_bid + 1;
  if (!me || view.round === 0 || me.rank !== 0 || me.cash < low) return [];
  return [{ step: 'bidding', ends: 'order', bid: { verb: 'bid', low, high: me.cash, by: 1 } }];
}

const bids = (view: View, _seat: number, step: string): Bids | null =>
  step === 'bidding' ? { least: view.highest_bid + 1, highest: view.highest_bid || undefined } : null;

/** What bonds bring and cost in all, and what passing now does: as the view has it. */
function note(said: Said, view: View, seat: number, step: string, say: Say): string | null {
  if (said.word === 'borrow') {
    const [bonds, { bond }] = [Number(arg(said, 'bonds')), view];
    const many = bonds || 1; // of none: what each would
    const each = many * bond.dividend;
    const figures = { now: many * bond.brings, each, all: each * bond.dividends, points: many * bond.points };
    return bonds > 0 ? say('vd-note-bonds', figures) : say('vd-note-bond', figures);
  }
  const me = view.players[seat];
  const link = said.word === 'build' && view.board.links.find(({ id }) => id === arg(said, 'link'));
  if (link && me) return say('vd-note-build', { cost: link.cost, left: me.cash - link.cost });
  const spent = said.word === 'bid' || said.word === 'stake' ? Number(said.args[0]?.label) : 0;
  if (me && spent > 0) return say('vd-note-left', { number: me.cash - spent });
  const passing = me?.passing;
  return said.word === 'done' && step === 'bidding' && passing ? say('vd-note-pass', { ...passing }) : null;
}

export const asking: Asking = {
  costs: {
    build: {},
    name: {},
    discard: {},
    bargain: { card: true, first: true },
    replan: { card: true, first: true },
    fast: { card: true },
    extra: { card: true },
    subsidy: { card: true },
    sabotage: { card: true },
    renew: { card: true },
  },
  sure,
  note,
  lesser: ['discard'],
  single: (step) => (CARDS.includes(step) ? 'card' : VEILED.includes(step) ? 'veiled' : null),
  orders,
  bids,
};
