import { describe, expect, it } from 'vitest';
import { around, CLOSEST, fitting, held, open, READABLE, sees, stature, zoomed } from './camera';

const bounds = { left: 0, top: 0, width: 1000, height: 600 };
const desk = { width: 1000, height: 700 };
const phone = { width: 390, height: 300 };

describe('the camera', () => {
  it('first shows everything where it can be read, else a readable part of it', () => {
    expect(open(bounds, desk, { x: 500, y: 300 })).toEqual({ x: 500, y: 300, k: 1 });
    const near = open(bounds, phone, { x: 0, y: 300 });
    expect(near.k).toBeGreaterThan(READABLE);
    expect(near.x).toBeCloseTo(390 / near.k / 2);
  });

  it('keeps what is under the pointer there', () => {
    const before = { x: 500, y: 300, k: 1 };
    const after = zoomed(before, 2, { x: 250, y: 350 }, bounds, desk);
    expect(after.k).toBe(2);
    expect(before.x + (250 - 500) / before.k).toBeCloseTo(after.x + (250 - 500) / after.k);
  });

  it('neither leaves the sheet nor shows it smaller than whole nor comes too near', () => {
    expect(held({ x: -999, y: 9999, k: 2 }, bounds, desk)).toEqual({ x: 250, y: 425, k: 2 });
    expect(held({ x: 0, y: 0, k: 0.01 }, bounds, desk)).toEqual(fitting(bounds, desk));
    expect(held({ x: 500, y: 300, k: 99 }, bounds, desk).k).toBe(CLOSEST);
  });

  it('knows what it sees', () => {
    expect(sees({ x: 500, y: 300, k: 2 }, desk, { x: 600, y: 300 })).toBe(true);
    expect(sees({ x: 500, y: 300, k: 2 }, desk, { x: 800, y: 300 })).toBe(false);
  });

  it('never draws letters below 14 pixels while names are shown', () => {
    for (let k = READABLE; k < CLOSEST; k += 0.05) expect(16 * stature(k) * k).toBeGreaterThanOrEqual(13.999);
  });
});

it('shows a whole way, no nearer than before', () => {
  const size = { width: 400, height: 300 };
  const way = [
    { x: 100, y: 100 },
    { x: 740, y: 210 },
  ];
  const now = { x: 0, y: 0, k: 0.74 };
  const camera = around(way, now, size);
  expect(camera).toEqual({ x: 420, y: 155, k: 0.5 });
  expect(way.every((p) => sees(camera, size, p))).toBe(true);
  expect(around(way.slice(0, 1), now, size)).toEqual({ x: 100, y: 100, k: 0.74 });
});
