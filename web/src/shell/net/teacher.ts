/** A lesson behind the same line as a table: a stand-in for the socket that greets, sends news and takes moves as the server
 * would (docs/decisions/0016-a-lesson-is-a-script.md). Nothing of the table knows that nobody is at the other end. */

import type { Lang } from '@/shell/browser/settings.svelte';
import type { FromServer, Moment, News, Seat, Table, Terms, Told, ToServer } from './protocol';

export type InLanguages = Record<Lang, string>;

/** What happened with one choice, as the pupil sees it, and the view after it. */
export interface Piece {
  seat: number | null;
  events: Told[];
  view: unknown;
  waiting: number[];
}

/** A position of the lesson; the last one has no question. */
export interface Place {
  step: number;
  say: InLanguages;
  /** What the coach points at, one after another. */
  point: string[];
  asked?: { step: string; rule: string; number: number; legal: string[] };
  takes?: Record<string, { to: number; pieces: Piece[] }>;
  /** Answers with a sentence of their own; all others have that of "wrong". */
  others?: Record<string, string>;
  wrong?: Record<string, InLanguages>;
}

/** GET /api/games/{game}/lessons/{lesson}. */
export interface Script {
  game: string;
  rules: number;
  lesson: string;
  title: InLanguages;
  players: number;
  options: Record<string, string>;
  pupil: number;
  names: string[];
  steps: number;
  start: Piece[];
  nodes: Place[];
}

const OTHERWISE = 'wrong';
const TERMS: Terms = {
  pace: 'live',
  choice: null,
  bank: 0,
  takeover: '',
  undo: 'free',
  count: 0,
  chat: false,
  guest_chat: false,
  rated: false,
  several: false,
  resign: 'end',
  away: null,
  onlookers: false,
  hints: 'never',
};

export class Teacher {
  /** All answers that were taken. */
  answers: string[] = [];
  /** At which node each of them was given, and where the pupil is now. */
  private path = [0];
  private moments: Moment[] = [];
  private pieces: Piece[] = [];
  /** Moments with which a node is reached. */
  private reached = new Map<number, number>();
  private desk: Desk | null = null;
  /** An answer was taken. */
  onanswer: () => void = () => {};
  /** The reader takes something back at the table. */
  onundo: () => void = () => {};

  /** answers: those given before he left; what the lesson does not take any more is left out. */
  constructor(
    readonly script: Script,
    /** The pupil's name, and that of the game. */
    private readonly names: { me: string; title: string },
    answers: string[] = [],
  ) {
    this.begin(answers);
  }

  /** For the line: somebody who answers like a server. */
  readonly connect = (): WebSocket => {
    this.desk = new Desk((message) => this.hear(message));
    return this.desk as unknown as WebSocket;
  };

  get at(): Place {
    return this.script.nodes[this.path.at(-1) ?? 0] as Place;
  }

  /** Its number, at this moment; null: things are still on their way there. */
  nodeAt(moment: number): number | null {
    return this.reached.get(moment) ?? null;
  }

  /** To the beginning of the step before, or of this one if something of it is done already. */
  back(): void {
    const steps = this.path.map((node) => this.script.nodes[node]?.step ?? 0);
    const last = steps.at(-2) ?? 0;
    this.begin(this.answers.filter((_, i) => (steps[i] ?? 0) < last));
  }

  restart(): void {
    this.begin([]);
  }

  private begin(answers: string[]): void {
    this.answers = [];
    this.path = [0];
    this.moments = [];
    this.pieces = [];
    this.reached.clear();
    for (const piece of this.script.start) this.add(piece, '');
    this.arrive(0);
    for (const text of answers) {
      if (!this.at.takes?.[text]) break;
      this.take(text);
    }
  }

  private add(piece: Piece, text: string): void {
    const [n, { seat, events }] = [this.moments.length, piece];
    this.moments.push({ n, kind: n === 0 ? 'start' : 'move', seat, at: 0, text, events });
    this.pieces.push(piece);
  }

  private arrive(node: number): void {
    this.reached.set(this.moments.length - 1, node);
  }

  /** The first moment of what came of it. */
  private take(text: string): number {
    const way = this.at.takes?.[text];
    const first = this.moments.length;
    if (!way) return first;
    for (const [i, piece] of way.pieces.entries()) this.add(piece, i === 0 ? text : '');
    this.answers.push(text);
    this.path.push(way.to);
    this.arrive(way.to);
    return first;
  }

  /** What was seen at a moment; with `since` as news after that one. */
  news(moment: number, since = -1, asked = true): News {
    const { pupil, nodes } = this.script;
    const piece = this.pieces[moment] as Piece;
    const question = asked ? nodes[this.reached.get(moment) ?? -1]?.asked : undefined;
    return {
      type: 'news',
      table: this.id,
      seat: pupil,
      moment,
      moments: this.moments.slice(since + 1, moment + 1),
      view: piece.view,
      decision: question ? { ...question, id: moment, since: 0, due: null } : null,
      answer: null,
      undo: false,
      back: null,
      waiting: piece.waiting.map((seat) => ({ seat, due: null })),
      count: null,
      pause: null,
      banks: null,
      stand_ins: Array.from({ length: this.script.players }, () => ''),
      ask: null,
      result: null,
      now: Date.now(),
    };
  }

  private get id(): string {
    return `${this.script.game}-${this.script.lesson}`;
  }

  private get table(): Table {
    const { game, rules, options, players, pupil, names } = this.script;
    const others = [...names];
    const all = Array.from({ length: players }, (_, seat) => (seat === pupil ? this.names.me : (others.shift() ?? '')));
    return bareTable({ id: this.id, game, title: this.names.title, rules, options, names: all, me: pupil });
  }

  private hear(message: ToServer): void {
    if (message.type === 'hello') this.greet();
    else if (message.type === 'ping') this.say({ type: 'pong', t: message.t, now: Date.now() });
    else if (message.type === 'move') this.answer(message.move_id, message.text);
    else if (message.type === 'undo') {
      this.say({ type: 'ack', move_id: message.move_id, moment: this.moments.length - 1 });
      this.onundo();
    }
  }

  private greet(): void {
    const [{ pupil }, moment] = [this.script, this.moments.length - 1];
    const you = { name: this.names.me, seats: [pupil], seat: pupil };
    this.say({
      ...{ type: 'welcome', protocol: 1, page: '', table: this.table, you, moment },
      ...{ recap: -1, orders: [], chat: [], now: Date.now() },
    });
    this.say(this.news(moment));
  }

  private answer(move_id: string, text: string): void {
    const { takes, others } = this.at;
    if (!takes?.[text]) {
      this.say({ type: 'refused', move_id, reason: 'lesson', text: others?.[text] ?? OTHERWISE });
      return;
    }
    const first = this.take(text);
    this.onanswer();
    this.say({ type: 'ack', move_id, moment: first });
    for (let n = first; n < this.moments.length; n++) this.say(this.news(n, n - 1));
  }

  private say(message: FromServer): void {
    this.desk?.say(message);
  }
}

/** A table that nobody set up: of a lesson, of a puzzle. */
export function bareTable(of: {
  id: string;
  game: string;
  title: string;
  rules?: number;
  options: Record<string, string>;
  names: string[];
  me: number;
}): Table {
  const { id, game, title, rules = 0, options, names, me } = of;
  const seats = names.map(
    (name, seat): Seat => ({
      ...{ seat, name, kind: seat === me ? 'person' : 'bot', level: '', free: false, invited: false, present: true },
      ...{ promise: '', opened: false, colour: '', avatar: '' },
    }),
  );
  return {
    ...{ id, game, title, rules, release: '', players: names.length, options, terms: TERMS, public: false },
    ...{ status: 'playing', promise: '', seats, created: 0, started: 0, ended: null, scores: null, places: null },
    ...{ origin: '', next: '', host: null, box: null, onlookers: [] },
  };
}

/** As much of a socket as the line uses. */
export class Desk {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private readonly hears: (message: ToServer) => void) {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    queueMicrotask(() => this.readyState === 1 && this.hears(JSON.parse(text) as ToServer));
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
  }
}
