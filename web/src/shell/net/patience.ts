/** Who waits for whom: for whom news are not played piece by piece, and how long the end of a round may be read. */

import type { News, Table } from './protocol';

/** More news than this wait: only what matters is played, the rest passes as quickly as it can be drawn. */
export const BEHIND = 12;
/** More than this: all at once. */
export const FAR_BEHIND = 120;
/** What is looked at once more is held for so many milliseconds at least. */
export const LOOK_AGAIN = 900;
/** So many moments in one piece are no move but an absence. */
const ABSENCE = 3;
/** Of the reader's own time to answer, news may take one part in so many. */
const SHARE_OF_CLOCK = 3;
/** Who only watches, or looks once more, goes on from the summary of a round after so many milliseconds. */
export const AGAIN = 8000;

/** Whoever gets this was not there, or something else than a move has come. */
export function absent(newest: News, news: News): boolean {
  return news.moments.length === 0 || news.moments.filter((m) => m.n > newest.moment).length > ABSENCE;
}

/** Milliseconds until news that ask the reader must be on the board: most of his time to answer is his. */
export function patience({ decision, count, now }: News): number {
  const ends = decision ? (count ?? decision.due) : null;
  return ends === null ? Number.POSITIVE_INFINITY : Math.max(0, ends - now) / SHARE_OF_CLOCK;
}

/** Milliseconds to read what a round has brought. As long as he likes (null) where only bots wait and no clock runs, or
 * a match takes days; else as long
 * as the server lets all clocks stand still. */
export function toRead({ pause, seat }: News, table: Table | null, own: number[], now: number): number | null {
  if (!table || (seat === null && own.length === 0)) return AGAIN;
  const company = table.seats.some((s) => s.kind === 'person' && !own.includes(s.seat));
  const { pace, choice } = table.terms;
  if (pace !== 'live' || (choice === null && !company)) return null;
  return Math.max(0, (pause ?? 0) - now);
}
