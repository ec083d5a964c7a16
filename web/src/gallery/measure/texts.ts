/** Every piece of text that is drawn. */

import { type Box, box, common, high, sticksOut, type Unseen, type Windows, wide } from './boxes';

export interface Text {
  owner: Element;
  said: string;
  /** The letters themselves: less than a line is high. */
  boxes: Box[];
  sight: Box;
  /** Pixels by which it sticks out of what cuts it. */
  out: number;
  at: [left: number, top: number, width: number, height: number];
}

/** Of a line's height, above and below the letters. */
const AIR = 0.2;

export function texts(windows: Windows, unseen: Unseen): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const out: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as globalThis.Text;
    const said = node.data.trim();
    const owner = node.parentElement;
    if (!said || !owner || /^(SCRIPT|STYLE)$/.test(owner.tagName) || unseen.has(owner)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((b) => wide(b) > 0.5 && high(b) > 0.5).map(letters);
    const [first] = boxes;
    if (!first) continue;
    const { cut, sight } = windows.of(owner);
    const at: Text['at'] = [first.left, first.top, wide(first), high(first)];
    out.push({ owner, said, boxes, sight, out: Math.max(...boxes.map((b) => sticksOut(b, cut))), at });
  }
  return out;
}

function letters(line: Box): Box {
  const air = high(line) * AIR;
  return { ...box(line), top: line.top + air, bottom: line.bottom - air };
}

/** What of it is in sight. */
export function inSight(text: Text): Box[] {
  return text.boxes.map((b) => common(b, text.sight)).filter((b) => wide(b) > 1 && high(b) > 1);
}
