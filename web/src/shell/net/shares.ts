/** What this browser adds to the seed of a match: a secret of its own, promised on sitting down, opened when all have come. */

import { post } from './api';
import type { Table } from './protocol';

/** What is kept of it here, a table and seat: for opening it, and for checking at the end that it counted. */
export interface Kept {
  seat: number;
  secret: string;
  promise: string;
  /** The server's promise, as it was when we sat down. */
  server: string;
  /** Everybody's promises, as they were when we opened our secret. */
  seen: string[] | null;
  /** The server said that it has our secret. */
  opened: boolean;
  at: number;
}

const KEY = 'fullsteam.secret';
const MOST = 200;

interface Secret {
  secret: string;
  promise: string;
}

const name = (table: string, seat: number) => `${KEY}.${table}.${seat}`;

/** False: this browser keeps nothing. */
function write(table: string, kept: Kept): boolean {
  try {
    localStorage.setItem(name(table, kept.seat), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function keptOf(table: string, seats: number): Kept[] {
  try {
    const found = Array.from({ length: seats }, (_, seat) => localStorage.getItem(name(table, seat)));
    return found.filter((text) => text !== null).map((text) => JSON.parse(text) as Kept);
  } catch {
    return [];
  }
}

/** Secrets of matches long over make room. */
function tidy(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${KEY}.`));
  if (keys.length < MOST) return;
  const age = (key: string) => (JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>).at ?? 0;
  for (const key of keys.sort((a, b) => age(a) - age(b)).slice(0, MOST / 2)) localStorage.removeItem(key);
}

/** New secrets; none where they could not be kept, or there is no good chance: then the seats add nothing. */
async function fresh(many: number): Promise<Secret[]> {
  try {
    tidy();
    localStorage.setItem(KEY, '');
    const { newSecret, promiseOf } = await import('./hashing');
    const secrets = Array.from({ length: many }, newSecret);
    return secrets.map((secret) => ({ secret, promise: promiseOf(secret) }));
  } catch {
    return [];
  }
}

/** Take seats by this request: with a promise for each, whose secret stays here. */
export async function sitDown(path: string, seats: number, body: (promises: string[]) => object): Promise<Table> {
  const secrets = await fresh(seats);
  const table = await post<Table>(path, body(secrets.map((s) => s.promise)));
  for (const seat of table.you ?? []) {
    const mine = secrets.find((s) => s.promise === table.seats[seat]?.promise);
    if (mine) write(table.id, { ...mine, seat, server: table.promise, seen: null, opened: false, at: Date.now() });
  }
  return table;
}

/**
 * Our secret, if it is time to open it: every seat is taken, nothing has begun, and all promises are those we saw before. What
 * we see now is remembered: nobody can change it once we have opened.
 */
export function toOpen(table: Table, seat: number, begun: boolean): string | null {
  const kept = keptOf(table.id, table.seats.length).find((k) => k.seat === seat);
  const mine = table.seats[seat];
  if (!kept || !mine) return null;
  if (mine.opened && !kept.opened) write(table.id, { ...kept, opened: true });
  if (begun || table.status !== 'playing' || mine.opened) return null;
  if (mine.promise !== kept.promise || table.promise !== kept.server) return null;
  const seen = table.seats.map((s) => s.promise);
  if (kept.seen && kept.seen.join() !== seen.join()) return null;
  write(table.id, { ...kept, seen });
  return kept.secret;
}
