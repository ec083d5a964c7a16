/** One finger or the mouse moves the sheet, two fingers or the wheel bring it nearer, a double tap shows it whole. A finger
 * that rests looks through a magnifier, and touches what lies under it when it is lifted. */

import type { Attachment } from 'svelte/attachments';
import type { Point } from './place';

export interface Moves {
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, at: Point) => void;
  fit: () => void;
  /** What the magnifier shows; null: it is put away. */
  magnify: (at: Point | null) => void;
  /** A tap is no choice but a wish to see more: true, if it was taken for that. */
  nearer: (at: Point) => boolean;
}

const SLACK = 6; // pixels a finger may tremble
const TWICE = 320; // milliseconds between two taps
const REST = 380; // milliseconds until a finger has rested

export function gestures(moves: Moves): Attachment<HTMLElement> {
  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    const down = new Map<number, Point>();
    let dragged = false;
    let start: Point = { x: 0, y: 0 };
    let tapped = { time: -TWICE, x: 0, y: 0 };
    let rest: ReturnType<typeof setTimeout> | undefined;
    let magnified = false;
    /** A click that this file makes itself, after the magnifier: not to be kept back. */
    let own = false;

    const local = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = () => {
      const [a, b] = [...down.values()] as [Point, Point];
      return { long: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    };
    const press = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (down.size === 0) dragged = false;
      start = local(event);
      down.set(event.pointerId, start);
      clearTimeout(rest);
      if (event.pointerType === 'touch' && down.size === 1) rest = setTimeout(look, REST);
    };
    const look = () => {
      if (dragged || down.size !== 1) return;
      magnified = true;
      moves.magnify(start);
    };
    /** The thing under the finger when it is lifted. */
    const choose = (event: PointerEvent) => {
      magnified = false;
      moves.magnify(null);
      dragged = true; // the browser's own click, if one follows, is not another touch
      if (event.type !== 'pointerup') return;
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[role="button"]');
      own = true;
      if (under && element.contains(under)) under.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      own = false;
    };
    const move = (event: PointerEvent) => {
      const from = down.get(event.pointerId);
      if (!from) return;
      const to = local(event);
      if (magnified) {
        moves.magnify(to);
        return;
      }
      if (down.size === 2) {
        const before = spread();
        down.set(event.pointerId, to);
        const after = spread();
        dragged = true;
        moves.pan(after.x - before.x, after.y - before.y);
        if (before.long > 0) moves.zoom(after.long / before.long, after);
        return;
      }
      if (!dragged && Math.hypot(to.x - start.x, to.y - start.y) < SLACK) return;
      if (!dragged) element.setPointerCapture(event.pointerId);
      dragged = true;
      clearTimeout(rest);
      moves.pan(to.x - from.x, to.y - from.y);
      down.set(event.pointerId, to);
    };
    const lift = (event: PointerEvent) => {
      const at = down.get(event.pointerId);
      down.delete(event.pointerId);
      clearTimeout(rest);
      if (magnified) {
        choose(event);
        return;
      }
      const bare = !(event.target as Element).closest('[role="button"], button');
      if (!at || dragged || !bare || event.type !== 'pointerup') return;
      const near = Math.hypot(at.x - tapped.x, at.y - tapped.y) < 28;
      if (near && event.timeStamp - tapped.time < TWICE) moves.fit();
      tapped = { time: event.timeStamp, x: at.x, y: at.y };
    };
    /** The end of a drag is no touch of what lies under it. */
    const click = (event: MouseEvent) => {
      if (own || (!dragged && !moves.nearer(local(event)))) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      moves.zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) / 400), local(event));
    };
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', move, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) element.addEventListener(type, lift, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    element.addEventListener('contextmenu', (event) => down.size > 0 && event.preventDefault(), { signal });
    return () => {
      clearTimeout(rest);
      listening.abort();
    };
  };
}
