/** Where things are drawn. A cell of the grid is 100 units wide; its centre is (100 x, 100 y). */

import type { Bay, Colour, Lying, Plan, Point, Rail, Way } from './view';

export const CELL = 100;

export interface Pose {
  x: number;
  y: number;
  /** Degrees, clockwise; 0 looks to the right. */
  angle: number;
  /** In a bay: which of its three columns, in the direction of travel. */
  column?: number;
}

/** How the platforms lie: all that is needed to know where a cell is. */
export type Lies = Record<Colour, Lying>;

export function heading(a: Point, b: Point): number {
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}

/** The middle of a bay, looking in the direction of travel. Turned (way B): by 180 degrees. */
export function bayPose(bay: Bay, way: Way = 'A'): Pose {
  const points = bay.slots.flat();
  const sum = points.reduce((s, p) => [s[0] + p[0], s[1] + p[1]] as Point, [0, 0]);
  const [a, b] = bay.slots[0] as [Point, Point];
  const turned = way === 'B' ? 180 : 0;
  return { x: (sum[0] * CELL) / points.length, y: (sum[1] * CELL) / points.length, angle: heading(a, b) + turned };
}

/** The same angle, at most half a turn away from another: so that nothing spins the long way round. */
export function nearest(angle: number, to: number): number {
  return angle + Math.round((to - angle) / 360) * 360;
}

export function between(a: Pose, b: Pose, t: number): Pose {
  const end = nearest(b.angle, a.angle);
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, angle: a.angle + (end - a.angle) * t };
}

/** Between two places, looking from the one to the other. */
export function midway(a: Pose, b: Pose): Pose {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle: heading([a.x, a.y], [b.x, b.y]) };
}

/** Where a loco stands and looks on each point of the board, by "x,y": in a corner on the curve, not on the angle of it. */
export function spots(plan: Plan): Map<string, Pose> {
  const found = new Map<string, Pose>();
  for (const lane of Object.values(plan.lanes)) {
    lane.forEach((p, i) => {
      const came = lane[i - 1] ? heading(lane[i - 1] as Point, p) : heading(p, lane[i + 1] as Point);
      const goes = lane[i + 1] ? heading(p, lane[i + 1] as Point) : came;
      const [dx, dy] = [cos(goes) - cos(came), sin(goes) - sin(came)];
      const angle = (came + nearest(goes, came)) / 2;
      found.set(String(p), { x: (p[0] + dx / 8) * CELL, y: (p[1] + dy / 8) * CELL, angle });
    });
  }
  for (const bay of Object.values(plan.bays)) {
    const { angle } = bayPose(bay);
    for (const slot of bay.slots) {
      slot.forEach((p, column) => {
        found.set(String(p), { x: p[0] * CELL, y: p[1] * CELL, angle, column });
      });
    }
  }
  return found;
}

function cos(angle: number): number {
  return Math.round(Math.cos((angle * Math.PI) / 180) * 1e6) / 1e6;
}
function sin(angle: number): number {
  return Math.round(Math.sin((angle * Math.PI) / 180) * 1e6) / 1e6;
}

/** A rail of a platform swerves late, so that it keeps clear of a buffer beside it: between its columns 1 and 2, which are
 * passed as 0 and 1 in the direction of travel when it is turned. */
const LATE = 36;

function waypoints(a: Pose, b: Pose): Pose[] {
  const aside = Math.abs((b.y - a.y) * cos(a.angle) - (b.x - a.x) * sin(a.angle));
  if (a.angle !== b.angle || aside < 1) return [a, b];
  if (a.column === 1) return [a, { ...a, x: a.x + cos(a.angle) * LATE, y: a.y + sin(a.angle) * LATE }, b];
  if (a.column === 0) return [a, { ...b, x: b.x - cos(b.angle) * LATE, y: b.y - sin(b.angle) * LATE }, b];
  return [a, b];
}

/** How far the handles of the curve between two poses reach. */
function handle(a: Pose, b: Pose): number {
  const forward = (b.x - a.x) * cos(a.angle) + (b.y - a.y) * sin(a.angle);
  return Math.min(distance(a, b) / 3, Math.max(0, forward) * 0.65);
}

function distance(a: Pose, b: Pose): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** On a smooth way through these poses, t of it (0 to 1) done: where one is, looking ahead. */
export function along(way: Pose[], t: number): Pose {
  const whole = t * (way.length - 1);
  const i = Math.floor(whole);
  const [a, b] = [way[i], way[i + 1]];
  if (!a || !b) return way[way.length - 1] as Pose;
  const [p, q, r] = waypoints(a, b) as [Pose, Pose, Pose | undefined];
  if (!r) return bend(p, q, whole - i);
  const cut = distance(p, q) / (distance(p, q) + distance(q, r));
  return whole - i < cut ? bend(p, q, (whole - i) / cut) : bend(q, r, (whole - i - cut) / (1 - cut));
}

function bend(a: Pose, b: Pose, u: number): Pose {
  const reach = 3 * handle(a, b);
  const one = (p0: number, m0: number, p1: number, m1: number) => {
    const [c2, c3] = [3 * (p1 - p0) - 2 * m0 - m1, 2 * (p0 - p1) + m0 + m1];
    return { at: p0 + u * (m0 + u * (c2 + u * c3)), speed: m0 + u * (2 * c2 + u * 3 * c3) };
  };
  const x = one(a.x, cos(a.angle) * reach, b.x, cos(b.angle) * reach);
  const y = one(a.y, sin(a.angle) * reach, b.y, sin(b.angle) * reach);
  const still = x.speed === 0 && y.speed === 0;
  return { x: x.at, y: y.at, angle: still ? a.angle : (Math.atan2(y.speed, x.speed) * 180) / Math.PI };
}

/** The same way as a line to draw, reaching a little beyond its ends. */
export function path(way: Pose[], before = 0, after = 0): string {
  const first = way[0];
  const last = way[way.length - 1];
  if (!first || !last) return '';
  const out = [`M${off(first, -before)}`];
  if (before) out.push(`L${off(first, 0)}`);
  for (let i = 1; i < way.length; i++) {
    const points = waypoints(way[i - 1] as Pose, way[i] as Pose);
    for (let k = 1; k < points.length; k++) {
      const [a, b] = [points[k - 1] as Pose, points[k] as Pose];
      out.push(`C${off(a, handle(a, b))} ${off(b, -handle(a, b))} ${off(b, 0)}`);
    }
  }
  if (after) out.push(`L${off(last, after)}`);
  return out.join('');
}

/** Both rails of a way: always as far from each other, however it winds. */
export function railsOf(way: Pose[], before: number, after: number): string {
  const last = way[way.length - 1] as Pose;
  const fine: Pose[] = [];
  for (let i = 1; i < way.length; i++) {
    const points = waypoints(way[i - 1] as Pose, way[i] as Pose);
    for (let k = 1; k < points.length; k++) fine.push(...curve(points[k - 1] as Pose, points[k] as Pose));
  }
  fine.push(last);
  return [-17, 17]
    .map((by) => {
      const rail = fine.map((p) => ({ ...p, x: p.x - sin(p.angle) * by, y: p.y + cos(p.angle) * by }));
      const ends = [
        off(rail[0] as Pose, -before),
        ...rail.map((p) => off(p, 0)),
        off(rail[rail.length - 1] as Pose, after),
      ];
      return `M${ends.join('L')}`;
    })
    .join('');
}

/** A spot for each cell of a way, so that they can be counted: lines of no length, as thick as they are stroked. */
export function stones(way: Pose[]): string {
  return way.map((p) => `M${off(p, 0)}h0`).join('');
}

/** A corner at the nose of a loco that looks this way: what lies there leaves its sign free. */
export function before(angle: number): [number, number] {
  return [cos(angle) < -0.3 ? -40 : 40, sin(angle) > 0.3 ? 40 : -40];
}

/** The cells of a way as one counts them: from the one after the loco, or from the start cell if it comes from the hand. */
export function counted(way: Pose[], enters: boolean): (Pose & { n: number })[] {
  return way.map((pose, i) => ({ ...pose, n: enters ? i + 1 : i })).filter(({ n }) => n > 0);
}

/** Poses on the way from a to b, without b: few where it is straight. */
function curve(a: Pose, b: Pose): Pose[] {
  const straight = a.angle === b.angle && Math.abs(heading([a.x, a.y], [b.x, b.y]) - a.angle) % 360 < 0.01;
  return straight ? [a] : Array.from({ length: 14 }, (_, k) => bend(a, b, k / 14));
}

function off(p: Pose, by: number): string {
  return `${Math.round(p.x + cos(p.angle) * by)} ${Math.round(p.y + sin(p.angle) * by)}`;
}

/** The rails of a platform as they lie in way A, in its own measure: columns along, slots inwards. */
export function ownRails(platform: Lying): Rail[] {
  return platform.rails.map((rail) => {
    if (platform.way === 'A') return { ...rail, points: local(rail) };
    const turned = {
      entry: rail.exit === null ? null : 3 - rail.exit,
      exit: rail.entry === null ? null : 3 - rail.entry,
      cells: [...rail.cells].reverse(),
      points: [],
    };
    return { ...turned, points: local(turned) };
  });
}

function local(rail: Rail): Point[] {
  const entry = rail.entry ?? 0;
  return rail.cells.map((_, k) => [k, k === 2 ? (rail.exit ?? entry) : entry]);
}

/** How a platform's rails would lie in this bay and way: the same piece, moved and turned. */
export function laid(plan: Plan, platform: Lying, bay: string, way: Way): Lying {
  const slots = (plan.bays[bay] as Bay).slots;
  const rails = ownRails(platform).map((rail): Rail => {
    const spot = ([column, slot]: Point): Point =>
      (way === 'A' ? slots[slot]?.[column] : slots[3 - slot]?.[2 - column]) as Point;
    const points = rail.points.map(spot);
    if (way === 'A') return { ...rail, points };
    return {
      entry: rail.exit === null ? null : 3 - rail.exit,
      exit: rail.entry === null ? null : 3 - rail.entry,
      cells: [...rail.cells].reverse(),
      points: points.reverse(),
    };
  });
  return { bay, way, rails };
}

/** Room for a finger round a place: as far as it may reach, but never nearer to a neighbour than to its own middle. */
export function fingerRoom(place: Pose, others: Pose[], far: number): string {
  const corners: string[] = [];
  for (let turn = 0; turn < 360; turn += 15) {
    const [dx, dy] = [cos(turn), sin(turn)];
    let size = far;
    for (const other of others) {
      const [ox, oy] = [other.x - place.x, other.y - place.y];
      const towards = ox * dx + oy * dy;
      if (towards > 0) size = Math.min(size, (ox * ox + oy * oy) / (2 * towards));
    }
    corners.push(`${Math.round(place.x + dx * size)} ${Math.round(place.y + dy * size)}`);
  }
  return `M${corners.join('L')}Z`;
}

export interface Area {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** The largest rectangle of cells on which nothing lies: the meadow, where dice and cards have their place. */
export function clearing(plan: Plan): Area {
  const [width, height] = plan.grid;
  const lanes = Object.values(plan.lanes).flat();
  const slots = Object.values(plan.bays).flatMap((bay) => bay.slots.flat());
  const taken = new Set([...lanes, ...slots, ...plan.sheds].map(String));
  let best: Area = { x: 0, y: 0, wide: 0, high: 0 };
  /** How many free cells lie above each other in a column, down to this row. */
  const free: number[] = Array(width).fill(0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) free[x] = taken.has(`${x},${y}`) ? 0 : (free[x] as number) + 1;
    for (let x = 0; x < width; x++) {
      let high = free[x] as number;
      for (let to = x; to < width && high > 0; to++) {
        high = Math.min(high, free[to] as number);
        const wide = to - x + 1;
        // Dice and cards need a square place rather than a long one.
        if (
          Math.min(wide, high) > Math.min(best.wide, best.high) ||
          (Math.min(wide, high) === Math.min(best.wide, best.high) && wide * high > best.wide * best.high)
        )
          best = { x, y: y - high + 1, wide, high };
      }
    }
  }
  return best;
}
