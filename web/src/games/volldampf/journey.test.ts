import { describe, expect, it } from 'vitest';
import { Choosing } from '@/shell/choosing/choosing.svelte';
import { parse, type Word } from '@/shell/speaking/notation';
import { Journey, offerAt, timetable } from './journey.svelte';
import type { View } from './types';

const VERBS: Word[] = [
  { name: 'along', rule: 'V6.1', domains: ['link'] },
  { name: 'done', rule: '', domains: [] },
];

function travelling(at: string, path: string[]): View {
  return { transport: { good: 'blue', from: 'kiel', at, path } } as unknown as View;
}
function asked(...legal: string[]): { choosing: Choosing; sent: string[] } {
  const choosing = new Choosing();
  const sent: string[] = [];
  choosing.settled = (said) => sent.push(said.text);
  choosing.ask(legal.map((text) => parse(VERBS, text)));
  return { choosing, sent };
}
const BERLIN = { gains: [1, 1], path: ['kiel-hamburg', 'hamburg-berlin'] };

describe('a journey', () => {
  it('rides link by link and arrives', () => {
    const journey = new Journey();
    const first = asked('along kiel-hamburg', 'along kiel-rostock');
    journey.go('berlin', BERLIN, travelling('kiel', []), first.choosing);
    expect(first.sent).toEqual(['along kiel-hamburg']);
    const second = asked('along hamburg-berlin', 'along hamburg-rostock');
    journey.ride(travelling('hamburg', ['kiel-hamburg']), second.choosing);
    expect(second.sent).toEqual(['along hamburg-berlin']);
    const third = asked('done', 'along stettin-berlin');
    journey.ride(travelling('berlin', BERLIN.path), third.choosing);
    expect(third.sent).toEqual(['done']);
    expect(journey.riding).toBe(false);
  });

  it('stops when the good is not where it should be, and sends nothing that is not offered', () => {
    const journey = new Journey();
    journey.go('berlin', BERLIN, travelling('kiel', []), asked('along kiel-hamburg').choosing);
    const undone = asked('along kiel-hamburg');
    journey.ride(travelling('kiel', []), undone.choosing);
    expect(undone.sent).toEqual([]);
    expect(journey.riding).toBe(false);
    const refused = asked('along kiel-rostock');
    journey.go('berlin', BERLIN, travelling('kiel', []), refused.choosing);
    expect(refused.sent).toEqual([]);
    const other = asked('along kiel-hamburg');
    journey.ride(
      { transport: { good: 'red', from: 'koeln', at: 'koeln', path: [] } } as unknown as View,
      other.choosing,
    );
    expect(other.sent).toEqual([]);
    expect(journey.riding).toBe(false);
  });
});

describe('offers', () => {
  const offers = {
    'kiel blue': { berlin: [1, 2] },
    'kiel red': { paris: [2, 4], london: [2, 0] },
    'koeln red': { paris: [0, 1] },
  };

  it('are found by what one points at', () => {
    expect(offerAt(['good:blue', 'city:kiel'], offers)).toBe('kiel blue');
    expect(offerAt(['city:koeln'], offers)).toBe('koeln red');
    expect(offerAt(['city:kiel'], offers)).toBeNull();
    expect(offerAt(['good:yellow', 'city:kiel'], offers)).toBeNull();
    expect(offerAt(['link:kiel-hamburg'], offers)).toBeNull();
  });

  it('are listed by what they bring the seat, then by how little they bring the others', () => {
    expect(timetable(offers, 0)).toEqual([
      { offer: 'kiel red', to: 'london', gains: [2, 0] },
      { offer: 'kiel blue', to: 'berlin', gains: [1, 2] },
      { offer: 'koeln red', to: 'paris', gains: [0, 1] },
    ]);
  });
});
