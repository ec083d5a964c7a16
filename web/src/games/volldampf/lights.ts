/** Pointing at route cards shows where they can be spent: the free links of their routes shine on the map. */

import type { Attachment } from 'svelte/attachments';
import type { Route } from './types';

export type Shine = (routes: Route[]) => void;

/** A finger cannot hover: what it touched shines until something else is touched. */
export function lights(routes: Route[], shine: Shine): Attachment<HTMLElement> {
  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    let on = false;
    const show = () => {
      on = true;
      shine(routes);
    };
    /** Not at once: an element that is taken away while it has the focus leaves in the middle of drawing. */
    const hide = () => {
      if (on) queueMicrotask(() => shine([]));
      on = false;
    };
    const elsewhere = (event: PointerEvent) => !element.contains(event.target as Node) && hide();
    for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, show, { signal });
    element.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && hide(), { signal });
    element.addEventListener('focusout', hide, { signal });
    document.addEventListener('pointerdown', elsewhere, { signal });
    return () => {
      listening.abort();
      hide();
    };
  };
}
