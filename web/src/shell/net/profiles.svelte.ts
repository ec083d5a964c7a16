/** Whose profiles one may see from a table: asked once for each table, when somebody looks at its people. */

import { SvelteMap } from 'svelte/reactivity';
import { get } from './api';

const found = new SvelteMap<string, Record<string, string>>();
const asked = new Set<string>();

/** Where the profile of who sits there is; empty: it is not for us, or we do not know yet. People whom nobody expects to have
 * one, bots and free seats, are never asked for. */
export function profileAt(
  table: { id: string; seats: { seat: number; kind: string; free: boolean }[] },
  seat: number,
): string {
  const sits = table.seats[seat];
  if (!sits || sits.kind === 'bot' || sits.free) return '';
  const slug = found.get(table.id)?.[seat];
  return slug ? `/p/${slug}` : '';
}

export function lookUp(table: string): void {
  if (asked.has(table)) return;
  asked.add(table);
  get<Record<string, string>>(`/api/tables/${table}/people`).then(
    (slugs) => found.set(table, slugs),
    () => asked.delete(table),
  );
}
