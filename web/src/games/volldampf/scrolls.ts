/** What scrolls can be reached with the tab key, so that the arrow keys scroll it; what does not scroll is no stop. */

import type { Attachment } from 'svelte/attachments';

export const scrolls: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const more = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (more) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  /** Looked at when the browser has laid it out anyway: to ask sooner would make it do so twice. */
  const sizes = new ResizeObserver(look);
  const watch = () => {
    for (const child of element.children) sizes.observe(child);
  };
  sizes.observe(element);
  watch();
  /** What changes deep inside may overflow without changing the size of any child. */
  const children = new MutationObserver(() => {
    watch();
    requestAnimationFrame(look);
  });
  children.observe(element, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
};
