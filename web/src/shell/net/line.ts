/** The line to a table: one socket that comes back by itself, and sends again what was not acknowledged. */

import type { FromServer, ToServer } from './protocol';

export type LineState = 'connecting' | 'online' | 'offline' | 'ended';

type Kept = Extract<ToServer, { move_id: string }>;

export interface Listener {
  hear: (message: FromServer) => void;
  /** why: the close code, when the line is cut or has ended for good; 0: nobody said why. */
  changed: (state: LineState, why: number) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING = 15_000;
/** So long a server may stay silent when it was asked something: then the reader is told that it does not answer. */
const ANSWER = 1500;
const SILENCE = 40_000;
/** Closed for good: no such table, not allowed, a page that the server does not understand. */
export const CODES = { nonsense: 4400, refused: 4403, lost: 4404, crowded: 4429, restart: 1012, banned: 4410 } as const;
const FINAL: number[] = [CODES.nonsense, CODES.refused, CODES.lost, CODES.banned];
/** Too many sockets: there is no use in hurrying. */
const CROWDED_WAIT = 20_000;

export class Line {
  state: LineState = 'connecting';
  /** The newest moment we have; null: none. */
  last: number | null = null;
  seat: number | null = null;
  /** Everybody looks at it: no seat is meant unless it is said. */
  screen = false;
  /** Server's clock minus ours. */
  offset = 0;
  /** What the server said when it hung up. */
  goodbye = '';
  private socket: WebSocket | null = null;
  private kept = new Map<string, Kept>();
  private readonly unsaid: ToServer[] = [];
  private tries = 0;
  private why = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private welcome = false;
  private fastest = Number.POSITIVE_INFINITY;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly make: (address: string) => WebSocket = (a) => new WebSocket(a),
  ) {}

  open(): void {
    clearTimeout(this.timer);
    this.drop();
    if (this.tries === 0) this.change('connecting');
    else this.change('offline', this.why);
    const socket = this.make(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      const asked = { type: 'hello', protocol: 1, last: this.last, seat: this.seat } as const;
      this.raw(this.screen ? { ...asked, screen: true } : asked);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => {
      this.goodbye = event.reason ?? '';
      if (this.socket === socket) this.lost(event.code);
    };
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(), PING);
  }

  /** The reader leaves. */
  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    clearInterval(this.beat);
    this.drop();
  }

  /** Hang up and come again: somebody else may be sitting here now. */
  again(): void {
    this.tries = 0;
    this.open();
  }

  /** The network may be back: do not wait any longer. */
  hurry(): void {
    if (this.state === 'offline') this.open();
  }

  /** The browser says that there is no network; else that would be noticed late. */
  cut(): void {
    if (this.state !== 'ended') this.lost(1006);
  }

  /** A move or an undo is kept until it is answered, a line of chat until the line is there; all else is said now or never. */
  say(message: ToServer): void {
    if ('move_id' in message) this.kept.set(message.move_id, message);
    if (this.welcome) this.raw(message);
    else if (message.type === 'chat') this.unsaid.push(message);
  }

  get waiting(): number {
    return this.kept.size;
  }

  private raw(message: ToServer): void {
    if (this.socket?.readyState !== 1) return;
    this.socket.send(JSON.stringify(message));
    if ('move_id' in message || message.type === 'ping') this.expect();
  }

  /** An answer should come soon. If nothing is heard the reader is told so; the line is kept, for it may only be slow. */
  private expect(): void {
    const asked = Date.now();
    clearTimeout(this.patience);
    this.patience = setTimeout(() => {
      if (this.welcome && this.heard < asked) this.change('offline');
    }, ANSWER);
  }

  private hear(message: FromServer): void {
    this.heard = Date.now();
    if (this.welcome) this.change('online');
    if (message.type === 'welcome') this.welcomed(message.now);
    if (message.type === 'pong') this.measure(message.t, message.now);
    if (message.type === 'ack') this.kept.delete(message.move_id);
    if (message.type === 'refused') {
      if (message.reason === 'protocol') {
        this.lost(CODES.nonsense);
        return;
      }
      if (message.reason === 'store' || message.reason === 'slow down') {
        this.timer = setTimeout(() => (this.welcome ? this.resend() : this.again()), 1000); // hello, too, is said again
        return;
      }
      if (message.move_id) this.kept.delete(message.move_id);
    }
    this.listener.hear(message);
  }

  private welcomed(now: number): void {
    this.tries = 0;
    this.welcome = true;
    this.offset = now - Date.now();
    this.fastest = Number.POSITIVE_INFINITY;
    this.change('online');
    this.resend();
    for (const message of this.unsaid.splice(0)) this.raw(message);
    this.ping();
  }

  private resend(): void {
    for (const message of this.kept.values()) this.raw(message);
  }

  private ping(): void {
    if (this.welcome && Date.now() - this.heard > SILENCE) {
      this.lost(1006);
      return;
    }
    if (this.welcome) this.raw({ type: 'ping', t: Date.now() });
  }

  /** The quickest answer tells the clock best: it was on its way for the shortest time. */
  private measure(sent: number, now: number): void {
    const took = Date.now() - sent;
    if (took > this.fastest) return;
    this.fastest = took;
    this.offset = Math.round(now + took / 2 - Date.now());
  }

  private lost(code: number): void {
    this.drop();
    clearTimeout(this.patience);
    if (FINAL.includes(code)) {
      clearInterval(this.beat);
      clearTimeout(this.timer);
      this.change('ended', code);
      return;
    }
    this.tries += 1;
    this.change('offline', code);
    const usual = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1));
    const wait = (code === CODES.crowded ? CROWDED_WAIT : usual) * (0.75 + Math.random() / 2);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcome = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  private change(state: LineState, why = 0): void {
    if (state === this.state && why === this.why && state !== 'connecting') return;
    this.state = state;
    this.why = why;
    this.listener.changed(state, why);
  }
}
