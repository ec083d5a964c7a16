/** A match once more: its moments are news again, each with its time on the board, one after another or as one likes. */

import type { Speed } from '@/shell/browser/settings.svelte';
import { get } from '@/shell/net/api';
import { AGAIN } from '@/shell/net/patience';
import type { News } from '@/shell/net/protocol';
import { type Game, Showing } from '@/shell/net/showing.svelte';

export const SPEEDS = [0.5, 1, 2, 4];
/** So many moments are kept ready. */
const AHEAD = 2;
/** Who looks back knows none of it by heart: so many milliseconds a move, at the speed of 1. */
const A_MOVE = 1100;
/** However quickly he likes to play. */
const tempoOf = (suits?: Speed) => (suits === 'slow' ? 1.6 : 1);

export class Player {
  readonly showing: Showing;
  playing = $state(false);
  speed = $state(1);
  /** As whom one looks; null: an onlooker. */
  seat = $state<number | null>(null);
  lost = $state(false);
  private readonly kept = new Map<string, Promise<News>>();
  /** Only the newest wish counts. */
  private wishes = 0;
  private readonly looksAway = () => {
    if (document.hidden) this.playing = false;
  };

  constructor(
    private readonly table: string,
    private readonly last: () => number,
    game: () => Game | null,
  ) {
    const paced = (suits?: Speed) => tempoOf(suits) / this.speed;
    const toRead = () => (this.playing ? AGAIN / this.speed : null);
    this.showing = new Showing(game, () => {}, paced, toRead, A_MOVE);
  }

  get news(): News | null {
    return this.showing.news;
  }

  get moment(): number {
    return this.news?.moment ?? 0;
  }

  start(): void {
    this.showing.start();
    document.addEventListener('visibilitychange', this.looksAway);
  }

  stop(): void {
    this.playing = false;
    this.showing.stop();
    document.removeEventListener('visibilitychange', this.looksAway);
  }

  private at(n: number): Promise<News> {
    const key = `${n} ${this.seat}`;
    const from = this.seat === null ? '' : `?seat=${this.seat}`;
    const asked = this.kept.get(key) ?? get<News>(`/api/tables/${this.table}/moments/${n}${from}`);
    this.kept.set(key, asked);
    asked.catch(() => this.kept.delete(key));
    return asked;
  }

  private async wish(n: number, show: (news: News) => void): Promise<void> {
    this.wishes += 1;
    const mine = this.wishes;
    try {
      const news = await this.at(Math.max(0, Math.min(this.last(), n)));
      if (mine !== this.wishes) return;
      show(news);
      this.lost = false;
      for (let k = 1; k <= AHEAD && news.moment + k <= this.last(); k++) this.at(news.moment + k).catch(() => {});
    } catch {
      if (mine !== this.wishes) return;
      this.lost = true;
      this.playing = false;
    }
  }

  /** Straight there: nothing moves. */
  jump(n: number): Promise<void> {
    return this.wish(n, (news) => this.showing.put(news));
  }

  /** The next moment, with its scene. hurry: whatever is still on the board. */
  async next(hurry = false): Promise<void> {
    if (this.moment >= this.last()) this.playing = false;
    else await this.wish(this.moment + 1, (news) => this.showing.add(news, hurry));
  }

  back(): Promise<void> {
    this.playing = false;
    return this.jump(this.moment - 1);
  }

  /** From the beginning, if it is at its end. */
  async toggle(): Promise<void> {
    if (!this.playing && this.moment >= this.last()) await this.jump(0);
    this.playing = !this.playing;
    if (this.playing) this.showing.goOn();
  }
}
