/** VR.1 Where one is in a round, as far as everybody sees it. */

import type { Say } from '@/shell/board';
import type { View } from './types';

const PHASES = ['bonds', 'auction', 'groups', 'building', 'transport', 'income'] as const;
type Phase = (typeof PHASES)[number];
const ASKED: Record<string, Phase> = {
  borrowing: 'bonds',
  sealed_bonds: 'bonds',
  renewing: 'bonds',
  rearranging: 'bonds',
  bidding: 'auction',
  stakes: 'auction',
  choosing: 'groups',
  building: 'building',
  naming: 'transport',
  put_freight: 'transport',
  saboteurs: 'transport',
  route: 'transport',
  subsidising: 'transport',
  robbing: 'income',
};

/** While others are asked, and where a card asks in between: by what lies on the table. */
function seen({ players, groups, round }: View): Phase {
  if (round > 0 && players.some((p) => p.rank === 0)) return 'auction';
  if (groups.some((group) => group.length > 0))
    return players.some((p) => p.group !== null || p.bid > 0) ? 'groups' : 'bonds';
  return players.some((p) => p.routes.length > 0) ? 'building' : 'transport';
}

export function phases(view: View, step: string | null, say: Say): { names: string[]; now: number } {
  const early = [say('vd-phase-bonds'), say('vd-phase-auction'), say('vd-phase-groups')];
  const late = [say('vd-phase-building'), say('vd-phase-transport'), say('vd-phase-income')];
  return { names: [...early, ...late], now: PHASES.indexOf(ASKED[step ?? ''] ?? seen(view)) };
}
