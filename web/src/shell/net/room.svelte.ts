/** A table as this page sees it: what the server said, shown piece by piece. */

import type { Happening } from '../board';
import { pause } from '../settings.svelte';
import { parse, type Words } from '../words';
import { get } from './api';
import { Line, type LineState } from './line';
import type { ChatLine, Decision, FromServer, Moment, News, Order, Refused, Table, Welcome } from './protocol';
import { shared } from './share';

/** Milliseconds within which a quick server has answered: so long the question stays as it is, and one picture is drawn, not two. */
const BLINK = 120;
/** More news than this: do not show them one after another, the reader is far behind. */
const FAR_BEHIND = 8;

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0')).join('');
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

export class Room {
  table = $state.raw<Table | null>(null);
  you = $state.raw<{ name: string; seats: number[]; seat: number | null }>({ name: '', seats: [], seat: null });
  state = $state<LineState>('connecting');
  /** The close code, when the line has ended for good. */
  ended = $state(0);
  /** What is on the board now. */
  shown = $state.raw<News | null>(null);
  happenings = $state.raw<Happening[]>([]);
  still = $state(true);
  log = $state.raw<Moment[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  orders = $state.raw<Order[]>([]);
  /** What came from this moment on was not seen by the reader when he came in; -1: nothing. */
  recap = $state(-1);
  /** A move on its way: its notation, and the question it answers. */
  sending = $state.raw<{ id: string; text: string; decision: number } | null>(null);
  /** It is on its way for longer than a blink. */
  slow = $state(false);
  /** How often a move was refused: then the question is asked anew. */
  refusals = $state(0);
  /** Why the server said no. */
  refused = $state.raw<Refused | null>(null);
  /** How many pieces of news wait to be shown. */
  behind = $state(0);
  /** Called after something new is on the board. */
  onshown: (news: News) => void = () => {};

  private readonly line: Line;
  private queue: News[] = [];
  /** The moment of the move on its way, once it is written. */
  private acked: number | null = null;
  /** What is shown has not been drawn yet. */
  private drawing = false;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private blink: ReturnType<typeof setTimeout> | undefined;
  private online = () => this.line.hurry();

  constructor(
    readonly id: string,
    private readonly words: () => Words | null,
    make?: (address: string) => WebSocket,
  ) {
    const address = `${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`;
    const listener = {
      hear: (message: FromServer) => this.hear(message),
      changed: (state: LineState, why: number) => {
        this.state = state;
        this.ended = why;
      },
    };
    this.line = make ? new Line(address, listener, make) : new Line(address, listener);
  }

  open(): void {
    this.closed = false;
    addEventListener('online', this.online);
    this.line.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.online);
    clearTimeout(this.timer);
    clearTimeout(this.blink);
    this.line.close();
  }

  /** Somebody has taken a seat, or become somebody: come again as he. */
  again(): void {
    this.line.last = null;
    this.line.seat = null;
    this.log = [];
    this.queue = [];
    this.line.again();
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.line.offset;
  }

  /** The question that lies before the reader: none while his answer is on its way, but for the first blink. */
  get question(): Decision | null {
    const asked = this.shown?.decision ?? null;
    if (!this.sending) return asked;
    return asked?.id === this.sending.decision && !this.slow ? asked : null;
  }

  // What the reader does.

  move(text: string): void {
    const decision = this.shown?.decision;
    if (!decision || this.sending) return;
    const id = newId();
    this.refused = null;
    this.sending = { id, text, decision: decision.id };
    clearTimeout(this.blink);
    this.blink = setTimeout(() => (this.slow = true), BLINK);
    this.line.say({ type: 'move', move_id: id, decision: decision.id, text });
  }

  undo(to: number | null = null): void {
    this.refused = null;
    this.line.say({ type: 'undo', move_id: newId(), to });
  }

  agree(yes: boolean): void {
    const ask = this.shown?.ask;
    if (ask) this.line.say({ type: 'agree', ask: ask.id, yes });
  }

  sit(seat: number | null): void {
    this.line.seat = seat;
    this.line.say({ type: 'sit', seat });
  }

  leave(): void {
    this.line.say({ type: 'leave' });
  }

  comeBack(): void {
    this.line.say({ type: 'return' });
  }

  speak(text: string): void {
    this.line.say({ type: 'chat', text });
  }

  order(orders: Order[]): void {
    this.line.say({ type: 'auto', orders });
  }

  /** Show all that is waiting at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const newest = this.queue.at(-1);
    if (newest) this.show(newest, true);
    this.queue = [];
    this.behind = 0;
  }

  // What the server says.

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message);
        break;
      case 'news':
        this.news(message);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'chat':
        this.chat = [...this.chat, ...message.lines.filter((l) => !this.chat.some((k) => k.id === l.id))];
        break;
      case 'orders':
        this.orders = message.orders;
        break;
      case 'ack':
        if (this.sending?.id === message.move_id) this.acked = message.moment;
        this.arrived();
        break;
      case 'refused':
        this.no(message);
        break;
    }
  }

  private welcome(message: Welcome): void {
    const first = this.shown === null;
    this.table = message.table;
    this.you = message.you;
    this.line.seat = message.you.seat;
    this.chat = message.chat;
    this.orders = message.orders;
    if (first && message.recap > 0 && message.recap <= message.moment) this.recap = message.recap;
    if (this.line.waiting === 0 && this.acked === null) this.sent();
  }

  private no(message: Refused): void {
    if (this.sending && message.move_id === this.sending.id) {
      this.sent();
      this.refusals += 1;
    }
    if (message.reason !== 'stale') this.refused = message;
  }

  private news(news: News): void {
    if (news.seat !== this.you.seat) this.turned(news.seat);
    this.line.last = news.moment;
    this.remember(news.moments);
    const newest = this.queue.at(-1) ?? this.shown;
    const jump = !newest || newest.seat !== news.seat || news.moments.length === 0;
    if (this.drawing && pause() === 0 && !jump && !document.hidden) {
      this.queue.push(news);
      return;
    }
    if (jump || this.sending || pause() === 0 || document.hidden || this.queue.length >= FAR_BEHIND) {
      this.queue.push(news);
      const still = jump || pause() === 0 || this.queue.length > 1;
      this.queue = [];
      this.behind = 0;
      clearTimeout(this.timer);
      this.timer = undefined;
      this.show(news, still);
      if (!still) this.wait();
      else if (pause() === 0) this.draw();
      return;
    }
    this.queue.push(news);
    this.behind = this.queue.length;
    if (this.timer === undefined) this.next();
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
      if (this.closed) return;
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
    const since = this.shown && this.shown.seat === news.seat ? this.shown.moment : news.moment;
    const fresh = news.moments.filter((m) => m.n > since).flatMap((m) => m.events);
    this.happenings =
      still || !words ? [] : fresh.map((e) => ({ ...parse(words.happenings, e.text), number: e.number }));
    this.still = still;
    this.shown = { ...news, view: shared(this.shown?.view, news.view) };
    this.arrived();
    this.onshown(news);
  }

  /** The move on its way is on the board. */
  private arrived(): void {
    if (this.acked === null || !this.shown || this.shown.moment < this.acked) return;
    this.acked = null;
    this.sent();
  }

  /** Nothing is on its way any more. */
  private sent(): void {
    clearTimeout(this.blink);
    this.sending = null;
    this.slow = false;
  }

  /** Another seat of ours looks now: it has heard other things. */
  private turned(seat: number | null): void {
    this.you = { ...this.you, seat };
    this.line.seat = seat;
    this.log = [];
    const from = seat === null ? '' : `?seat=${seat}`;
    get<Moment[]>(`/api/tables/${this.id}/log${from}`).then(
      (all) => {
        if (this.you.seat === seat) this.remember(all);
      },
      () => {}, // the line will come again, and with it the log
    );
  }

  private remember(moments: Moment[]): void {
    const known = new Map(this.log.map((m) => [m.n, m]));
    for (const moment of moments) known.set(moment.n, moment);
    this.log = [...known.values()].sort((a, b) => a.n - b.n);
  }
}
