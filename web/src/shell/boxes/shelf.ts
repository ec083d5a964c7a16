/** Boxes that this browser keeps: finished ones, which can be played, and drafts. The server has no shelf for them. */

import { plain } from '@/shell/drafting/plain';
import type { Json } from '@/shell/drafting/shape';

export interface Kept {
  id: string;
  game: string;
  title: string;
  /** As it was typed last. */
  json: Json;
  /** Of a good one: its text and hash. Null: there is something wrong with it. */
  toml: string | null;
  hash: string | null;
  /** How many mistakes it has. */
  wrong: number;
  changed: number;
}

const KEY = 'fullsteam.boxes';

function all(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

/** False: the browser has no room, or keeps nothing. */
function write(kept: Kept[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Of a game, the one changed last first. */
export const boxesOf = (game: string): Kept[] =>
  all()
    .filter((box) => box.game === game)
    .sort((a, b) => b.changed - a.changed);

export const boxOf = (id: string): Kept | null => all().find((box) => box.id === id) ?? null;

/** Written down, in the place of what was kept under its id. */
export function keepBox(box: Kept): boolean {
  return write([...all().filter((other) => other.id !== box.id), box]);
}

export function dropBox(id: string): void {
  write(all().filter((box) => box.id !== id));
}

const fresh = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

type New = Omit<Kept, 'id' | 'changed'>;

/** As it comes from elsewhere: nothing of it is changed. If it is kept already, that one. */
export function bringBox(box: New): Kept {
  const known = box.hash && boxesOf(box.game).find((other) => other.hash === box.hash);
  if (known) return known;
  const made = { ...box, id: fresh(), changed: Date.now() };
  keepBox(made);
  return made;
}

/** A new one; its title has a number where there is one of that title already, and it must be checked anew. */
export function addBox(box: New): Kept {
  const titles = boxesOf(box.game).map((other) => other.title);
  const title = freeTitle(box.title, titles);
  const made = {
    ...box,
    id: fresh(),
    changed: Date.now(),
    title,
    json: titled(box.json, title),
    toml: null,
    hash: null,
  };
  keepBox(made);
  return made;
}

export function freeTitle(title: string, taken: string[]): string {
  if (!taken.includes(title)) return title;
  const base = title.replace(/ \d+$/, '').slice(0, 36);
  for (let n = 2; ; n++) if (!taken.includes(`${base} ${n}`)) return `${base} ${n}`;
}

/** As programs call it: 1 to 32 of a-z 0-9 - _. */
export function slug(title: string): string {
  return plain(title, '-').slice(0, 32).replace(/-+$/, '') || 'box';
}

/** The same box under another title; its name follows. */
export function titled(json: Json, title: string): Json {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  return { ...json, name: slug(title), title };
}
