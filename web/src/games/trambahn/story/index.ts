/** What became of a match of Trambahn: ten scorings, bonuses, and who led when. All of it stands in the log. */

import {
  aheadFrom,
  arg,
  type Chapter,
  type Course,
  type Event,
  eventsOf,
  type Finished,
  figure,
  greatest,
  type Highlight,
  type SheetLine,
  type Story,
  sentence,
  type Tale,
  total,
} from '@/shell/board';
import type { View } from '../model';
import de from './de.ftl?raw';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

type Match = Finished<View>;

const lineOf = ({ say }: Tale, event: Event) => say.member('line', arg(event, 'line') ?? '');

function chapters(tale: Tale): Chapter[] {
  const scorings = eventsOf(tale.passages, 'scoring').map((event) => ({
    moment: event.moment - 1,
    title: tale.say('story-scoring', { number: event.number, line: lineOf(tale, event) }),
  }));
  return [{ moment: 0, title: tale.say('story-start') }, ...scorings];
}

/** B3.1 Each scoring, with what each has got; B3.3 the bonuses; B4.2 both together. */
function sheet(match: Match) {
  const { say, names, passages, scores } = match;
  const shown = (points: number) => ({ text: figure(points, say.lang) });
  const got = eventsOf(passages, 'scores');
  const lines: SheetLine[] = eventsOf(passages, 'scoring').map((event, n) => ({
    name: `${event.number} · ${sentence(lineOf(match, event))}`,
    entries: names.map((_, seat) => shown(got.filter((e) => e.seat === seat)[n]?.number ?? 0)),
  }));
  const bonus = eventsOf(passages, 'bonus');
  const bonuses = names.map((_, seat) => shown(total(bonus.filter((e) => e.seat === seat))));
  lines.push({ name: say('story-bonus'), entries: bonuses });
  lines.push({ name: say('story-total'), entries: scores.map(shown), sum: true });
  return { unit: say('story-unit'), lines };
}

/** After each scoring. */
function course({ say, names, passages }: Match): Course {
  const now = names.map(() => 0);
  const lines: Course['lines'] = names.map(() => [[0, 0]]);
  for (const event of eventsOf(passages, 'scoring', 'scores', 'bonus')) {
    if (event.word === 'scoring') for (const line of lines) line.push([event.number, 0]);
    else now[event.seat] = (now[event.seat] ?? 0) + event.number;
    lines.forEach((line, seat) => {
      const newest = line.at(-1);
      if (newest) newest[1] = now[seat] ?? 0;
    });
  }
  const ticks = (lines[0] ?? []).map(([at]) => ({ at, text: String(at) }));
  return { across: say('story-across'), up: say('story-points'), ticks, lines };
}

function highlights(match: Match): Highlight[] {
  const { say, names, passages, scores } = match;
  const out: Highlight[] = [];
  const tell = (id: string, event: Event | undefined, more: Record<string, string | number> = {}) => {
    if (!event || event.number < 1) return;
    const args = { name: names[event.seat] ?? '', number: event.number, line: lineOf(match, event), ...more };
    out.push({ text: say(id, args), moment: event.moment });
  };
  tell('story-best', greatest(eventsOf(passages, 'scores')));
  const lead = aheadFrom(course(match).lines, scores);
  const since = lead && eventsOf(passages, 'scoring').find((e) => e.number === lead.at);
  if (lead && since) tell('story-lead', since, { name: names[lead.seat] ?? '' });
  tell('story-best-bonus', greatest(eventsOf(passages, 'bonus')));
  const dearest = greatest(eventsOf(passages, 'buys'));
  if (dearest) tell('story-dearest', dearest, { tram: say.member('tram', arg(dearest, 'tram') ?? '') });
  tell('story-lost', greatest(eventsOf(passages, 'lost')));
  return out.slice(0, 4);
}

export const story: Story<View> = {
  texts: { fr, en, de },
  chapters,
  needs: () => [],
  sheet,
  course,
  highlights,
  score: (number, say) => say('story-score', { number }),
};
