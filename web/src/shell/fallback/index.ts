/** A game without a drawn board can be played all the same: the view as a list, every answer as a button. */

import type { Board, BoardModule } from '@/shell/board';
import BoardComponent from './Board.svelte';
import Picture from './Picture.svelte';

export const fallback: BoardModule = {
  board: BoardComponent as Board,
  picture: Picture,
  texts: { fr: '', en: '', de: '' },
  points: () => 0,
  facts: () => [],
};
