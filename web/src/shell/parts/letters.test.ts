import { describe, expect, it } from 'vitest';
import { letters } from './letters';

const plain = (letter: string) => letter.normalize('NFD').charAt(0);

describe('letters of seats', () => {
  it('are the first ones of the names where these differ', () => {
    expect(letters(['Anna', 'Bo', 'émile'])).toEqual(['A', 'B', 'É']);
  });

  it('take nobody his own: who comes later gets another one of his name, or its figure', () => {
    expect(letters(['Anna', 'Anton', 'Bo'])).toEqual(['A', 'N', 'B']);
    expect(letters(['Guest', 'Guest 2', 'Guest 3'])).toEqual(['G', '2', '3']);
    expect(letters(['Eva', 'Émile'])).toEqual(['E', 'M']);
    expect(letters(['Bob', 'Bob', 'Olga'])).toEqual(['B', 'A', 'O']);
  });

  it('never clash and are never missing, whatever the names', () => {
    const parts = [
      '',
      ' ',
      '—',
      'Anna',
      'anna',
      'Änne',
      'É',
      'e',
      'ß',
      '🚂',
      '🚂🚂',
      '1',
      '11',
      'Øre',
      'Жанна',
      '李',
      'ﬁ',
      'İ',
      'B B',
    ];
    let seed = 7;
    const random = (n: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % n;
    };
    for (let round = 0; round < 3000; round++) {
      const names = Array.from(
        { length: 1 + random(6) },
        () => (parts[random(parts.length)] ?? '') + (parts[random(5)] ?? ''),
      );
      const found = letters(names);
      expect(new Set(found.map(plain)).size, names.join('|')).toBe(names.length);
      expect(found.every((letter) => [...letter].length === 1)).toBe(true);
      expect(letters(names)).toEqual(found);
    }
  });
});
