/** Where things are on the ring: sections and bays in the direction of travel, and how the platforms lie in the bays. */

import { type Block, type Part, sentence } from '@/shell/board';
import { COLOURS, type Colour, LANES, type Loco, type Lying, type Point, type View, type Way } from '../view';
import type { At } from './common';

/** From the start to the sheds: a section, a bay, a section … */
export const STRETCHES = ['S0', 'B0', 'S1', 'B1', 'S2', 'B2', 'S3', 'B3', 'S4'];
const WAYS: Way[] = ['A', 'B'];

/** A loco on the board, and what lies ahead of it. */
export interface Standing extends Loco {
  ahead?: string | null;
  hazard?: string | null;
}
/** Where each lane leads, either way round: a lane, or what a loco comes to grief at. */
interface Platform extends Lying {
  leads: Record<Way, string[]>;
}

/** On which stretch a cell is; those of a platform move with it. */
export function stretch(view: View, cell: string): number {
  const zone = cell.split('.')[0] ?? '';
  return STRETCHES.indexOf(view.platforms[zone as Colour]?.bay ?? zone);
}

export function stretchName(at: At, n: number): string {
  const { view, say } = at;
  const zone = STRETCHES[n] ?? '';
  if (zone.startsWith('S')) return say('words-section', { section: zone });
  const colour = view.bays[zone];
  const bay = sentence(say.member('bay', zone));
  return colour ? say('words-bay-with', { bay, platform: platformName(at, colour) }) : say('words-bay-open', { bay });
}

export const platformName = ({ say }: At, colour: Colour): string => say('words-platform', { colour });

/** Where each lane leads over every bay, as it lies now. */
export function bays(at: At): Block {
  const { view, say } = at;
  const rows = STRETCHES.flatMap((zone, n) => {
    if (!zone.startsWith('B')) return [];
    const colour = view.bays[zone];
    const lying = colour ? (view.platforms[colour] as Platform) : null;
    const lanes = LANES.map((_, i) => (lying ? leadTo(at, lying.leads[lying.way][i] ?? '') : say('words-pit')));
    return [[stretchName(at, n), lying ? say('words-way', { way: lying.way }) : '–', ...lanes]];
  });
  const over = LANES.map((lane) => say('words-head-lane', { lane: say.member('lane', lane) }));
  return { head: [say('words-head-bay'), say('words-head-way'), ...over], rows };
}

/** Each platform both ways round: to see what turning it would do. */
export function platforms(at: At): Part[] {
  const { view, say } = at;
  return COLOURS.map((colour) => {
    const { way: now, leads } = view.platforms[colour] as Platform;
    const rows = LANES.map((lane, i) => [
      sentence(say('words-lane', { lane: say.member('lane', lane) })),
      ...WAYS.map((way) => leadTo(at, leads[way][i] ?? '')),
    ]);
    const ways = WAYS.map((way) => say(way === now ? 'words-way-now' : 'words-way', { way }));
    return { title: sentence(platformName(at, colour)), blocks: [{ head: [say('words-head-from'), ...ways], rows }] };
  });
}

const HAZARDS: Record<string, string> = { buffer: 'ui-buffer', dead_end: 'ui-dead-end', no_rail: 'ui-no-rail' };

function leadTo({ say }: At, lead: string): string {
  if (LANES.includes(lead)) return say('words-lane', { lane: say.member('lane', lead) });
  const short = HAZARDS[lead];
  return say('words-accident', { hazard: short ? say(short) : say.member('hazard', lead) });
}

/** The cell at a point of the grid, as the platforms lie. */
export function cellsByPoint(view: View, platformsNow: Record<Colour, Lying>): Map<string, string> {
  const found = new Map<string, string>();
  const put = (points: Point[], cell: (i: number) => string) => {
    for (const [i, point] of points.entries()) found.set(String(point), cell(i));
  };
  for (const [lane, points] of Object.entries(view.board.lanes)) put(points, (i) => `${lane}.${i + 1}`);
  for (const colour of COLOURS) {
    for (const rail of platformsNow[colour].rails) put(rail.points, (i) => rail.cells[i] ?? '');
  }
  return found;
}
