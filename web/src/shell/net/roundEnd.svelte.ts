/** The end of a round: first its scene, then its summary, which stays until the reader goes on or his time to read is over. */

import type { Happening } from '@/shell/speaking/notation';
import type { News } from './protocol';

/** What is summed up: the position before the last move of the round, and what came of that. */
export interface Ended {
  before: unknown;
  news: News;
  happenings: Happening[];
}

export class RoundEnd {
  /** What is on the board ends a round, and the reader has not gone on yet. */
  ended = $state.raw<Ended | null>(null);
  /** Its summary lies open: the scene before it is over. */
  open = $state(false);
  /** When one goes on without a word (performance.now); null: never. */
  until = $state<number | null>(null);

  begin(ended: Ended | null): void {
    this.ended = ended;
    this.open = false;
    this.until = null;
  }

  close(): void {
    this.begin(null);
  }

  /** time: milliseconds to read it; null: as long as one likes. */
  show(time: number | null): void {
    this.open = true;
    this.until = time === null ? null : performance.now() + time;
  }

  /** Milliseconds until something happens of itself; 0: now; null: never. */
  wait(now: number, sceneEnds: number): number | null {
    const next = this.open ? this.until : sceneEnds;
    return next === null ? null : Math.max(0, next - now);
  }
}
