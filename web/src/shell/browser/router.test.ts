import { describe, expect, it } from 'vitest';
import { place } from './router.svelte';

describe('addresses', () => {
  const at = (path: string) => place(new URL(path, 'http://x'));
  it('lead to pages', () => {
    expect(at('/').page).toBe('start');
    expect(at('/t/abc234')).toMatchObject({ page: 'table', id: 'abc234', moment: null });
    expect(at('/t/abc234/17')).toMatchObject({ page: 'table', moment: 17 });
    expect(at('/rules/voll-in-fahrt#F2.2')).toMatchObject({ page: 'rules', id: 'voll-in-fahrt', hash: 'F2.2' });
    expect(at('/boxes/x?box=1')).toMatchObject({ page: 'boxes', id: 'x' });
    expect(at('/join/xyz').page).toBe('join');
    expect(at('/games/x?friends').query.has('friends')).toBe(true);
    expect(at('/learn/voll-in-fahrt')).toMatchObject({ page: 'learn', id: 'voll-in-fahrt', part: '' });
    expect(at('/learn/x/first')).toMatchObject({ page: 'learn', id: 'x', part: 'first' });
    expect(at('/admin').page).toBe('admin');
    expect(at('/letter/password/a_B-9')).toMatchObject({ page: 'password', id: 'a_B-9' });
    expect(at('/t/../etc').page).toBe('lost');
  });
});
