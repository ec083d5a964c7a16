/** Boards, found by the name of their folder, loaded when their table is opened. */

import type { Component } from 'svelte';
import type { BoardModule } from '@/shell/board';

const boards = import.meta.glob<BoardModule>('./*/index.ts');
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');

/** Null: nobody has drawn a board for this game. */
export function load(game: string): Promise<BoardModule> | null {
  return boards[`./${game}/index.ts`]?.() ?? null;
}

/** Null: its picture is in the board, or there is none. */
export function loadPicture(game: string): Promise<{ default: Component }> | null {
  return pictures[`./${game}/Picture.svelte`]?.() ?? null;
}
