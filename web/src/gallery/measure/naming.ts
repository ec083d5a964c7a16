/** What an element is called in a finding: the same in every position, so that findings can be counted. */

/** Not what it is, but how it stands just now, or whose it is. */
const STATE =
  /^(svelte-|seat-\d|\w+-s\d|active|me|now|past|done|won|still|taken|built|large|small)|^(above|below|left|right)$/;

function step(element: Element): string {
  const [name] = [...element.classList].filter((found) => !STATE.test(found));
  return name ? `.${name}` : element.tagName.toLowerCase();
}

/** Where on the page, and the last three steps to it. */
export function named(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && steps.length < 3; at = at.parentElement) {
    if (at.id === 'board' || at.id === 'prompt') break;
    steps.unshift(step(at));
  }
  return [room(element), ...steps].join(' ');
}

function room(element: Element): string {
  if (element.closest('[role="dialog"]')) return 'dialog';
  if (element.closest('#board')) return 'board';
  if (element.closest('#prompt')) return 'prompt';
  return 'shell';
}
