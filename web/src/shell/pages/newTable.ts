/** Setting up tables. */

import { router } from '@/shell/browser/router.svelte';
import type { Card } from '@/shell/catalogue/games';
import { people } from '@/shell/net/people.svelte';
import type { Table, Terms } from '@/shell/net/protocol';
import { sitDown } from '@/shell/net/shares';

export interface Wish {
  kind: 'me' | 'open' | 'invite' | 'bot';
  level?: string;
  name?: string;
  promise?: string;
}

export interface NewTable {
  game: string;
  seats: Wish[];
  options?: Record<string, string>;
  terms?: Partial<Terms>;
  public?: boolean;
  /** The text of a box; null: our own. */
  box?: string | null;
}

/** Names for bots, so that a table is not full of numbers; each begins with another letter, which is its sign. */
const NAMES = [
  'Ada',
  'Bruno',
  'Clara',
  'Emil',
  'Frieda',
  'Georg',
  'Hanna',
  'Jules',
  'Karla',
  'Luise',
  'Marta',
  'Oskar',
];

export function botNames(many: number, taken: string[] = []): string[] {
  const used = taken.map((name) => name.trim().charAt(0).toUpperCase());
  const free = NAMES.filter((name) => !used.includes(name.charAt(0)));
  const start = Math.floor(Math.random() * free.length);
  return Array.from({ length: many }, (_, i) => free[(start + i) % free.length] as string);
}

/** Names for the wished bots that have none. */
export function named(seats: Wish[], me: string): Wish[] {
  const bots = seats.filter((seat) => seat.kind === 'bot').length;
  const names = botNames(bots, [me, ...seats.map((seat) => seat.name ?? '')]);
  return seats.map((seat) => (seat.kind === 'bot' && !seat.name ? { ...seat, name: names.pop() as string } : seat));
}

export async function create(table: NewTable): Promise<Table> {
  const mine = table.seats.filter((seat) => seat.kind === 'me').length;
  return sitDown('/api/tables', mine, (promises) => {
    const left = [...promises];
    const promised = (seat: Wish): Wish => {
      const promise = seat.kind === 'me' ? left.shift() : undefined;
      return promise ? { ...seat, promise } : seat;
    };
    return { ...table, seats: table.seats.map(promised) };
  });
}

/** One click: a table with bots, and there one sits. */
export async function playNow(card: Card, players: number, level: string): Promise<void> {
  const me = await people.quietly();
  const bots: Wish[] = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level }));
  const table = await create({ game: card.id, options: card.quick, seats: named([{ kind: 'me' }, ...bots], me.name) });
  router.go(`/t/${table.id}`);
}
