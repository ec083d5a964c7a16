import { describe, expect, it } from 'vitest';
import {
  along,
  bayPose,
  before,
  between,
  clearing,
  counted,
  fingerRoom,
  laid,
  nearest,
  ownRails,
  path,
  railsOf,
  spots,
  stones,
} from './geometry';
import { plan, view } from './samples';

describe('places on the board', () => {
  it('looks in the direction of travel, and turned the other way', () => {
    expect(bayPose(plan.bays.B0 as never)).toEqual({ x: 800, y: 1450, angle: 180 });
    expect(bayPose(plan.bays.B1 as never, 'B')).toEqual({ x: 150, y: 800, angle: 90 });
  });

  it('finds where nothing lies', () => {
    expect(clearing(plan)).toEqual({ x: 4, y: 4, wide: 9, high: 9 });
    const strip = {
      ...plan,
      grid: [5, 4] as [number, number],
      lanes: { a: [[2, 0]] as [number, number][] },
      bays: {},
      sheds: [],
    };
    expect(clearing(strip)).toEqual({ x: 0, y: 1, wide: 5, high: 3 });
  });

  it('stands askew in a corner and straight elsewhere', () => {
    const found = spots(plan);
    expect(found.get('6,16')).toMatchObject({ x: 600, y: 1600, angle: 180 });
    expect(found.get('0,16')).toMatchObject({ x: 12.5, y: 1587.5, angle: 225 });
    expect(found.get('0,15')?.angle).toBe(-90);
  });

  it('marks every cell of a lane once, and counts from the loco, or from the start cell', () => {
    const found = spots(plan);
    for (const lane of Object.values(plan.lanes)) {
      const way = lane.map((p) => found.get(String(p)) as never);
      expect(stones(way).split('M').length - 1).toBe(lane.length);
    }
    const way = [0, 100, 200].map((x) => ({ x, y: 0, angle: 0 }));
    expect(counted(way, false).map(({ x, n }) => [x, n])).toEqual([
      [100, 1],
      [200, 2],
    ]); // prettier-ignore
    expect(counted(way, true).map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('keeps marks off the sign: they lie at the nose', () => {
    expect([0, 90, 180, 270, -90].map(before)).toEqual([
      [40, -40],
      [40, 40],
      [-40, -40],
      [40, -40],
      [40, -40],
    ]); // prettier-ignore
  });

  it('turns the short way round', () => {
    expect(nearest(350, 0)).toBe(-10);
    expect(between({ x: 0, y: 0, angle: 170 }, { x: 10, y: 0, angle: -170 }, 0.5)).toEqual({ x: 5, y: 0, angle: 180 });
  });

  it('follows a way smoothly, ends exactly at its end', () => {
    const way = [
      { x: 0, y: 0, angle: 0 },
      { x: 100, y: 0, angle: 0 },
      { x: 200, y: 100, angle: 0 },
    ];
    expect(along(way, 0.25)).toMatchObject({ x: 50, y: 0, angle: 0 });
    expect(along(way, 1)).toEqual(way[2]);
    const mid = along(way, 0.75);
    expect([mid.x, mid.y]).toEqual([150, 50]);
    expect(mid.angle).toBeGreaterThan(30);
    const late = way.map((p, column) => ({ ...p, column }));
    expect(along(late, 0.75).y).toBeLessThan(50);
    expect(path(late)).toBe('M0 0C33 0 67 0 100 0C112 0 124 0 136 0C176 0 160 100 200 100');
    expect(path(way, 50, 50)).toBe('M-50 0L0 0C33 0 67 0 100 0C147 0 153 100 200 100L250 100');
  });

  it('lays two rails that keep their distance', () => {
    const straight = [
      { x: 0, y: 0, angle: 0 },
      { x: 100, y: 0, angle: 0 },
    ];
    expect(railsOf(straight, 50, 50)).toBe('M-50 -17L0 -17L100 -17L150 -17M-50 17L0 17L100 17L150 17');
  });
});

describe('platforms', () => {
  it('are the same piece however they lie', () => {
    const blue = view.platforms.blue;
    expect(blue.way).toBe('B');
    expect(ownRails(blue).map((rail) => [rail.entry, rail.exit])).toEqual([
      [0, null],
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
    expect(laid(plan, blue, 'B1', 'B')).toEqual({ bay: 'B1', way: 'B', rails: blue.rails });
    const turned = laid(plan, laid(plan, blue, 'B0', 'A'), 'B1', 'B');
    expect(turned.rails).toEqual(blue.rails);
  });
});

describe('room for a finger', () => {
  it('ends half way to the neighbour', () => {
    const place = { x: 0, y: 0, angle: 0 };
    expect(fingerRoom(place, [], 100)).toContain('M100 0L');
    expect(fingerRoom(place, [{ x: 80, y: 0, angle: 0 }], 100)).toContain('M40 0L');
  });
});
