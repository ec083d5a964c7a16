import { expect, it } from 'vitest';
import type { Said, Say } from '@/shell/board';
import { asking } from './asking';
import type { Leg, View } from './view';

const say = Object.assign(
  (id: string, args: Record<string, string | number> = {}) => [id, ...Object.values(args)].join(' '),
  {
    member: (domain: string, label: string) => `${domain} ${label}`,
  },
) as unknown as Say;
const leg = (seat: number, end: Leg['end'], hazard: string | null = null): Leg => ({
  seat,
  loco: '1',
  points: [],
  end,
  hazard,
});
const note = (...legs: Leg[]) =>
  asking.note?.(
    { text: 'drive 1' } as Said,
    { outlook: { 'drive 1': legs } } as unknown as View as never,
    0,
    'move',
    say,
  );

it('a button says what a move brings: nothing of a few cells, but home, accidents with their cause, and whom it pushes', () => {
  expect(note(leg(0, 'stops'))).toBeNull();
  expect(note(leg(0, 'home'))).toBe('words-home');
  expect(note(leg(0, 'crashes', 'buffer'))).toBe('words-accident hazard buffer');
  expect(note(leg(0, 'stops'), leg(1, 'stops'), leg(2, 'crashes', 'bay'))).toBe(
    'vif-note-pushes words-owned seat 2 1; vif-note-pushes words-owned seat 3 1, words-accident hazard bay',
  );
});
