/** A rule book as the server has it, and what its codes are called. */

import type { Lang } from '@/shell/browser/settings.svelte';
import { get } from '@/shell/net/api';
import { once } from '@/shell/net/once';

export interface RuleBook {
  title: string;
  about: string;
  sections: Record<string, string>;
  paragraphs: { id: string; section: string; text: string }[];
  rulings: { id: string; paragraph: string; text: string }[];
  /** What people call the options and values that the texts name as commands do. */
  options: Record<string, string>;
}

export const rules = (id: string, lang: Lang): Promise<RuleBook> =>
  once(`rules ${id} ${lang}`, () => get<RuleBook>(`/api/games/${id}/rules/${lang}`));

/** What people call an option that the rules name as commands do. */
export const named = (book: RuleBook, code: string): string => book.options[code] ?? code;

/** A text of the book as it is read. */
export const asRead = (book: RuleBook, text: string): string =>
  text.replace(/`([^`]+)`/g, (_, code: string) => named(book, code));
