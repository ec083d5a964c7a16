import { describe, expect, it } from 'vitest';
import { around, part, sheetFor } from './cut';
import { passages } from './how';

describe('how it works', () => {
  it('has passages with their figures in between', () => {
    const read = passages('# Trambahn\n\nOne.\n\n## A turn\n\n![A hand of six](hand)\n\n- two\n- three\n');
    expect(read.title).toBe('Trambahn');
    expect(read.passages).toEqual([
      { title: '', parts: [{ text: 'One.' }] },
      { title: 'A turn', parts: [{ figure: 'hand', alt: 'A hand of six' }, { text: '- two\n- three' }] },
    ]);
  });
});

describe('a figure', () => {
  const sheet = { width: 1000, height: 600 };
  it('is cut to what is spoken of, with some room', () => {
    const boxes = [
      { x: 100, y: 50, width: 80, height: 20 },
      { x: 300, y: 90, width: 10, height: 60 },
    ];
    expect(around(boxes, sheet, 10)).toEqual({ x: 90, y: 40, width: 230, height: 120 });
    expect(around([{ x: 0, y: 590, width: 1000, height: 50 }], sheet, 10)).toEqual({
      x: 0,
      y: 580,
      width: 1000,
      height: 20,
    });
  });
  it('shows a part of it where that is asked for', () => {
    expect(part({ x: 10, y: 20, width: 100, height: 50 }, [0.5, 0, 0.5, 0.2])).toEqual({
      x: 60,
      y: 20,
      width: 50,
      height: 10,
    });
  });
  it('shows everything where nothing of it is there', () => {
    expect(around([], sheet, 10)).toEqual({ x: 0, y: 0, ...sheet });
  });
  it('is laid out as on a phone where there is little room', () => {
    expect(sheetFor(900, [1040, 680], [360, 700])).toEqual([1040, 680]);
    expect(sheetFor(300, [1040, 680], [360, 700])).toEqual([360, 700]);
    expect(sheetFor(400, [1040, 680], [360, 700])).toEqual([400, 700]);
  });
});
