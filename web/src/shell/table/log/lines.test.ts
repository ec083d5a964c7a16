import { describe, expect, it } from 'vitest';
import type { Lines } from '@/shell/describing/lines';
import type { Moment, MomentKind } from '@/shell/net/protocol';
import type { Words } from '@/shell/speaking/notation';
import { chaptersOf, headOf, type Line, signOf } from './lines';

const NAMES = [
  'round',
  'names',
  'travels',
  'delivers',
  'advances',
  'bids',
  'passes',
  'order',
  'placed',
  'builds',
  'turn',
];
const words: Words = {
  verbs: [],
  happenings: NAMES.map((name) => ({ name, rule: '', domains: name === 'round' || name === 'placed' ? [] : ['seat'] })),
  refusals: [],
  domains: {},
};
const STORY: Lines = {
  chapters: ['round'],
  quiet: ['placed'],
  folds: [
    { of: ['names', 'travels', 'delivers', 'advances'], tells: ['delivers', 'advances'] },
    { of: ['bids', 'passes', 'order'], tells: ['order'], ends: ['order'], whoever: true },
  ],
};

let n = 0;
const moment = (seat: number | null, text: string, kind: MomentKind = 'move', to = ''): Moment => ({
  n: n++,
  kind,
  seat,
  at: 0,
  text: to,
  events: text ? text.split(' | ').map((event) => ({ text: event, number: 0 })) : [],
});
function log(...moments: [number | null, string, MomentKind?, string?][]): Moment[] {
  n = 0;
  return moments.map((one) => moment(...one));
}
const said = (line: Line) => headOf(line).map((entry) => entry.said?.text ?? entry.moment.kind);
const told = (moments: Moment[], story: Lines = STORY) =>
  chaptersOf(moments, words, story).map(({ heading, lines }) => [
    heading?.said?.text ?? '',
    ...lines.map((line) => said(line).join(', ')),
  ]);

describe('the log as a story', () => {
  it('is one line a move where nothing belongs together', () => {
    expect(told(log([0, 'builds 1'], [1, 'builds 2'], [1, ''], [1, 'builds 2']), {})).toEqual([
      ['', 'builds 1', 'builds 2', 'builds 2'],
    ]);
  });

  it('folds a route of several links into what comes of it', () => {
    const moments = log(
      [0, 'names 1'],
      [0, 'travels 1'],
      [1, ''],
      [0, 'travels 1 | delivers 1 | advances 2'],
      [1, 'names 2'],
    );
    const [chapter] = chaptersOf(moments, words, STORY);
    expect(chapter?.lines.map(said)).toEqual([['delivers 1', 'advances 2'], ['names 2']]);
    expect(chapter?.lines[0]?.entries.length).toBe(5);
    expect(chapter?.lines.map(signOf)).toEqual([0, 1]);
  });

  it('folds the bids of all into the result, and says the newest until then', () => {
    const bids = [
      [0, 'bids 1'],
      [1, 'bids 2'],
      [2, 'passes 3'],
    ] as [number, string][];
    expect(told(log(...bids))).toEqual([['', 'passes 3']]);
    const over = log(...bids, [0, 'passes 1 | order 2 | placed'], [1, 'bids 2']);
    expect(told(over)).toEqual([['', 'order 2', 'bids 2']]);
    const lines = chaptersOf(over, words, STORY)[0]?.lines ?? [];
    expect(lines.map(signOf)).toEqual([1, 1]);
    expect(lines[0]?.entries.length).toBe(6);
  });

  it('has headings, and what follows one is not of who ended the chapter before', () => {
    const moments = log([0, 'builds 1 | round | placed | placed'], [1, 'builds 2']);
    expect(told(moments)).toEqual([
      ['', 'builds 1'],
      ['round', 'placed, placed', 'builds 2'],
    ]);
    expect(chaptersOf(moments, words, STORY)[1]?.lines.map(signOf)).toEqual([null, 1]);
  });

  it('says of a moment who is told of, each in a line', () => {
    expect(told(log([0, 'advances 1 | advances 2 | advances 2']), {})).toEqual([
      ['', 'advances 1', 'advances 2, advances 2'],
    ]);
  });

  it('begins a line where the game says so, whoever made it begin', () => {
    const story: Lines = { folds: [{ of: ['turn', 'travels'], starts: ['turn'] }] };
    const moments = log([0, 'travels 1 | turn 2'], [1, 'travels 2 | turn 1'], [0, 'travels 1']);
    expect(chaptersOf(moments, words, story)[0]?.lines.map((line) => [line.seat, line.entries.length])).toEqual([
      [0, 1],
      [1, 2],
      [0, 2],
    ]);
  });

  it('strikes out what was taken back; in a line that goes on it says what stands', () => {
    const moments = log(
      [0, 'names 1'],
      [0, 'travels 1'],
      [0, '', 'undo', '0'],
      [0, 'delivers 1'],
      [1, 'builds 2'],
      [1, '', 'undo', '3'],
    );
    const lines = chaptersOf(moments, words, STORY)[0]?.lines ?? [];
    expect(lines.map((line) => line.entries.map((entry) => entry.back))).toEqual([[false, true, false], [true]]);
    expect(lines.map(said)).toEqual([['delivers 1'], ['builds 2']]);
  });

  it('tells of an undo that strikes nothing, and of who comes and goes', () => {
    expect(told(log([0, ''], [0, '', 'undo', '-1'], [1, '', 'takeover', 'greedy']))).toEqual([
      ['', 'undo', 'takeover'],
    ]);
  });
});
