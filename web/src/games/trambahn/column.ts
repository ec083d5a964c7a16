/** How a column and a terminus are said to those who do not see the drawing. */

import type { Say } from '@/shell/board';
import { type ColumnView, face, type Line, terminus, type View } from './model';

export function columnText(say: Say, column: ColumnView, number: number): string {
  const cards = column.cards.map((card) =>
    face(card).kind === 'station' ? face(card).value : say.member('card', card),
  );
  return say('board-column', {
    number,
    line: say.member('line', column.line),
    tram: say.member('tram', column.tram),
    cards: cards.join(', '),
    worth: column.worth,
  });
}

export function terminusText(say: Say, view: View, line: Line, names: string[]): string {
  const waiting = view.passengers[line];
  return say('board-terminus', {
    line: say.member('line', line),
    place: terminus(line),
    waiting: waiting.length,
    one: names[0] ?? '',
    first: view.players[0]?.if_scored[line] ?? 0,
    two: names[1] ?? '',
    second: view.players[1]?.if_scored[line] ?? 0,
  });
}
