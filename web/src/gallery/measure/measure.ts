/** Is everything on the page to be seen, read and touched? Measured where it is drawn, whoever has drawn it.
 *
 * cut       text that does not fit into its box, or hangs out of the window
 * overlap   two texts on each other
 * covered   text under something that is not see-through
 * small     something to be touched that a finger may miss, because it is small or something else lies on it
 * sideways  a page that has to be pushed sideways
 *
 * What is meant to be so is said where it is drawn: data-stack on what holds things that may lie on each other (cards in a
 * column), data-over on what lies over the rest for a while, data-pans on what can be moved about and enlarged (a map),
 * data-brief on a text that only begins here, and is read elsewhere. And the other way round: data-whole on what has to be seen
 * whole, without being scrolled. */

import { Unseen, Windows } from './boxes';
import type { Finding } from './finding';
import { named } from './naming';
import { small } from './targets';
import { type Text, texts } from './texts';
import { collisions, covers } from './under';

const OFF = 1.5; // pixels that nobody sees

/** finger: how large targets must be; smaller within what can be enlarged. */
export function measure(finger: number): Finding[] {
  const [windows, unseen] = [new Windows(), new Unseen()];
  const all = texts(windows, unseen);
  const page = document.documentElement;
  const wide = page.scrollWidth - page.clientWidth;
  const sideways: Finding[] =
    wide > 1
      ? [{ kind: 'sideways', where: 'page', what: `${wide} px too wide`, box: [0, 0, page.scrollWidth, 1] }]
      : [];
  const whole = [...document.querySelectorAll<HTMLElement>('[data-whole]')].flatMap(scrolled);
  return [
    ...sideways,
    ...whole,
    ...all.flatMap(cut),
    ...small(finger, windows, unseen),
    ...covers(all),
    ...collisions(all),
  ];
}

function scrolled(element: HTMLElement): Finding[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const below = element.scrollHeight - element.clientHeight;
  if (below <= OFF) return [];
  return [{ kind: 'cut', where: named(element), what: `${below} px to scroll`, box: [left, top, width, height] }];
}

function cut(text: Text): Finding[] {
  if (text.out <= OFF || text.owner.closest('[data-brief]')) return [];
  return [
    { kind: 'cut', where: named(text.owner), what: `"${text.said}" by ${Math.round(text.out)} px`, box: text.at },
  ];
}
