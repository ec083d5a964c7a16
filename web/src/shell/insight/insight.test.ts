import { describe, expect, it } from 'vitest';
import { place } from '@/shell/browser/router.svelte';
import { bundleOf, format } from '@/shell/speaking/fluent';
import type { Found, Moment, Parts, SeatFound } from './data';
import { addedUp, changeOf, courseOf, judged, points, staircase, ticksOf, worst, worthALook } from './told';

const FILES = import.meta.glob<string>(['./*.ts', './*.svelte', '!./*.test.ts', './text/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const parts = (own = 0, others = 0, draw = 0, unknown = 0): Parts => ({ own, others, draw, unknown });
const seat = (start: number, of: Parts): SeatFound => ({
  ...{ start, parts: of, luck: of.draw + of.unknown, accuracy: 80, choices: 3, marks: {} },
  result: start + of.own + of.others + of.draw + of.unknown,
});

describe('where a result comes from', () => {
  it('adds up as it is shown, whatever rounding leaves over', () => {
    let many = 0;
    for (let k = 0; k < 500; k++) {
      const random = (n: number) => ((k * 7919 * n) % 1000) / 1000 - 0.5;
      const some = parts(-Math.abs(random(3)), random(7), random(11), 0);
      const end = k % 2;
      some.unknown = end - (0.25 + some.own + some.others + some.draw);
      const shown = addedUp(seat(0.25, some));
      expect(shown.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBe(shown.at(-1));
      const exact = [0.25, some.own, some.others, some.draw, some.unknown];
      for (const [i, part] of exact.entries()) expect(Math.abs((shown[i] ?? 0) - 100 * part)).toBeLessThan(1.51);
      many += 1;
    }
    expect(many).toBe(500);
    expect(addedUp(seat(0.334, parts(-0.334)))).toEqual([33, -33, 0, 0, 0, 0]);
  });

  it('is a staircase that stays in its frame, below nothing and above everything too', () => {
    const { steps, zero, whole } = staircase(seat(0.5, parts(-1.3, 0.9, 1.1, -0.2)));
    expect(steps.map(({ name, value }) => [name, value])).toEqual([
      ['start', 50],
      ['own', -130],
      ['others', 90],
      ['draw', 110],
      ['unknown', -20],
      ['result', 100],
    ]);
    for (const { from, to } of steps) for (const x of [from, to]) expect(x >= 0 && x <= 100).toBe(true);
    expect(zero).toBeGreaterThan(0);
    expect(steps[1]?.to).toBe(0);
    expect(steps.at(-1)?.to).toBeCloseTo(whole);
    for (const [k, { from }] of steps.entries()) if (k > 0 && k < 5) expect(from).toBe(steps[k - 1]?.to);
  });

  it('is said in words: how one played, and whether luck helped', () => {
    expect(judged(seat(0.5, parts(-0.02, 0.4, -0.3, -0.58)))).toEqual({ played: 'great', luck: 'bad' });
    expect(judged(seat(0.5, parts(-0.2, 0, 0.03, 0)))).toEqual({ played: 'well', luck: 'even' });
    expect(judged(seat(0.5, parts(-1.2, 0.3, 0.9, 0.5)))).toEqual({ played: 'weak', luck: 'good' });
  });

  it('has signs before its points', () => {
    expect([0.314, -0.04, 0, -0.001].map((value) => points(value, 'en'))).toEqual(['+31', '−4', '0', '0']);
  });
});

const moment = (number: number, who: number | null, more: Partial<Moment> = {}): Moment => ({
  ...{ number, at: number, seat: who, title: `m${number}`, chances: [0.5, 0.5], errors: [0, 0] },
  parts: [parts(), parts()],
  ...more,
});
const found: Found = {
  ...{ game: 'x', names: ['A', 'B'], rounds: 8, turning: [{ number: 3, text: 't' }] },
  seats: [seat(0.5, parts(-0.5)), seat(0.5, parts(0, 0.5))],
  moments: [
    moment(0, null, { parts: [parts(0, 0, 0.1), parts(0, 0, -0.1)] }),
    moment(1, 0, { mark: 'mistake', loss: 0.06 }),
    moment(2, 1, { mark: 'blunder', loss: 0.4 }),
    moment(3, 0, { mark: 'best', loss: 0 }),
    moment(4, 0, { mark: 'blunder', loss: 0.2 }),
  ],
};

describe('moments', () => {
  it('of one player that cost something come dearest first, and what is worth a look in its order', () => {
    expect(worst(found, 0).map(({ number }) => number)).toEqual([4, 1]);
    expect(worthALook(found, 0)).toEqual([1, 3, 4]);
    expect(changeOf(found.moments[0] as Moment, 1)).toBeCloseTo(-0.1);
  });
  it('are lines from the first to the result', () => {
    const { lines, ticks } = courseOf(found, { across: 'a', up: 'u' });
    expect(lines.map((line) => line.length)).toEqual([6, 6]);
    expect(lines.map((line) => line.at(-1))).toEqual([
      [5, 0],
      [5, 100],
    ]);
    expect(ticks.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const last of [1, 7, 30, 212, 556, 4000]) expect(ticksOf(last).length).toBeLessThan(8);
  });
});

describe('addresses', () => {
  const at = (path: string) => place(new URL(path, 'http://x'));
  it('of an analysis, of mistakes and of puzzles', () => {
    expect(at('/t/abc/analysis#57')).toMatchObject({ page: 'insight', id: 'abc', part: 'analysis', hash: '57' });
    expect(at('/t/abc/mistakes?seat=1')).toMatchObject({ page: 'insight', part: 'mistakes' });
    expect(at('/t/abc/57')).toMatchObject({ page: 'table', moment: 57 });
    expect(at('/puzzles').page).toBe('puzzles');
    expect(at('/puzzles/trambahn')).toMatchObject({ page: 'puzzles', id: 'trambahn' });
    expect(at('/puzzles/trambahn/2f-9')).toMatchObject({ page: 'puzzles', id: 'trambahn', part: '2f-9' });
    expect(at('/puzzles/trambahn/2/3').page).toBe('lost');
  });
});

describe('the words of an analysis', () => {
  const ids = (lang: string) =>
    [...(FILES[`./text/${lang}.ftl`] ?? '').matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] as string);
  const code = Object.entries(FILES)
    .filter(([name]) => !name.endsWith('.ftl'))
    .map(([, text]) => text)
    .join('\n');

  it('are the same in three languages, and can all be said, to who played and of others', () => {
    expect(ids('en').length).toBeGreaterThan(90);
    const args = {
      name: 'A',
      number: 2,
      place: 2,
      played: 'p',
      luck: 'l',
      done: '1',
      total: '2',
      choice: 'c',
      own: 'yes',
    };
    for (const lang of ['fr', 'en', 'de'] as const) {
      expect(ids(lang)).toEqual(ids('en'));
      const bundle = bundleOf(lang, FILES[`./text/${lang}.ftl`] ?? '');
      for (const you of ['yes', 'no'])
        for (const id of ids(lang)) {
          const said = format(bundle, id, { ...args, you, last: 9, error: 1, rounds: '8', all: 9 });
          expect([lang, id, said === null || said.includes('{')]).toEqual([lang, id, false]);
        }
    }
  });

  it('are used, and those that are used exist', () => {
    const used = [...code.matchAll(/\bw\(\s*'([a-z][\w-]*)'/g)].map((m) => m[1] as string);
    expect(used.filter((id) => !ids('en').includes(id))).toEqual([]);
    const families = [...code.matchAll(/`([a-z]+-)\$\{/g)].map((m) => m[1] as string);
    const unused = ids('en').filter(
      (id) => !code.includes(`'${id}'`) && !families.some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});
