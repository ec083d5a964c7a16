/** What the others did since one's own last move: of each the one thing worth a sentence. */

import type { Moment } from '@/shell/net/protocol';
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

/** In the order they happened. What matters goes before what does not; else his newest move counts, by what happened first:
 * what follows it may already be somebody else's. That he went on without choosing anything is told only of who did nothing else. */
export function lastMoves(log: Moment[], seat: number, words: Words, matters: Record<string, number>): LastMove[] {
  const own = log.findLastIndex((m) => m.kind === 'move' && m.seat === seat);
  const found = new Map<number, LastMove>();
  for (const moment of log.slice(own + 1)) {
    if (moment.kind === 'undo') takeBack(found, Number(moment.text));
    for (const [i, { text, number }] of moment.events.entries()) {
      const said = { ...parse(words.happenings, text), number };
      const who = about(said, moment);
      if (who === null || who === seat) continue;
      const before = found.get(who);
      const moved =
        i === 0 && who === moment.seat && !(before && (moment.text === 'done' || before.said.word in matters));
      if (said.word in matters || moved) found.set(who, { seat: who, moment: moment.n, said });
    }
  }
  return [...found.values()].sort((a, b) => a.moment - b.moment);
}

function takeBack(found: Map<number, LastMove>, to: number): void {
  for (const [who, { moment }] of found) if (moment > to) found.delete(who);
}
