/** An analysis that is being made: asked for once, then looked at until it is there. */

import { ApiError } from '@/shell/net/api';
import { people } from '@/shell/net/people.svelte';
import { sentence } from '@/shell/net/sentence';
import { texts } from '@/shell/speaking/texts.svelte';
import { analysisOf, askFor, type Found, type JobState } from './data';
import { w } from './texts.svelte';

/** So often it is looked at, in milliseconds; after a cut line a little later. */
const EVERY = 1000;
const LATER = 4000;

export class Job {
  now = $state.raw<JobState | null>(null);
  found = $state.raw<Found | null>(null);
  /** Why it is not begun, in a sentence; and when one may ask again, in seconds. */
  refused = $state.raw<{ text: string; again: number } | null>(null);
  /** There is no such match, or it is not over. */
  lost = $state.raw<unknown>(null);
  busy = $state(false);
  offline = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(private readonly table: string) {}

  /** Look; again and again while it is made. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    const lang = texts.lang;
    try {
      const now = await analysisOf(this.table, lang);
      if (this.stopped || lang !== texts.lang) return;
      this.offline = false;
      this.now = now;
      if (now.analysis) this.found = now.analysis;
      if (now.state === 'waiting' || now.state === 'running') this.again(EVERY);
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429)
        this.lost = error;
      else {
        this.offline = this.now === null || error instanceof ApiError;
        this.again(LATER);
      }
    }
  }

  private again(wait: number): void {
    if (!this.stopped) this.timer = setTimeout(() => this.look(), wait);
  }

  /** Ask for it. */
  async begin(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = null;
    try {
      await people.quietly();
      this.now = { ahead: 0, ...(await askFor(this.table)) };
      this.again(300);
    } catch (error) {
      const extra = error instanceof ApiError ? error.extra : {};
      const many = extra.code === 'analyses';
      this.refused = { text: many ? w('too-many') : sentence(error), again: extra.again ?? 0 };
    }
    this.busy = false;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }
}
