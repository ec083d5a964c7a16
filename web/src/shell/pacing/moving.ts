/** For boards that move by the browser's own means, transitions and animations: a scene lasts as long as anything moves. */

import type { Scene } from './span';

/** Begins a scene; the answer cuts it, if it is not over yet. */
export function moving(board: Element, scene: Scene): () => void {
  const end = scene();
  let frame = 0;
  let over = false;
  const look = () => {
    const all = board.getAnimations({ subtree: true }).filter((a) => a.playState === 'running' && ends(a));
    if (all.length === 0) end();
    else Promise.allSettled(all.map((a) => a.finished)).then(() => !over && look());
  };
  // What has just been changed begins to move with the next picture.
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(look);
  });
  return () => {
    over = true;
    cancelAnimationFrame(frame);
    end(false);
  };
}

/** A glow that goes on for ever is no scene. */
function ends(animation: Animation): boolean {
  return Number(animation.effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY;
}
