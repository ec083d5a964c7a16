/** How far each loco has come, moment by moment, from the log: cells of lanes follow each other round the ring, with the bays
 * between them; a platform takes the locos on it along. One lap is from the start to the shed. */

import { arg, type Event, eventsOf, type Passage } from '@/shell/board';
import type { View } from '../view';

/** F5.4: so many locos home win; a fourth one does not bring anybody nearer. */
export const HOME = 3;

/** How many laps the foremost locos of each seat have made together, after a turn. */
export interface Turn {
  turn: number;
  moment: number;
  laps: number[];
}

type Where = { cell: string } | 'hand' | 'home';

/** 0 at the start, 1 in the shed. Sections and bays take turns; each counts as long as any other. */
function distance(view: View, bays: Map<string, string>, at: Where): number {
  if (at === 'hand') return 0;
  if (at === 'home') return 1;
  const [zone = '', lane = '', k = ''] = at.cell.split('.');
  const parts = Object.keys(view.board.bays).length;
  const whole = 2 * parts + 1;
  if (!zone.startsWith('S')) return (2 * Number((bays.get(zone) ?? 'B0').slice(1)) + 1.5) / whole;
  const cells = view.board.lanes[`${zone}.${lane}`]?.length ?? 1;
  return (2 * Number(zone.slice(1)) + (Number(k) + 1) / (cells + 1)) / whole;
}

const WORDS = ['turn', 'second', 'slides', 'drives', 'pushed', 'crashes', 'home'];

export function race(passages: Passage[], view: View, players: number): Turn[] {
  const bays = new Map<string, string>(Object.entries(view.platforms).map(([colour, { bay }]) => [colour, bay]));
  const locos = new Map<string, Where>();
  const sums = () =>
    Array.from({ length: players }, (_, seat) => {
      const own = [...locos].filter(([key]) => key.startsWith(`${seat} `)).map(([, at]) => distance(view, bays, at));
      const foremost = own.sort((a, b) => b - a).slice(0, HOME);
      return foremost.reduce((sum, way) => sum + way, 0);
    });
  const out: Turn[] = [];
  let turn = 0;
  let moment = 0;
  const note = (event: Event) => {
    const loco = `${event.seat} ${arg(event, 'loco')}`;
    if (event.word === 'slides') bays.set(arg(event, 'colour') ?? '', arg(event, 'bay') ?? '');
    else if (event.word === 'crashes') locos.set(loco, 'hand');
    else if (event.word === 'home') locos.set(loco, 'home');
    else locos.set(loco, { cell: arg(event, 'cell') ?? '' });
  };
  for (const event of eventsOf(passages, ...WORDS)) {
    if (event.word === 'turn' || event.word === 'second') {
      out.push({ turn, moment, laps: sums() });
      turn = event.number;
    } else note(event);
    moment = event.moment;
  }
  out.push({ turn, moment, laps: sums() });
  return out;
}
