/** A first touch of the board that leaves something to choose. */

import { parse } from '@/shell/speaking/notation';
import { laid } from './server';

/** What glows and is part of the most answers. False: every touch would be the answer, or nothing glows. */
export function touchOne(): boolean {
  if (document.querySelector('#board [role="dialog"]')) return false;
  const { all, position } = laid();
  const legal = (position.news.decision?.legal ?? []).map((text) => parse(all.game.verbs, text).marks);
  const glowing = [...document.querySelectorAll<HTMLElement | SVGElement>('#board [data-mark="possible"]')];
  const rated = glowing.map((element) => {
    const marks = (element.dataset.is ?? '').split(' ');
    return { element, left: legal.filter((all) => marks.every((mark) => all.includes(mark))).length };
  });
  const best = rated.reduce((a, b) => (b.left > a.left ? b : a), { element: null as Element | null, left: 1 });
  best.element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return best.element !== null;
}
