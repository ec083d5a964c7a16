/** The end of a round of Take a Train: brought when the first one ends. */

import { type Part, type RoundOver, sentence } from '@/shell/board';
import { card } from '../parts';
import de from './de.ftl?raw';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import { type Account, accounts, type Over, type TrainEnd } from './over';
import { entry, signed } from './said';

export { default } from './Round.svelte';
export const texts = { fr, en, de };

export function title({ before, say }: RoundOver<never>): string {
  return say('over-title', { round: (before as Over['before']).round });
}

/** Own things first, then each of the others, the best of this round first. */
export function words(given: RoundOver<never>): Part[] {
  const over = given as Over;
  const all = accounts(over);
  return [...all.filter((a) => a.seat === over.seat), ...all.filter((a) => a.seat !== over.seat)].map((a) =>
    part(over, a),
  );
}

function part(over: Over, account: Account): Part {
  const { say, seats } = over;
  const { trains, objectives, entries, total, money } = account;
  return {
    title: say('over-of', { name: seats[account.seat]?.name ?? '', n: signed(total, say) }),
    blocks: [
      trains.map((train) => sentence(sum(over, train))),
      [
        ...entries.map((e) => entry(e, say)),
        ...objectives.map((o) => say('over-done', { objective: say.member('objective', o.name), n: o.reward })),
        money === null ? say('purse-hidden') : say('over-purse', { n: money }),
      ],
    ],
  };
}

function sum({ say }: Over, { loco, wagons, factor, sum: all, profit }: TrainEnd): string {
  const named = say.member('loco', loco);
  if (wagons.length === 0) return say('over-empty', { loco: named });
  if (factor === 0) return say('over-down', { loco: named, profit });
  const values = wagons.map((label) => card(label).value || card(wagons[0] ?? '').value);
  return say('over-train', { loco: named, wagons: values.join(' + '), sum: all, factor, profit });
}
