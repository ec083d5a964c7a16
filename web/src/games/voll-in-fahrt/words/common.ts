import type { Say, Seen } from '@/shell/board';
import { COLOURS, type View } from '../view';

export type At = Seen<View>;

/** A cell for those who do not see it: its place as the log names it, then the rail of a platform, and which cell it is. */
export function exactly(say: Say, cell: string): string {
  const [zone = '', line, number] = cell.split('.');
  const rail = COLOURS.some((colour) => colour === zone) ? Number(line) + 1 : 0;
  return say('words-cell', { place: say.member('cell', cell), rail, number: Number(number) });
}
