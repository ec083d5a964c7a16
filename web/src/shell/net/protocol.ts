/** The messages of the server, as docs/protocol.md tells them. */

import type { Announcement } from './house.svelte';

export interface Seat {
  seat: number;
  kind: 'person' | 'bot';
  name: string;
  level: string;
  free: boolean;
  invited: boolean;
  present: boolean;
  /** SHA-256 of what its person adds to the seed; empty: nothing. */
  promise: string;
  /** The server has it. */
  opened: boolean;
  /** "blue", …; empty: not decided yet, or from before there were colours. */
  colour: string;
  /** Empty: none. */
  avatar: string;
}

export interface Terms {
  pace: 'live' | 'correspondence';
  choice: number | null;
  bank: number;
  takeover: string;
  undo: 'free' | 'consent';
  count: number;
  chat: boolean;
  guest_chat: boolean;
  rated: boolean;
  several: boolean;
  /** Of two players one gives up: it is over, or a bot plays on. */
  resign: 'end' | 'bot';
  /** Seconds after which the others decide about who does not answer; null: as the pace says. */
  away: number | null;
  onlookers: boolean;
  /** May one ask what would be good: never; while no other person sits here; always. Tables from before have not said. */
  hints?: 'never' | 'alone' | 'all';
}

export interface Table {
  id: string;
  game: string;
  title: string;
  rules: number;
  /** Where these are not the newest: the release that brought them. */
  release: string;
  players: number;
  options: Record<string, string>;
  /** It is played with what somebody entered from his own copy. */
  box: { name: string; title: string; hash: string } | null;
  terms: Terms;
  public: boolean;
  status: 'open' | 'playing' | 'over' | 'closed';
  promise: string;
  seats: Seat[];
  /** The seat of who set it up; null: he has none. */
  host: number | null;
  /** Who is here and does not sit here. */
  onlookers: string[];
  created: number;
  started: number | null;
  ended: number | null;
  scores: number[] | null;
  /** 1 for who won. */
  places: number[] | null;
  origin: string;
  next: string;
  /** Only over HTTP. */
  you?: number[];
  invites?: Record<string, string>;
  your_turn?: boolean | null;
  /** Of one's own tables: who has to choose, and since when nothing has happened. */
  turn?: { seats: number[]; since: number } | null;
  /** Its host, the reader, may close it. */
  closable?: boolean;
  /** Why it cannot go on here. */
  problem?: string;
}

/** What chance could have said at a ply, and what each of it weighs. */
export interface Draw {
  n: number;
  lots: [string, number][];
}

export interface Told {
  text: string;
  number: number;
}

export type MomentKind =
  | 'start'
  | 'move'
  | 'undo'
  | 'ask'
  | 'agree'
  | 'decline'
  | 'takeover'
  | 'return'
  | 'resign'
  | 'nudge'
  | 'here'
  | 'vote'
  | 'hint'
  | 'end';

export interface Moment {
  n: number;
  kind: MomentKind;
  seat: number | null;
  at: number;
  text: string;
  events: Told[];
}

export interface Decision {
  id: number;
  step: string;
  rule: string;
  number: number;
  legal: string[];
  since: number;
  due: number | null;
}

export interface Result {
  scores: number[];
  places: number[];
}

export interface Ask {
  id: number;
  seat: number;
  to: number;
  open: number[];
}

/** Who is still in it, and whom the others wait for. */
export interface Company {
  resigned: number[];
  /** since: when he was asked, or said that he is there; away: from then on the others may decide. */
  waited: { seat: number; since: number; away: number; nudged: number | null }[];
  /** for: "bot 2" (into that seat) or "end". */
  votes: { seat: number; for: string }[];
  /** Why it is over though the game is not: "resigned", "vote" (then it has no result). */
  ended: string;
}

export interface News {
  type: 'news';
  table: string;
  seat: number | null;
  moment: number;
  moments: Moment[];
  view: unknown;
  decision: Decision | null;
  answer: string | null;
  undo: boolean;
  /** Where taking back the newest choice leads to, and whether the others are asked first; null: it stands. */
  back: { to: number; ask: boolean } | null;
  waiting: { seat: number; due: number | null }[];
  count: number | null;
  /** A round has just ended: no clock and no count runs before this time. */
  pause: number | null;
  banks: number[] | null;
  stand_ins: string[];
  ask: Ask | null;
  /** Not where nobody else can be waited for: in a lesson. */
  company?: Company;
  result: Result | null;
  now: number;
}

export interface Order {
  step: string;
  bid: string | null;
  most: number | null;
  times: number | null;
  until_event: string | null;
  until_asked: boolean;
}

export interface ChatLine {
  id: number;
  name: string;
  /** Of who speaks; null: he looks on. */
  seat: number | null;
  text: string;
  at: number;
}

export interface Welcome {
  type: 'welcome';
  protocol: number;
  /** The fingerprint of the page that the server serves. */
  page: string;
  table: Table;
  you: { name: string; seats: number[]; seat: number | null };
  moment: number;
  recap: number;
  orders: Order[];
  chat: ChatLine[];
  now: number;
}

export interface Refused {
  type: 'refused';
  move_id: string | null;
  reason: string;
  rule?: string;
  text?: string;
  number?: number;
  /** Of who may not speak: why, and until when. */
  why?: string;
  until?: number | null;
}

export type FromServer =
  | Welcome
  | News
  | Refused
  | { type: 'ack'; move_id: string; moment: number }
  | { type: 'table'; table: Table }
  | { type: 'chat'; lines: ChatLine[] }
  /** Taken out of the chat by who hosts; null: all of them. */
  | { type: 'unsaid'; lines: number[] | null }
  | { type: 'announcements'; announcements: Announcement[] }
  | { type: 'orders'; seat: number; orders: Order[] }
  | { type: 'pong'; t: number; now: number };

/** Who sits at a table, and who does not wait any longer. */
export type OfLife =
  | { type: 'leave' }
  | { type: 'return' }
  | { type: 'resign' }
  | { type: 'nudge'; seat: number }
  | { type: 'here' }
  | { type: 'vote'; what: 'bot' | 'end' | ''; seat: number | null };

export type ToServer =
  | OfLife
  | { type: 'hello'; protocol: 1; last: number | null; seat: number | null; screen?: true }
  | { type: 'move'; move_id: string; decision: number; text: string }
  | { type: 'undo'; move_id: string; to: number | null }
  | { type: 'agree'; ask: number; yes: boolean }
  | { type: 'sit'; seat: number | null }
  | { type: 'open'; seat: number; secret: string }
  | { type: 'resync' }
  | { type: 'chat'; text: string }
  | { type: 'ping'; t: number }
  | { type: 'auto'; orders: Order[] };
