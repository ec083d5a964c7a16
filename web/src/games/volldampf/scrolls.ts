/** What scrolls can be reached with the tab key, so that the arrow keys scroll it; what does not scroll is no stop. */

import type { Attachment } from 'svelte/attachments';

export const scrolls: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const more = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (more) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  for (const child of element.children) sizes.observe(child);
  const children = new MutationObserver(look);
  children.observe(element, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
};
