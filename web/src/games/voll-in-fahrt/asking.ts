/** What a move brings; a repair tile is spent, and one drives one's only loco oneself. */

import type { Asking, Said, Say } from '@/shell/board';
import { type Leg, legsOf, type View } from './view';

function ended({ end, hazard }: Leg, say: Say): string | null {
  if (end === 'crashes') return say('words-accident', { hazard: say.member('hazard', hazard ?? '') });
  return end === 'stops' ? null : say(`words-${end}`);
}

/** F3, F4 Where it is more than a few cells: home, an accident and why, who is pushed and into what. */
function note(said: Said, view: View, _seat: number, _step: string, say: Say): string | null {
  const [own, ...others] = legsOf(view, said.text) ?? [];
  if (!own) return null;
  const pushed = others.map((leg) => {
    const loco = say('words-owned', { name: say.member('seat', String(leg.seat + 1)), loco: leg.loco });
    return [say('vif-note-pushes', { loco }), ended(leg, say)].filter(Boolean).join(', ');
  });
  return [ended(own, say), ...pushed].filter(Boolean).join('; ') || null;
}

export const asking: Asking = {
  costs: { repair: { card: true } },
  note,
  single: () => 'never',
  orders: () => [],
};
