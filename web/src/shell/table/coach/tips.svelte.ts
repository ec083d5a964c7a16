/** Tips: one for each kind of question, the first time it is asked in this browser; in the first match also what wins. */

import { learning } from '@/shell/browser/learning.svelte';
import { phone } from '@/shell/browser/screen.svelte';
import { keep, settings } from '@/shell/browser/settings.svelte';
import type { Speaker } from '@/shell/speaking/speaker';

export interface Tip {
  name: string;
  text: string;
}

const GOAL = 'goal';

export class Tips {
  /** What is to be said now; on a phone one after the other. */
  private left = $state.raw<Tip[]>([]);
  private step: string | null = null;
  readonly shown = $derived(settings.tips ? (phone.now ? this.left.slice(0, 1) : this.left) : []);
  /** There is another one behind it. */
  readonly more = $derived(this.left.length > this.shown.length);

  constructor(private readonly game: string) {}

  /** The question that lies before the reader; null: none. */
  ask(step: string | null, speaker: Speaker): void {
    if (step === this.step) return;
    this.step = step;
    this.left = step === null ? [] : this.of(step, speaker);
  }

  /** What is on the screen will not come again. */
  see(): void {
    for (const { name } of this.shown) learning.tip(this.game, name);
  }

  next(): void {
    this.left = this.left.slice(this.shown.length);
  }

  never(): void {
    settings.tips = false;
    keep();
  }

  private of(step: string, speaker: Speaker): Tip[] {
    const names = learning.played(this.game) ? [step] : [GOAL, step];
    const fresh = names.filter((name) => !learning.tipped(this.game, name));
    const told = fresh.map((name) => ({ name, id: name === GOAL ? GOAL : `tip-${name}` }));
    return told.filter(({ id }) => speaker.has(id)).map(({ name, id }) => ({ name, text: speaker.text(id) }));
  }
}
