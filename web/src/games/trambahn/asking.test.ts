import { expect, it } from 'vitest';
import { Choosing } from '@/shell/choosing/choosing.svelte';
import { parse } from '@/shell/speaking/notation';
import { asking } from './asking';

const VERBS = [
  { name: 'station', rule: 'B2.2', domains: ['card', 'column'] },
  { name: 'done', rule: '', domains: [] },
];
const legal = ['station r2 1', 'station r6 1', 'station g4 1', 'done'].map((text) => {
  const said = parse(VERBS, text);
  return { ...said, marks: [...said.marks, ...(asking.also?.(said) ?? [])] };
});

it('a street that is touched means its own cards, and with one of them is the answer', () => {
  const choosing = new Choosing();
  const settled: string[] = [];
  choosing.settled = (said) => settled.push(said.text);
  choosing.ask(legal);
  choosing.touch(['column:1', 'street:red']);
  expect(choosing.left.map((said) => said.text)).toEqual(['station r2 1', 'station r6 1']);
  expect(['card:r2', 'card:r6', 'card:g4'].map((card) => choosing.mark([card]))).toEqual([
    'possible',
    'possible',
    'quiet',
  ]);
  choosing.clear();
  choosing.touch(['column:1', 'street:green']);
  expect(settled).toEqual(['station g4 1']);
});
