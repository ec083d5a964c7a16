/** What games say of their sounds and of their log is said in words they have, and in sounds there are. */

import { describe, expect, it } from 'vitest';
import type { BoardModule } from '@/shell/board';
import { SOUNDS } from '@/shell/sounding/names';
import { LANGS, type Sample } from './samples';

const modules = import.meta.glob<BoardModule>('./*/index.ts', { eager: true });
const samples = import.meta.glob<Sample>('./*/words/sample.json', { import: 'default', eager: true });
const events = import.meta.glob<string>('../../../src/fullsteam/games/*/text/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = Object.keys(samples).map((path) => path.split('/')[1] as string);

describe.each(games)('%s', (game) => {
  const { sounds = {}, cues = [], lines = {}, texts: said } = modules[`./${game}/index.ts`] as BoardModule;
  const texts = events[`../../../src/fullsteam/games/${game.replaceAll('-', '_')}/text/en.ftl`] ?? '';
  const happenings = [...texts.matchAll(/^event-(\w+) =/gm)].map(([, word]) => word);

  it('tells its log in words it knows, each in one way, under titles it has', () => {
    const { chapters = [], quiet = [], folds = [] } = lines;
    expect(folds.length).toBeGreaterThan(0);
    const named = [...chapters, ...quiet, ...folds.flatMap((fold) => fold.of)];
    expect(named.filter((word) => !happenings.includes(word))).toEqual([]);
    expect(named.filter((word, i) => named.indexOf(word) !== i)).toEqual([]);
    for (const { of, tells = [], starts = [], ends = [], title } of folds) {
      expect([...tells, ...starts, ...ends].filter((word) => !of.includes(word))).toEqual([]);
      if (title) for (const lang of LANGS) expect(said[lang]).toContain(`\n${title} = `);
    }
  });

  it('has sounds, for happenings it knows', () => {
    expect(Object.keys(sounds).length).toBeGreaterThan(5);
    expect(Object.keys(sounds).filter((word) => !happenings.includes(word))).toEqual([]);
    expect(Object.values(sounds).filter((name) => !SOUNDS.includes(name))).toEqual([]);
    expect(cues.filter((word) => !(word in sounds))).toEqual([]);
  });
});
