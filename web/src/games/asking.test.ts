/** What games say of their questions is said in words they have: verbs, steps, happenings, and a text for each order. */

import { describe, expect, it } from 'vitest';
import type { BoardModule } from '@/shell/board';
import { LANGS, legal, type Sample, seen } from './samples';

const modules = import.meta.glob<BoardModule>('./*/index.ts', { eager: true });
const samples = import.meta.glob<Sample>('./*/words/sample.json', { import: 'default', eager: true });
const events = import.meta.glob<string>('../../../src/fullsteam/games/*/text/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = Object.keys(samples).map((path) => path.split('/')[1] as string);

describe.each(games)('%s', (game) => {
  const { asking, texts } = modules[`./${game}/index.ts`] as BoardModule;
  const sample = samples[`./${game}/words/sample.json`] as Sample;

  it('names its own verbs', () => {
    const verbs = sample.words.verbs.map((word) => word.name);
    expect(Object.keys(asking?.costs ?? {}).filter((verb) => !verbs.includes(verb))).toEqual([]);
  });

  it('ends every order with a happening, which has a text, and bids with a verb of one amount', () => {
    for (const { step, view, seat } of sample.moments) {
      for (const ordered of asking?.orders?.(view as never, seat, step) ?? []) {
        expect(events[`../../../src/fullsteam/games/${game.replaceAll('-', '_')}/text/en.ftl`]).toContain(
          `\nevent-${ordered.ends} = `,
        );
        for (const lang of LANGS) expect(texts[lang]).toContain(`\norder-until-${ordered.ends} = `);
        if (ordered.bid)
          expect(sample.words.verbs.find((word) => word.name === ordered.bid?.verb)?.domains.length).toBe(1);
      }
    }
  });

  it('asks once more in a sentence that says what it costs', () => {
    for (const { step, view, seat } of sample.moments.filter((m) => m.step !== null))
      for (const said of legal(sample, step))
        if (asking?.costs?.[said.word] && asking.sure)
          for (const lang of LANGS) {
            const text = asking.sure(said, view as never, seat, seen(sample, step, lang, texts).say, step ?? '');
            if (text !== null) expect(text).toMatch(/^[^{}]+\?$/);
          }
  });
});

it('a bid can be ordered as long as it can win, not for an opening or a secret bid', () => {
  const orders = (game: string, step: string) => {
    const sample = samples[`./${game}/words/sample.json`] as Sample;
    const found = sample.moments.find((m) => m.step === step);
    return (
      found && (modules[`./${game}/index.ts`] as BoardModule).asking?.orders?.(found.view as never, found.seat, step)
    );
  };
  for (const step of ['opening', 'sealed', 'blind_bids', 'opener'])
    expect(orders('take-a-train', step) ?? []).toEqual([]);
  for (const step of ['borrowing', 'stakes', 'choosing']) expect(orders('volldampf', step) ?? []).toEqual([]);
  const [call] = orders('take-a-train', 'call') ?? [];
  expect(call).toMatchObject({ step: 'call', ends: 'sold', bid: { verb: 'bid', by: 50 } });
  const [bidding] = orders('volldampf', 'bidding') ?? [];
  expect(bidding).toMatchObject({ step: 'bidding', ends: 'order', bid: { verb: 'bid', by: 1 } });
});
