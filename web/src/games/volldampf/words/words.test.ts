import { expect, it } from 'vitest';
import type { Seen } from '@/shell/describing/describe';
import { part, type Sample, seen, tableIn } from '../../samples';
import { texts, words } from '..';
import type { View } from '../types';
import sample from './sample.json';

const at = (step: string) => seen(sample as unknown as Sample, step, 'en', texts) as Seen<View>;
const CITIES = ['Blue cities, circle', 'Violet cities, square', 'Red cities, triangle', 'Yellow cities, diamond'];

it('tells every city once, under its colour, by name, with its goods and all its links', () => {
  const here = at('building');
  const parts = words(here);
  const rows = CITIES.flatMap((title) => tableIn(parts, title).rows);
  expect(rows.map(([name]) => name).sort()).toEqual(here.view.board.cities.map((city) => city.name).sort());
  for (const title of CITIES) {
    const names = tableIn(parts, title).rows.map(([name]) => name as string);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  }
  expect(rows.flatMap(([, , links]) => links).length).toBe(2 * here.view.board.links.length);
});

it('says whose a link is, or its colour and cost', () => {
  const here = at('building');
  const [mine, other] = [here.seat ?? 0, here.seats.find((s) => s.seat !== here.seat)];
  const view = structuredClone(here.view);
  view.track = { 'kiel-hamburg': mine, 'kiel-rostock': other?.seat ?? 0 };
  view.goods.kiel = ['violet', 'violet', 'red'];
  const kiel = tableIn(words({ ...here, view }), 'Blue cities, circle').rows.find(([name]) => name === 'Kiel');
  expect(kiel?.[1]).toEqual(['violet square (2 times)', 'red triangle']);
  expect(kiel?.[2]).toEqual([
    'to København: free, green octagon, 10 marks',
    'to Hamburg: yours',
    `to Rostock: ${other?.name}’s`,
  ]);
});

it('lists the free links of each colour, the cheapest first', () => {
  const here = at('building');
  const { rows } = tableIn(words(here), 'Free links by colour');
  const free = here.view.board.links.filter((link) => !(link.id in here.view.track));
  const lines = rows.flatMap(([, links]) => (typeof links === 'string' ? [] : (links ?? [])));
  expect(lines.length).toBe(free.length);
  for (const [, links] of rows) {
    const costs = typeof links === 'string' ? [] : (links ?? []).map((line) => Number(/(\d+) mark/.exec(line)?.[1]));
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  }
});

it('tells the best delivery of each good that may be named', () => {
  const here = at('naming');
  const { rows } = tableIn(words(here), 'Best deliveries');
  expect(rows.length).toBe(Object.keys(here.view.transport.offers).length);
  for (const row of rows) expect((row[2] as string[])[0]).toMatch(/^you \d+$/);
});

it('tells how far a good has come and where it can arrive', () => {
  const here = at('route');
  const parts = words(here);
  const { destinations, path, limit } = here.view.transport;
  expect(part(parts, 'Transport').blocks?.[0]).toContain(`after ${path.length} of at most ${limit} links`);
  expect(tableIn(parts, 'Where it can arrive').rows.length).toBe(Object.keys(destinations).length);
});

it('names of the other’s action cards only those one has seen', () => {
  const here = at('building');
  const other = here.seats.find((s) => s.seat !== here.seat);
  const view = structuredClone(here.view);
  (view.players[other?.seat ?? 0] as View['players'][0]).hand = ['sabotage', '?'];
  const facts = part(words({ ...here, view }), other?.name ?? '').blocks?.flat();
  expect(facts).toContain('2 action cards');
  expect(facts).toContain('You have seen among them: Sabotage');
});
