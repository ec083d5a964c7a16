/** Levels of bots: which there are, which are for people, and what they are called. */

import { get } from '@/shell/net/api';
import { once } from '@/shell/net/once';
import { t, texts } from '@/shell/speaking/texts.svelte';

export const levels = (): Promise<string[]> => once('bots', () => get<string[]>('/api/bots'));

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

/** In the reader's language; one we have no word for keeps its name. */
export function levelName(level: string): string {
  const plain = level.split(/[:@]/)[0] ?? '';
  return texts.has(`level-${plain}`) ? t(`level-${plain}`) : level;
}
