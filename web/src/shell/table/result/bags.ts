/** What lies in a game's bags at the start, and how often chance draws from each before anybody chooses: known to the page
 * itself (games/<id>/bags.json, written from the rules), so that a server cannot fill the bag to suit what it wants drawn. */

import type { Bags } from '@/shell/board';
import type { Draw, Table } from '@/shell/net/protocol';

type Lots = Draw['lots'];

const without = (lots: Lots, drawn: string) =>
  lots.map(([text, weight]): [string, number] => [text, text === drawn ? weight - 1 : weight]);

/** The first draws of a match with the lots that must have been there; null: the page does not know these bags (somebody's own
 * box, other rules, a match that goes on from another one). `moves`: those of the record. */
export function opening(bags: Bags | null, table: Table, moves: string[], given: boolean): Draw[] | null {
  const plan = bags && plannedFor(bags, table);
  if (!plan || given) return null;
  const left = new Map<number, Lots>();
  return plan.map((bag, n) => {
    const lots = (left.get(bag) ?? bags.bags[bag] ?? []).filter(([, weight]) => weight > 0);
    left.set(bag, without(lots, moves[n]?.replace('* ', '') ?? ''));
    return { n, lots };
  });
}

/** Which bag at each draw. */
function plannedFor(bags: Bags, table: Table): number[] | null {
  if (table.box || table.rules !== bags.rules) return null;
  const chosen = Object.entries(bags.options).map(([name, usual]) => table.options[name] ?? usual);
  const plan = bags.plans[[table.players, ...chosen].join(' ')];
  return plan ? plan.flatMap(([bag, often]) => Array<number>(often).fill(bag)) : null;
}
