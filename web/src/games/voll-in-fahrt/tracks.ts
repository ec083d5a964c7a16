/** Which way a loco went: from one cell to another along the tracks as the platforms lay. Where it stopped, the happenings
 * say; this only finds the cells between, to draw them. */

import { type Lies, laid, type Pose } from './geometry';
import type { Colour, Plan, Point, View, Way } from './view';

export class Tracks {
  lies: Lies;

  constructor(
    readonly plan: Plan,
    lies: Lies,
    readonly spots: Map<string, Pose>,
  ) {
    this.lies = { ...lies };
  }

  slide(colour: Colour, bay: string, way: Way): void {
    this.lies[colour] = laid(this.plan, this.lies[colour], bay, way);
  }

  point(cell: string): Point | undefined {
    const [zone = '', lane, number] = cell.split('.');
    if (!(zone in this.lies)) return this.plan.lanes[`${zone}.${lane}`]?.[Number(number) - 1];
    for (const rail of this.lies[zone as Colour].rails) {
      const k = rail.cells.indexOf(cell);
      if (k >= 0) return rail.points[k];
    }
    return undefined;
  }

  pose(cell: string): Pose | undefined {
    return this.spots.get(String(this.point(cell)));
  }

  /** The cell after this one; none where the track ends. */
  next(cell: string): string | undefined {
    const [zone = '', lane, number] = cell.split('.');
    if (zone in this.lies) return this.offPlatform(zone as Colour, cell);
    const length = this.plan.lanes[`${zone}.${lane}`]?.length ?? 0;
    if (Number(number) < length) return `${zone}.${lane}.${Number(number) + 1}`;
    const bay = `B${zone.slice(1)}`;
    const platform = Object.values(this.lies).find((p) => p.bay === bay);
    return platform?.rails.find((rail) => rail.entry === Number(lane))?.cells[0];
  }

  private offPlatform(colour: Colour, cell: string): string | undefined {
    const { bay, rails } = this.lies[colour];
    for (const rail of rails) {
      const k = rail.cells.indexOf(cell);
      if (k < 0) continue;
      const after = `S${Number(bay.slice(1)) + 1}.${rail.exit}`;
      return rail.cells[k + 1] ?? (after in this.plan.lanes ? `${after}.1` : undefined);
    }
    return undefined;
  }

  /** Cells from here to there, both ends with it; if no way is found, only there. */
  way(from: string, to: string): string[] {
    const out = [from];
    for (let cell: string | undefined = from; cell && out.length < 40; ) {
      if (cell === to) return out;
      cell = this.next(cell);
      if (cell) out.push(cell);
    }
    return [to];
  }

  poses(cells: string[]): Pose[] {
    return cells.map((cell) => this.pose(cell)).filter((pose) => pose !== undefined);
  }
}

export function tracksOf(view: View, spots: Map<string, Pose>): Tracks {
  return new Tracks(view.board, view.platforms, spots);
}
