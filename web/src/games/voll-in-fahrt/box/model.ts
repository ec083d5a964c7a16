/** What somebody enters of a plan, read as far as it can be read. A run of cells is written by its corners: "6,16 0,16". */

import { at, type Json, type Path } from '@/shell/board';
import type { Point } from '../view';

export interface Thing {
  path: Path;
  kind: 'lane' | 'slot' | 'shed';
  /** Its section, bay or row of sheds, and its own place there, from 0. */
  group: number;
  place: number;
  cells: Point[];
}

/** Straight from corner to corner; empty: it cannot be read. */
export function cellsOf(run: Json | undefined): Point[] {
  if (typeof run !== 'string' || !/^\d{1,3},\d{1,3}( \d{1,3},\d{1,3})*$/.test(run.trim())) return [];
  const out: Point[] = [];
  for (const corner of run.trim().split(' ')) {
    const [x, y] = corner.split(',').map(Number) as Point;
    const last = out[out.length - 1];
    if (!last) out.push([x, y]);
    else if (x !== last[0] && y !== last[1]) return [];
    else out.push(...between(last, [x, y]));
  }
  return out;
}

/** The cells after the first up to the second, along one line. */
function between(from: Point, to: Point): Point[] {
  const far = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
  const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  return Array.from({ length: far }, (_, i) => [from[0] + dx * (i + 1), from[1] + dy * (i + 1)]);
}

/** Only where it turns, and its ends. */
export function runOf(cells: Point[]): string {
  const turns = cells.filter((_, i) => {
    const [a, b] = [cells[i - 1], cells[i + 1]];
    return !a || !b || (a[0] !== b[0] && a[1] !== b[1]) || (a[0] === b[0] && a[1] === b[1]);
  });
  return turns.map(([x, y]) => `${x},${y}`).join(' ');
}

/** A run drawn on to this cell: back over itself it becomes shorter; elsewhere it goes on, round one corner at most. */
export function drawnTo(cells: Point[], to: Point): Point[] {
  const known = cells.findIndex(([x, y]) => x === to[0] && y === to[1]);
  if (known >= 0) return cells.slice(0, known + 1);
  const last = cells[cells.length - 1];
  if (!last) return [to];
  const before = cells[cells.length - 2];
  const level = before ? before[1] === last[1] : Math.abs(to[0] - last[0]) >= Math.abs(to[1] - last[1]);
  const corner: Point = level ? [to[0], last[1]] : [last[0], to[1]];
  const way = [...between(last, corner), ...between(corner, to)];
  const free = way.filter((p) => !cells.some((q) => q[0] === p[0] && q[1] === p[1]));
  return free.length === way.length ? [...cells, ...way] : cells;
}

const list = (json: Json, path: Path): Json[] => {
  const found = at(json, path);
  return Array.isArray(found) ? found : [];
};

export function thingsOf(json: Json): Thing[] {
  const runs = (key: string, inner: string, kind: Thing['kind']) =>
    list(json, [key]).flatMap((row, group) =>
      list(row, [inner]).map((run, place) => ({
        path: [key, group, inner, place],
        kind,
        group,
        place,
        cells: cellsOf(run),
      })),
    );
  const sheds = list(json, ['sheds']).map((run, i) => ({
    path: ['sheds', i],
    kind: 'shed' as const,
    group: 0,
    place: i,
    cells: cellsOf(run),
  }));
  return [...runs('sections', 'lanes', 'lane'), ...runs('bays', 'slots', 'slot'), ...sheds];
}

export function gridOf(json: Json): Point {
  const side = (i: number) => {
    const found = at(json, ['grid', i]);
    return typeof found === 'number' && found >= 1 && found <= 40 ? Math.floor(found) : 17;
  };
  return [side(0), side(1)];
}
