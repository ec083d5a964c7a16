/** Take a Train in words. */

import { type Block, type Describe, type Part, type SeatInfo, sentence, sides, together } from '@/shell/board';
import type { PlayerView, TrainView, View } from '../view';
import { type At, names } from './common';
import de from './de.ftl?raw';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import { hall } from './hall';
import { yard } from './yard';

export const wordTexts = { fr, en, de };

export const words: Describe<View> = (at) => {
  const { view } = at;
  const { mine, others } = sides(at);
  return [
    ...(mine ? [own(at, mine)] : []),
    ...(view.stage === 'auction' && view.auction ? [hall(at, view.auction)] : []),
    ...(view.stage === 'wagons' ? [yard(at, mine)] : []),
    rounds(at),
    ...others.map(({ who, player }) => other(at, who, player)),
  ];
};

function own(at: At, player: PlayerView): Part {
  const { say } = at;
  const parts: Part[] = [{ title: say('words-trains'), blocks: trains(at, player) }];
  if (player.hand.length > 0) parts.push({ title: say('ui-hand'), blocks: [priced(at, player)] });
  if (player.kept.length > 0) parts.push({ title: say('ui-kept'), blocks: [names(at, 'loco', player.kept)] });
  parts.push({ title: say('ui-objectives'), blocks: targets(at, player) });
  return { title: say('words-mine'), blocks: [purse(at, player)], parts };
}

function other(at: At, seat: SeatInfo, player: PlayerView): Part {
  const { say } = at;
  const done = names(at, 'objective', player.done);
  const secret = sentence(say('secret-objectives', { n: player.secret_objectives }));
  const facts = done.length > 0 ? [say('words-done', { objectives: done.join('; ') }), secret] : [secret];
  if (player.hand.length > 0) facts.push(say('words-hand', { n: player.hand.length }));
  if (player.kept.length > 0) facts.push(sentence(say('kept-of-3', { n: player.kept.length })));
  return {
    title: seat.name,
    blocks: [[...purse(at, player), ...facts]],
    parts: [{ title: say('words-trains'), blocks: trains(at, player) }],
  };
}

/** Money and what follows from the locos. */
function purse({ say }: At, player: PlayerView): string[] {
  const out = [
    player.money === null ? sentence(say('purse-hidden')) : say('words-money', { n: player.money }),
    sentence(say('ui-power', { number: player.power })),
    say('words-profit', { n: player.profit }),
  ];
  if (player.paid > 0) out.push(say('words-paid', { n: player.paid }));
  if (player.due !== null) out.push(sentence(say('due', { n: player.due })));
  if (player.token !== null) out.push(say('words-place', { n: player.token, price: player.price ?? 0 }));
  return out;
}

/** In an auction a loco has nothing to pull yet. */
function trains(at: At, player: PlayerView): Block[] {
  const { say } = at;
  const locos = names(
    at,
    'loco',
    player.locos.map((train) => train.loco),
  );
  if (locos.length === 0) return [sentence(say('no-loco'))];
  if (at.view.stage === 'auction') return [locos];
  const head = ['words-head-loco', 'words-head-wagons', 'words-head-factor', 'words-head-worth'];
  const rows = player.locos.map((train, i) => [
    locos[i] as string,
    wagons(at, train),
    say('words-factor', { n: train.factor }),
    say('money', { n: train.worth }),
  ]);
  return [{ head: head.map((id) => say(id)), rows }];
}

function wagons(at: At, train: TrainView): string | string[] {
  return train.wagons.length > 0 ? names(at, 'card', train.wagons) : at.say('words-no-wagon');
}

/** T2.6 In hand: what all would cost, if this one were kept. */
function priced(at: At, player: PlayerView): string[] {
  const { say } = at;
  return player.hand.map((loco) => {
    const name = sentence(say.member('loco', loco));
    const price = player.prices[loco];
    return price === undefined ? name : `${name}. ${say('price-with', { n: price })}`;
  });
}

function targets(at: At, player: PlayerView): Block[] {
  const { view, say } = at;
  const rows = (player.objectives ?? []).map((label) => [
    sentence(say.member('objective', label)),
    say('money', { n: view.rewards[label] ?? 0 }),
    player.done.includes(label) ? say('ui-done') : say('words-not-yet'),
  ]);
  return [{ head: [say('words-head-objective'), say('words-head-pays'), say('words-head-state')], rows }];
}

function rounds(at: At): Part {
  const { view, seats, say } = at;
  const name = seats[view.starter - 1]?.name;
  const facts = [say('ui-round', { number: view.round })];
  if (name) facts.push(say('words-starter', { name }));
  if (view.tokens_used.length > 0) {
    const used = view.tokens_used.map((kind) => say.member('auction', kind));
    facts.push(say('words-used', { auctions: together(used, say.lang) }));
  }
  return { title: say('words-game'), blocks: [facts] };
}
