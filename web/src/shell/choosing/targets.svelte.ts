/** What boards put on their elements: {@attach touch('card:b7')}. The element can then be clicked, focused, named. */

import { getContext, setContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { SvelteMap } from 'svelte/reactivity';
import type { Choosing } from './choosing.svelte';

const KEY = Symbol('targets');

export class Targets {
  /** Marks that are on the board just now, and how often: the prompt need not repeat them as buttons. */
  readonly placed = new SvelteMap<string, number>();
  /** What the pointer is over, before anything is shown of it. */
  pointed: string[] | null = null;

  /** name: how marks are said in the reader's language, "the blue 7". */
  constructor(
    readonly choosing: Choosing,
    readonly name: (marks: string[]) => string,
  ) {}

  add(is: string, many: number): void {
    untrack(() => {
      const left = (this.placed.get(is) ?? 0) + many;
      if (left > 0) this.placed.set(is, left);
      else this.placed.delete(is);
    });
  }
}

export function provide(targets: Targets): void {
  setContext(KEY, targets);
}

/** The element shows its mark as data-mark (quiet, possible, selected); CSS does the rest (tokens.css). Several marks on
 * one element: touching it means all of them (a red good in Berlin: 'good:red', 'city:berlin'). */
export function useTargets(): (...marks: string[]) => Attachment<HTMLElement | SVGElement> {
  const targets = getContext<Targets>(KEY);
  /** The same marks are the same attachment: an element that is drawn anew need not be taken down and put up again. */
  const known = new Map<string, Attachment<HTMLElement | SVGElement>>();
  return (...marks) => {
    const key = marks.join(' ');
    const made = known.get(key) ?? ((element) => attach(targets, element, marks));
    known.set(key, made);
    return made;
  };
}

function attach(targets: Targets, element: HTMLElement | SVGElement, marks: string[]): () => void {
  const { choosing } = targets;
  const is = marks.join(' ');
  const listening = new AbortController();
  const { signal } = listening;
  const touch = (event: Event) => {
    event.stopPropagation();
    targets.pointed = null;
    choosing.touch(marks);
  };
  const enter = () => {
    choosing.over = marks;
  };
  /** Shown with the next picture: a touch that follows at once has no need of it. */
  const point = () => {
    targets.pointed = marks;
    requestAnimationFrame(() => targets.pointed === marks && enter());
  };
  /** Not at once: an element that is taken away while it has the focus leaves in the middle of drawing. */
  const leave = () =>
    queueMicrotask(() => {
      if (targets.pointed === marks) targets.pointed = null;
      if (choosing.over === marks) choosing.over = [];
    });
  element.dataset.is = is;
  element.setAttribute('role', 'button');
  element.addEventListener('click', touch, { signal });
  element.addEventListener('keydown', (event) => pressed(event as KeyboardEvent, touch), { signal });
  element.addEventListener('pointerenter', point, { signal });
  element.addEventListener('focus', enter, { signal });
  for (const type of ['pointerleave', 'blur']) element.addEventListener(type, leave, { signal });
  targets.add(is, 1);
  $effect(() => set(element, 'aria-label', targets.name(marks)));
  $effect(() => show(element, targets, marks));
  return () => {
    if (targets.pointed === marks) targets.pointed = null;
    listening.abort();
    targets.add(is, -1);
  };
}

function pressed(event: KeyboardEvent, touch: (event: Event) => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  touch(event);
}

/** Only what leads somewhere can be reached with the tab key; all of it can be touched, and says why if it leads nowhere. */
function show(element: HTMLElement | SVGElement, targets: Targets, marks: string[]): void {
  const { choosing } = targets;
  const mark = choosing.mark(marks);
  set(element, 'data-mark', mark);
  set(element, 'aria-pressed', String(mark === 'selected'));
  set(element, 'aria-disabled', String(mark === 'quiet' && !choosing.reachable(marks)));
  set(element, 'tabindex', mark === 'quiet' ? '-1' : '0');
}

/** Only what has changed: the browser looks at every attribute that is written. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** For the shell: what is on the board. */
export function getTargets(): Targets {
  return getContext<Targets>(KEY);
}

/** A place round a target: touching it, or dropping something there, means these marks. It is not named and takes no focus;
 * whoever uses the keyboard has the target itself. None: it stands for nothing just now. */
export function area(...marks: string[]): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (marks.length > 0) element.dataset.area = marks.join(' ');
    return () => delete element.dataset.area;
  };
}
