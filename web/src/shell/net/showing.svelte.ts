/** News are shown piece by piece: each has its time on the board, as long as the board plays it and what matters needs to be
 * read. Nobody is kept waiting by it: one may skip, the own move goes before, and who is far behind or looks elsewhere jumps. */

import { tempo } from '@/shell/browser/settings.svelte';
import { heldFor, least, type Manner, report, type Scene, Span } from '@/shell/pacing/span';
import { type Happening, parse, type Words } from '@/shell/speaking/notation';
import type { News } from './protocol';
import { BLINK } from './sending.svelte';
import { shared } from './share';

/** More news than this wait: only what matters is played, the rest passes as quickly as it can be drawn. */
export const BEHIND = 12;
/** More than this: all at once. */
export const FAR_BEHIND = 120;
/** So many moments in one piece are no move but an absence. */
const ABSENCE = 3;
/** What is looked at once more is held for as long at least. */
const LOOK_AGAIN = 900;
/** Of the reader's own time to answer, news may take one part in so many. */
const SHARE_OF_CLOCK = 3;

export interface Game extends Manner {
  words: Words;
}

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
  /** How much longer than written the board's movements take. */
  tempo = $state(1);
  /** Its scene is over, and what matters in it is held to be read. */
  reading = $state(false);
  /** It has had its time on the board. */
  done = $state(true);
  /** How many pieces of news wait to be shown. */
  behind = $state(0);
  /** How things stand, while something earlier is shown once more; else null. */
  back = $state.raw<News | null>(null);
  private queue: News[] = [];
  private span = new Span(0, 0);
  /** When the newest must be on the board: the reader's clock runs. */
  private latest = Number.POSITIVE_INFINITY;
  /** What is shown has not been drawn yet. */
  private drawing = false;
  /** How often something was looked at once more. */
  private looks = 0;
  private stopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly looksAway = () => document.hidden && this.skip();

  constructor(
    private readonly game: () => Game | null,
    private readonly onshown: (news: News) => void,
    private readonly paced: typeof tempo = tempo,
  ) {}

  start(): void {
    this.stopped = false;
    document.addEventListener('visibilitychange', this.looksAway);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.looksAway);
  }

  /** Another reader: what waited was not for him. */
  forget(): void {
    this.queue = [];
    this.back = null;
  }

  /** For the board: it plays what it was given. */
  readonly scene: Scene = () => {
    const [span, moment] = [this.span, this.news?.moment ?? 0];
    const end = span.begin();
    let open = true;
    report('begun', moment);
    return (whole = true) => {
      if (!open) return;
      open = false;
      report(whole ? 'ended' : 'cut', moment);
      end();
    };
  };

  /** hurry: these are what a move of the reader's own was waiting for. */
  add(news: News, hurry: boolean): void {
    this.comeBack();
    const newest = this.queue.at(-1) ?? this.news;
    const jump = !newest || newest.seat !== news.seat || absent(newest, news);
    const pace = this.pace();
    this.queue.push(news);
    if (this.drawing && pace === 0 && !jump && !document.hidden) return;
    if (jump || hurry || pace === 0 || document.hidden || this.queue.length > FAR_BEHIND) {
      this.jumpTo(news, jump || pace === 0 || document.hidden || this.queue.length > 1);
      return;
    }
    this.behind = this.queue.length;
    this.latest = performance.now() + patience(news);
    this.look();
  }

  /** This at once, whatever else was to be shown; nothing moves. */
  put(news: News): void {
    this.back = null;
    this.jumpTo(news, true);
  }

  /** Show all that is waiting at once, and what moves at its end. */
  skip(): void {
    this.comeBack();
    const newest = this.queue.at(-1);
    clearTimeout(this.timer);
    if (newest) this.show(newest, true);
    else if (this.span.running) {
      this.still = true;
      this.happenings = [];
    }
    this.done = true;
    this.queue = [];
    this.behind = 0;
  }

  /** Only this piece: on to the next one. */
  pass(): void {
    if (this.back) this.comeBack();
    else if (this.queue.length > 0) this.next();
  }

  /** One moment once more: from the position before it; then back to how things stand. */
  review(before: News, at: News): void {
    if (this.queue.length > 0 || !this.news) return;
    const now = this.back ?? this.news;
    if (before.seat !== now.seat || at.moment > now.moment) return;
    clearTimeout(this.timer); // what was held a moment ago would lead back at once
    this.show(before, true);
    this.back = now;
    this.looks += 1;
    const look = this.looks;
    afterDrawing(() => {
      if (this.back !== now || this.looks !== look || this.stopped) return;
      this.show(at, false, LOOK_AGAIN);
      this.later();
    });
  }

  private comeBack(): void {
    const now = this.back;
    if (!now) return;
    clearTimeout(this.timer);
    this.back = null;
    this.show(now, true);
  }

  private pace(): number {
    return this.paced(this.game()?.speed);
  }

  private jumpTo(news: News, still: boolean): void {
    this.queue = [];
    this.behind = 0;
    clearTimeout(this.timer);
    this.show(news, still);
    if (!still) this.later();
    else if (this.pace() === 0) this.draw();
  }

  private next(): void {
    const news = this.queue.shift();
    this.behind = this.queue.length;
    if (!news) return;
    this.show(news, this.queue.length > BEHIND && !this.matters(news));
    this.later();
  }

  /** Is it time for the next one? */
  private look(): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    const now = performance.now();
    this.reading = !this.span.running && now < this.span.due;
    if (this.queue.length > 0 && !this.back && now >= this.latest) this.skip();
    else if (now >= this.span.due) {
      this.done = true;
      this.pass();
    } else this.later(Math.min(this.span.due, this.queue.length > 0 ? this.latest : this.span.due) - now);
  }

  /** Not before what is shown has been given to the board. */
  private later(wait = 0): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), Math.ceil(wait));
  }

  /** Where no pause is wished, what came first is drawn before what came next is looked at. */
  private draw(): void {
    if (this.drawing) return;
    this.drawing = true;
    afterDrawing(() => {
      this.drawing = false;
      if (this.stopped || this.queue.length === 0) return;
      this.skip();
      this.draw();
    });
  }

  private matters(news: News): boolean {
    const [game, words] = [this.game(), this.told(news).map((e) => e.word)];
    return game !== null && heldFor(words, game) > 0;
  }

  /** What is new in it, taken apart. */
  private told(news: News): Happening[] {
    const words = this.game()?.words;
    const since = this.news && this.news.seat === news.seat ? this.news.moment : news.moment;
    const fresh = news.moments.filter((m) => m.n > since).flatMap((m) => m.events);
    return words ? fresh.map((e) => ({ ...parse(words.happenings, e.text), number: e.number })) : [];
  }

  private show(news: News, still: boolean, hold = 0): void {
    const game = this.game();
    this.happenings = still ? [] : this.told(news);
    this.still = still;
    this.done = still;
    this.reading = false;
    this.tempo = this.pace() || 1;
    const words = this.happenings.map((e) => e.word);
    const held = Math.max(hold, game ? heldFor(words, game) : 0);
    const shortest = words.length > 0 ? least() * this.tempo : 0;
    const span: Span = new Span(shortest, held * this.tempo, () => this.span === span && this.look());
    this.span = span;
    this.news = { ...news, view: shared(this.news?.view, news.view) };
    report('shown', news.moment, still);
    this.onshown(news);
  }
}

/** Whoever gets this was not there, or something else than a move has come. */
function absent(newest: News, news: News): boolean {
  return news.moments.length === 0 || news.moments.filter((m) => m.n > newest.moment).length > ABSENCE;
}

/** Milliseconds until news that ask the reader must be on the board: most of his time to answer is his. */
function patience({ decision, count, now }: News): number {
  const ends = decision ? (count ?? decision.due) : null;
  return ends === null ? Number.POSITIVE_INFINITY : Math.max(0, ends - now) / SHARE_OF_CLOCK;
}
