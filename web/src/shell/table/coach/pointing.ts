/** What the coach points at: first which thing, then where it is on the screen. */

import type { Said } from '@/shell/speaking/notation';

const CHOICE = 'choice:';
const THING = 'thing:';
/** The question itself. */
const PROMPT = 'prompt';
/** The yes that a choice waits for. */
const YES = 'yes';

/** Of the things a step names, those that matter now, in their order: those of answers that are taken here, and that have not
 * been touched yet. taken: those answers; touched: marks. */
export function wanted(points: string[], taken: Said[], touched: string[], held: Said | null): string[] {
  const texts = taken.map((said) => said.text);
  if (held && texts.includes(held.text)) return [YES];
  const still = taken.filter((said) => touched.every((mark) => said.marks.includes(mark)));
  const meant = still.length > 0 ? still : taken;
  const done = still.length > 0 ? touched : [];
  const found = points.filter((point) => matters(point, meant) && !isDone(point, done));
  const first = meant[0];
  return found.length > 0 || !first ? found : [`${CHOICE}${first.text}`];
}

const marksOf = (point: string) => point.split(' ');

function matters(point: string, meant: Said[]): boolean {
  if (point.startsWith(THING) || point.startsWith(PROMPT)) return true;
  if (point.startsWith(CHOICE)) return meant.some((said) => point === `${CHOICE}${said.text}`);
  return meant.some((said) => marksOf(point).every((mark) => said.marks.includes(mark)));
}

function isDone(point: string, done: string[]): boolean {
  return marksOf(point).every((mark) => done.includes(mark));
}

/** The element; where the board does not show it, the button of an answer that is taken. */
export function find(point: string, taken: string[]): Element | null {
  const choices = taken.map((text) => () => button(text));
  const ways = [() => exact(point), ...choices, () => document.querySelector('#prompt [data-all]')];
  for (const way of ways) {
    const found = way();
    if (found) return found;
  }
  return document.querySelector('#prompt h2');
}

function exact(point: string): Element | null {
  if (point === YES) return document.querySelector('#prompt [data-yes]');
  if (point.startsWith(CHOICE)) return button(point.slice(CHOICE.length));
  if (point.startsWith(THING)) return shown(`[data-thing~="${CSS.escape(point.slice(THING.length))}"]`);
  if (point.startsWith(PROMPT)) return document.querySelector('#prompt h2');
  const marks = marksOf(point);
  const any = (name: string) => marks.map((mark) => `[${name}~="${CSS.escape(mark)}"]`).join('');
  const ready = `:is([data-mark="possible"],[data-mark="selected"])`;
  return (
    shown(`[data-is="${CSS.escape(point)}"]${ready}`) ??
    shown(`${any('data-is')}${ready}`) ??
    shown(any('data-is')) ??
    shown(any('data-area'))
  );
}

/** The first on the board that takes up room. */
function shown(selector: string): Element | null {
  const all = [...document.querySelectorAll(`#board ${selector}`)];
  return all.find((element) => element.getBoundingClientRect().width > 0) ?? null;
}

/** Of an answer; or the field for its amount. */
function button(text: string): Element | null {
  const found = document.querySelector(`#prompt [data-choice="${CSS.escape(text)}"]`);
  if (found) return found;
  return /\d$/.test(text) ? document.querySelector('#prompt [data-amount]') : null;
}
