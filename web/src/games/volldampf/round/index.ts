/** The end of a round of Volldampf: brought when the first one ends. */

import { type Part, type RoundOver, type Rows, sentence, together } from '@/shell/board';
import { heaped, routeName } from '../words/common';
import de from './de.ftl?raw';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import { accounts, groups, type Over, supplies } from './over';
import { reasons } from './reasons';

export { default } from './Round.svelte';
export const texts = { fr, en, de };

export function title({ before, say }: RoundOver<never>): string {
  const { round, rounds } = before as Over['before'];
  return say('vd-over-title', { round, rounds });
}

export function words(given: RoundOver<never>): Part[] {
  const over = given as Over;
  const { say, seats } = over;
  const goods = supplies(over.happenings);
  const dealt = groups(over);
  const parts: Part[] = [{ title: say('vd-over-money'), blocks: [money(over)] }];
  const cards = accounts(over).flatMap((a) => {
    const why = reasons(a, say);
    return why ? [say('vd-over-gets', { name: seats[a.seat]?.name ?? '', why })] : [];
  });
  if (cards.length > 0) parts.push({ title: say('vd-over-cards'), blocks: [cards] });
  if (goods.length > 0)
    parts.push({
      title: say('vd-over-goods'),
      blocks: [
        goods.map((g) => {
          const named = heaped(over, g.goods, (good) => say.member('good', good));
          return say('vd-over-at', { city: say.member('city', g.city), goods: together(named, say.lang) });
        }),
      ],
    });
  if (dealt.length > 0)
    parts.push({
      title: say('vd-over-groups'),
      blocks: [
        dealt.map((group, n) =>
          say('vd-over-group', { n: n + 1, routes: heaped(over, group, (route) => routeName(over, route)).join(', ') }),
        ),
      ],
    });
  return parts;
}

function money(over: Over): Rows {
  const { say, seats } = over;
  const rows = accounts(over);
  const end = rows.some((a) => a.result !== null);
  return {
    head: [
      say('vd-company'),
      say('vd-income'),
      say('vd-over-dividend'),
      say('vd-cash'),
      ...(end ? [say('vd-result')] : []),
    ],
    rows: rows.map((a) => [
      sentence(seats[a.seat]?.name ?? ''),
      `+${a.income}`,
      a.back > 0 ? [`−${a.dividend}`, say('vd-over-back', { n: a.back })] : `−${a.dividend}`,
      String(a.cash),
      ...(end ? [String(a.result ?? '')] : []),
    ]),
  };
}
