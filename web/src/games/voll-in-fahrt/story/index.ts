/** What became of a match of Voll in Fahrt: arrivals, accidents, pushes, and the race by distance. */

import {
  aheadFrom,
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
  type SheetLine,
  type Story,
  type Tale,
  total,
} from '@/shell/board';
import type { View } from '../view';
import de from './de.ftl?raw';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import { HOME, race } from './race';

type Match = Finished<View>;

function chapters({ passages, names, say }: Tale): Chapter[] {
  const homes = eventsOf(passages, 'home').map(({ moment, seat, number }) => ({
    moment: moment - 1,
    title: say('story-home', { name: names[seat] ?? '', number }),
  }));
  return [{ moment: 0, title: say('story-start') }, ...homes];
}

/** What happened, each with the turn it was in, and who had it. */
function turned(passages: Passage[], ...words: string[]): (Event & { turn: number; active: number })[] {
  let [turn, active] = [0, -1];
  return eventsOf(passages, 'turn', 'second', ...words).flatMap((event) => {
    if (event.word !== 'turn' && event.word !== 'second') return [{ ...event, turn, active }];
    [turn, active] = [event.number, event.seat];
    return [];
  });
}

function sheet({ passages, names, say, scores }: Match) {
  const homes = turned(passages, 'home');
  const pushes = turned(passages, 'pushes');
  const count = (id: string, of: (seat: number) => number): SheetLine => ({
    name: say(id),
    entries: names.map((_, seat) => ({ text: figure(of(seat), say.lang) })),
  });
  const own = (word: string, seat: number) => eventsOf(passages, word).filter((e) => e.seat === seat);
  const arrivals = Array.from({ length: HOME }, (_, n) => ({
    name: say('story-arrival', { number: n + 1 }),
    entries: names.map((_, seat) => {
      const home = homes.find((e) => e.seat === seat && e.number === n + 1);
      return { text: home ? say('story-turn', { turn: home.turn }) : '–' };
    }),
  }));
  const sum = { name: say('story-locos'), entries: scores.map((n) => ({ text: String(n) })), sum: true };
  const lines = [
    ...arrivals,
    sum,
    count('feat-driven', (seat) => total(own('drives', seat))),
    count('feat-crashes', (seat) => own('crashes', seat).length),
    count('feat-pushes', (seat) => pushes.filter((e) => e.active === seat && e.seat !== seat).length),
    count('story-tiles', (seat) => own('gets_tile', seat).length),
  ];
  return { unit: say('story-unit'), lines };
}

const viewOf = ({ views, passages }: Match) => views.get(passages[0]?.moment ?? 0)?.[0];

/** F5 Three locos have to come home: three laps in all. */
function course(match: Match): Course {
  const { say, names, passages } = match;
  const view = viewOf(match);
  const turns = view ? race(passages, view, names.length) : [];
  const lines = names.map((_, seat) => turns.map(({ turn, laps }): [number, number] => [turn, laps[seat] ?? 0]));
  const last = turns.at(-1)?.turn ?? 0;
  const every = [5, 10, 20, 25, 50].find((n) => last / n <= 7) ?? 100;
  const ticks = Array.from({ length: Math.floor(last / every) + 1 }, (_, i) => ({
    at: i * every,
    text: figure(i * every, say.lang),
  }));
  return { across: say('story-across'), up: say('story-laps'), ticks, lines };
}

function highlights(match: Match): Highlight[] {
  const { say, names, passages, scores } = match;
  const out: Highlight[] = [];
  const drive = greatest(eventsOf(passages, 'drives'));
  if (drive) {
    const args = { name: names[drive.seat] ?? '', loco: arg(drive, 'loco') ?? '', number: drive.number };
    out.push({ text: say('story-longest', args), moment: drive.moment });
  }
  const crashes = eventsOf(passages, 'crashes');
  const most = alone(names, (seat) => crashes.filter((e) => e.seat === seat).length);
  if (most) {
    const args = { number: crashes.length, name: most.name, own: most.number };
    const moment = crashes.at(-1)?.moment;
    out.push({ text: say('story-accidents', args), ...(moment === undefined ? {} : { moment }) });
  }
  const pushed = turned(passages, 'pushes').filter((e) => e.active !== e.seat);
  const pusher = alone(names, (seat) => pushed.filter((e) => e.active === seat).length);
  if (pusher && pusher.number > 1) out.push({ text: say('story-pusher', pusher) });
  const [first] = turned(passages, 'home');
  if (first && out.length < 3)
    out.push({ text: say('story-first', { name: names[first.seat] ?? '', turn: first.turn }), moment: first.moment });
  const lead = aheadFrom(course(match).lines, scores);
  if (lead) out.push({ text: say('story-lead', { name: names[lead.seat] ?? '', turn: lead.at }) });
  return out;
}

export const story: Story<View> = {
  texts: { fr, en, de },
  chapters,
  needs: (passages) => [passages[0]?.moment ?? 0],
  sheet,
  course,
  highlights,
  score: (number, say) => say('story-score', { number }),
};
