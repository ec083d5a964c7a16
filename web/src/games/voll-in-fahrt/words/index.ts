/** Voll in Fahrt in words. Everything lies open: what is one's own comes first, the ring is told in the direction of travel. */

import {
  type Block,
  type Describe,
  type Part,
  type Rows,
  type SeatInfo,
  sentence,
  sides,
  together,
} from '@/shell/board';
import type { Player, View } from '../view';
import { type At, exactly } from './common';
import de from './de.ftl?raw';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import { outlook } from './outlook';
import { bays, platforms, STRETCHES, type Standing, stretch, stretchName } from './ring';

export const wordTexts = { fr, en, de };

export const words: Describe<View> = (at) => {
  const { say } = at;
  const { mine, others } = sides(at);
  return [
    ...(mine ? [own(at, mine)] : []),
    { title: say('words-dice'), blocks: [dice(at)] },
    { title: say('words-platforms'), blocks: [bays(at)], parts: platforms(at) },
    { title: say('words-ring'), blocks: [say('words-ring-how'), ring(at)] },
    ...others.map(({ who, player }) => other(at, who, player)),
  ];
};

function own(at: At, player: Player): Part {
  const { view, seat, say } = at;
  const parts: Part[] = [{ title: say('words-locos'), blocks: [locos(at, player)] }];
  const moves = view.active === seat ? outlook(at) : [];
  if (moves.length > 0) parts.push({ title: say('vif-outlook'), blocks: moves });
  return { title: say('words-mine'), blocks: [depot(at, player)], parts };
}

function other(at: At, seat: SeatInfo, player: Player): Part {
  return {
    title: seat.name,
    blocks: [depot(at, player)],
    parts: [{ title: at.say('words-locos'), blocks: [locos(at, player)] }],
  };
}

function depot({ options, say }: At, player: Player): string[] {
  const out = [say('vif-fact-home', { home: player.home }), say('vif-fact-hand', { hand: player.hand })];
  return options.repair === 'on' ? [...out, sentence(say('vif-tiles', { tiles: player.tiles }))] : out;
}

/** Where each one is, how far that is, and what lies ahead as the platforms lie now. */
function locos(at: At, player: Player): Rows {
  const { view, say } = at;
  const rows = (player.locos as Standing[]).map((loco) => {
    const name = say('words-loco', { loco: loco.loco });
    if (!loco.cell) return [name, say(`words-at-${loco.at}`), '–', '–'];
    const far = say('words-far', { number: stretch(view, loco.cell) + 1, of: STRETCHES.length });
    const ahead = loco.ahead
      ? exactly(say, loco.ahead)
      : say('words-accident', { hazard: say.member('hazard', loco.hazard ?? '') });
    return [name, sentence(exactly(say, loco.cell)), far, sentence(ahead)];
  });
  const head = ['words-head-loco', 'words-head-where', 'words-head-far', 'words-head-ahead'];
  return { head: head.map((id) => say(id)), rows };
}

function dice({ view, seats, say }: At): string[] {
  const out: string[] = [];
  if (view.active !== null) out.push(say('words-turn', { number: view.turn, name: seats[view.active]?.name ?? '' }));
  if (view.second_turn) out.push(say('words-second'));
  if (view.bound !== null) out.push(say('words-bound', { loco: view.bound }));
  const { colour, points } = view.dice;
  const [first, second] = points;
  if (colour) out.push(say('words-colour', { colour: say.member('colour', colour) }));
  if (first + second > 0) out.push(say('words-points', { first, second, number: first + second }));
  if (view.stock > 0) out.push(say('words-stock', { number: view.stock }));
  return out.length > 0 ? out : [say('words-no-dice')];
}

/** Nine stretches from the start to the sheds, and who stands where in each. */
function ring(at: At): Block {
  const { view, seats, say } = at;
  const rows = STRETCHES.map((_, n) => {
    const here = view.players.flatMap((player, p) =>
      player.locos.flatMap(({ loco, cell }) => {
        if (!cell || stretch(view, cell) !== n) return [];
        return [say('words-stands', { name: seats[p]?.name ?? '', loco, cell: exactly(say, cell) })];
      }),
    );
    return [stretchName(at, n), here.length > 0 ? here : say('words-empty')];
  });
  const home = view.sheds.map(({ seat, loco }) => say('words-owned', { name: seats[seat]?.name ?? '', loco }));
  rows.push([say('words-sheds'), home.length > 0 ? together(home, say.lang) : say('words-empty')]);
  return { head: [say('words-head-stretch'), say('words-head-there')], rows };
}
