/** Boards, found by the name of their folder, loaded when their table is opened. */

import type { BoardModule } from '@/shell/board';

const found = import.meta.glob<BoardModule>('./*/index.ts');

export function load(game: string): Promise<BoardModule> {
  const loader = found[`./${game}/index.ts`];
  if (!loader) throw new Error(`there is no board for ${game}`);
  return loader();
}
