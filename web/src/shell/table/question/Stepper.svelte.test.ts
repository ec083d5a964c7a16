import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Bids } from '@/shell/choosing/asking';
import { Choosing } from '@/shell/choosing/choosing.svelte';
import { Targets } from '@/shell/choosing/targets.svelte';
import { parse, type Said, type Word } from '@/shell/speaking/notation';
import type { Speaker } from '@/shell/speaking/speaker';
import Harness from './ChoicesHarness.svelte';

const VERBS: Word[] = [{ name: 'bid', rule: '', domains: ['amount'] }];
const bids = (from: number) => Array.from({ length: 20 }, (_, i) => parse(VERBS, `bid ${from + 50 * i}`));
const speaker = { lang: 'en', choice: (said: { text: string }) => said.text, own: () => null } as unknown as Speaker;
let made: object | null = null;
afterEach(() => {
  if (made) unmount(made);
  made = null;
});

function shown(legal = bids(0), known: Bids | null = null) {
  const choosing = new Choosing();
  const sent: string[] = [];
  const props = $state({
    ...{ choosing, speaker, lot: '1', targets: new Targets(choosing, () => ''), bids: known },
    choose: (said: Said) => void sent.push(said.text),
  });
  const target = document.createElement('div');
  choosing.ask(legal);
  made = mount(Harness, { target, props });
  flushSync();
  const press = (n: number) => {
    target.querySelectorAll<HTMLElement>('.stepper button')[n]?.click();
    flushSync();
  };
  const says = () => target.querySelector<HTMLElement>('.say')?.dataset.choice;
  const field = target.querySelector('input') as HTMLInputElement;
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  };
  const enter = () => {
    target.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
    flushSync();
  };
  const wrong = () => target.querySelector('.wrong')?.textContent?.trim() ?? '';
  return { choosing, props, press, says, target, field, type, enter, wrong, sent };
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

it('who types what lies between two steps is told so, and which steps there are, before he leaves the field', async () => {
  const { type, target, wrong, says } = shown(bids(300));
  expect(target.querySelector('.line')?.textContent).toContain('amount-range-by');
  type('320');
  expect([says(), target.querySelector('.say')?.textContent]).toEqual([undefined, 'amount-no']);
  await vi.waitFor(() => expect(wrong()).toContain('amount-not'));
  expect(wrong()).toContain('350');
});

it('1350 typed and entered is a bid of 1350', () => {
  for (const text of ['1350', '1 350', '1,350']) {
    const { type, enter, says, sent } = shown(bids(600));
    type(text);
    expect(says()).toBe('bid 1350');
    enter();
    expect(sent).toEqual(['bid 1350']);
    if (made) unmount(made);
    made = null;
  }
});

it('whatever is typed, exactly that is sent, or nothing', () => {
  const { type, enter, target, wrong, sent } = shown(bids(0), { least: 300, vain: true });
  const legal = new Set(bids(0).map((said) => said.text));
  for (let n = 0; n <= 1000; n += 1) {
    sent.length = 0;
    type(String(n));
    enter();
    target.querySelector<HTMLElement>('.say')?.click();
    flushSync();
    const bid = `bid ${n}`;
    expect(sent).toEqual(legal.has(bid) ? [bid, bid] : []);
    if (!legal.has(bid)) expect(wrong()).not.toBe('');
  }
});

it('names the nearest amounts, which can be pressed', () => {
  const { type, enter, target, says, wrong, sent } = shown(bids(600));
  type('1375');
  expect(wrong()).toBe('');
  enter();
  const near = [...target.querySelectorAll<HTMLElement>('.wrong button')];
  expect(near.map((button) => button.textContent)).toEqual(['1,350', '1,400']);
  near[0]?.click();
  flushSync();
  expect(says()).toBe('bid 1350');
  expect(sent).toEqual([]);
});

it('a raise of others never changes what is typed', () => {
  const { choosing, type, enter, says, sent } = shown(bids(100));
  type('300');
  choosing.ask(bids(400));
  flushSync();
  expect(says()).toBeUndefined();
  enter();
  expect(sent).toEqual([]);
});

it('a secret bid begins where it can win, and no bid is a button of its own', () => {
  const { target, field, says, type, wrong } = shown(bids(0), { least: 320, vain: true });
  expect(field.value).toBe('350');
  expect(says()).toBe('bid 350');
  const choices = [...target.querySelectorAll<HTMLElement>('.stepper [data-choice]')];
  expect(choices.map((button) => button.dataset.choice)).toEqual(['bid 350', 'bid 0']);
  type('200');
  expect(wrong()).toBe('amount-vain');
  target.querySelector<HTMLElement>('[data-least]')?.click();
  flushSync();
  expect(says()).toBe('bid 350');
});
