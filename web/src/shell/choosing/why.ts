/** Somebody touched what leads nowhere. We know no rule: we make an answer of it and ask the server why it will not do. */

import { get } from '@/shell/net/api';
import type { Said, Word, Words } from '@/shell/speaking/notation';

export interface Why {
  /** The answer would be allowed after all. */
  legal: boolean;
  reason: string;
  rule: string;
  text: string;
  number: number;
}

const MOST = 4;
/** These say no more than that it is not possible now. */
export const VAGUE = ['not_now', 'not_your_turn', 'over'];

/** Notations that mention what was touched, the likeliest first: verbs that are asked for now, with what was touched before. */
export function candidates(words: Words, legal: Said[], marks: string[], touched: string[]): string[] {
  const now = new Set(legal.map((said) => said.word));
  const verbs = words.verbs.filter((verb) => fits(verb, marks));
  verbs.sort((a, b) => Number(now.has(b.name)) - Number(now.has(a.name)));
  const out = verbs.map((verb) => written(words, verb, legal, marks, touched)).filter((text) => text !== null);
  return [...new Set(out)].filter((text) => !legal.some((said) => said.text === text)).slice(0, MOST);
}

function fits(verb: Word, marks: string[]): boolean {
  return marks.every((mark) => {
    const [domain, label] = split(mark);
    return domain === 'verb' ? label === verb.name : verb.domains.includes(domain);
  });
}

function written(words: Words, verb: Word, legal: Said[], marks: string[], touched: string[]): string | null {
  const spoken = [...marks, ...touched];
  const labels = verb.domains.map((domain) => {
    const said = spoken.find((mark) => split(mark)[0] === domain);
    if (said) return split(said)[1];
    const usual = legal.flatMap((answer) => answer.args).find((arg) => arg.domain === domain);
    return usual?.label ?? words.domains[domain]?.labels[0] ?? null;
  });
  return labels.includes(null) ? null : [verb.name, ...labels].join(' ');
}

function split(mark: string): [string, string] {
  const at = mark.indexOf(':');
  return [mark.slice(0, at), mark.slice(at + 1)];
}

/** Whom to ask: the address without the answer that is asked about. */
export const atTable = (table: string, seat: number) => `/api/tables/${table}/why?seat=${seat}`;
export const inLesson = (game: string, lesson: string, node: number) =>
  `/api/games/${game}/lessons/${lesson}/why?node=${node}`;

/** The first reason that says more than "not now". */
export async function why(address: string, texts: string[]): Promise<Why | null> {
  let vague: Why | null = null;
  for (const text of texts) {
    const found = await get<Why>(`${address}&text=${encodeURIComponent(text)}`);
    if (found.legal) continue;
    if (!VAGUE.includes(found.text)) return found;
    vague ??= found;
  }
  return vague;
}
