/** Arrow keys: the nearest element that can be touched, in that direction. */

const TARGETS = '#board [data-mark="possible"], #board [data-mark="selected"]';

/** On the board. */
export function nearest(from: Element, way: [number, number]): HTMLElement | null {
  return towards(from, way, document.querySelectorAll<HTMLElement>(TARGETS))[0] ?? null;
}

/** Of these all that lie in that direction, the nearest first. */
export function towards(from: Element, [dx, dy]: [number, number], all: Iterable<HTMLElement>): HTMLElement[] {
  const [x, y] = middle(from);
  const found: [number, HTMLElement][] = [];
  for (const element of all) {
    if (element === from) continue;
    const [ex, ey] = middle(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const beside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along > 1) found.push([along + 2 * beside, element]);
  }
  return found.sort(([a], [b]) => a - b).map(([, element]) => element);
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
