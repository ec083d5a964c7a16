import { describe, expect, it } from 'vitest';
import type { Point } from '../view';
import { cellsOf, drawnTo, gridOf, runOf, thingsOf } from './model';

describe('a run of cells', () => {
  it('is written by its corners, and read again', () => {
    for (const run of ['6,16 0,16 0,10', '3,3', '0,0 0,4']) expect(runOf(cellsOf(run))).toBe(run);
    expect(cellsOf('2,0 0,0 0,1')).toEqual([
      [2, 0],
      [1, 0],
      [0, 0],
      [0, 1],
    ]); // prettier-ignore
    for (const odd of ['', 'x', '1,1 2,2', '1', undefined, 7]) expect(cellsOf(odd as never)).toEqual([]);
  });
  it('is drawn on from cell to cell, round a corner, and back again', () => {
    const start: Point[] = [[3, 3]];
    const along = drawnTo(start, [1, 3]);
    expect(runOf(along)).toBe('3,3 1,3');
    expect(runOf(drawnTo(along, [0, 5]))).toBe('3,3 0,3 0,5'); // it goes on as it went, then turns
    expect(runOf(drawnTo(along, [2, 3]))).toBe('3,3 2,3'); // back: shorter
    const hook = cellsOf('2,2 0,2 0,3 2,3');
    expect(drawnTo(hook, [2, 1])).toBe(hook); // it never crosses itself
  });
});

it('a plan is read as far as it can be read', () => {
  const json = {
    grid: [9, 'x'],
    sections: [{ lanes: ['0,0 2,0', 'oh'] }],
    bays: [{ slots: ['1,1'] }],
    sheds: ['5,5 6,5'],
  };
  expect(gridOf(json)).toEqual([9, 17]);
  expect(thingsOf(json).map(({ path, kind, cells }) => [path.join('.'), kind, cells.length])).toEqual([
    ['sections.0.lanes.0', 'lane', 3],
    ['sections.0.lanes.1', 'lane', 0],
    ['bays.0.slots.0', 'slot', 1],
    ['sheds.0', 'shed', 2],
  ]);
});
