/** The letter of each seat. No two are alike, whatever the names: whoever has his first letter for himself keeps it, of several
 * with the same one the first does, the others get a figure or another letter of their names. */

/** As a badge shows it, and as it is compared: É and E, side by side and small, are one. */
const plain = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().slice(0, 1);
const capital = (letter: string) => [...letter.toUpperCase()][0] ?? '';

function candidates(name: string): string[] {
  const all = [...name.normalize('NFC')].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  return [...all.slice(0, 1), ...all.slice(1).filter((letter) => /\p{N}/u.test(letter)), ...all.slice(1)].map(capital);
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export function letters(names: string[]): string[] {
  const wanted = names.map(candidates);
  const out = names.map(() => '');
  const taken = new Set<string>();
  const give = (seat: number, letter: string | undefined) => {
    if (!letter || out[seat] || taken.has(plain(letter))) return;
    out[seat] = letter;
    taken.add(plain(letter));
  };
  wanted.forEach(([first], seat) => {
    give(seat, first);
  });
  wanted.forEach((mine, seat) => {
    for (const letter of [...mine, ...ALPHABET]) give(seat, letter);
  });
  return out;
}
