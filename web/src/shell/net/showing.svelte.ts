/** News are shown piece by piece: each has its time on the board, as long as the board plays it and what matters needs to be
 * read. Nobody is kept waiting by it: one may skip, the own move goes before, and who is far behind or looks elsewhere jumps.
 * Where a round has ended everything waits until the reader goes on. */

import { tempo } from '@/shell/browser/settings.svelte';
import { heldFor, type Manner, report, type Scene, Span, shownFor } from '@/shell/pacing/span';
import type { Happening, Words } from '@/shell/speaking/notation';
import { afterDrawing } from './drawn';
import { AGAIN, absent, BEHIND, FAR_BEHIND, LOOK_AGAIN, patience } from './patience';
import type { News } from './protocol';
import { RoundEnd } from './roundEnd.svelte';
import { shared } from './share';
import { toldBy } from './told';

export interface Game extends Manner {
  words: Words;
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
  /** How things stand, while something earlier is shown once more; else null. */
  back = $state.raw<News | null>(null);
  /** It has had its time on the board. */
  done = $state(true);
  /** Its scene is over, or there is none. */
  played = $state(true);
  private before = $state.raw<News | null>(null);
  /** What stands beside the board, who is lit and with which figures, never runs ahead of the picture. */
  readonly beside = $derived(this.played ? this.news : (this.before ?? this.news));
  /** The newest moment that has been seen to its end. */
  readonly seen = $derived((this.back ?? this.beside)?.moment ?? -1);
  /** How many pieces of news wait to be shown. */
  behind = $state(0);
  readonly round = new RoundEnd();
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
  private readonly looksAway = () => document.hidden && (this.round.ended ? this.open() : this.skip());

  /** toRead: milliseconds for the summary of a round; null: as long as he likes. atLeast: so long every move is shown. */
  constructor(
    private readonly game: () => Game | null,
    private readonly onshown: (news: News) => void,
    private readonly paced: typeof tempo = tempo,
    private readonly toRead: (news: News) => number | null = () => null,
    private readonly atLeast = 0,
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
    this.round.close();
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
    if (this.round.ended && newest?.seat === news.seat && !hurry) {
      this.behind = this.queue.length; // whoever reads is not interrupted
      return;
    }
    if (this.drawing && pace === 0 && !jump && !document.hidden) return;
    if (jump || hurry || pace === 0 || document.hidden || this.queue.length > FAR_BEHIND) {
      if (jump) this.queue = [news];
      this.leap(jump || pace === 0 || document.hidden || this.queue.length > 1, !jump);
      return;
    }
    this.behind = this.queue.length;
    this.latest = performance.now() + patience(news);
    this.look(false);
  }

  /** This at once, whatever else was to be shown; nothing moves. */
  put(news: News): void {
    this.back = null;
    this.queue = [news];
    this.leap(true, false);
  }

  /** Show all that is waiting at once, and what moves at its end; but the summary of a round comes first. */
  skip(): void {
    if (this.round.ended && !this.round.open) {
      this.open();
      return;
    }
    this.comeBack();
    this.round.close();
    if (this.queue.length > 0) this.leap(true);
    else this.freeze();
    this.done = !this.round.ended;
  }

  /** Only this piece: on to the next one. A summary stays: one goes on from it by a word of one's own. */
  pass(): void {
    if (this.round.ended) this.open();
    else if (this.back) this.comeBack();
    else if (this.queue.length > 0) this.next();
    else this.played = true;
  }

  /** The summary has been read. */
  goOn(): void {
    if (!this.round.ended) return;
    this.round.close();
    if (this.back) this.comeBack();
    else if (document.hidden && this.queue.length > 0) this.leap(true);
    else this.look();
  }

  private freeze(): void {
    this.played = true;
    if (!this.span.running) return;
    this.still = true;
    this.happenings = [];
  }

  private open(): void {
    const { ended, open } = this.round;
    if (!ended || open) return;
    this.freeze();
    this.reading = false;
    this.round.show(this.back ? AGAIN : this.toRead(ended.news));
    this.later();
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
      this.show(at, false, { hold: LOOK_AGAIN, before });
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

  /** The newest at once; but where a round has ended on the way, that. */
  private leap(still: boolean, stops = true): void {
    clearTimeout(this.timer);
    const end = stops ? this.queue.findIndex((news) => this.endsRound(news)) : -1;
    const at = end < 0 ? this.queue.length - 1 : end;
    const [before, news] = [this.queue[at - 1] ?? this.news, this.queue[at]];
    this.queue = this.queue.slice(at + 1);
    this.behind = this.queue.length;
    if (!news) return;
    this.show(news, still, { before: end < 0 ? null : before });
    if (!still || this.round.ended) this.later();
    else if (this.pace() === 0) this.draw();
  }

  private next(): void {
    const [before, news] = [this.news, this.queue.shift()];
    this.behind = this.queue.length;
    if (!news) return;
    const away = before !== null && absent(before, news);
    const still = away || (this.queue.length > BEHIND && !this.matters(news) && !this.endsRound(news));
    this.show(news, still, { before: away ? null : before });
    this.later();
  }

  /** Is it time for the next one? given: the board has got what is shown, and has begun its scene if there is one. */
  private look(given = true): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    const now = performance.now();
    this.reading = !this.span.running && now < this.span.due;
    this.played ||= (given && !this.span.running) || now >= this.latest;
    if (this.round.ended) this.attend(now);
    else if (this.queue.length > 0 && !this.back && now >= this.latest) this.skip();
    else if (now >= this.span.due) {
      this.done = true;
      this.pass();
    } else this.later(given ? Math.min(this.span.due, this.latest > now ? this.latest : this.span.due) - now : 0);
  }

  /** A round has ended: its summary follows the scene, and then the reader goes on, or his time is over. */
  private attend(now: number): void {
    const wait = this.round.wait(now, this.span.due);
    if (wait === 0) this.round.open ? this.goOn() : this.open();
    else if (wait !== null) this.later(wait);
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

  private endsRound(news: News): boolean {
    if (news.result) return false; // the end of the match tells it all
    const ends = this.game()?.ends ?? [];
    return this.pace() > 0 && this.told(news).some(({ word }) => ends.includes(word));
  }

  private told(news: News): Happening[] {
    return toldBy(news, this.news, this.game()?.words);
  }

  /** before: the position from which it came, if a round that ends with it is to be summed up. */
  private show(news: News, still: boolean, { hold = 0, before = null as News | null } = {}): void {
    const game = this.game();
    const told = this.told(news);
    this.round.begin(before && this.endsRound(news) ? { before: before.view, news, happenings: told } : null);
    this.happenings = still ? [] : told;
    this.still = still;
    this.done = still && !this.round.ended;
    this.played = still || told.length === 0;
    this.before = this.news;
    this.reading = false;
    this.tempo = this.pace() || 1;
    const words = this.happenings.map((e) => e.word);
    const held = Math.max(hold, game ? heldFor(words, game) : 0);
    const shortest = Math.max(shownFor(words, game ?? { matters: {} }), words.length > 0 ? this.atLeast : 0);
    const span: Span = new Span(shortest * this.tempo, held * this.tempo, () => this.span === span && this.look());
    this.span = span;
    this.news = { ...news, view: shared(this.news?.view, news.view) };
    report('shown', news.moment, still);
    this.onshown(news);
  }
}
