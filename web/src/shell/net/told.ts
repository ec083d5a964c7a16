/** What is new in a piece of news, taken apart. */

import { type Happening, parse, type Words } from '@/shell/speaking/notation';
import type { News } from './protocol';

/** before: what the board has shown until now; another seat has seen other things. */
export function toldBy(news: News, before: News | null, words: Words | undefined): Happening[] {
  const since = before && before.seat === news.seat ? before.moment : news.moment;
  const fresh = news.moments.filter((m) => m.n > since).flatMap((m) => m.events);
  return words ? fresh.map((e) => ({ ...parse(words.happenings, e.text), number: e.number })) : [];
}
