/** What the server says of the games: cards, words, sentences. */

import type { Lang } from '@/shell/browser/settings.svelte';
import { get, getText } from '@/shell/net/api';
import { once } from '@/shell/net/once';
import type { Script } from '@/shell/net/teacher';
import type { Words } from '@/shell/speaking/notation';

export interface Option {
  name: string;
  values: string[];
  rule: string;
}

/** What can be learnt, in the order in which it is. */
export interface LessonCard {
  id: string;
  steps: number;
  titles: Record<Lang, string>;
  about: Record<Lang, string>;
}

export interface Card {
  id: string;
  title: string;
  author: string;
  year: number;
  players: [number, number];
  /** With the fewest players, with the most. */
  minutes: [number, number];
  age: number;
  audience: 'family' | 'expert';
  /** Options with which whoever plays at once has the first choice. */
  quick: Record<string, string>;
  /** The paragraphs that tell what is our reconstruction, and what is attested. */
  reconstructed: string[];
  /** It has a box: who owns the original can enter what it says. */
  box: boolean;
  taglines: Record<Lang, string>;
  lessons: LessonCard[];
  rules: number;
  options: Option[];
}

export interface Game extends Card, Words {
  steps: { name: string; rule: string }[];
  secret: string[];
  trackable: string[];
  /** Happenings that end a round. */
  round_ends: string[];
}

export const cards = (): Promise<Card[]> => once('cards', () => get<Card[]>('/api/games'));
export const game = (id: string): Promise<Game> => once(`game ${id}`, () => get<Game>(`/api/games/${id}`));
export const sentences = (id: string, lang: Lang): Promise<string> =>
  once(`text ${id} ${lang}`, () => getText(`/api/games/${id}/text/${lang}`));

export const script = (id: string, lesson: string): Promise<Script> =>
  once(`lesson ${id} ${lesson}`, () => get<Script>(`/api/games/${id}/lessons/${lesson}`));

/** Three is a good company; fewer if the game says so. */
export function usualPlayers(card: Card): number {
  return Math.max(card.players[0], Math.min(3, card.players[1]));
}
