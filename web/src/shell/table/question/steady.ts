/** Whatever stands above the question on a phone, and below it on a desk, moves with its height. During one's turn it never
 * shrinks: what is touched next stays under the finger, and what is read where it was. On a phone it does not shrink while the
 * others play either: else the board would change its size at every turn. */

/** Of the window's height; what is higher, such as the list of all answers, leaves no trace. */
const MOST = 0.36;

/** keeps: its height is to stay. */
export function steady(keeps: () => boolean): (element: HTMLElement) => () => void {
  return (element) => {
    if (!keeps()) return () => {};
    let kept = 0;
    const observer = new ResizeObserver(() => {
      if (document.fonts?.status === 'loading') return; // in other letters it is higher; it is measured again in its own
      const high = element.getBoundingClientRect().height;
      if (high <= kept || high > MOST * innerHeight) return;
      kept = high;
      element.style.minHeight = `${kept}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.style.minHeight = '';
    };
  };
}
