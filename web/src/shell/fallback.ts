/** A game without a drawn board can be played all the same: the view as a list, every answer as a button. */

import type { Board, BoardModule } from './board';
import Plain from './parts/PlainBoard.svelte';
import PlainPicture from './parts/PlainPicture.svelte';

export const plain: BoardModule = {
  board: Plain as Board,
  picture: PlainPicture,
  texts: { fr: '', en: '', de: '' },
  points: () => 0,
  facts: () => [],
};
