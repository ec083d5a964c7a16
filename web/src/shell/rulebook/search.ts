/** Looking for words in a rule book: whatever the case and the accents. */

import { asRead, type RuleBook } from './rulebook';

export const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export const wordsOf = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean);

/** The paragraphs in which, with their rulings, all words stand. */
export function found(book: RuleBook, words: string[]): RuleBook['paragraphs'] {
  return book.paragraphs.filter((p) => {
    const rulings = book.rulings.filter((r) => r.paragraph === p.id).map((r) => `${r.id} ${r.text}`);
    const text = plain(asRead(book, [p.id, p.text, ...rulings].join(' ')));
    return words.every((word) => text.includes(word));
  });
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut where the words stand in it. */
export function pieces(text: string, words: string[]): Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  // Letter by letter, so that accents taken away do not shift the places.
  const letters = [...text];
  const even = letters.map((letter) => plain(letter) || letter);
  const starts: number[] = [];
  let flat = '';
  for (const letter of even) {
    starts.push(flat.length);
    flat += letter;
  }
  const hits = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) {
      for (const [i, start] of starts.entries()) {
        if (start >= at && start < at + word.length) hits[i] = true;
      }
    }
  }
  const out: Piece[] = [];
  for (const [i, letter] of letters.entries()) {
    const hit = hits[i] as boolean;
    const last = out.at(-1);
    if (last && last.hit === hit) last.text += letter;
    else out.push({ text: letter, hit });
  }
  return out;
}
