/** The auction hall in words. */

import { type Block, type Part, type Rows, sentence } from '@/shell/board';
import type { Kind } from '../view';
import { type At, names } from './common';

export function hall(at: At, kind: Kind): Part {
  const { view, options, say } = at;
  const how = kind === 'rotating' && options.rotating === 'sum' ? 'how-rotating-sum' : `how-${kind}`;
  const parts: Part[] = [];
  const { shown, aside } = view.lot;
  if (shown.length > 0) parts.push({ title: say('ui-shown'), blocks: [names(at, 'loco', shown)] });
  if (aside.length > 0) parts.push({ title: say('ui-aside'), blocks: [names(at, 'loco', aside)] });
  if (kind !== 'rotating') parts.push({ title: say('words-bidders'), blocks: [bidders(at)] });
  return {
    title: sentence(say('hall-title', { kind: say.member('auction', kind) })),
    blocks: [say(how), ...lot(at, kind)],
    parts,
  };
}

function lot(at: At, kind: Kind): Block[] {
  const { view, seats, say } = at;
  const { loco, bid, leader, opener, pile } = view.lot;
  const nameOf = (seat: number | null) => (seat === null ? '' : (seats[seat - 1]?.name ?? ''));
  const out: string[] = [];
  if (loco) out.push(say('words-for-sale', { loco: say.member('loco', loco) }));
  if (bid !== null && leader !== null) out.push(say('words-highest', { name: nameOf(leader), n: bid }));
  else if (opener !== null && kind !== 'preempted') out.push(say('words-opener', { name: nameOf(opener) }));
  if (kind === 'preempted' && view.lot.shown.length === 0) out.push(sentence(say('covered', { n: seats.length })));
  if (pile > 0) out.push(say('words-pile', { n: pile }));
  return out.length > 0 ? [out] : [];
}

/** Who is still in, and what has been bid as far as it lies open. */
function bidders(at: At): Rows {
  const { view, seats, say } = at;
  const { lot } = view;
  const rows = seats.map((s) => {
    const player = view.players[s.seat];
    const locos = player?.locos.length ?? 0;
    const mood = locos >= 3 ? 'mood-full' : lot.in.includes(s.seat + 1) ? 'mood-in' : 'mood-out';
    const open = lot.leader === s.seat + 1 ? lot.bid : (lot.bids[s.seat] ?? null);
    const bid = open === null ? say('words-no-bid') : say('money', { n: open });
    return [s.name, bid, sentence(say(mood)), say('locos-of-3', { n: locos })];
  });
  const head = ['words-head-bidder', 'words-head-bid', 'words-head-state', 'words-head-locos'];
  return { head: head.map((id) => say(id)), rows };
}
