/** What a round was made of: all happenings from the end of the one before to its own. */

import type { Moment } from '@/shell/net/protocol';
import { type Happening, parse, type Words } from '@/shell/speaking/notation';

/** What was not taken back. */
function standing(log: Moment[]): Moment[] {
  const out: Moment[] = [];
  for (const moment of log) {
    if (moment.kind === 'undo') while ((out.at(-1)?.n ?? -1) > Number(moment.text)) out.pop();
    out.push(moment);
  }
  return out;
}

/** at: the moment with which it ended. A moment may end a round and begin the next. */
export function roundOf(log: Moment[], at: number, words: Words, ends: string[]): Happening[] {
  const told = standing(log.filter((m) => m.n <= at)).flatMap((m) =>
    m.events.map((e) => ({ ...parse(words.happenings, e.text), number: e.number })),
  );
  const last = told.findLastIndex(({ word }) => ends.includes(word));
  const inner = told.slice(0, last + 1);
  const since = inner.findLastIndex(
    ({ word }, i) => ends.includes(word) && inner.slice(i + 1).some((next) => !ends.includes(next.word)),
  );
  return inner.slice(since + 1);
}
