/** A new question on a board that scrolls: what can be touched comes into sight; if nothing can, the board's beginning. */
export function reveal(board: HTMLElement, calm: boolean): void {
  const place = board.getBoundingClientRect();
  const boxes = [...board.querySelectorAll('[data-mark="possible"]')].map((mark) => mark.getBoundingClientRect());
  if (boxes.some((box) => box.top >= place.top && box.bottom <= place.bottom)) return;
  const top = boxes[0] ? board.scrollTop + boxes[0].top - place.top - 48 : 0;
  board.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
}
