import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { Choosing } from '@/shell/choosing/choosing.svelte';
import { Targets } from '@/shell/choosing/targets.svelte';
import { parse, type Word } from '@/shell/speaking/notation';
import type { Speaker } from '@/shell/speaking/speaker';
import Harness from './ChoicesHarness.svelte';

const VERBS: Word[] = [{ name: 'bid', rule: '', domains: ['amount'] }];
const bids = (from: number) => Array.from({ length: 20 }, (_, i) => parse(VERBS, `bid ${from + 50 * i}`));
const speaker = { choice: (said: { text: string }) => said.text } as unknown as Speaker;
let made: object | null = null;
afterEach(() => {
  if (made) unmount(made);
  made = null;
});

function shown() {
  const choosing = new Choosing();
  const props = $state({ choosing, speaker, lot: '1', targets: new Targets(choosing, () => '') });
  const target = document.createElement('div');
  choosing.ask(bids(0));
  made = mount(Harness, { target, props });
  flushSync();
  const press = (n: number) => {
    target.querySelectorAll<HTMLElement>('.stepper button')[n]?.click();
    flushSync();
  };
  const says = () => target.querySelector<HTMLElement>('.say')?.dataset.choice;
  return { choosing, props, press, says };
}

it('a second secret bid begins at 0, whatever the first one was', () => {
  const { choosing, props, press, says } = shown();
  press(3); // far
  expect(says()).toBe('bid 250');
  choosing.ask(bids(0));
  props.lot = '2';
  flushSync();
  expect(says()).toBe('bid 0');
});

it('within a lot a wish stays an amount when others raise', () => {
  const { choosing, press, says } = shown();
  press(3);
  choosing.ask(bids(100));
  flushSync();
  expect(says()).toBe('bid 250');
  choosing.ask(bids(400));
  flushSync();
  expect(says()).toBe('bid 400');
});
