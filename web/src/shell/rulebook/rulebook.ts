/** A rule book as the server has it, and what its codes are called. */

import type { Lang } from '@/shell/browser/settings.svelte';
import { get } from '@/shell/net/api';
import { once } from '@/shell/net/once';

export interface RuleBook {
  version: number;
  /** The first release that played by this version. */
  release: string;
  title: string;
  about: string;
  sections: Record<string, string>;
  paragraphs: { id: string; section: string; text: string }[];
  rulings: { id: string; paragraph: string; text: string }[];
  /** What people call the options and values that the texts name as commands do. */
  options: Record<string, string>;
}

/** As they are in a version: a match is played to its end by the rules it began with. Else the newest. */
export const rules = (id: string, lang: Lang, version?: number): Promise<RuleBook> =>
  once(`rules ${id} ${lang} ${version ?? ''}`, () =>
    get<RuleBook>(`/api/games/${id}/rules/${lang}${version === undefined ? '' : `?version=${version}`}`),
  );

/** What people call an option that the rules name as commands do. */
export const named = (book: RuleBook, code: string): string => book.options[code] ?? code;

/** A text of the book as it is read. */
export const asRead = (book: RuleBook, text: string): string =>
  text.replace(/`([^`]+)`/g, (_, code: string) => named(book, code));
