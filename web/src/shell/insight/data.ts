/** What the server says of a match that is over (docs/analysis.md), of another choice at one of its moments, and of puzzles. */

import { get, post } from '@/shell/net/api';
import type { News, Table } from '@/shell/net/protocol';

export type Mark = 'best' | 'good' | 'doubtful' | 'mistake' | 'blunder';
export const MARKS: Mark[] = ['best', 'good', 'doubtful', 'mistake', 'blunder'];
/** Those that lost something worth speaking of, with the sign that chess players know. */
export const SIGNS: Partial<Record<Mark, string>> = { doubtful: '?!', mistake: '?', blunder: '??' };

/** Points of winning chance, as parts of 1. */
export interface Parts {
  own: number;
  others: number;
  draw: number;
  unknown: number;
}

export interface Reason {
  text: string;
}

export interface Answer {
  /** As in a record. */
  choice: string;
  text: string;
  values: number[];
  behind: number;
  error: number;
}

/** A choice between several answers, or a run of draws. */
export interface Moment {
  number: number;
  /** The table's own moment: where it is on the board. */
  at: number;
  /** Who chose; null: chance. */
  seat: number | null;
  /** Who, what. */
  title: string;
  /** Of every seat, before it. */
  chances: number[];
  errors: number[];
  parts: Parts[];
  // Of a choice:
  step?: string;
  given?: string;
  mark?: Mark;
  loss?: number;
  answers?: Answer[];
  reasons?: Reason[];
}

export interface SeatFound {
  start: number;
  parts: Parts;
  result: number;
  luck: number;
  accuracy: number;
  choices: number;
  marks: Partial<Record<Mark, number>>;
}

export interface Found {
  game: string;
  names: string[];
  rounds: number;
  seats: SeatFound[];
  turning: { number: number; text: string }[];
  moments: Moment[];
}

export interface JobState {
  state: 'none' | 'waiting' | 'running' | 'done' | 'failed';
  done: number;
  total: number;
  /** Others that are computed before it. */
  ahead?: number;
  why?: string;
  analysis?: Found;
}

export const analysisOf = (table: string, lang: string): Promise<JobState> =>
  get<JobState>(`/api/tables/${table}/analysis?lang=${lang}`);
export const askFor = (table: string): Promise<JobState> => post<JobState>(`/api/tables/${table}/analysis`);

/** How good an answer is that was tried. */
export interface Judged {
  mark: Mark;
  behind: number;
  error?: number;
  best: { choice: string; text: string };
  reasons: Reason[];
  /** Of a puzzle. */
  right?: boolean;
  streak?: number;
  /** It was the first answer, which counts. */
  counted?: boolean;
}

export const tried = (table: string, moment: number, choice: string, lang: string): Promise<Judged> =>
  post<Judged>(`/api/tables/${table}/tries?lang=${lang}`, { moment, choice });

export interface PuzzleGame {
  game: string;
  count: number;
  /** Today's puzzle. */
  today: string;
  /** Of today's. */
  state: 'new' | 'solved' | 'failed';
  solved: number;
  streak: number;
}

export interface PuzzleRow {
  id: string;
  players: number;
  step: string;
  level: number;
  state: 'new' | 'solved' | 'failed';
}

export interface PuzzleTask {
  id: string;
  game: string;
  options: Record<string, string>;
  seat: number;
  names: string[];
  /** What it would be at a table. */
  table: Table;
  moment: News;
  question: { step: string; rule: string; number: number; legal: string[] };
}

export const puzzleGames = (): Promise<PuzzleGame[]> => get<PuzzleGame[]>('/api/puzzles');
export const puzzlesOf = (game: string): Promise<PuzzleRow[]> => get<PuzzleRow[]>(`/api/puzzles/${game}`);
export const puzzle = (game: string, id: string): Promise<PuzzleTask> => get<PuzzleTask>(`/api/puzzles/${game}/${id}`);
export const solve = (game: string, id: string, choice: string, lang: string): Promise<Judged> =>
  post<Judged>(`/api/puzzles/${game}/${id}?lang=${lang}`, { choice });
