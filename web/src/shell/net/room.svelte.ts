/** A table as this page sees it: what the server said, and what the reader says to it. */

import { learning } from '@/shell/browser/learning.svelte';
import type { Scene } from '@/shell/pacing/span';
import type { Happening } from '@/shell/speaking/notation';
import { get } from './api';
import { house } from './house.svelte';
import { Line, type LineState } from './line';
import { outdated } from './outdated';
import { toRead } from './patience';
import type { Decision, FromServer, Moment, News, OfLife, Order, Refused, Table, Welcome } from './protocol';
import type { RoundEnd } from './roundEnd.svelte';
import { newId, Sending } from './sending.svelte';
import { toOpen } from './shares';
import { type Game, Showing } from './showing.svelte';
import { Talk } from './talk.svelte';

export class Room {
  table = $state.raw<Table | null>(null);
  you = $state.raw<{ name: string; seats: number[]; seat: number | null }>({ name: '', seats: [], seat: null });
  state = $state<LineState>('connecting');
  why = $state(0); // the close code, when the line is cut or has ended for good
  renewed = $state(false); // the server has a newer page than this one
  /** All that has been heard; what the board has not shown to its end is not told yet. */
  private heard = $state.raw<Moment[]>([]);
  readonly log = $derived.by(() => this.heard.filter((m) => m.n <= this.showing.seen));
  readonly talk: Talk;
  orders = $state.raw<Order[]>([]);
  /** What came from this moment on was not seen by the reader when he came in; -1: nothing. */
  recap = $state(-1);
  refusals = $state(0); // how often a move was refused: then the question is asked anew
  /** Why the server said no. */
  refused = $state.raw<Refused | null>(null);

  readonly line: Line;
  private readonly outgoing = new Sending();
  readonly showing: Showing;
  /** A lesson needs no network: nothing is cut there. */
  private readonly network = (event: Event) => {
    if (this.make) return;
    if (event.type === 'online') this.line.hurry();
    else this.line.cut();
  };
  readonly hurry = () => this.line.hurry();

  constructor(
    readonly id: string,
    game: () => Game | null,
    private readonly make?: (address: string) => WebSocket,
    /** Everybody looks at this page: nobody's secrets are on it unless he sits down at it. */
    private readonly screen = false,
  ) {
    const address = `${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`;
    const listener = {
      hear: (message: FromServer) => this.hear(message),
      changed: (state: LineState, why: number) => {
        this.state = state;
        this.why = why;
      },
    };
    this.talk = new Talk(id, () => this.you.name);
    const time = (news: News) => toRead(news, this.table, this.you.seats, this.now());
    this.showing = new Showing(game, (news) => this.shownNow(news), undefined, time);
    this.line = make ? new Line(address, listener, make) : new Line(address, listener);
    this.line.screen = screen;
  }

  open(): void {
    this.showing.start();
    for (const change of ['online', 'offline']) addEventListener(change, this.network);
    this.line.open();
  }

  close(): void {
    for (const change of ['online', 'offline']) removeEventListener(change, this.network);
    this.showing.stop();
    this.outgoing.stop();
    this.line.close();
  }

  /** Somebody has taken a seat, or become somebody: come again as he. */
  again(): void {
    this.line.last = null;
    this.line.seat = null;
    this.heard = [];
    this.showing.forget();
    this.line.again();
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.line.offset;
  }

  // What is on the board now, and how it came there (showing.svelte.ts says what each of these means).
  get shown(): News | null {
    return this.showing.news;
  }

  get happenings(): Happening[] {
    return this.showing.happenings;
  }

  get still(): boolean {
    return this.showing.still;
  }

  get tempo(): number {
    return this.showing.tempo;
  }

  get reading(): boolean {
    return this.showing.reading;
  }

  get scene(): Scene {
    return this.showing.scene;
  }

  /** Something earlier is on the board, once more. */
  get reviewing(): boolean {
    return this.showing.back !== null;
  }

  get behind(): number {
    return this.showing.behind;
  }

  /** The end of a round: nothing is asked before the reader has gone on from it. */
  get round(): RoundEnd {
    return this.showing.round;
  }

  skip(): void {
    this.showing.skip();
  }

  pass(): void {
    this.showing.pass();
  }

  /** What was seen at a moment; a lesson remembers it itself. */
  recall = (moment: number): Promise<News> =>
    get<News>(`/api/tables/${this.id}/moments/${moment}${this.from(this.you.seat)}`);

  /** One moment once more, as this seat saw it. */
  async review(n: number): Promise<void> {
    const seat = this.you.seat;
    try {
      const [before, then] = await Promise.all([this.recall(Math.max(0, n - 1)), this.recall(n)]);
      if (seat === this.you.seat) this.showing.review(before, then);
    } catch {
      // Offline: the log has it in words.
    }
  }

  /** The question that lies before the reader: after what others did has been seen, after his own move at once. */
  get question(): Decision | null {
    if (this.reviewing || this.round.ended) return null;
    if (!this.showing.played && this.shown?.moments.at(-1)?.seat !== this.you.seat) return null;
    return this.outgoing.leaves(this.shown?.decision ?? null);
  }

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
    if (!decision || this.sending || this.reviewing || this.round.ended) return;
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

  /** Of life at a table: leaving, coming back, giving up, reminding, voting. */
  say(message: OfLife): void {
    this.refused = null;
    this.line.say(message);
  }

  speak(text: string): void {
    this.refused = null;
    this.line.say({ type: 'chat', text });
  }

  order(orders: Order[]): void {
    this.line.say({ type: 'auto', orders });
  }

  // What the server says.
  private readonly hearing: { [K in FromServer['type']]?: (message: Extract<FromServer, { type: K }>) => void } = {
    welcome: (message) => this.welcome(message),
    news: (message) => this.news(message),
    table: ({ table }) => {
      this.table = table;
      this.openSecrets(this.line.last !== null);
    },
    chat: ({ lines }) => this.talk.hear(lines),
    unsaid: ({ lines }) => this.talk.forget(lines),
    announcements: ({ announcements }) => (house.announcements = announcements),
    orders: ({ orders }) => (this.orders = orders),
    ack: (message) => {
      this.outgoing.acknowledged(message.move_id, message.moment);
      if (this.shown) this.outgoing.shown(this.shown.moment);
    },
    refused: (message) => this.no(message),
  };

  private hear(message: FromServer): void {
    (this.hearing[message.type] as ((message: FromServer) => void) | undefined)?.(message);
  }

  private welcome(message: Welcome): void {
    const first = this.shown === null;
    this.table = message.table;
    this.renewed = outdated(message.page);
    this.you = message.you;
    this.line.seat = message.you.seat;
    this.talk.begin(message.chat);
    this.orders = message.orders;
    if (first && message.recap > 0 && message.recap <= message.moment) this.recap = message.recap;
    this.outgoing.reconnected(this.line.waiting);
    this.openSecrets(message.moment >= 0);
  }

  /** If every seat is taken, and nothing has begun, what we promised to add to the seed is opened. */
  private openSecrets(begun: boolean): void {
    for (const seat of this.you.seats) {
      const secret = this.table && toOpen(this.table, seat, begun);
      if (secret) this.line.say({ type: 'open', seat, secret });
    }
  }

  private no(message: Refused): void {
    if (message.reason === 'secret') return; // it came too late; the record will say so
    if (this.outgoing.refused(message.move_id)) this.refusals += 1;
    if (message.reason !== 'stale') this.refused = message;
  }

  private news(news: News): void {
    if (news.seat !== this.you.seat) this.turned(news.seat);
    this.line.last = news.moment;
    this.remember(news.moments);
    this.showing.add(news, this.sending !== null);
  }

  private shownNow(news: News): void {
    this.outgoing.shown(news.moment);
    if (news.result && news.seat !== null && this.table) learning.play(this.table.game);
  }

  /** Another seat of ours looks now: it has heard other things. */
  private turned(seat: number | null): void {
    this.you = { ...this.you, seat };
    this.line.seat = seat;
    this.orders = []; // the server says which this seat has
    this.heard = [];
    get<Moment[]>(`/api/tables/${this.id}/log${this.from(seat)}`).then(
      (all) => this.you.seat === seat && this.remember(all),
      () => {}, // the line will come again, and with it the log
    );
  }

  private from(seat: number | null): string {
    return seat === null ? (this.screen ? '?screen=true' : '') : `?seat=${seat}`;
  }

  private remember(moments: Moment[]): void {
    this.heard = [...new Map([...this.heard, ...moments].map((m) => [m.n, m])).values()].sort((a, b) => a.n - b.n);
  }
}
