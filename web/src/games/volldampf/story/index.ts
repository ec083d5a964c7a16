/** What became of a match of Volldampf: income and bonds after each round, from views; the rest stands in the log. */

import {
  aheadFrom,
  alone,
  arg,
  type Chapter,
  type Course,
  eventsOf,
  type Finished,
  figure,
  greatest,
  type Highlight,
  type Passage,
  type SheetLine,
  type Story,
  type Tale,
  total,
} from '@/shell/board';
import type { View } from '../types';
import de from './de.ftl?raw';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

type Match = Finished<View>;

/** The rounds, each with the moment at which it was over: the next one begins then, or the match is over. Those that were over
 * before this table began, of a match played on from a moment, are not among them. */
function rounds(passages: Passage[]): { round: number; begins: number; over: number }[] {
  const begun = eventsOf(passages, 'round');
  const end = passages.at(-1)?.moment ?? 0;
  const all = begun.map(({ number, moment }, i) => ({
    round: number,
    begins: moment,
    over: begun[i + 1]?.moment ?? end,
  }));
  return all.filter(({ begins, over }, i) => over > begins || i === all.length - 1);
}

const playersAt = ({ views }: Match, moment: number) => views.get(moment)?.[0]?.players ?? [];

function chapters({ passages, say }: Tale): Chapter[] {
  return rounds(passages).map(({ round, begins }) => ({ moment: begins, title: say('story-round', { round }) }));
}

/** VE.1 Income less bonds, after each round. */
function sheet(match: Match) {
  const { say, names, passages, scores } = match;
  const shown = (n: number) => figure(n, say.lang);
  const lines: SheetLine[] = rounds(passages).map(({ round, over }) => ({
    name: say('story-round', { round }),
    entries: playersAt(match, over).map((p) => ({
      text: shown(p.result),
      note: `${shown(p.income)} − ${shown(p.bonds)}`,
    })),
  }));
  const count = (id: string, word: string, of: (some: { number: number }[]) => number) => {
    const all = eventsOf(passages, word);
    const entries = names.map((_, seat) => ({ text: shown(of(all.filter((e) => e.seat === seat))) }));
    lines.push({ name: say(id), entries });
  };
  lines.push({ name: say('story-result'), entries: scores.map((n) => ({ text: shown(n) })), sum: true });
  count('feat-deliveries', 'delivers', (some) => some.length);
  count('feat-links', 'builds', (some) => some.length);
  count('feat-track', 'builds', total);
  return { unit: say('story-unit'), lines };
}

function course(match: Match): Course {
  const { say, names, passages } = match;
  const all = rounds(passages);
  const points = [{ at: (all[0]?.round ?? 1) - 1, players: playersAt(match, all[0]?.begins ?? 0) }];
  for (const { round, over } of all) points.push({ at: round, players: playersAt(match, over) });
  const lines = names.map((_, seat) =>
    points.map(({ at, players }): [number, number] => [at, players[seat]?.result ?? 0]),
  );
  const ticks = points.map(({ at }) => ({ at, text: String(at) }));
  return { across: say('story-across'), up: say('story-result'), ticks, lines };
}

/** The delivery that brought its own sender most. */
function best({ passages }: Match) {
  const sent = passages.flatMap(({ moment, happened }) => {
    const own = [{ moment, happened }];
    return eventsOf(own, 'delivers').map((delivery) => {
      const risen = eventsOf(own, 'advances').filter((e) => e.seat === delivery.seat);
      return { ...delivery, links: delivery.number, number: total(risen) };
    });
  });
  return greatest(sent);
}

function highlights(match: Match): Highlight[] {
  const { say, names, passages, scores } = match;
  const out: Highlight[] = [];
  const delivery = best(match);
  if (delivery) {
    const city = say.member('city', arg(delivery, 'city') ?? '');
    const { links, number: steps, moment, seat } = delivery;
    out.push({ text: say('story-best', { name: names[seat] ?? '', city, links, steps }), moment });
  }
  const dearest = greatest(eventsOf(passages, 'builds'));
  if (dearest) {
    const { seat, moment, number } = dearest;
    const link = say.member('link', arg(dearest, 'link') ?? '');
    out.push({ text: say('story-dearest', { name: names[seat] ?? '', link, marks: number }), moment });
  }
  const lead = aheadFrom(course(match).lines, scores);
  if (lead) out.push({ text: say('story-lead', { name: names[lead.seat] ?? '', round: lead.at }) });
  const [sabotage] = eventsOf(passages, 'sabotaged');
  if (sabotage) {
    const [who, whom] = sabotage.args.map(({ label }) => names[Number(label) - 1] ?? '');
    out.push({ text: say('story-sabotage', { name: who ?? '', other: whom ?? '' }), moment: sabotage.moment });
  } else {
    const owed = eventsOf(passages, 'borrows');
    const most = alone(names, (seat) => total(owed.filter((e) => e.seat === seat)));
    if (most) out.push({ text: say('story-bonds', { name: most.name, bonds: most.number }) });
  }
  return out;
}

export const story: Story<View> = {
  texts: { fr, en, de },
  chapters,
  needs: (passages) => {
    const all = rounds(passages);
    return [all[0]?.begins ?? 0, ...all.map(({ over }) => over)];
  },
  sheet,
  course,
  highlights,
  score: (number, say) => say('story-score', { number: figure(number, say.lang) }),
};
