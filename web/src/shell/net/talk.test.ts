import { beforeEach, expect, it } from 'vitest';
import { Talk } from './talk.svelte';

const line = (id: number, name = 'Bo') => ({ id, name, seat: 0, text: `word ${id}`, at: 0 });
const talk = (table = 'x') => new Talk(table, () => 'Anna');

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
});

it('counts what was not read, not what there is, and not what one said oneself', () => {
  const here = talk();
  here.begin([line(1), line(2, 'Anna')]);
  expect([here.unread, here.fresh]).toEqual([1, null]);
  here.hear([line(2, 'Anna'), line(3)]);
  expect([here.lines.length, here.unread, here.fresh?.id]).toEqual([3, 2, 3]);
});

it('has read what lies open before the reader, here and when he comes again', () => {
  const here = talk();
  here.begin([line(1)]);
  const close = here.look();
  here.hear([line(2)]);
  expect([here.unread, here.fresh]).toEqual([0, null]);
  close();
  here.hear([line(3)]);
  expect([here.unread, here.fresh?.id]).toEqual([1, 3]);
  const again = talk();
  again.begin([line(1), line(2), line(3)]);
  expect(again.unread).toBe(1);
  expect(talk('y').unread).toBe(0);
});

it('has not read what came while he looked elsewhere', () => {
  const here = talk();
  here.look();
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  here.hear([line(1)]);
  expect(here.unread).toBe(1);
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect([here.unread, here.fresh]).toEqual([0, null]);
});
