/** Score sheets, courses, chapters and highlights of recorded matches: they add up, in three languages. */

import { describe, expect, it, vi } from 'vitest';
import type { Finished, SheetLine, Story } from '@/shell/board';
import { aheadFrom } from '@/shell/board';
import { finished, LANGS, type Tales } from './samples';

const stories = import.meta.glob<Story<never>>('./*/story/index.ts', { import: 'story', eager: true });
const boards = import.meta.glob<Record<'fr' | 'en' | 'de', string>>('./*/index.ts', { import: 'texts', eager: true });
const samples = import.meta.glob<Tales>('./*/story/sample.json', { import: 'default', eager: true });
const games = Object.keys(samples).map((path) => path.split('/')[1] as string);

function told(game: string, n: number, lang: 'fr' | 'en' | 'de' = 'en') {
  const story = stories[`./${game}/story/index.ts`] as Story<never>;
  const tales = samples[`./${game}/story/sample.json`] as Tales;
  const texts = boards[`./${game}/index.ts`] as Record<'fr' | 'en' | 'de', string>;
  return { story, match: finished(tales, n, lang, story, texts) as Finished<never>, many: tales.matches.length };
}

const number = (text: string) =>
  Number(
    text
      .replace('−', '-')
      .replace('–', '0')
      .replace(/[^0-9.-]/g, ''),
  );
const sums = (lines: SheetLine[]) => lines.filter((line) => line.sum);
const line = (lines: SheetLine[], name: string) => lines.filter((l) => l.name === name);

describe.each(games)('%s', (game) => {
  const matches = Array.from({ length: told(game, 0).many }, (_, n) => n);

  it.each(matches)('has a sheet with an entry for each seat, and its last sum is the result (match %i)', (n) => {
    const { story, match } = told(game, n);
    const { lines } = story.sheet(match);
    for (const { entries } of lines) expect([0, match.names.length]).toContain(entries.length);
    expect(
      sums(lines)
        .at(-1)
        ?.entries.map(({ text }) => number(text)),
    ).toEqual(match.scores);
  });

  it.each(matches)('has a course that ends as the match ended (match %i)', (n) => {
    const { story, match } = told(game, n);
    const { lines, ticks } = story.course(match);
    expect(lines.length).toBe(match.names.length);
    for (const points of lines) {
      expect(points.map(([at]) => at)).toEqual(lines[0]?.map(([at]) => at));
      expect(points.every(([at], i) => i === 0 || at > (points[i - 1]?.[0] ?? 0))).toBe(true);
      expect(ticks.every(({ at }) => at >= 0 && at <= (points.at(-1)?.[0] ?? 0))).toBe(true);
    }
    const ends = lines.map((points) => Math.floor(1e-9 + (points.at(-1)?.[1] ?? 0)));
    if (game === 'voll-in-fahrt') {
      // Three laps, and what the others had begun.
      expect(Math.max(...ends)).toBe(3);
      ends.forEach((end, seat) => {
        expect(end).toBeGreaterThanOrEqual(match.scores[seat] as number);
      });
    } else expect(ends).toEqual(match.scores);
  });

  it.each(matches)('has chapters from the beginning on, and two to four things to tell (match %i)', (n) => {
    const { story, match } = told(game, n);
    const chapters = story.chapters(match);
    expect(chapters[0]?.moment).toBe(0);
    expect(chapters.length).toBeGreaterThan(2);
    for (const [i, { moment }] of chapters.entries())
      if (i > 0) expect(moment).toBeGreaterThanOrEqual(chapters[i - 1]?.moment as number);
    expect(story.needs(match.passages).filter((moment) => !match.views.has(moment))).toEqual([]);
    const highlights = story.highlights(match);
    expect(highlights.length).toBeGreaterThanOrEqual(2);
    expect(highlights.length).toBeLessThanOrEqual(4);
    for (const { moment } of highlights)
      if (moment !== undefined) expect(match.passages[moment]?.happened.length).toBeGreaterThan(0);
  });

  it.each(LANGS)('says all of it in %s', (lang) => {
    const missing = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const n of matches) {
      const { story, match } = told(game, n, lang);
      const { unit, lines } = story.sheet(match);
      const { across, up } = story.course(match);
      const chapters = story.chapters(match).map(({ title }) => title);
      const texts = [unit, across, up, ...chapters, ...lines.map(({ name }) => name), story.score(3, match.say)];
      for (const text of [...texts, ...story.highlights(match).map((h) => h.text)])
        expect(text).toMatch(/^[^{}]*[^{} -][^{}]*$/);
      for (const { text } of story.highlights(match)) expect(text).toMatch(/\.$/);
    }
    expect(missing.mock.calls).toEqual([]);
    missing.mockRestore();
  });
});

it('Trambahn: every scoring and the bonuses add up to the total', () => {
  const { story, match } = told('trambahn', 0);
  const { lines } = story.sheet(match);
  expect(lines.length).toBe(12);
  const added = match.names.map((_, seat) =>
    lines.slice(0, -1).reduce((sum, l) => sum + number(l.entries[seat]?.text ?? ''), 0),
  );
  expect(added).toEqual(match.scores);
});

it('Take a Train: a purse is the one before, and all that stands between them', () => {
  for (const n of [0, 1]) {
    const { story, match } = told('take-a-train', n);
    const { lines } = story.sheet(match);
    for (const seat of match.names.keys()) {
      let purse = 0;
      for (const { entries, sum } of lines) {
        const amount = number(entries[seat]?.text ?? '');
        if (sum) expect(amount).toBe(purse);
        else purse += amount;
      }
    }
    expect(sums(lines).length).toBe(3);
  }
});

it('Volldampf: each round says what its result is made of', () => {
  const { story, match } = told('volldampf', 1);
  const { lines } = story.sheet(match);
  const rounds = lines.filter(({ entries }) => entries[0]?.note);
  expect(rounds.length).toBeGreaterThan(2);
  for (const { entries } of rounds)
    for (const { text, note } of entries) {
      const [income, bonds] = (note ?? '').split(' − ').map(number);
      expect(number(text)).toBe((income ?? 0) - (bonds ?? 0));
    }
});

it('Voll in Fahrt: an accident throws back, and three laps are all there is', () => {
  const { story, match } = told('voll-in-fahrt', 1);
  const { lines } = story.course(match);
  const falls = lines.flatMap((points) =>
    points.filter(([, high], i) => i > 0 && high < (points[i - 1]?.[1] ?? 0) - 0.05),
  );
  expect(falls.length).toBeGreaterThan(0);
  expect(Math.max(...lines.flat().map(([, high]) => high))).toBe(3);
  const [home] = line(story.sheet(match).lines, 'Locos home');
  expect(home?.entries.map(({ text }) => number(text))).toEqual(match.scores);
});

it('who went ahead for good is said from there on, and only of one who wins alone', () => {
  const lines = [
    [0, 3, 5, 9].map((high, at): [number, number] => [at, high]),
    [0, 4, 4, 5].map((high, at): [number, number] => [at, high]),
  ];
  expect(aheadFrom(lines, [9, 5])).toEqual({ seat: 0, at: 2 });
  expect(aheadFrom([...lines, lines[0] as [number, number][]], [9, 5, 9])).toBe(null);
  expect(
    aheadFrom(
      [
        [
          [0, 0],
          [1, 5],
        ],
        [
          [0, 0],
          [1, 2],
        ],
      ],
      [5, 2],
    ),
  ).toBe(null);
});
