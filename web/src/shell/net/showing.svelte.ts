/** News are shown piece by piece: each has its time on the board, none has when the reader is far behind or wishes no pauses. */

import { pause } from '@/shell/browser/settings.svelte';
import { type Happening, parse, type Words } from '@/shell/speaking/notation';
import type { News } from './protocol';
import { BLINK } from './sending.svelte';
import { shared } from './share';

/** More news than this: do not show them one after another, the reader is far behind. */
const FAR_BEHIND = 8;

/** Once the browser has drawn what is new; or, if it draws nothing just now, soon. */
function afterDrawing(then: () => void): void {
  const soon = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(then);
  });
  const late = setTimeout(() => {
    cancelAnimationFrame(soon);
    then();
  }, BLINK);
}

export class Showing {
  /** What is on the board now. */
  news = $state.raw<News | null>(null);
  happenings = $state.raw<Happening[]>([]);
  still = $state(true);
  /** How many pieces of news wait to be shown. */
  behind = $state(0);
  private queue: News[] = [];
  /** What is shown has not been drawn yet. */
  private drawing = false;
  private stopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly words: () => Words | null,
    private readonly onshown: (news: News) => void,
  ) {}

  start(): void {
    this.stopped = false;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Another reader: what waited was not for him. */
  forget(): void {
    this.queue = [];
  }

  /** hurry: these are what a move of the reader's own was waiting for. */
  add(news: News, hurry: boolean): void {
    const newest = this.queue.at(-1) ?? this.news;
    const jump = !newest || newest.seat !== news.seat || news.moments.length === 0;
    this.queue.push(news);
    if (this.drawing && pause() === 0 && !jump && !document.hidden) return;
    if (jump || hurry || pause() === 0 || document.hidden || this.queue.length > FAR_BEHIND) {
      this.jumpTo(news, jump || pause() === 0 || this.queue.length > 1);
      return;
    }
    this.behind = this.queue.length;
    if (this.timer === undefined) this.next();
  }

  /** Show all that is waiting at once. */
  skip(): void {
    const newest = this.queue.at(-1);
    clearTimeout(this.timer);
    this.timer = undefined;
    if (newest) this.show(newest, true);
    this.queue = [];
    this.behind = 0;
  }

  private jumpTo(news: News, still: boolean): void {
    this.queue = [];
    this.behind = 0;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.show(news, still);
    if (!still) this.wait();
    else if (pause() === 0) this.draw();
  }

  private next(): void {
    const news = this.queue.shift();
    this.behind = this.queue.length;
    this.timer = undefined;
    if (!news) return;
    this.show(news, false);
    this.wait();
  }

  /** Where no pause is wished, what came first is drawn before what came next is looked at. */
  private draw(): void {
    if (this.drawing) return;
    this.drawing = true;
    afterDrawing(() => {
      this.drawing = false;
      if (this.stopped) return;
      if (this.timer !== undefined || this.queue.length === 0) return;
      this.skip();
      this.draw();
    });
  }

  /** Give the board time to show it. What nobody sees needs none. */
  private wait(): void {
    this.timer = setTimeout(() => this.next(), this.happenings.length > 0 ? pause() : 0);
  }

  private show(news: News, still: boolean): void {
    const words = this.words();
    const since = this.news && this.news.seat === news.seat ? this.news.moment : news.moment;
    const fresh = news.moments.filter((m) => m.n > since).flatMap((m) => m.events);
    this.happenings =
      still || !words ? [] : fresh.map((e) => ({ ...parse(words.happenings, e.text), number: e.number }));
    this.still = still;
    this.news = { ...news, view: shared(this.news?.view, news.view) };
    this.onshown(news);
  }
}
