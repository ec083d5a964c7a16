import { type Board, joined, type Say } from '@/shell/board';
import { asking } from './asking';
import BoardOf from './Board.svelte';
import { points as pointsOf } from './consider';
import PictureOf from './Picture.svelte';
import de from './text/de.ftl?raw';
import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';
import type { View } from './view';
import { words, wordTexts } from './words';

export const board: Board = BoardOf;
export const picture = PictureOf;
export const texts = joined({ fr, en, de }, wordTexts);
export { asking, words };
export const points = (view: View, seat: number): number => pointsOf(view, seat);

export function facts(view: View, seat: number, say: Say): string[] {
  const p = view.players[seat];
  if (!p) return [];
  return [
    p.money === null ? say('purse-hidden') : say('money', { n: p.money }),
    ...(p.token ? [say('place', { n: p.token })] : []),
    say('ui-power', { number: p.power }),
    ...(p.done.length > 0 ? [say('objectives-done', { n: p.done.length })] : []),
  ];
}
