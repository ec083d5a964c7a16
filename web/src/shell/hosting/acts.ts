/** What administrators ask for and do; see docs/guide/hosting.md. */

import { get, post } from '@/shell/net/api';

export interface Sanction {
  why: string;
  created: number;
  until: number | null;
}

export interface Person {
  id: string;
  name: string;
  login: string | null;
  created: number;
  admin: boolean;
  seats: number;
  reports: number;
  mute: Sanction | null;
  ban: Sanction | null;
}

export interface Report {
  id: number;
  about: string;
  by_name: string;
  name: string;
  /** What he is called today. */
  now: string;
  table_id: string;
  game: string;
  line: number | null;
  said: string;
  reason: string;
  text: string;
  created: number;
  settled: number | null;
}

export interface Listed {
  id: string;
  game: string;
  status: string;
  public: boolean;
  created: number;
  seats: { name: string; user_id: string | null }[];
  lines: number;
}

export interface Deed {
  id: number;
  at: number;
  by_name: string;
  what: string;
  about: string;
  name: string;
  why: string;
}

export interface Overview {
  people: { accounts: number; guests: number };
  tables: Record<string, number>;
  reports: number;
  words: string;
}

export type What =
  | 'mute'
  | 'unmute'
  | 'ban'
  | 'unban'
  | 'rename'
  | 'delete'
  | 'make'
  | 'unmake'
  | 'password'
  | 'remove'
  | 'unsay'
  | 'settle';

/** Something about to be done: what, to whom or what, and what the reader calls that. */
export interface Plan {
  what: What;
  target: Record<string, string | number>;
  name: string;
}

export const LASTING: What[] = ['mute', 'ban'];

export const overview = (): Promise<Overview> => get('/api/admin');
export const people = (q: string, only: string): Promise<Person[]> =>
  get(`/api/admin/people?${new URLSearchParams({ q, only })}`);
export const tables = (q: string, status: string): Promise<Listed[]> =>
  get(`/api/admin/tables?${new URLSearchParams({ q, status })}`);
export const reports = (settled: boolean): Promise<Report[]> => get(`/api/admin/reports?settled=${settled}`);
export const deeds = (offset: number): Promise<Deed[]> => get(`/api/admin/deeds?limit=50&offset=${offset}`);
export const act = <T>(what: string, more: object): Promise<T> => post('/api/admin/deeds', { what, ...more });
