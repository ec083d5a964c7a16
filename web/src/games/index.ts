/** Boards, found by the name of their folder, loaded when their table is opened. */

import type { BoardModule } from '@/shell/board';

const found = import.meta.glob<BoardModule>('./*/index.ts');

/** Null: nobody has drawn a board for this game. */
export function load(game: string): Promise<BoardModule> | null {
  return found[`./${game}/index.ts`]?.() ?? null;
}
