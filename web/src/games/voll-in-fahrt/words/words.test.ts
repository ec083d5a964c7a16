import { expect, it } from 'vitest';
import type { Seen } from '@/shell/describing/describe';
import { part, type Sample, seen, tableIn } from '../../samples';
import { texts, words } from '..';
import type { View } from '../view';
import { exactly } from './common';
import { cellsByPoint, stretch } from './ring';
import sample from './sample.json';

const at = (step: string) => seen(sample as unknown as Sample, step, 'en', texts) as Seen<View>;

it('knows the cell at every point where a loco stands', () => {
  for (const step of ['slide', 'move', 'double']) {
    const { view } = at(step);
    const cells = cellsByPoint(view, view.platforms);
    const standing = view.players.flatMap((p) => p.locos).filter((loco) => loco.point);
    for (const loco of standing) expect(cells.get(String(loco.point))).toBe(loco.cell);
    expect(standing.length).toBeGreaterThan(0);
  }
});

it('names a place as the log does, and for those who do not see it exactly', () => {
  const { say } = at('move');
  expect(say.member('cell', 'yellow.0.1')).toBe('the yellow platform');
  expect(say.member('cell', 'S2.0.5')).toBe('the second corner, outer track');
  expect(exactly(say, 'yellow.0.1')).toBe('the yellow platform, rail 1, cell 1');
  expect(exactly(say, 'S2.0.5')).toBe('the second corner, outer track, cell 5');
});

it('tells each loco once on the ring, on the stretch where it stands', () => {
  const { view, ...rest } = at('move');
  const { rows } = tableIn(words({ view, ...rest }), 'The ring');
  expect(rows.length).toBe(10);
  const told = rows.slice(0, 9).flatMap(([, locos]) => (typeof locos === 'string' ? [] : (locos ?? [])));
  const standing = view.players.flatMap((p) => p.locos).filter((loco) => loco.at === 'board');
  expect(told.length).toBe(standing.length);
  for (const loco of standing) expect(stretch(view, loco.cell ?? '')).toBeGreaterThanOrEqual(0);
});

it('says of every move what it would bring, also to those that are pushed', () => {
  const here = at('move');
  const outlook = Object.entries(here.view.outlook) as [string, { end: string }[]][];
  const { rows } = tableIn(words(here), 'What each move would bring');
  expect(rows.map(([, ends]) => ends?.length)).toEqual(outlook.map(([, legs]) => legs.length));
  const crashes = outlook.flatMap(([, legs]) => legs).filter((leg) => leg.end === 'crashes').length;
  expect(rows.flatMap(([, ends]) => ends).filter((line) => line?.includes('accident')).length).toBe(crashes);
});

it('says for both ways of a platform what would be left to do', () => {
  const here = at('slide');
  const { head } = tableIn(words(here), 'What each move would bring');
  expect(head.slice(1).map((title) => title.slice(-5))).toEqual(['way A', 'way B']);
});

it('tells the others’ moves nobody', () => {
  const here = at('move');
  const other = here.seats.find((s) => s.seat !== here.seat)?.seat ?? null;
  expect(() => part(words({ ...here, seat: other }), 'What each move would bring')).toThrow();
});

it('says where each lane leads, either way round', () => {
  const here = at('move');
  for (const colour of ['Blue', 'Red', 'Yellow']) {
    const { head, rows } = tableIn(words(here), `${colour} platform`);
    expect(head.filter((title) => title.endsWith('as now')).length).toBe(1);
    expect(rows.map(([lane]) => lane)).toEqual(['Outer track', 'Middle track', 'Inner track']);
  }
});
