/** Recorded positions (tests/browserkit/recorded.py): what the server would have told a page at such moments. */

import type { Lang } from '@/shell/browser/settings.svelte';
import type { Game } from '@/shell/catalogue/games';
import type { Moment, News, Table } from '@/shell/net/protocol';

interface Match {
  table: Table;
  /** What each seat heard, by its number; "None": who looks on. */
  logs: Record<string, Moment[]>;
  /** What everybody saw, at some moments: what the story of the match asks for. */
  landmarks: Record<string, unknown[]>;
}

export interface Position {
  /** The question asked; or: round, happening, watching, end. */
  kind: string;
  players: number;
  match: number;
  seat: number | null;
  news: News;
  /** A moment earlier, where it is to be shown how it came about. */
  before: News | null;
}

export interface Recorded {
  game: Game;
  texts: Record<Lang, string>;
  matches: Record<string, Match>;
  positions: Position[];
}

const loaded = new Map<string, Promise<Recorded>>();

export function recorded(game: string): Promise<Recorded> {
  const found = loaded.get(game) ?? fetch(`/positions/${game}.json`).then((answer) => answer.json());
  loaded.set(game, found);
  return found;
}

/** What this seat had heard up to a moment. */
export function heard(all: Recorded, { match, seat }: Position, moment: number): Moment[] {
  const log = all.matches[match]?.logs[seat === null ? 'None' : String(seat)] ?? [];
  return log.filter((m) => m.n <= moment);
}

/** The table as its reader finds it: he sits there alone with bots, so that nobody waits for him. */
export function tableOf(all: Recorded, { match, seat, news }: Position): Table {
  const { table } = all.matches[match] as Match;
  const kind = (q: number) => (q === (seat ?? 0) ? 'person' : 'bot');
  const seats = table.seats.map((s) => ({ ...s, kind: kind(s.seat), level: s.level || 'club' }) as Table['seats'][0]);
  const { scores = null, places = null } = news.result ?? {};
  return { ...table, seats, status: news.result ? 'over' : 'playing', scores, places };
}
