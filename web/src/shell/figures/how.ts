/** "How it works" of a game: its text, and the positions its figures show. */

import type { Lang } from '@/shell/browser/settings.svelte';
import { get } from '@/shell/net/api';
import { once } from '@/shell/net/once';

/** What a seat sees at a moment of a match. */
export interface Position {
  view: unknown;
  seat: number;
  step: string | null;
  legal: string[];
  names: string[];
  active: number[];
  options: Record<string, string>;
  touched: string[][];
  over: string[];
  /** The paragraphs it helps to read. */
  rules: string[];
}

interface Told {
  text: string;
  figures: Record<string, Position>;
}

export interface Passage {
  title: string;
  /** In their order: Markdown, or a figure with what is seen on it. */
  parts: ({ text: string } | { figure: string; alt: string })[];
}

export interface How {
  title: string;
  passages: Passage[];
  figures: Record<string, Position>;
  /** What is seen on a figure. */
  alts: Record<string, string>;
}

const IMAGE = /^!\[([^\]]*)\]\(([a-z0-9-]+)\)$/;

/** The text by its headings; what stands before the first one has no title. */
export function passages(text: string): { title: string; passages: Passage[] } {
  const [head = '', ...chunks] = text.trim().split(/\n\s*\n/);
  const out: Passage[] = [{ title: '', parts: [] }];
  for (const chunk of chunks) {
    const image = chunk.trim().match(IMAGE);
    const now = out.at(-1) as Passage;
    if (chunk.startsWith('## ')) out.push({ title: chunk.slice(3).trim(), parts: [] });
    else if (image) now.parts.push({ figure: image[2] as string, alt: image[1] as string });
    else now.parts.push({ text: chunk });
  }
  return { title: head.replace(/^# /, ''), passages: out.filter((p) => p.title || p.parts.length > 0) };
}

/** Null: nobody has written it yet. */
export const how = (id: string, lang: Lang): Promise<How | null> =>
  once(`how ${id} ${lang}`, async () => {
    const told = await get<Told>(`/api/games/${id}/how/${lang}`).catch(() => null);
    if (!told) return null;
    const read = passages(told.text);
    const images = read.passages.flatMap((p) => p.parts).filter((part) => 'figure' in part);
    return { ...read, figures: told.figures, alts: Object.fromEntries(images.map((i) => [i.figure, i.alt])) };
  });
