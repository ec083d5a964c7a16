/** What the server says of boxes (docs/guide/boxes.md). */

import type { Lang } from '@/shell/browser/settings.svelte';
import type { Body, Checked } from '@/shell/drafting/draft.svelte';
import type { Json, Shape } from '@/shell/drafting/shape';
import { get, post } from '@/shell/net/api';
import { once } from '@/shell/net/once';

/** Our own, to begin with. */
export interface OwnBox {
  game: string;
  rule: string;
  /** Options whose place a box takes. */
  replaces: string[];
  name: string;
  title: string;
  hash: string;
  toml: string;
  json: Json;
  shape: Shape;
  view: unknown;
}

export interface TableBox {
  game: string;
  name: string;
  title: string;
  hash: string;
  toml: string;
  json: Json;
}

export interface Played {
  number: number;
  choices: number;
  rounds: number | null;
  scores: number[];
  places: number[];
}
export interface Tried {
  players: number;
  games: Played[];
  summary: { minutes: number } | null;
  left: number;
}

export const ownBox = (game: string, lang: Lang): Promise<OwnBox> =>
  once(`box ${game} ${lang}`, () => get<OwnBox>(`/api/games/${game}/box?lang=${lang}`));

export const checkBox = (game: string, lang: Lang, body: Body): Promise<Checked> =>
  post<Checked>(`/api/games/${game}/box/check?lang=${lang}`, body);

export const tryBox = (game: string, lang: Lang, toml: string, players: number, first: number): Promise<Tried> =>
  post<Tried>(`/api/games/${game}/box/trial?lang=${lang}`, { toml, players, first, games: 1 });

export const tableBox = (table: string): Promise<TableBox> => get<TableBox>(`/api/tables/${table}/box`);
