/** What can be touched, and how large it is for a finger: by what the browser says lies under it. */

import { type Box, common, high, type Unseen, type Windows, wide } from './boxes';
import type { Finding } from './finding';
import { named } from './naming';
import { staysOver } from './under';

/** What leads on when it is touched just now. (What leads nowhere may be as small as it likes.) */
const TARGETS =
  '#board [data-mark="possible"], button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), summary';
/** Where one can enlarge: a finger hits this, with the help of a magnifier. */
const IN_MAP = 24;
const TRIES = 5; // points of an element from which it is measured
const NEAR = 1; // a pixel more or less

export function small(finger: number, windows: Windows, unseen: Unseen): Finding[] {
  const out: Finding[] = [];
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(TARGETS)) {
    if (unseen.has(element) || inText(element) || behind(element)) continue;
    const { sight } = windows.of(element.parentElement ?? element);
    const rect = element.getBoundingClientRect();
    const seen = common(rect, sight);
    if (wide(seen) < 2 || high(seen) < 2) continue; // elsewhere: it is measured when it comes into sight
    const least = element.closest('[data-pans]') ? Math.min(IN_MAP, finger) : finger;
    const size = reach(element, rect, sight, least);
    if (size >= least - NEAR) continue;
    const what = `${element.dataset.is ?? element.textContent?.trim().slice(0, 30) ?? ''}: ${Math.round(size)} px`;
    out.push({ kind: 'small', where: named(element), what, box: [rect.left, rect.top, rect.width, rect.height] });
  }
  return out;
}

/** A link within a sentence is as high as its line. */
function inText(element: Element): boolean {
  return element.tagName === 'A' && getComputedStyle(element).display === 'inline';
}

/** A dialog lies over it. */
function behind(element: Element): boolean {
  const dialog = document.querySelector('dialog[open], #board [role="dialog"]');
  return (
    dialog !== null && !dialog.contains(element) && (dialog.tagName === 'DIALOG' || element.closest('#board') !== null)
  );
}

const TO = [
  [1, 0],
  [0, 1],
  [0.7, 0.7],
  [0.7, -0.7],
] as const;

/** The least distance across it, along four lines through the point of it that lies best. Where its box ends in something that
 * scrolls only the box counts. */
function reach(element: HTMLElement | SVGElement, rect: Box, sight: Box, least: number): number {
  const cut = common(rect, sight);
  const partly = wide(cut) < wide(rect) - NEAR || high(cut) < high(rect) - NEAR;
  const ampleBox = wide(rect) >= least - NEAR && high(rect) >= least - NEAR;
  if (partly && ampleBox) return least;
  let best = 0;
  const all = points(element, cut);
  const own = all.filter(([x, y]) => mine(element, x, y));
  if (own.length < all.length && ampleBox && all.some(([x, y]) => under(element, x, y))) return least;
  for (const [x, y] of own.slice(0, TRIES)) {
    if (ample(element, x, y, least)) return least;
    best = Math.max(best, Math.min(...TO.map((to) => across(element, x, y, to, least))));
    if (best >= least - NEAR) return best;
  }
  return best;
}

/** Something lies there that stays while this scrolls: it is out of sight just now. */
function under(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && staysOver(hit, element);
}

function points(element: Element, { left, top, right, bottom }: Box): [number, number][] {
  const spread = [0.5, 0.25, 0.75];
  const out = spread.flatMap((fy) =>
    spread.map((fx): [number, number] => [left + (right - left) * fx, top + (bottom - top) * fy]),
  );
  const round = element.querySelector('circle')?.getBoundingClientRect(); // of something drawn: what the finger is led to
  if (round) out.unshift([round.left + round.width / 2, round.top + round.height / 2]);
  for (const line of element.querySelectorAll('path')) {
    const [long, to] = [line.getTotalLength(), line.getScreenCTM()];
    for (const part of [0.5, 0.35, 0.65]) {
      const at = to && line.getPointAtLength(long * part).matrixTransform(to);
      if (at) out.push([at.x, at.y]);
    }
  }
  return out;
}

function mine(element: HTMLElement | SVGElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (!hit) return false;
  if (element.contains(hit)) return true;
  const { is } = element.dataset;
  const stands = hit.closest<HTMLElement | SVGElement>('[data-is], [data-area]');
  if (is && (stands?.dataset.is === is || stands?.dataset.area === is)) return true;
  return hit.closest('label')?.control === element;
}

/** Both ways, pixel by pixel; no farther than is needed. */
function across(
  e: HTMLElement | SVGElement,
  x: number,
  y: number,
  [dx, dy]: readonly [number, number],
  least: number,
): number {
  let far = 0;
  for (const way of [1, -1])
    for (let d = 0.5; d < least && mine(e, x + way * dx * d, y + way * dy * d); d += 1) far += 1;
  return far;
}

/** Most are large enough: then a few points tell. */
function ample(e: HTMLElement | SVGElement, x: number, y: number, least: number): boolean {
  return TO.every(([dx, dy]) =>
    [0.49, 0.25, -0.25, -0.49].every((part) => mine(e, x + dx * part * least, y + dy * part * least)),
  );
}
