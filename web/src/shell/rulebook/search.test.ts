import { describe, expect, it } from 'vitest';
import type { RuleBook } from './rulebook';
import { found, pieces, wordsOf } from './search';

const book: RuleBook = {
  version: 1,
  release: '0.1.0',
  title: 'Volldampf',
  about: '',
  sections: { V6: 'Transport' },
  paragraphs: [
    { id: 'V6.1', section: 'V6', text: 'Une ville de départ ; `foreign=end`.' },
    { id: 'V6.2', section: 'V6', text: 'Autre chose.' },
  ],
  rulings: [{ id: 'V6.2r1', paragraph: 'V6.2', text: 'Le livret laisse le trajet libre.' }],
  options: { 'foreign=end': 'villes étrangères : au bout' },
};
const ids = (search: string) => found(book, wordsOf(search)).map((p) => p.id);

describe('a search in the rules', () => {
  it('finds words whatever their case and accents', () => {
    expect(ids('DEPART')).toEqual(['V6.1']);
    expect(ids('étrangeres bout')).toEqual(['V6.1']);
  });
  it('finds ids, and what only a ruling says', () => {
    expect(ids('v6.2')).toEqual(['V6.2']);
    expect(ids('livret')).toEqual(['V6.2']);
  });
  it('wants all words in one paragraph', () => {
    expect(ids('ville autre')).toEqual([]);
    expect(ids('')).toEqual(['V6.1', 'V6.2']);
  });
  it('shows where they stand', () => {
    expect(pieces('Le départ, au départ', wordsOf('depart'))).toEqual([
      { text: 'Le ', hit: false },
      { text: 'départ', hit: true },
      { text: ', au ', hit: false },
      { text: 'départ', hit: true },
    ]);
    expect(pieces('straße', wordsOf('asse'))).toEqual([{ text: 'straße', hit: false }]);
    expect(pieces('nichts', [])).toEqual([{ text: 'nichts', hit: false }]);
  });
});
