/** Rectangles, and what of an element can be seen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const EVERYWHERE: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

export const box = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });
export const wide = (b: Box) => b.right - b.left;
export const high = (b: Box) => b.bottom - b.top;
export const has = (b: Box, x: number, y: number) => x >= b.left && x <= b.right && y >= b.top && y <= b.bottom;

export function common(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** How far the first sticks out of the second. */
export function sticksOut(a: Box, b: Box): number {
  return Math.max(b.left - a.left, b.top - a.top, a.right - b.right, a.bottom - b.bottom);
}

/** Of an element's surroundings: where it is cut for good, and where it is in sight just now. What scrolls, or can be moved about
 * (data-pans), is out of sight, but not cut. */
export interface Window {
  cut: Box;
  sight: Box;
}

const CUTS = ['hidden', 'clip'];
const SCROLLS = ['auto', 'scroll'];

export class Windows {
  private readonly known = new Map<Element, Window>();

  /** For what stands in this element. */
  of(element: Element): Window {
    const found = this.known.get(element);
    if (found) return found;
    const made = this.make(element);
    this.known.set(element, made);
    return made;
  }

  private make(element: Element): Window {
    const parent = element.parentElement;
    if (!parent) {
      const all = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      return { cut: all, sight: all };
    }
    const above = this.of(parent);
    const { overflowX, overflowY, display } = getComputedStyle(element);
    const free = element.closest('[data-pans]') !== null;
    const flows = display === 'inline' && element instanceof HTMLElement; // then it has no box that could cut
    if (flows || (overflowX === 'visible' && overflowY === 'visible'))
      return free ? { ...above, cut: EVERYWHERE } : above;
    const own = inner(element);
    const across = { ...EVERYWHERE, left: own.left, right: own.right };
    const down = { ...EVERYWHERE, top: own.top, bottom: own.bottom };
    let [cut, sight] = [above.cut, above.sight];
    if (CUTS.includes(overflowX)) cut = common(cut, across);
    if (SCROLLS.includes(overflowX)) cut = { ...cut, left: EVERYWHERE.left, right: EVERYWHERE.right };
    if (CUTS.includes(overflowY)) cut = common(cut, down);
    if (SCROLLS.includes(overflowY)) cut = { ...cut, top: EVERYWHERE.top, bottom: EVERYWHERE.bottom };
    if (overflowX !== 'visible') sight = common(sight, across);
    if (overflowY !== 'visible') sight = common(sight, down);
    return { cut: free ? EVERYWHERE : cut, sight };
  }
}

/** Within its border: that is where contents end. */
function inner(element: Element): Box {
  const outer = box(element.getBoundingClientRect());
  if (!(element instanceof HTMLElement)) return outer;
  const { borderLeftWidth, borderTopWidth, borderRightWidth, borderBottomWidth } = getComputedStyle(element);
  return {
    left: outer.left + Number.parseFloat(borderLeftWidth),
    top: outer.top + Number.parseFloat(borderTopWidth),
    right: outer.right - Number.parseFloat(borderRightWidth),
    bottom: outer.bottom - Number.parseFloat(borderBottomWidth),
  };
}

/** Only for who listens, or not there at all. */
export class Unseen {
  private readonly known = new Map<Element, boolean>();

  has(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    return this.away(element);
  }

  private away(element: Element | null): boolean {
    if (!element || element === document.body) return false;
    const found = this.known.get(element);
    if (found !== undefined) return found;
    const { clipPath } = getComputedStyle(element);
    const tiny = clipPath.startsWith('inset(50%') || /^(title|desc|defs|option)$/.test(element.tagName);
    const made = tiny || this.away(element.parentElement);
    this.known.set(element, made);
    return made;
  }
}
