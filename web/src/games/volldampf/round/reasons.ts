import type { Say } from '@/shell/board';
import type { Account } from './over';

/** Why somebody gets action cards; empty: he gets none. */
export function reasons({ last, idle, drawn }: Account, say: Say): string {
  const why = [
    ...(last > 0 ? [say('vd-over-last')] : []),
    ...(idle > 0 ? [say('vd-over-idle', { n: idle })] : []),
  ].join(', ');
  return why ? say('vd-over-why', { n: Math.max(drawn, last + idle), why }) : '';
}
