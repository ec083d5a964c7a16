/** Volldampf in words: first what is one's own, then what is going on, then the map, city by city. */

import { type Block, counted, type Describe, type Part, type Rows, type SeatInfo, sides } from '@/shell/board';
import type { PlayerData, View } from '../types';
import { type At, heaped, routeName } from './common';
import de from './de.ftl?raw';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import { map } from './map';
import { transport } from './transport';

export const wordTexts = { fr, en, de };
const HIDDEN = '?';

export const words: Describe<View> = (at) => {
  const { seat, say } = at;
  const { mine, others } = sides(at);
  return [
    ...(mine && seat !== null ? [own(at, seat, mine)] : []),
    ...transport(at),
    { title: say('vd-order'), blocks: order(at) },
    { title: say('vd-groups'), blocks: groups(at) },
    ...map(at),
    { title: say('words-supplies'), blocks: [supplies(at)] },
    ...others.map(({ who, player }) => other(at, who, player)),
  ];
};

function own(at: At, seat: number, player: PlayerData): Part {
  const { say } = at;
  const hand = heaped(at, player.hand, (card) =>
    say('words-card', { card: say.member('card', card), text: say(`vd-card-${card}`) }),
  );
  return {
    title: say('words-mine'),
    blocks: [ledger(at, player)],
    parts: [
      { title: say('vd-my-routes'), blocks: routes(at, player) },
      { title: say('vd-hand'), blocks: [hand.length > 0 ? hand : say('vd-none')] },
      { title: say('words-track'), blocks: track(at, seat) },
    ],
  };
}

/** Of another's action cards only those are named that one has seen. */
function other(at: At, seat: SeatInfo, player: PlayerData): Part {
  const { say } = at;
  const seen = player.hand.filter((card) => card !== HIDDEN);
  const cards = [say('words-cards', { number: player.hand.length })];
  if (seen.length > 0)
    cards.push(say('words-seen', { cards: heaped(at, seen, (card) => say.member('card', card)).join(', ') }));
  return {
    title: seat.name,
    blocks: [[...ledger(at, player), ...cards]],
    parts: [
      ...(player.routes.length > 0 ? [{ title: say('words-routes'), blocks: routes(at, player) }] : []),
      { title: say('words-track'), blocks: track(at, seat.seat) },
    ],
  };
}

function ledger({ say }: At, player: PlayerData): string[] {
  const { cash, income, bonds, result, pieces } = player;
  return [
    say('words-cash', { number: cash }),
    say('words-income', { number: income }),
    say('words-bonds', { number: bonds }),
    say('words-result', { number: result }),
    say('words-pieces', { number: pieces }),
  ];
}

function routes(at: At, player: PlayerData): Block[] {
  const cards = heaped(at, player.routes, (route) => routeName(at, route));
  return [cards.length > 0 ? cards : at.say('vd-none')];
}

function track(at: At, seat: number): Block[] {
  const { view, say } = at;
  const links = view.board.links.filter((link) => view.track[link.id] === seat);
  return [links.length > 0 ? links.map((link) => say.member('link', link.id)) : say('words-no-track')];
}

/** The order of this round, and how the auction for the next one stands. */
function order(at: At): Block[] {
  const { view, seats, say } = at;
  const rows = view.order.map((seat, i) => {
    const player = view.players[seat];
    const bid = player && player.bid > 0 ? say('vd-bid', { bid: player.bid }) : say('words-no-bid');
    const state = player && player.rank > 0 ? say('words-has-place', { number: player.rank }) : say('words-bidding');
    return [seats[seat]?.name ?? '', say('words-place', { number: i + 1 }), bid, state];
  });
  const head = ['words-head-player', 'words-head-place', 'words-head-bid', 'words-head-auction'];
  const table: Rows = { head: head.map((id) => say(id)), rows };
  return view.highest_bid > 0 ? [say('words-highest', { number: view.highest_bid }), table] : [table];
}

function groups(at: At): Block[] {
  const { view, seats, say } = at;
  const rows = view.groups.map((group, i) => {
    const taker = view.players.findIndex((p) => p.group === i + 1);
    const cards = heaped(at, group, (route) => routeName(at, route));
    const state = taker >= 0 ? say('words-taken', { name: seats[taker]?.name ?? '' }) : say('words-open');
    return [say('words-group', { number: i + 1 }), cards.length > 0 ? cards : say('words-no-cards'), state];
  });
  const head = ['words-head-group', 'words-head-cards', 'words-head-state'];
  const out: Block[] = [{ head: head.map((id) => say(id)), rows }];
  if (view.loose.length > 0)
    out.push(
      say('words-loose'),
      heaped(at, view.loose, (route) => routeName(at, route)),
    );
  return out;
}

function supplies({ view, say }: At): string[] {
  const out = [
    say('vd-round', { round: view.round, rounds: view.rounds }),
    say('vd-bag', { many: view.bag }),
    say('vd-route-deck', { many: view.route_deck }),
    say('vd-card-deck', { many: view.cards_deck }),
  ];
  if (view.stock !== null) out.push(say('vd-stock', { many: view.stock }));
  const played = counted(view.cards_discards).map(({ thing }) => say.member('card', thing));
  if (played.length > 0) out.push(say('words-played', { cards: played.join(', ') }));
  return out;
}
