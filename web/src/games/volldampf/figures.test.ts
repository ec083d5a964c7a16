import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BARGAIN } from './figures';

/** A figure as the rules have it, whose names end with their paragraph: "BARGAIN_PRICE: Final = 5  # VA.5". */
function rule(file: string, name: string): number {
  const source = readFileSync(`../src/fullsteam/games/volldampf/${file}.py`, 'utf8');
  return Number(new RegExp(`^${name}: Final = (\\d+)`, 'm').exec(source)?.[1]);
}

it('figures of previews are those of the rules', () => {
  expect(BARGAIN).toBe(rule('building', 'BARGAIN_PRICE'));
});
