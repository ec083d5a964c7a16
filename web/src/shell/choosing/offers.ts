/** Which answers need a button: those that cannot be reached, or told apart, by touching the board. */

import type { Said } from '@/shell/speaking/notation';

/** Answers that differ in one number only: a stepper instead of a hundred buttons. Ascending. */
export interface Amounts {
  key: string;
  answers: Said[];
}

export interface Offers {
  buttons: Said[];
  amounts: Amounts[];
}

const MANY = 6;

/** placed: groups of marks on the board ("good:red city:berlin"); leading: the answers for which such a group glows. */
export function offers(
  left: Said[],
  touched: string[][],
  placed: Iterable<string>,
  leading = (group: string[]) => left.filter((said) => group.every((mark) => said.marks.includes(mark))),
): Offers {
  const reached = new Set<Said>();
  for (const is of placed) {
    const group = is.split(' ');
    if (touched.some((done) => group.every((mark) => done.includes(mark)))) continue;
    const found = leading(group);
    if (found.length < left.length || left.length === 1) for (const said of found) reached.add(said);
  }
  return sorted(left.filter((said) => !reached.has(said)));
}

/** Buttons and steppers for these answers. */
export function sorted(answers: Said[]): Offers {
  const groups = new Map<string, Said[]>();
  for (const said of answers) {
    const key = numberless(said);
    groups.set(key, [...(groups.get(key) ?? []), said]);
  }
  const amounts: Amounts[] = [];
  const buttons: Said[] = [];
  for (const [key, group] of groups) {
    if (group.length > MANY) amounts.push({ key, answers: [...group].sort((a, b) => amount(a) - amount(b)) });
    else buttons.push(...group);
  }
  return { buttons, amounts };
}

const counts = (arg: { domain: string; label: string }) => arg.domain !== 'seat' && /^\d+$/.test(arg.label);

/** The number in an answer; answers with more than one, or none, stand for themselves. */
function numberless(said: Said): string {
  const numbers = said.args.filter(counts);
  if (numbers.length !== 1) return said.text;
  return [said.word, ...said.args.map((a) => (counts(a) ? '#' : a.label))].join(' ');
}

export function amount(said: Said): number {
  return Number(said.args.find(counts)?.label ?? 0);
}
