/** Follows what the coach points at, wherever it goes on the screen: looked for anew with every picture that is drawn. */

import { type Box, boxOf, contains, gap, grown, place, type Seen, tail, within } from './place';
import { find } from './pointing';

/** Out of sight and at rest for so many milliseconds: it is brought into sight; after so many tries its button is shown instead. */
const REST = 220;
const TRIES = 3;
const BAR = 57;
/** From here on a beak would point at what lies between: the ring says it alone. */
const FAR = 160;
/** So far a ring is from what it goes round; it never reaches out of what it lies in. */
const ROUND = 5;

export interface Wish {
  points: string[];
  /** Answers that are taken: their buttons stand for what cannot be seen. */
  taken: string[];
  bubble: HTMLElement | null;
  /** It floats; else it is a band, and only its arrow is put in place. */
  floats: boolean;
}

/** Of a band: where its arrow is, and whether what it means is under it. */
export interface Arrow {
  x: number;
  y: number;
  below: boolean;
}

export class Spot {
  rings = $state.raw<Box[]>([]);
  corner = $state.raw<{ x: number; y: number } | null>(null);
  tail = $state.raw('');
  arrow = $state.raw<Arrow | null>(null);
  /** There is no room for all she says: the bubble must be as small as it can be. */
  tight = $state(false);
  private frame = 0;
  private key = '';
  private pointed: Element | null = null;
  private rested = 0;
  private last = '';
  private tries = 0;
  private wish: Wish = { points: [], taken: [], bubble: null, floats: false };
  private asked = '';

  /** From now on, until the answer is called. */
  start(wish: () => Wish): () => void {
    const look = () => {
      const now = wish();
      const asked = `${now.points.join()} ${now.taken.join()}`;
      if (asked !== this.asked)
        [this.asked, this.tries, this.rested, this.tight] = [asked, 0, performance.now(), false];
      this.wish = now;
      this.look();
      this.frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(this.frame);
      this.mark(null);
    };
  }

  private look(): void {
    const { points, taken, bubble, floats } = this.wish;
    const hidden = this.tries > TRIES;
    const found = points.map((point) => find(hidden ? `choice:${taken[0]}` : point, taken)).filter((e) => e !== null);
    const elements = [...new Set(found)];
    this.mark(elements[0] ?? null);
    const seen = elements.filter((element) => inSight(element));
    const boxes = seen.map((element) => within(grown(boxOf(element), ROUND), framesOf(element)));
    const key = boxes.map(({ x, y, w, h }) => [x, y, w, h].map(Math.round).join()).join(' ');
    if (key !== this.last) {
      [this.last, this.rings] = [key, boxes];
      this.rested = performance.now();
    }
    if (elements[0] && elements[0] !== seen[0]) this.bring(elements[0]);
    if (bubble && floats) this.put(bubble, key);
    else if (bubble) this.aim(boxOf(bubble));
  }

  private mark(element: Element | null): void {
    if (element === this.pointed) return;
    this.pointed?.removeAttribute('data-pointed');
    element?.setAttribute('data-pointed', '');
    this.pointed = element;
  }

  private bring(element: Element): void {
    if (performance.now() - this.rested < REST || this.tries > TRIES) return;
    this.tries += 1;
    this.rested = performance.now();
    // A board that is moved by hand, not scrolled, hears it and moves.
    element.dispatchEvent(new CustomEvent('seek', { bubbles: true }));
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'auto' });
  }

  private aim(band: Box): void {
    const [ring] = this.rings;
    const middle = ring ? ring.x + ring.w / 2 : 0;
    const below = ring !== undefined && ring.y > band.y;
    const x = Math.round(Math.max(band.x + 24, Math.min(band.x + band.w - 24, middle)));
    const y = Math.round(below ? band.y + band.h : band.y);
    const { arrow } = this;
    if (!ring) this.arrow = null;
    else if (arrow?.x !== x || arrow.y !== y || arrow.below !== below) this.arrow = { x, y, below };
  }

  /** Only when something has changed: it does not run about. */
  private put(bubble: HTMLElement, key: string): void {
    const [w, h] = [bubble.offsetWidth, bubble.offsetHeight];
    const asked = question();
    const where = asked.map(({ x, y, w, h }) => [x, y, w, h].map(Math.round).join()).join(' ');
    const now = `${this.asked} ${key} ${w} ${h} ${innerWidth} ${innerHeight} ${where}`;
    if (now === this.key) return;
    this.key = now;
    const [first] = this.rings;
    const frame = { x: 8, y: BAR, w: innerWidth - 16, h: innerHeight - BAR - 8 };
    const clear = (at: Box) =>
      contains(frame, at) &&
      this.rings.every((ring) => gap(at, ring) > 11) &&
      asked.every((answer) => gap(at, answer) > 0);
    const home = { ...corner(w, h), w, h };
    const at = this.corner ? { ...this.corner, w, h } : null;
    // Her place is the corner under the question, over old lines of the log: she does not wander, and the board stays free. Only
    // where that will not do she looks for another; and what is near enough there and hides nothing stays.
    if (clear(home)) this.corner = home;
    else if (!(at && clear(at) && first && gap(at, first) < 60)) {
      const found = place({ w, h }, this.rings, asked, others(first), frame);
      this.corner = found;
      this.tight ||= found.hides > 0;
    }
    const near = first && this.corner && gap({ ...this.corner, w, h }, first) < FAR;
    this.tail = near && this.corner ? tail({ ...this.corner, w, h }, first) : '';
  }
}

const corner = (w: number, h: number) => ({ x: innerWidth - w - 8, y: innerHeight - h - 8 });

/** The question and what answers it, as far as they are in sight. */
function question(): Box[] {
  const parts = [...document.querySelectorAll('#prompt :is(h2, p, button, input)')];
  return parts.map((element) => within(boxOf(element), framesOf(element))).filter(({ w, h }) => w > 0 && h > 0);
}

/** What one wants to see besides: what can be touched now, everything else of the board, names and tabs. */
function others(first: Box | undefined): Seen[] {
  const all = (selector: string, weight: number): Seen[] =>
    [...document.querySelectorAll(selector)].map((element) => ({ ...boxOf(element), weight }));
  const board = document.querySelector('#board');
  const middle = board && !first ? [{ ...awayFromMiddle(boxOf(board)), weight: 1 }] : [];
  return [
    ...all('#board [data-mark="possible"]', 6),
    ...all('#board [data-is]', 2),
    ...all('#board :is(p, h2, ol)', 3),
    ...all('#prompt, .tabs', 12),
    ...middle,
  ];
}

/** Where nothing is pointed at the bubble stands over the board, low and in the middle. */
const awayFromMiddle = ({ x, y, w, h }: Box): Box => ({ x, y, w, h: h * 0.55 });

function inSight(element: Element): boolean {
  const box = boxOf(element);
  const { w, h } = within(box, framesOf(element));
  return w > 0 && h > 0 && w * h >= (box.w * box.h) / 2;
}

/** The window, and whatever scrolls or clips round an element. */
function framesOf(element: Element): Box[] {
  const out = [{ x: 0, y: 0, w: innerWidth, h: innerHeight }];
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
    if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflow)) out.push(boxOf(up));
  return out;
}
