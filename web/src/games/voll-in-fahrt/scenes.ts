/** From what happened to what is shown: scenes, one after another. */

import { arg, type Happening } from '@/shell/board';
import type { Pose } from './geometry';
import type { Tracks } from './tracks';
import { type Colour, keyOf, LANES, type View, type Way } from './view';

export type Scene =
  | { kind: 'slide'; colour: Colour; bay: string; way: Way; riders: Record<string, string> }
  | { kind: 'enter'; loco: string; to: Pose }
  | { kind: 'drive'; loco: string; way: Pose[] }
  | { kind: 'bump'; loco: string }
  | { kind: 'crash'; loco: string }
  | { kind: 'home'; loco: string; shed: number }
  | { kind: 'roll' };

/** Where the locos stand, by name: a cell. What is in a hand or a shed has none. */
export function cellsOf(view: View): Record<string, string> {
  const found: Record<string, string> = {};
  view.players.forEach((player, seat) => {
    for (const loco of player.locos) if (loco.cell) found[keyOf(seat, loco.loco)] = loco.cell;
  });
  return found;
}

/** The scenes between the view before and now. tracks lie as before, and afterwards as now. */
export function scenesOf(before: View, tracks: Tracks, happenings: Happening[]): Scene[] {
  const cells = cellsOf(before);
  let sheds = before.sheds.length;
  const out: Scene[] = [];
  for (const happening of happenings) {
    const loco = keyOf(Number(arg(happening, 'seat')) - 1, arg(happening, 'loco') ?? '');
    const cell = arg(happening, 'cell');
    switch (happening.word) {
      case 'rolled':
        out.push({ kind: 'roll' });
        break;
      case 'slides': {
        const [colour, bay, way] = happening.args.map((a) => a.label) as [Colour, string, Way];
        const riders = Object.entries(cells).filter(([, c]) => c.startsWith(`${colour}.`));
        tracks.slide(colour, bay, way);
        out.push({ kind: 'slide', colour, bay, way, riders: Object.fromEntries(riders) });
        break;
      }
      case 'enters': {
        const start = `S0.${LANES.indexOf(arg(happening, 'lane') ?? '')}.1`;
        cells[loco] = start;
        const to = tracks.pose(start);
        if (to) out.push({ kind: 'enter', loco, to });
        break;
      }
      case 'drives':
      case 'pushed':
        if (!cell) break;
        out.push({ kind: 'drive', loco, way: tracks.poses(tracks.way(cells[loco] ?? cell, cell)) });
        cells[loco] = cell;
        break;
      case 'pushes':
        out.push({ kind: 'bump', loco });
        break;
      case 'crashes':
        delete cells[loco];
        out.push({ kind: 'crash', loco });
        break;
      case 'home':
        delete cells[loco];
        out.push({ kind: 'home', loco, shed: sheds++ });
        break;
    }
  }
  return out;
}
