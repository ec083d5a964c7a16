// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { card, engine, FIGURES, GOODS, MULTIPLIER, row, stacked } from './parts';

const toml = readFileSync(
  new URL('../../../../src/fullsteam/games/take_a_train/boards/standard.toml', import.meta.url),
  'utf-8',
);

describe('figures', () => {
  it.each(['steam', 'diesel', 'electric'] as const)('of %s locos are those of the rules', (type) => {
    const line = new RegExp(`^${type} = (\\[\\[.*\\]\\])$`, 'm').exec(toml)?.[1] ?? '';
    expect(FIGURES[type]).toEqual(JSON.parse(line));
  });

  it('of the multiplier card are those of the rules', () => {
    const home = new URL('../../../../src/fullsteam/games/take_a_train/', import.meta.url);
    const trains = readFileSync(new URL('trains.py', home), 'utf-8');
    const raised = /def with_multiplier[^\n]*\n +return Train\(self\.loco, self\.times, (\d+),/.exec(trains)?.[1];
    expect(trains).toContain('self.times + self.extra');
    expect(MULTIPLIER).toBe(Number(raised));
  });

  it('make an engine by its label, and none of a face-down one', () => {
    expect(engine('e194')).toEqual({ type: 'electric', power: 700, factor: 4, speed: 194, size: 2 });
    expect(engine('down2')).toBeNull();
    expect(engine('?')).toBeNull();
    expect(engine('toString')).toBeNull();
  });
});

describe('with a box', () => {
  it('its figures hold, and none of ours', () => {
    const figures = { s80b: { type: 'steam' as const, power: 250, factor: 6, speed: 80 } };
    expect(engine('s80b', figures)).toEqual({ type: 'steam', power: 250, factor: 6, speed: 80, size: 2 });
    expect(engine('e194', figures)).toBeNull();
  });
});

describe('cards', () => {
  it.each(GOODS)('%s are goods of the rules, with their value', (goods) => {
    expect(toml).toMatch(new RegExp(`^${goods} = \\[\\[`, 'm'));
    expect(card(`${goods}150`)).toEqual({ kind: goods, value: 150 });
  });

  it('may be special, without a value', () => {
    expect(card('multiplier')).toEqual({ kind: 'multiplier', value: 0 });
  });

  it('the twin looks like the first wagon, and stands before it', () => {
    const drawn = row(['coal250', 'coal150', 'twin']);
    expect(drawn[0]).toEqual({ label: 'twin', goods: 'coal', value: 250, twin: true });
    expect(drawn.map((wagon) => wagon.label)).toEqual(['twin', 'coal250', 'coal150']);
    expect(row([])).toEqual([]);
  });

  it('equal ones lie on each other, in order', () => {
    expect(stacked(['food50', 'coal150', 'food50'])).toEqual([
      { label: 'food50', many: 2 },
      { label: 'coal150', many: 1 },
    ]);
  });
});
