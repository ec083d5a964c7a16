/** A table as this page sees it: what the server said, and what the reader says to it. */

import type { Happening, Words } from '@/shell/speaking/notation';
import { get } from './api';
import { Line, type LineState } from './line';
import type { ChatLine, Decision, FromServer, Moment, News, Order, Refused, Table, Welcome } from './protocol';
import { newId, Sending } from './sending.svelte';
import { Showing } from './showing.svelte';

export class Room {
  table = $state.raw<Table | null>(null);
  you = $state.raw<{ name: string; seats: number[]; seat: number | null }>({ name: '', seats: [], seat: null });
  state = $state<LineState>('connecting');
  /** The close code, when the line has ended for good. */
  ended = $state(0);
  log = $state.raw<Moment[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  orders = $state.raw<Order[]>([]);
  /** What came from this moment on was not seen by the reader when he came in; -1: nothing. */
  recap = $state(-1);
  /** How often a move was refused: then the question is asked anew. */
  refusals = $state(0);
  /** Why the server said no. */
  refused = $state.raw<Refused | null>(null);

  private readonly line: Line;
  private readonly outgoing = new Sending();
  private readonly showing: Showing;
  private online = () => this.line.hurry();

  constructor(
    readonly id: string,
    words: () => Words | null,
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
    this.showing = new Showing(words, (news) => this.outgoing.shown(news.moment));
    this.line = make ? new Line(address, listener, make) : new Line(address, listener);
  }

  open(): void {
    this.showing.start();
    addEventListener('online', this.online);
    this.line.open();
  }

  close(): void {
    removeEventListener('online', this.online);
    this.showing.stop();
    this.outgoing.stop();
    this.line.close();
  }

  /** Somebody has taken a seat, or become somebody: come again as he. */
  again(): void {
    this.line.last = null;
    this.line.seat = null;
    this.log = [];
    this.showing.forget();
    this.line.again();
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.line.offset;
  }

  // What is on the board now, and how it came there.

  get shown(): News | null {
    return this.showing.news;
  }

  get happenings(): Happening[] {
    return this.showing.happenings;
  }

  get still(): boolean {
    return this.showing.still;
  }

  /** How many pieces of news wait to be shown. */
  get behind(): number {
    return this.showing.behind;
  }

  /** Show all that is waiting at once. */
  skip(): void {
    this.showing.skip();
  }

  /** The question that lies before the reader. */
  get question(): Decision | null {
    return this.outgoing.leaves(this.shown?.decision ?? null);
  }

  /** A move on its way. */
  get sending(): Sending['move'] {
    return this.outgoing.move;
  }

  /** It is on its way for longer than a blink. */
  get slow(): boolean {
    return this.outgoing.slow;
  }

  // What the reader does.

  move(text: string): void {
    const decision = this.shown?.decision;
    if (!decision || this.sending) return;
    this.refused = null;
    const id = this.outgoing.begin(text, decision.id);
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
        this.outgoing.acknowledged(message.move_id, message.moment);
        if (this.shown) this.outgoing.shown(this.shown.moment);
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
    this.outgoing.reconnected(this.line.waiting);
  }

  private no(message: Refused): void {
    if (this.outgoing.refused(message.move_id)) this.refusals += 1;
    if (message.reason !== 'stale') this.refused = message;
  }

  private news(news: News): void {
    if (news.seat !== this.you.seat) this.turned(news.seat);
    this.line.last = news.moment;
    this.remember(news.moments);
    this.showing.add(news, this.sending !== null);
  }

  /** Another seat of ours looks now: it has heard other things. */
  private turned(seat: number | null): void {
    this.you = { ...this.you, seat };
    this.line.seat = seat;
    this.orders = []; // the server says which this seat has
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
