/** A new question on a board that scrolls: what is asked about comes into sight; if nothing can be touched, the board's
 * beginning. asked: a mark it begins with ("link:"); other things may glow too, and being in sight are not what is asked. */
export function reveal(board: HTMLElement, calm: boolean, asked = ''): void {
  const place = board.getBoundingClientRect();
  const glowing = [...board.querySelectorAll<HTMLElement>('[data-mark="possible"]')];
  const meant = glowing.filter((element) => element.dataset.is?.split(' ').some((mark) => mark.startsWith(asked)));
  const boxes = (meant.length > 0 ? meant : glowing).map((element) => element.getBoundingClientRect());
  if (boxes.some((box) => box.top >= place.top && box.bottom <= place.bottom)) return;
  const top = boxes[0] ? board.scrollTop + boxes[0].top - place.top - 48 : 0;
  board.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
}
