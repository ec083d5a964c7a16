import { expect, it } from 'vitest';
import type { Seen } from '@/shell/describing/describe';
import { part, type Sample, seen, tableIn } from '../../samples';
import { texts, words } from '..';
import type { PlayerView, View } from '../view';
import sample from './sample.json';

const at = (step: string) => seen(sample as unknown as Sample, step, 'en', texts) as Seen<View>;
const own = ({ view, seat }: Seen<View>) => view.players[seat ?? 0] as PlayerView;

it('says what each displayed card would bring behind each own loco', () => {
  const here = at('turn');
  const { head, rows } = tableIn(words(here), 'Cards on display');
  const { locos } = own(here);
  expect(head.length).toBe(1 + locos.length);
  expect(rows.length).toBe(new Set(here.view.display).size);
  const takes = locos.flatMap((train) => here.view.display.filter((card) => train.takes[card]));
  const possible = new Set(takes).size;
  expect(rows.filter((row) => row.slice(1).some((cell) => String(cell).startsWith('+'))).length).toBe(possible);
});

it('keeps to itself what is secret: only the number of the others’ objectives', () => {
  const here = at('turn');
  const others = here.seats.filter((s) => s.seat !== here.seat);
  for (const { name, seat } of others) {
    const facts = part(words(here), name).blocks?.flat();
    const n = here.view.players[seat]?.secret_objectives;
    expect(facts).toContain(n === 1 ? '1 secret objective' : `${n} secret objectives`);
    expect(facts).toContain('Purse hidden');
  }
});

it('lists the own objectives with what they pay', () => {
  const here = at('turn');
  const { rows } = tableIn(words(here), 'Objectives');
  expect(rows.length).toBe(3);
  for (const [, pays] of rows) expect(pays).toMatch(/^\$[\d,]+$/);
});

it('tells the auction: what is for sale, the highest bid, who is still in', () => {
  const here = at('call');
  const { lot } = here.view;
  const parts = words(here);
  const hall = part(parts, 'Passing auction');
  expect(hall.blocks?.flat().join('\n')).toContain(`Highest bid: $${lot.bid?.toLocaleString('en')}`);
  const { rows } = tableIn(parts, 'Who bids');
  expect(rows.filter((row) => row[2] === 'Still in').length).toBe(lot.in.length);
});

it('says in a rotating auction what keeping a loco would cost', () => {
  const here = at('turn');
  const view = structuredClone(here.view);
  view.stage = 'auction';
  view.auction = 'rotating';
  const me = view.players[here.seat ?? 0] as PlayerView;
  Object.assign(me, { locos: [], hand: ['s80', 'd100'], kept: ['e130'], prices: { s80: 1000, d100: 500 } });
  const parts = words({ ...here, view });
  expect(part(parts, 'In hand').blocks).toEqual([
    ['The steam 80 (power 200, ×2). Price with it: $1,000', 'The diesel 100 (power 200, ×1). Price with it: $500'],
  ]);
  expect(part(parts, 'Kept').blocks).toEqual([['The electric 130 (power 300, ×1)']]);
});
