import { BLINK } from './sending.svelte';

/** Once the browser has drawn what is new; or, if it draws nothing just now, soon. */
export function afterDrawing(then: () => void): void {
  const soon = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(then);
  });
  const late = setTimeout(() => {
    cancelAnimationFrame(soon);
    then();
  }, BLINK);
}
