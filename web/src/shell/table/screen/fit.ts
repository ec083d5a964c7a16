/** Does something of the board lie beyond its place, where nobody at a television can scroll to? */
export function overflows(board: HTMLElement): boolean {
  const parts = board.querySelectorAll<HTMLElement>(':scope > *, :scope > * > *');
  return [...parts].some((part) => {
    if (part.scrollHeight <= part.clientHeight + 4) return false;
    return ['auto', 'scroll'].includes(getComputedStyle(part).overflowY);
  });
}

/** As small as a board may become on the big screen: what is less is not read from the sofa. */
export const LEAST = 1.2;
export const STEP = 0.1;
