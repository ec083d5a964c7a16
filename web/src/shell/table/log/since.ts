/** What the others did since one's own last move: of each the one thing worth a sentence; and what mattered to oneself. */

import type { Moment } from '@/shell/net/protocol';
import type { Manner } from '@/shell/pacing/span';
import { arg, type Happening, parse, type Words } from '@/shell/speaking/notation';

export interface LastMove {
  seat: number;
  /** When it happened: it can be shown once more. */
  moment: number;
  said: Happening;
}

/** Whoever a happening is about; else whoever moved. */
function about(said: Happening, moment: Moment): number | null {
  const seat = arg(said, 'seat');
  return seat === undefined ? moment.seat : Number(seat) - 1;
}

/** What a game says is worth telling goes before the rest, and what matters before what does not. */
function worth({ word }: Happening, { matters, telling = [] }: Manner): number {
  const at = telling.indexOf(word);
  return at >= 0 ? telling.length + 1 - at : word in matters ? 1 : 0;
}

/** In the order they happened. Of each the most telling thing; of equal ones the newest, of a move by what happened first:
 * what follows it may already be somebody else's. That he went on without choosing anything is told only of who did nothing else. */
export function lastMoves(log: Moment[], seat: number, words: Words, manner: Manner): LastMove[] {
  const own = log.findLastIndex((m) => m.kind === 'move' && m.seat === seat);
  const found = new Map<number, LastMove>();
  for (const moment of log.slice(own + 1)) {
    if (moment.kind === 'undo') takeBack(found, Number(moment.text));
    for (const [i, { text, number }] of moment.events.entries()) {
      const said = { ...parse(words.happenings, text), number };
      const who = about(said, moment);
      if (manner.anew?.includes(said.word)) found.clear();
      if (who === null || (who === seat && !(said.word in manner.matters))) continue;
      const [before, telling] = [found.get(who), worth(said, manner)];
      const moved = i === 0 && who === moment.seat && !(before && moment.text === 'done');
      if ((telling > 0 || moved) && telling >= (before ? worth(before.said, manner) : 0))
        found.set(who, { seat: who, moment: moment.n, said });
    }
  }
  return [...found.values()].sort((a, b) => a.moment - b.moment);
}

function takeBack(found: Map<number, LastMove>, to: number): void {
  for (const [who, { moment }] of found) if (moment > to) found.delete(who);
}
