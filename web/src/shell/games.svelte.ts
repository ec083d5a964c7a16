/** What the server says of the games: cards, words, sentences, rule books. Asked once, kept as long as the page. */

import { load } from '@/games';
import type { BoardModule } from './board';
import { plain } from './fallback';
import { get, getText } from './net/api';
import type { Lang } from './settings.svelte';
import type { Words } from './words';

export interface Option {
  name: string;
  values: string[];
  rule: string;
}

export interface Card {
  id: string;
  title: string;
  author: string;
  year: number;
  players: [number, number];
  minutes: number;
  taglines: Record<Lang, string>;
  rules: number;
  options: Option[];
}

export interface Game extends Card, Words {
  steps: { name: string; rule: string }[];
  secret: string[];
  trackable: string[];
}

export interface RuleBook {
  title: string;
  about: string;
  sections: Record<string, string>;
  paragraphs: { id: string; section: string; text: string }[];
  rulings: { id: string; paragraph: string; text: string }[];
  /** What people call the options and values that the texts name as commands do. */
  options: Record<string, string>;
}

const kept = new Map<string, Promise<unknown>>();

/** Ask once; what failed is asked again next time. */
function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

export const cards = (): Promise<Card[]> => once('cards', () => get<Card[]>('/api/games'));
export const levels = (): Promise<string[]> => once('bots', () => get<string[]>('/api/bots'));
export const game = (id: string): Promise<Game> => once(`game ${id}`, () => get<Game>(`/api/games/${id}`));
export const sentences = (id: string, lang: Lang): Promise<string> =>
  once(`text ${id} ${lang}`, () => getText(`/api/games/${id}/text/${lang}`));
export const rules = (id: string, lang: Lang): Promise<RuleBook> =>
  once(`rules ${id} ${lang}`, () => get<RuleBook>(`/api/games/${id}/rules/${lang}`));
/** The board; a plain list of the view for a game nobody has drawn yet. */
export const board = (id: string): Promise<BoardModule> =>
  once(`board ${id}`, () => load(id) ?? Promise.resolve(plain));

/** Levels for people; the names are the server's, the words ours. Searching bots are meant for experiments. */
const EXPERIMENTS = ['random', 'search'];
export function forPeople(all: string[]): string[] {
  const found = all.filter((level) => !EXPERIMENTS.includes(level));
  return found.length > 0 ? found : all;
}

/** Where to begin: the second of them, neither the weakest nor the strongest. */
export function usualLevel(all: string[]): string {
  const found = forPeople(all);
  return found[Math.min(1, found.length - 1)] ?? 'greedy';
}

/** Three is a good company; fewer if the game says so. */
export function usualPlayers(card: Card): number {
  return Math.max(card.players[0], Math.min(3, card.players[1]));
}

/** What people call an option that the rules name as commands do. */
export const named = (book: RuleBook, code: string): string => book.options[code] ?? code;

/** A text of the book as it is read. */
export const asRead = (book: RuleBook, text: string): string =>
  text.replace(/`([^`]+)`/g, (_, code: string) => named(book, code));
