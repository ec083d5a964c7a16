/** What games say of their sounds and of their log is said in words they have, and in sounds there are. */

import { describe, expect, it } from 'vitest';
import type { BoardModule } from '@/shell/board';
import { SOUNDS } from '@/shell/sounding/names';
import type { Sample } from './samples';

const modules = import.meta.glob<BoardModule>('./*/index.ts', { eager: true });
const samples = import.meta.glob<Sample>('./*/words/sample.json', { import: 'default', eager: true });
const events = import.meta.glob<string>('../../../src/fullsteam/games/*/text/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = Object.keys(samples).map((path) => path.split('/')[1] as string);

describe.each(games)('%s', (game) => {
  const { sounds = {}, cues = [] } = modules[`./${game}/index.ts`] as BoardModule;
  const texts = events[`../../../src/fullsteam/games/${game.replaceAll('-', '_')}/text/en.ftl`] ?? '';
  const happenings = [...texts.matchAll(/^event-(\w+) =/gm)].map(([, word]) => word);

  it('has sounds, for happenings it knows', () => {
    expect(Object.keys(sounds).length).toBeGreaterThan(5);
    expect(Object.keys(sounds).filter((word) => !happenings.includes(word))).toEqual([]);
    expect(Object.values(sounds).filter((name) => !SOUNDS.includes(name))).toEqual([]);
    expect(cues.filter((word) => !(word in sounds))).toEqual([]);
  });
});
