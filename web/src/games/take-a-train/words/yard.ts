/** The goods yard in words. */

import { counted, type Part, type Rows, sentence } from '@/shell/board';
import { rewarded } from '../consider';
import type { PlayerView, Take } from '../view';
import { type At, names } from './common';

export function yard(at: At, mine: PlayerView | undefined): Part {
  const { view, seats, say } = at;
  const order = view.order.map((seat) => seats[seat - 1]?.name ?? '');
  const discard = Object.entries(view.discard).map(([card, many]) => times(at, card, many));
  const parts: Part[] = [
    { title: say('words-display'), blocks: [display(at, mine)] },
    { title: say('order'), blocks: [order.map((name, i) => say('words-in-order', { n: i + 1, name }))] },
  ];
  if (discard.length > 0) parts.push({ title: say('ui-discard'), blocks: [discard] });
  const facts = [
    say('ui-limit', { number: view.limit }),
    say('ui-passes', { number: view.passes }),
    say('words-cards', { n: view.pile }),
  ];
  return { title: say('yard-title'), blocks: [say('how-yard'), facts], parts };
}

function times({ say }: At, card: string, many: number): string {
  const name = sentence(say.member('card', card));
  return many > 1 ? say('words-times', { thing: name, n: many }) : name;
}

/** Each displayed card, and what it would bring behind each of one's own locos. */
function display(at: At, mine: PlayerView | undefined): Rows {
  const { view, say } = at;
  const own = mine?.locos ?? [];
  const rows = counted(view.display).map(({ thing, many }) => [
    times(at, thing, many),
    ...(mine && thing === 'bonus'
      ? own.map(() => (mine.collects ? brought(at, { ends: false, ...mine.collects }) : say('fits-nowhere')))
      : own.map((train) => (train.takes[thing] ? brought(at, train.takes[thing]) : say('fits-nowhere')))),
  ]);
  const behind = own.map((train) => say('words-head-behind', { loco: say.member('loco', train.loco) }));
  return { head: [say('words-head-card'), ...behind], rows };
}

function brought(at: At, take: Take): string {
  const { view, say } = at;
  const out = [say('plus', { n: take.adds })];
  if (take.ends) out.push(say('ends'));
  const done = take.objectives ?? [];
  if (done.length > 0) {
    const objectives = names(at, 'objective', done).join('; ');
    out.push(say('words-fulfils', { objectives, n: rewarded(view, done) }));
  }
  return out.join(', ');
}
