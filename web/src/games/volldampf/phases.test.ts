import { describe, expect, it } from 'vitest';
import type { Say } from '@/shell/board';
import { phases } from './phases';
import type { View } from './types';

const say = ((id: string) => id) as unknown as Say;
const player = { rank: 1, group: null as number | null, bid: 0, routes: [] as string[] };
const at = (step: string | null, groups: string[][], ...players: Partial<typeof player>[]) => {
  const view = { round: 1, groups, players: players.map((p) => ({ ...player, ...p })) } as unknown as View;
  const { names, now } = phases(view, step, say);
  return names[now];
};

describe('the strip of phases', () => {
  it('follows the question', () => {
    expect(at('sealed_bonds', [['green']], {})).toBe('vd-phase-bonds');
    expect(at('naming', [], {})).toBe('vd-phase-transport');
  });

  it('follows the table while others are asked, or a card asks in between', () => {
    expect(at(null, [['green']], {}, {})).toBe('vd-phase-bonds');
    expect(at(null, [['green']], { rank: 0 })).toBe('vd-phase-auction');
    expect(at('move', [['green']], { bid: 3 })).toBe('vd-phase-groups');
    expect(at(null, [[]], { routes: ['green'] })).toBe('vd-phase-building');
    expect(at(null, [[]], {})).toBe('vd-phase-transport');
  });
});
