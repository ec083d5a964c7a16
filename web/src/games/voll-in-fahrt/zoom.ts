/** Two fingers, or a double tap: larger or as large as it fits. Larger, one finger moves it (the frame scrolls). */

const MOST = 3;

export function zoomable(frame: HTMLElement): () => void {
  const inner = frame.firstElementChild as HTMLElement;
  const fingers = new Map<number, { x: number; y: number }>();
  const listening = new AbortController();
  let [zoom, apart, begun, tapped] = [1, 0, 1, 0];

  /** The point under the fingers stays where it is. */
  function to(next: number, x: number, y: number): void {
    const box = frame.getBoundingClientRect();
    const [dx, dy] = [x - box.left, y - box.top];
    const [px, py] = [(frame.scrollLeft + dx) / zoom, (frame.scrollTop + dy) / zoom];
    zoom = Math.min(MOST, Math.max(1, next));
    inner.style.width = `${zoom * 100}%`;
    frame.scrollTo(px * zoom - dx, py * zoom - dy);
  }
  function spread(): [number, number, number] {
    const [a, b] = [...fingers.values()] as [{ x: number; y: number }, { x: number; y: number }];
    return [Math.hypot(a.x - b.x, a.y - b.y), (a.x + b.x) / 2, (a.y + b.y) / 2];
  }
  function down(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) [apart, begun] = [spread()[0], zoom];
  }
  function move(event: PointerEvent): void {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size !== 2 || apart === 0) return;
    const [now, x, y] = spread();
    to((begun * now) / apart, x, y);
  }
  function up(event: PointerEvent): void {
    const one = fingers.delete(event.pointerId) && fingers.size === 0;
    if (!one || event.type !== 'pointerup' || (event.target as Element).closest('[data-is]')) return;
    if (event.timeStamp - tapped < 350) to(zoom > 1 ? 1 : 2, event.clientX, event.clientY);
    tapped = event.timeStamp;
  }
  const { signal } = listening;
  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointermove', move, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) frame.addEventListener(type, up, { signal });
  return () => listening.abort();
}

/** What must be scrolled can be reached with the keyboard, and only then. */
export function scrolls(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
}

/** A finger that rests on something looks at what it would bring, and chooses nothing when it is lifted. */
export function holding(look: (marks: string[]) => void): (frame: HTMLElement) => () => void {
  return (frame) => {
    const listening = new AbortController();
    let timer = 0;
    let rested = false;
    const down = (event: PointerEvent) => {
      const target = (event.target as Element).closest<SVGElement>('[data-is]');
      clearTimeout(timer);
      rested = false;
      look([]);
      if (event.pointerType !== 'touch' || !target) return;
      timer = window.setTimeout(() => {
        rested = true;
        look((target.dataset.is ?? '').split(' '));
      }, 450);
    };
    const click = (event: Event) => {
      if (!rested) return;
      rested = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const { signal } = listening;
    frame.addEventListener('pointerdown', down, { signal });
    for (const type of ['pointerup', 'pointercancel'])
      frame.addEventListener(type, () => clearTimeout(timer), { signal });
    frame.addEventListener('click', click, { signal, capture: true });
    frame.addEventListener('contextmenu', (event) => rested && event.preventDefault(), { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  };
}
