import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import type { Stage } from '@/shell/catalogue/stage.svelte';
import type { Moment, News, Table } from '@/shell/net/protocol';
import type { Words } from '@/shell/speaking/notation';
import { Speaker } from '@/shell/speaking/speaker';
import { texts } from '@/shell/speaking/texts.svelte';
import LiveRegion from './LiveRegion.svelte';
import { lately } from './sentences';

const words: Words = {
  verbs: [],
  happenings: [{ name: 'rings', rule: '', domains: ['seat'] }],
  refusals: [],
  domains: {},
};
const source = 'event-rings = { $seat } rings { $number }.\nstep-ring = Ring?';
const speaker = new Speaker('en', words, ['Anna', 'Bo'], source);
const stage = { game: words } as unknown as Stage;
const table = { seats: [{ name: 'Anna' }, { name: 'Bo' }] } as unknown as Table;
const moment = (n: number, seat: number): Moment => ({
  n,
  kind: 'move',
  seat,
  at: 0,
  text: '',
  events: [{ text: `rings ${seat + 1}`, number: n }],
});
const log = Array.from({ length: 40 }, (_, n) => moment(n, n % 2));
const news = (n: number, asked = false) =>
  ({ moment: n, seat: 0, decision: asked ? { step: 'ring', number: 0 } : null }) as unknown as News;

beforeAll(() => texts.use('en'));

function heard(show: (props: { news: News; mine: boolean }) => void): string[][] {
  const props = $state({ log, speaker, stage, table, news: news(3), mine: false });
  const target = document.createElement('div');
  const made = mount(LiveRegion, { target, props });
  flushSync();
  show(props);
  flushSync();
  const lines = [...target.querySelectorAll('[role=log] p')].map((p) => p.textContent ?? '');
  const question = target.querySelector('[role=status]')?.textContent ?? '';
  unmount(made);
  return [lines, [question]];
}

it('says what has just happened, once, and keeps what was said before', () => {
  const [lines] = heard((props) => {
    props.news = news(4);
    flushSync();
    props.news = news(6);
  });
  expect(lines).toEqual(['Bo rings 3.', 'Anna rings 4.', 'Bo rings 5.', 'Anna rings 6.']);
});

it('does not flood who comes back after a while', () => {
  const [lines] = heard((props) => {
    props.news = news(39);
  });
  expect(lines?.length).toBe(1 + 6);
  expect(lines?.at(-1)).toBe('Bo rings 39.');
});

it('asks the question after what happened, without cutting it off', () => {
  const [, question] = heard((props) => {
    Object.assign(props, { news: news(4, true), mine: true });
  });
  expect(question).toEqual(['Your turn. Ring?']);
});

it('a reader finds what happened since the own last choice', () => {
  const since = lately([moment(1, 0), moment(2, 1), moment(3, 0), moment(4, 1)], 0, words, speaker, table);
  expect(since.map((line) => line.text)).toEqual(['Anna rings 3.', 'Bo rings 4.']);
  expect(lately(log, null, words, speaker, table).length).toBe(12);
});
