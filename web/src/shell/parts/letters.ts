/** The letter of each seat: the first of its name where they all differ, else A, B, C … */

export function letters(names: string[]): string[] {
  const first = names.map((name) => (name.trim()[0] ?? '').toUpperCase());
  const clear = first.every((letter, i) => letter !== '' && first.indexOf(letter) === i);
  return clear ? first : names.map((_, seat) => String.fromCharCode(65 + seat));
}
