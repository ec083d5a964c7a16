/** What the prompt says: the question, and after a touch what is asked next. */

import type { Choosing } from '@/shell/choosing/choosing.svelte';
import { naming } from '@/shell/choosing/naming';
import type { Moment, News, Order, Table } from '@/shell/net/protocol';
import type { Said, Words } from '@/shell/speaking/notation';
import { type Speaker, sentence } from '@/shell/speaking/speaker';
import { t } from '@/shell/speaking/texts.svelte';
import { sentencesOf } from '../log/sentences';

/** Something is touched: what it is, and what is asked of it now. A board may have its own words for a verb ("next-replan"). */
export function next(choosing: Choosing, speaker: Speaker, step: string): string {
  const touched = choosing.touched.flat();
  const words = new Set(choosing.left.map((said) => said.word));
  const [word] = words;
  const own = words.size === 1 && word ? speaker.own(`next-${word}`) : null;
  if (own) return own;
  for (const mark of touched) {
    const said = speaker.own(`next-${mark.replace(':', '-')}`);
    if (said) return said;
  }
  const things = touched.filter((mark) => !mark.startsWith('verb:'));
  if (things.length === 0) return t('touch-next');
  const thing = sentence(
    naming(
      speaker,
      things,
      () => choosing.legal,
      () => step,
    ),
  );
  const began = choosing.left.some((said) => touched.includes(said.marks[1] ?? ''));
  return t(began ? 'next-where' : 'next-what', { thing });
}

/** An answer that costs something, as a question. */
export function sure(said: Said, speaker: Speaker, step: string, own: string | null): string {
  return own ?? t('sure', { choice: speaker.choice(said, step) });
}

/** What the server does for this seat. */
export function standing(order: Order, speaker: Speaker): string {
  if (order.bid === null) return t('orders-passing', { choice: speaker.text(`step-${order.step}`, {}, 'done') });
  return speaker.own('order-bid', { most: order.most ?? 0 }) ?? t('orders-bidding', { most: order.most ?? 0 });
}

/** All that would go with one's newest choice if it were taken back. */
export function takingBack(log: Moment[], { back, seat }: News, words: Words, speaker: Speaker, table: Table): string {
  const taken = log.filter((m) => m.kind === 'move' && m.n > (back?.to ?? m.n));
  const own = taken.find((m) => m.seat === seat);
  const what = own && sentencesOf(own, words, speaker, table)[0]?.text.replace(/\.$/, '');
  return t('undo-sure', { what: what ?? '', others: taken.filter((m) => m.seat !== seat).length });
}
