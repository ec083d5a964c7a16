import { expect, it } from 'vitest';
import type { Seen } from '@/shell/describing/describe';
import { part, type Sample, seen, tableIn } from '../../samples';
import { texts, words } from '..';
import type { View } from '../model';
import sample from './sample.json';

const at = (step: string) => seen(sample as unknown as Sample, step, 'en', texts) as Seen<View>;
/** A moment made to measure. */
function told(change: (view: View) => void) {
  const here = at('stations');
  const view = structuredClone(here.view);
  change(view);
  return words({ ...here, view });
}

it('lists the own hand with what it is worth, and only counts the other one', () => {
  const here = at('passengers');
  const { seat } = here;
  const other = here.seats.find((s) => s.seat !== seat);
  const view = structuredClone(here.view);
  (view.players[seat ?? 0] as View['players'][0]).hand = ['b7', 'b7', 'cond', 'y10'];
  (view.players[other?.seat ?? 0] as View['players'][0]).hand = ['?', '?', '?'];
  const parts = words({ ...here, view });
  expect(part(parts, '4 cards in hand').blocks).toEqual([
    ['The blue 7: 2 points (2 times)', 'A conductor', 'The yellow 10: 3 points'],
  ]);
  expect(part(parts, other?.name ?? '').blocks?.flat()).toContain('3 cards in hand');
});

it('tells who waits at each terminus and what each player would get', () => {
  const parts = told((view) => {
    view.passengers.red = ['r3', 'cond', 'r4'];
    for (const [i, player] of view.players.entries()) player.if_scored.red = 10 + i;
  });
  const { head, rows } = tableIn(parts, 'The four termini');
  const { seats } = at('stations');
  expect(head.slice(3)).toEqual(seats.map((s) => `${s.me ? 'You' : s.name}, if it scores now`));
  expect(rows[1]).toEqual([
    'Giesing, red line',
    ['The red 3', 'A conductor', 'The red 4'],
    '1 place',
    '10 points',
    '11 points',
  ]);
});

it('tells columns by number, with their stations, tram and worth', () => {
  const parts = told((view) => {
    for (const player of view.players) {
      player.columns = [{ line: 'green', tram: 'steam', cards: ['g1', 'cond', 'g10'], worth: 12 }];
    }
  });
  expect(tableIn(parts, 'Columns').rows).toEqual([
    ['Column 1', 'Green', '1, conductor, 10; closed', 'A steam tram (×3)', '12 points'],
  ]);
});

it('tells what is for sale and how much lies face down', () => {
  const parts = told((view) => {
    view.market = ['horse', 'horse', 'steam'];
    view.trams_left = 7;
    view.discard = { b2: 2 };
    view.discarded_notes = ['?', '?', 'r1'];
  });
  expect(part(parts, 'Trams for sale').blocks).toEqual([
    ['A horse car (×2): 5 notes, 2 for sale', 'A steam tram (×3): 10 notes, 1 for sale'],
    '7 more trams',
  ]);
  expect(part(parts, 'Discards').blocks).toEqual([['The blue 2 (2 times)', 'The red 1'], '2 cards face down.']);
});
