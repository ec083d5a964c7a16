/** Many answers without a board: a list as one looks through it, and where several answers begin with the same thing, that first. */

import type { Said } from '@/shell/speaking/notation';

/** One button: an answer, or what several of them begin with. */
export interface Pick {
  answers: Said[];
  /** What touching it means; null: it is the answer itself. */
  mark: string | null;
}

/** So many answers are read at a glance, and stay as they are. */
const GLANCE = 6;
/** Of so many one wants to know first what, then where. */
const LONG = 16;

export function picks(left: Said[], touched: string[], name: (said: Said) => string, lang: string): Pick[] {
  const alone = left.map((said) => ({ answers: [said], mark: null }));
  if (left.length <= GLANCE) return alone;
  const made = left.length > LONG ? grouped(left, touched) : alone;
  // As one looks for them: what ends the question first, numbers from small to large, else by their letters.
  const compare = new Intl.Collator(lang, { numeric: true }).compare;
  const end = (pick: Pick) => Number(pick.answers[0]?.word !== 'done');
  return made.sort((a, b) => end(a) - end(b) || compare(name(a.answers[0] as Said), name(b.answers[0] as Said)));
}

function grouped(left: Said[], touched: string[]): Pick[] {
  const first = (said: Said | undefined) => said?.marks.slice(1).find((mark) => !touched.includes(mark)) ?? null;
  const groups = new Map<string, Said[]>();
  for (const said of left) {
    const key = first(said) === null ? said.text : `${said.word} ${first(said)}`;
    groups.set(key, [...(groups.get(key) ?? []), said]);
  }
  return [...groups.values()].map((answers) => ({ answers, mark: answers.length > 1 ? first(answers[0]) : null }));
}
