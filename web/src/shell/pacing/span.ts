/** How long a piece of news stays on the board. The board says when its scene is over; what matters is then held, so that it
 * can be read; and nothing is waited for without an end. */

import type { Speed } from '@/shell/browser/settings.svelte';

/** What a game says of the pace of its news, as data in its index.ts. */
export interface Manner {
  /** Happenings that matter, each with the milliseconds it is held after its scene. */
  matters: Record<string, number>;
  /** Happenings that come one after another, as bids do: each is there so many milliseconds at least, so that none is missed. */
  stays?: Record<string, number>;
  /** Of all that somebody did in his turn, what is told of it in one sentence: the most telling first. */
  telling?: string[];
  /** With these something new begins: what somebody did before is told no more. */
  anew?: string[];
  /** Those of what matters the board says in words by itself: the shell need not. */
  says?: string[];
  /** The speed that suits this game, for readers who have chosen none. */
  speed?: Speed;
  /** Happenings that end a round: a summary follows them. */
  ends?: string[];
}

/** A board begins a scene, and calls what it gets when that is over: shown to its end, or cut (false). */
export type Scene = () => (whole?: boolean) => void;

/** Milliseconds that whatever can be seen is shown at least. */
export const LEAST = 400;
/** The same for whoever wants nothing to move: a scene that is one still picture needs its time too. */
const STILL = 900;
const calm = matchMedia('(prefers-reduced-motion: reduce)');
export const least = (): number => (calm.matches ? STILL : LEAST);
/** Nobody waits longer for a scene. */
export const CAP = 6000;

export class Span {
  private readonly since = performance.now();
  private ended = this.since;
  private playing = 0;

  /** changed: one of the scenes has ended. */
  constructor(
    private readonly least: number,
    private readonly hold: number,
    private readonly changed: () => unknown = () => {},
  ) {}

  begin(): () => void {
    this.playing += 1;
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      this.playing -= 1;
      this.ended = performance.now();
      this.changed();
    };
  }

  get running(): boolean {
    return this.playing > 0;
  }

  /** When the next piece may be shown. */
  get due(): number {
    if (this.playing > 0) return this.since + CAP;
    return Math.max(this.since + this.least, Math.min(this.ended, this.since + CAP) + this.hold);
  }
}

/** The longest time that something among these is held. */
export function heldFor(words: string[], { matters }: Manner): number {
  return Math.max(0, ...words.map((word) => matters[word] ?? 0));
}

/** So long these are shown at least, whatever the board plays. */
export function shownFor(words: string[], { stays = {} }: Manner): number {
  return words.length > 0 ? Math.max(least(), ...words.map((word) => stays[word] ?? 0)) : 0;
}

/** Tells whoever wants to know (tests do) what becomes of a piece of news: shown, its scene begun, ended or cut; and that the
 * match is over, once its last scene is. */
export function report(what: 'shown' | 'begun' | 'ended' | 'cut' | 'over', moment: number, still = false): void {
  document.dispatchEvent(new CustomEvent('fullsteam:news', { detail: { what, moment, still } }));
}
