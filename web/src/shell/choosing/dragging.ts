/** Drag and drop beside touch and touch: what can go somewhere is carried there. A mouse carries at once; a finger that moves
 * at once scrolls, as always, and one that has rested for a moment carries. Things that go nowhere are left to the board,
 * which may move its map with them; so are the parts of a drawing. */

import type { Attachment } from 'svelte/attachments';
import type { Choosing } from './choosing.svelte';

const SLACK = 8; // pixels a hand may tremble
const REST = 220; // milliseconds until a finger has rested
const GHOST = {
  position: 'fixed',
  left: '0',
  top: '0',
  margin: '0',
  zIndex: '60',
  pointerEvents: 'none',
  opacity: '0.85',
  animation: 'none',
  transition: 'none',
  filter: 'drop-shadow(0 6px 10px rgb(0 0 0 / 30%))',
};

interface Grip {
  source: HTMLElement;
  marks: string[];
  x: number;
  y: number;
  at: number;
  ghost: HTMLElement | null;
}

/** What lies under a point: an element with marks, or an area that stands for some ({@attach area('column:4')}). */
function under(element: Element | null): string[] | null {
  const found = element?.closest<HTMLElement>('[data-is], [data-area]');
  return found ? (found.dataset.is ?? found.dataset.area ?? '').split(' ') : null;
}

/** On the element that holds the board. */
export function dragging(choosing: Choosing): Attachment<HTMLElement> {
  return (board) => {
    const listening = new AbortController();
    const { signal } = listening;
    let grip: Grip | null = null;
    /** A drag has just ended: the click that follows is no touch. */
    let dropped = false;

    const down = (event: PointerEvent) => {
      end();
      dropped = false;
      const source = (event.target as Element).closest('[data-is]');
      if (!(source instanceof HTMLElement) || event.button !== 0 || !event.isPrimary) return;
      const marks = (source.dataset.is ?? '').split(' ');
      if (choosing.movable(marks))
        grip = { source, marks, x: event.clientX, y: event.clientY, at: event.timeStamp, ghost: null };
    };
    const move = (event: PointerEvent) => {
      if (!grip) return;
      const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
      if (!grip.ghost) {
        if (Math.hypot(dx, dy) < SLACK) return;
        if (event.pointerType === 'touch' && event.timeStamp - grip.at < REST) {
          grip = null;
          return;
        }
        choosing.lift(grip.marks);
        grip.ghost = ghostOf(grip.source);
        document.documentElement.dataset.dragging = '';
      }
      grip.ghost.style.translate = `${dx}px ${dy}px`;
    };
    const up = (event: PointerEvent) => {
      if (!grip?.ghost) {
        grip = null;
        return;
      }
      const { source } = grip;
      end();
      dropped = true;
      setTimeout(() => (dropped = false)); // no click follows when it ends over something else
      const at = document.elementFromPoint(event.clientX, event.clientY);
      const marks = board.contains(at) && !source.contains(at) ? under(at) : null;
      if (marks) choosing.drop(marks);
      else choosing.clear();
    };
    const end = () => {
      grip?.ghost?.remove();
      grip = null;
      delete document.documentElement.dataset.dragging;
    };
    const cancel = () => {
      if (grip?.ghost) choosing.clear();
      end();
    };
    const click = (event: MouseEvent) => {
      if (!dropped) return;
      dropped = false;
      event.stopPropagation();
      event.preventDefault();
    };
    /** Touched beside everything that has marks: an area stands for those it names. */
    const beside = (event: MouseEvent) => {
      const target = event.target as Element;
      if (target.closest('[data-is], button, a')) return;
      const marks = under(target);
      if (marks && choosing.mark(marks) !== 'selected') choosing.touch(marks);
    };
    /** A finger that carries does not scroll. */
    const still = (event: TouchEvent) => {
      if (grip && event.timeStamp - grip.at >= REST && event.touches.length === 1 && event.cancelable)
        event.preventDefault();
    };
    board.addEventListener('pointerdown', down, { signal });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', cancel, { signal });
    board.addEventListener('touchmove', still, { signal, passive: false });
    board.addEventListener('click', click, { signal, capture: true });
    board.addEventListener('click', beside, { signal });
    return () => {
      cancel();
      listening.abort();
    };
  };
}

/** A picture of it that follows the pointer. Where the drawing lies round what is touched, all of it is taken. */
function ghostOf(source: HTMLElement): HTMLElement {
  const drawn = source.closest<HTMLElement>('[data-drawn]') ?? source;
  const box = drawn.getBoundingClientRect();
  const ghost = bare(drawn);
  Object.assign(ghost.style, GHOST, { width: `${box.width}px`, height: `${box.height}px` });
  drawn.parentElement?.append(ghost);
  const at = ghost.getBoundingClientRect(); // where its frame begins: not every one is the window
  Object.assign(ghost.style, { left: `${box.left - at.left}px`, top: `${box.top - at.top}px` });
  return ghost;
}

/** Nothing in it can be found, focused or touched. */
function bare(drawn: HTMLElement): HTMLElement {
  const copy = drawn.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'role', 'tabindex', 'aria-label', 'aria-labelledby', 'data-is', 'data-mark', 'data-area'])
      element.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  return copy;
}
