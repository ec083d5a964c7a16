/** What became of a match of Take a Train: what each round cost and brought, train by train, and the purses, which were hidden. */

import {
  alone,
  arg,
  type Chapter,
  type Course,
  type Event,
  eventsOf,
  type Finished,
  figure,
  greatest,
  type Highlight,
  type Passage,
  type Say,
  type SheetLine,
  type Story,
  type Tale,
  total,
} from '@/shell/board';
import type { View } from '../view';
import de from './de.ftl?raw';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

type Match = Finished<View>;

interface Round {
  number: number;
  begins: number;
  /** All locos are sold: wagons begin. */
  sold: number;
  /** The next round begins, or the match is over. */
  over: number;
  auction: string;
  events: Event[];
}

const MONEY = ['sold', 'pays', 'earns', 'achieves', 'collects', 'pays_to_replace'];

/** What was paid before this table began, of a match played on from a moment, is not counted: the first purse is that of then. */
function rounds(passages: Passage[]): Round[] {
  const out: Round[] = [];
  const [start, end] = [passages[0]?.moment ?? 0, passages.at(-1)?.moment ?? 0];
  for (const event of eventsOf(passages, 'round', 'auction', 'in_order', ...MONEY)) {
    const now = out.at(-1);
    if (event.word === 'round') {
      if (now) now.over = event.moment;
      const { number, moment } = event;
      out.push({ number, begins: moment, sold: end, over: end, auction: '', events: [] });
    } else if (!now) continue;
    else if (event.word === 'auction') now.auction = arg(event, 'auction') ?? '';
    else if (event.word === 'in_order') now.sold = Math.min(now.sold, event.moment);
    else if (event.moment > start) now.events.push(event);
  }
  return out.filter(({ begins, over }, i) => over > begins || i === out.length - 1);
}

const purse = ({ views }: Match, moment: number, seat: number) => views.get(moment)?.[seat]?.players[seat]?.money ?? 0;
const titleOf = ({ number, auction }: Round, say: Say) =>
  say('story-round', { round: number, auction: say.member('auction', auction) });

function chapters({ passages, say }: Tale): Chapter[] {
  return rounds(passages).flatMap((round) => {
    const begins = { moment: round.begins, title: titleOf(round, say) };
    if (round.sold >= round.over) return [begins];
    return [begins, { moment: round.sold, title: say('story-wagons', { round: round.number }) }];
  });
}

/** T2, T3 What was paid, what each train brought, what cards and objectives did, and what was in the purse then. */
function linesOf(match: Match, round: Round): SheetLine[] {
  const { say, names } = match;
  const own = (seat: number, word: string) => round.events.filter((e) => e.word === word && e.seat === seat);
  const entry = (amount: number) => ({ text: amount === 0 ? '–' : figure(amount, say.lang) });
  const sums = (id: string, sign: number, ...words: string[]): SheetLine => ({
    name: say(id),
    entries: names.map((_, seat) => entry(sign * total(words.flatMap((word) => own(seat, word))))),
  });
  const trains = names.map((_, seat) => own(seat, 'earns').sort((a, b) => b.number - a.number));
  const train = (n: number): SheetLine => ({
    name: say('story-train', { number: n + 1 }),
    entries: trains.map((some) => {
      const [earned, loco] = [some[n]?.number ?? 0, some[n] ? (arg(some[n], 'loco') ?? '') : ''];
      return loco.startsWith('down') || !loco ? entry(earned) : { ...entry(earned), note: loco.toUpperCase() };
    }),
  });
  const many = Math.max(0, ...trains.map((some) => some.length));
  const all = [
    sums('story-locos', -1, 'sold', 'pays'),
    ...Array.from({ length: many }, (_, n) => train(n)),
    sums('story-bonus', 1, 'collects'),
    sums('story-replaced', -1, 'pays_to_replace'),
    sums('story-objectives', 1, 'achieves'),
  ];
  const used = all.filter(({ entries }) => entries.some(({ text }) => text !== '–'));
  const purses = names.map((_, seat) => entry(purse(match, round.over, seat)));
  return [
    { name: titleOf(round, say), entries: [] },
    ...used,
    { name: say('story-purse'), entries: purses, sum: true },
  ];
}

function sheet(match: Match) {
  const { say, names, passages } = match;
  const all = rounds(passages);
  const first = names.map((_, seat) => ({ text: figure(purse(match, all[0]?.begins ?? 0, seat), say.lang) }));
  const start: SheetLine = { name: say('story-start'), entries: first };
  return { unit: say('story-unit'), lines: [start, ...all.flatMap((round) => linesOf(match, round))] };
}

/** Purses: at the beginning, and in each round when the locos are paid and when the trains have earned. */
function course(match: Match): Course {
  const { say, names, passages } = match;
  const all = rounds(passages);
  const points = [{ at: (all[0]?.number ?? 1) - 1, moment: passages[0]?.moment ?? 0 }];
  for (const { number, sold, over } of all)
    points.push({ at: number - 0.5, moment: sold }, { at: number, moment: over });
  const lines = names.map((_, seat) =>
    points.map(({ at, moment }): [number, number] => [at, purse(match, moment, seat)]),
  );
  const whole = points.filter(({ at }) => Number.isInteger(at));
  const ticks = whole.map(({ at }) => ({ at, text: String(at) }));
  return { across: say('story-across'), up: say('story-money'), ticks, lines };
}

/** The loco that earned most above its price. */
function bargain({ passages }: Match) {
  const deals = rounds(passages).flatMap(({ number: round, events }) =>
    events.flatMap((bought) => {
      const loco = arg(bought, 'loco');
      const earned = events.find((e) => e.word === 'earns' && e.seat === bought.seat && arg(e, 'loco') === loco);
      if (bought.word !== 'sold' || !earned) return [];
      return [{ ...earned, round, price: bought.number, earned: earned.number, number: earned.number - bought.number }];
    }),
  );
  return greatest(deals);
}

function highlights(match: Match): Highlight[] {
  const { say, names, passages } = match;
  const out: Highlight[] = [];
  const about = (event: Event) => ({
    name: names[event.seat] ?? '',
    loco: say.member('loco', arg(event, 'loco') ?? ''),
    n: event.number,
  });
  const train = greatest(eventsOf(passages, 'earns'));
  if (train && train.number > 0) out.push({ text: say('story-best', about(train)), moment: train.moment });
  const dearest = greatest(eventsOf(passages, 'sold'));
  if (dearest) out.push({ text: say('story-dearest', about(dearest)), moment: dearest.moment });
  const deal = bargain(match);
  const same = deal && train && deal.moment === train.moment && deal.text === train.text;
  if (deal && !same && deal.number > 0)
    out.push({ text: say('story-bargain', { ...about(deal), price: deal.price, earned: deal.earned }) });
  const done = eventsOf(passages, 'achieves');
  const most = alone(names, (seat) => total(done.filter((e) => e.seat === seat)));
  if (most) {
    const many = done.filter((e) => e.seat === most.seat).length;
    out.push({ text: say('story-objectives-most', { name: most.name, many, n: most.number }) });
  }
  return out;
}

export const story: Story<View> = {
  texts: { fr, en, de },
  chapters,
  needs: (passages) => rounds(passages).flatMap(({ begins, sold, over }) => [begins, sold, over]),
  sheet,
  course,
  highlights,
  score: (n, say) => say('money', { n }),
};
