/** What the server says of somebody's games. */

import { sentences } from '@/shell/catalogue/games';
import { get } from '@/shell/net/api';
import { bundleOf, format } from '@/shell/speaking/fluent';

type Lang = Parameters<typeof sentences>[1];

export interface Point {
  at: number;
  place: number;
  players: number;
  score: number;
  feats: Record<string, number>;
  mu?: number;
  sigma?: number;
  /** Only for oneself. */
  table?: string;
}

export interface Feat {
  name: string;
  less: boolean;
  average: number;
  best: number;
}

export interface Rating {
  mu: number;
  sigma: number;
  matches: number;
}

export interface Rival {
  id: string;
  name: string;
  colour: string;
  avatar: string;
  matches: number;
  won: number;
}

export interface Stats {
  game: string;
  title: string;
  played: number;
  won: number;
  best: number;
  average_place: number;
  places: number[];
  rating: Rating | null;
  feats: Feat[];
  course: Point[];
  rivals?: Rival[];
}

export interface Match {
  table: string;
  game: string;
  title: string;
  ended: number;
  place: number;
  shared: boolean;
  players: number;
  score: number;
  rated: boolean;
  pace: 'live' | 'correspondence';
  counted: boolean;
  rivals: { name: string; level: string; place: number; colour: string; avatar: string }[];
}

export interface Friend extends Rival {
  last: number;
  table: string;
  game: string;
  title: string;
  others: string[];
  invites: boolean;
  profile: string | null;
}

export type Seen = 'me' | 'friends' | 'all';

export interface Own {
  name: string;
  colour: string;
  avatar: string;
  seen: Seen;
  languages: string[];
  invites: boolean;
  slug: string;
}

export interface Shown {
  name: string;
  colour: string;
  avatar: string;
  languages: string[];
  created: number;
  you: boolean;
  games: Stats[];
  matches: Match[];
}

export interface Rung {
  name: string;
  colour: string;
  avatar: string;
  rating: number;
  mu: number;
  sigma: number;
  matches: number;
  profile: string | null;
  you: boolean;
  listed: boolean;
}

/** Which matches; empty: all. */
export interface Filters {
  game: string;
  result: string;
  rivals: string;
  pace: string;
  rated: string;
}
export const NO_FILTERS: Filters = { game: '', result: '', rivals: '', pace: '', rated: '' };
export const MANY = 20;

/** What stands in the address, and what the server is asked: only what was chosen. */
export function queryOf(filters: Filters, page = 0): string {
  const chosen = Object.entries(filters).filter(([, value]) => value !== '');
  const query = new URLSearchParams(chosen as [string, string][]);
  if (page > 0) query.set('page', String(page + 1));
  return query.toString();
}

export function filtersOf(query: URLSearchParams): { filters: Filters; page: number } {
  const filters = { ...NO_FILTERS };
  for (const name of Object.keys(filters) as (keyof Filters)[]) filters[name] = query.get(name) ?? '';
  const page = Math.trunc(Number(query.get('page') ?? 1));
  return { filters, page: Number.isFinite(page) && page > 1 ? page - 1 : 0 };
}

export async function historyOf(filters: Filters, page: number): Promise<{ total: number; matches: Match[] }> {
  const query = new URLSearchParams(queryOf(filters));
  query.set('limit', String(MANY));
  query.set('offset', String(page * MANY));
  return get(`/api/me/history?${query}`);
}

/** What a game calls its figures. */
export async function labelsOf(game: string, lang: Lang): Promise<(feat: string) => string | null> {
  const bundle = bundleOf(lang, await sentences(game, lang));
  return (feat) => format(bundle, `feat-${feat}`);
}

/** How certain a rating is: it lies within so many of its steps, almost certainly. */
export const SURE = 3;
