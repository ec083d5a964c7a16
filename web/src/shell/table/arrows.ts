/** Arrow keys on the board: the nearest element that can be touched, in that direction. */

const TARGETS = '#board [data-mark="possible"], #board [data-mark="selected"]';

export function nearest(from: Element, way: [number, number]): HTMLElement | null {
  return towards(from, way, document.querySelectorAll<HTMLElement>(TARGETS));
}

/** Of these the nearest, in that direction. */
export function towards(from: Element, [dx, dy]: [number, number], all: Iterable<HTMLElement>): HTMLElement | null {
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of all) {
    if (element === from) continue;
    const [ex, ey] = middle(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const beside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    const cost = along + 2 * beside;
    if (along > 1 && cost < least) {
      best = element;
      least = cost;
    }
  }
  return best;
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
