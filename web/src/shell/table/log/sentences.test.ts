import { describe, expect, it } from 'vitest';
import type { Moment, Table } from '@/shell/net/protocol';
import type { Words } from '@/shell/speaking/notation';
import type { Speaker } from '@/shell/speaking/speaker';
import { folded, latest } from './sentences';

const words = { verbs: [], happenings: [], refusals: [], domains: {} } as Words;
const speaker = { event: ({ text }: { text: string }) => text } as unknown as Speaker;
const moment = (n: number, text: string, kind: Moment['kind'] = 'move'): Moment => ({
  ...{ n, kind, seat: 0, at: 0, text: kind === 'undo' ? text : '' },
  events: kind === 'undo' ? [] : [{ text, number: 0 }],
});

describe('the log', () => {
  it('says the same thing once', () => {
    const line = (text: string) => ({ text, rule: '' });
    expect(folded([line('a'), line('a'), line('b')]).map((l) => l.text)).toEqual(['a (2×)', 'b']);
  });

  it('has as its newest sentence nothing that was taken back', () => {
    const log = [moment(1, 'a'), moment(2, 'b'), moment(3, '1', 'undo')];
    const said = (upTo: number, all = log) => latest(all, upTo, words, speaker, { seats: [] } as unknown as Table);
    expect([said(3), said(4, [...log, moment(4, 'c')])]).toEqual(['a', 'c']);
  });
});
