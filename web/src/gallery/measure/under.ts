/** What lies on a text: another text, or something that is not see-through. */

import { type Box, common, high, wide } from './boxes';
import type { Finding } from './finding';
import { named } from './naming';
import { inSight, type Text } from './texts';

const SOLID = 0.6; // of a colour or a thing: less of it can be seen through
const FREE = 0.7; // of the letters' height
const TOUCH = 2; // pixels by which letters may lie on each other

/** Both are part of something in which things may lie on each other. */
function stacked(a: Element, b: Element): boolean {
  const stack = a.closest('[data-stack]');
  return stack?.contains(b) ?? false;
}

/** Over the rest for a while: what lies under it is not to be read now. */
const over = (element: Element) => element.closest('[data-over], [role="dialog"], dialog');

/** Texts that were found to lie under something: they collide with nothing any more. */
const hidden = new WeakSet<Element>();

/** Everything can be found from a point, also what lets touches through. */
function solid<T>(work: () => T): T {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { pointer-events: auto !important; }';
  document.head.append(style);
  try {
    return work();
  } finally {
    style.remove();
  }
}

export function covers(all: Text[]): Finding[] {
  const paint = new Paint();
  return solid(() => all.flatMap((text) => covered(text, paint)));
}

function covered(text: Text, paint: Paint): Finding[] {
  hidden.delete(text.owner);
  for (const b of inSight(text)) {
    if (high(b) < FREE * Math.max(...text.boxes.map(high))) continue; // half out of sight: it can be scrolled
    for (const part of [0.1, 0.5, 0.9]) {
      const cover = onTop(text, b.left + wide(b) * part, (b.top + b.bottom) / 2, paint);
      if (!cover) continue;
      hidden.add(text.owner);
      if (over(cover) && over(cover) !== over(text.owner)) return [];
      if (stacked(text.owner, cover) || staysOver(cover, text.owner)) return [];
      return [{ kind: 'covered', where: named(text.owner), what: `"${text.said}" by ${named(cover)}`, box: text.at }];
    }
  }
  return [];
}

/** The topmost thing over this text that hides it. */
function onTop({ owner }: Text, x: number, y: number, paint: Paint): Element | null {
  const first = document.elementFromPoint(x, y);
  if (!first || first.contains(owner) || owner.contains(first)) return null;
  const all = document.elementsFromPoint(x, y);
  if (!all.includes(owner)) return null; // it lies askew, and is not here
  const on = all.slice(0, all.indexOf(owner));
  return on.find((element) => !element.contains(owner) && !owner.contains(element) && paint.hides(element)) ?? null;
}

/** It stays where it is while the text scrolls away under it: then that is only out of sight. */
export function staysOver(cover: Element, owner: Element): boolean {
  for (let at: Element | null = cover; at && !at.contains(owner); at = at.parentElement)
    if (getComputedStyle(at).position === 'sticky') return true;
  return false;
}

const seeThrough = (colour: string) => {
  if (colour === 'none' || colour === 'transparent') return true;
  const [, alpha] = colour.match(/[/,]\s*([\d.]+)\)$/) ?? [];
  return /rgba|\//.test(colour) && Number(alpha) < SOLID;
};

/** What hides what lies under it. Asked of the same things again and again: known for one measuring. */
class Paint {
  private readonly known = new Map<Element, boolean>();
  private readonly opacities = new Map<Element, number>();

  hides(element: Element): boolean {
    const found = this.known.get(element) ?? (this.painted(element) && this.opacity(element) >= SOLID);
    this.known.set(element, found);
    return found;
  }

  private painted(element: Element): boolean {
    const style = getComputedStyle(element);
    if (style.visibility !== 'visible') return false;
    if (!(element instanceof SVGElement))
      return !seeThrough(style.backgroundColor) || /^(IMG|CANVAS)$/.test(element.tagName);
    if (/^(svg|g|text|tspan|use)$/.test(element.tagName)) return false;
    const filled = !seeThrough(style.fill) && Number(style.fillOpacity) >= SOLID;
    return filled || (!seeThrough(style.stroke) && Number(style.strokeOpacity) >= SOLID);
  }

  /** With all that it is part of. */
  private opacity(element: Element): number {
    const found = this.opacities.get(element);
    if (found !== undefined) return found;
    const above = element.parentElement ? this.opacity(element.parentElement) : 1;
    const made = above * Number(getComputedStyle(element).opacity);
    this.opacities.set(element, made);
    return made;
  }
}

export function collisions(all: Text[]): Finding[] {
  const seen = all.filter((t) => !hidden.has(t.owner)).map((text) => ({ text, boxes: inSight(text) }));
  const out: Finding[] = [];
  for (const [i, a] of seen.entries()) {
    for (const b of seen.slice(i + 1)) {
      if (a.text.owner === b.text.owner || !meet(a.boxes, b.boxes)) continue;
      if (stacked(a.text.owner, b.text.owner) || over(a.text.owner) !== over(b.text.owner)) continue;
      const where = [named(a.text.owner), named(b.text.owner)].sort().join(' × ');
      out.push({ kind: 'overlap', where, what: `"${a.text.said}" and "${b.text.said}"`, box: a.text.at });
    }
  }
  return out;
}

function meet(a: Box[], b: Box[]): boolean {
  return a.some((one) =>
    b.some((other) => {
      const both = common(one, other);
      return wide(both) > TOUCH && high(both) > TOUCH;
    }),
  );
}
