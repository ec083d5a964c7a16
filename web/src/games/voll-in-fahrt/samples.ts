/** For tests: a moment of a bots' game on the standard board. */

import type { Colour, Lying, Plan, Player, Point, View } from './view';

/** "13,16 10,16": the ends of straight runs. */
function run(corners: string): Point[] {
  const out: Point[] = [];
  for (const corner of corners.split(' ')) {
    const [x, y] = corner.split(',').map(Number) as Point;
    const last = out[out.length - 1] ?? [x, y];
    const far = Math.max(Math.abs(x - last[0]), Math.abs(y - last[1]));
    for (let i = out.length ? 1 : 0; i <= far; i++) {
      out.push([last[0] + Math.sign(x - last[0]) * i, last[1] + Math.sign(y - last[1]) * i]);
    }
  }
  return out;
}

function listed(points: string): Point[] {
  return points.split(' ').map((point) => point.split(',').map(Number) as Point);
}

/** "1 0 13,9 …": entry, exit ("-" for a buffer), points. */
function lying(colour: Colour, bay: string, way: 'A' | 'B', rails: string[]): Lying {
  return {
    bay,
    way,
    rails: rails.map((text, i) => {
      const [entry, exit, ...points] = text.split(' ');
      const cells = points.map((_, k) => `${colour}.${i}.${way === 'A' ? k + 1 : points.length - k}`);
      const slot = (label?: string) => (label === '-' ? null : Number(label));
      return { entry: slot(entry), exit: slot(exit), cells, points: listed(points.join(' ')) };
    }),
  };
}

const LANES: Record<string, string> = {
  'S0.0': '13,16 10,16',
  'S0.1': '13,15 10,15',
  'S0.2': '13,14 10,14',
  'S1.0': '6,16 0,16 0,10',
  'S1.1': '6,15 1,15 1,10',
  'S1.2': '6,14 2,14 2,10',
  'S2.0': '0,6 0,0 6,0',
  'S2.1': '1,6 1,1 6,1',
  'S2.2': '2,6 2,2 6,2',
  'S3.0': '10,0 16,0 16,6',
  'S3.1': '10,1 15,1 15,6',
  'S3.2': '10,2 14,2 14,6',
  'S4.0': '16,10 16,13',
  'S4.1': '15,10 15,13',
  'S4.2': '14,10 14,13',
};
const BAYS: Record<string, string[]> = {
  B0: ['9,16 7,16', '9,15 7,15', '9,14 7,14', '9,13 7,13'],
  B1: ['0,9 0,7', '1,9 1,7', '2,9 2,7', '3,9 3,7'],
  B2: ['7,0 9,0', '7,1 9,1', '7,2 9,2', '7,3 9,3'],
  B3: ['16,7 16,9', '15,7 15,9', '14,7 14,9', '13,7 13,9'],
};

export const plan: Plan = {
  name: 'standard',
  grid: [17, 17],
  lanes: Object.fromEntries(Object.entries(LANES).map(([name, corners]) => [name, run(corners)])),
  bays: Object.fromEntries(Object.entries(BAYS).map(([name, slots]) => [name, { side: '', slots: slots.map(run) }])),
  sheds: listed('14,14 15,14 16,14 14,15 15,15 16,15 14,16 15,16 16,16'),
};

function player(...cells: string[]): Player {
  const locos = ['1', '2', '3', '4'].map((loco, i) => {
    const cell = cells[i];
    return cell ? { loco, at: 'board' as const, cell } : { loco, at: 'hand' as const };
  });
  return { locos, hand: 4 - cells.length, home: 0, tiles: 0 };
}

export const view: View = {
  board: plan,
  bays: { B0: null, B1: 'blue', B2: 'red', B3: 'yellow' },
  open: 'B0',
  platforms: {
    blue: lying('blue', 'B1', 'B', ['- 3 3,8 3,7', '3 2 3,9 2,8 2,7', '2 1 2,9 1,8 1,7', '1 0 1,9 0,8 0,7']),
    red: lying('red', 'B2', 'A', ['0 1 7,0 8,0 9,1', '1 0 7,1 8,1 9,0', '2 2 7,2 8,2 9,2', '3 3 7,3 8,3 9,3']),
    yellow: lying('yellow', 'B3', 'A', [
      '0 2 16,7 16,8 14,9',
      '1 - 15,7 15,8',
      '2 1 14,7 14,8 15,9',
      '3 3 13,7 13,8 13,9',
    ]),
  },
  sheds: [],
  dice: { colour: 'blue', points: [3, 1] },
  active: 0,
  second_turn: false,
  bound: null,
  stock: 0,
  turn: 7,
  players: [player(), player('S1.0.3'), player('S1.0.4', 'yellow.2.2'), player('S2.1.5')],
  outlook: {},
};
