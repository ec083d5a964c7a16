/** The reader's move on its way: from the click until what came of it is on the board. */

import type { Decision } from './protocol';

/** Milliseconds within which a quick server has answered: so long the question stays as it is, and one picture is drawn, not two. */
export const BLINK = 120;

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0')).join('');
}

export class Sending {
  /** Its notation, and the question it answers; null: nothing is on its way. */
  move = $state.raw<{ id: string; text: string; decision: number } | null>(null);
  /** It is on its way for longer than a blink. */
  slow = $state(false);
  /** Its moment, once the server has written it. */
  private written: number | null = null;
  private blink: ReturnType<typeof setTimeout> | undefined;

  begin(text: string, decision: number): string {
    const id = newId();
    this.move = { id, text, decision };
    clearTimeout(this.blink);
    this.blink = setTimeout(() => (this.slow = true), BLINK);
    return id;
  }

  /** The question that lies before the reader: none while the answer is on its way, but for the first blink. */
  leaves(asked: Decision | null): Decision | null {
    if (!this.move) return asked;
    return asked?.id === this.move.decision && !this.slow ? asked : null;
  }

  acknowledged(id: string, moment: number): void {
    if (this.move?.id === id) this.written = moment;
  }

  /** The board shows this moment: is the move in it? */
  shown(moment: number): void {
    if (this.written === null || moment < this.written) return;
    this.written = null;
    this.end();
  }

  /** Was it this move that was refused? Then nothing is on its way any more. */
  refused(id: string | null): boolean {
    if (!this.move || id !== this.move.id) return false;
    this.end();
    return true;
  }

  /** After a cut: nothing waits to be sent again, and nothing was written that is not shown yet. */
  reconnected(waiting: number): void {
    if (waiting === 0 && this.written === null) this.end();
  }

  stop(): void {
    clearTimeout(this.blink);
  }

  private end(): void {
    clearTimeout(this.blink);
    this.move = null;
    this.slow = false;
  }
}
