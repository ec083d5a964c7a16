import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BONUS_SIZE, face, factor, LINES, PLACES, price, SCORINGS } from './model';

const home = '../src/fullsteam/games/trambahn';
const toml = readFileSync(`${home}/components.toml`, 'utf8');
const trams = [...toml.matchAll(/name = "(\w+)"\ncopies = \d+\nfactor = (\d+)\nprice = (\d+)/g)];

function rule(file: string, name: string): number {
  return Number(new RegExp(`^${name}: Final = (\\d+)`, 'm').exec(readFileSync(`${home}/${file}.py`, 'utf8'))?.[1]);
}

describe('figures of previews are those of the rules', () => {
  it('of trams', () => {
    expect(trams).toHaveLength(3);
    for (const [, name = '', times, costs] of trams)
      expect([factor(name), price(name)]).toEqual([Number(times), Number(costs)]);
  });

  it('of stations', () => {
    const points = JSON.parse(/by_value = (\[.*\])/.exec(toml)?.[1] ?? '[]') as number[];
    expect(points).toHaveLength(10);
    for (const line of LINES)
      points.forEach((worth, i) => {
        expect(face(`${line[0]}${i + 1}`).points).toBe(worth);
      });
    expect(face('cond').points).toBe(Number(/\[conductors\][^[]*\npoints = (\d+)/.exec(toml)?.[1]));
  });

  it('of places, scorings and long columns', () => {
    expect(PLACES).toBe(rule('rules', 'ROW_FULL'));
    expect(BONUS_SIZE).toBe(rule('rules', 'BONUS_SIZE'));
    expect(SCORINGS).toBe(rule('components', 'LAST_SCORING'));
  });
});
