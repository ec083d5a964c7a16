import { afterEach, expect, it, vi } from 'vitest';
import { post } from './api';

afterEach(() => vi.unstubAllGlobals());

/** A server that wants the token `right`, and gives it with every refusal. */
function server(right: string, given = right): string[] {
  const page = { cookie: 'csrf=old' };
  const tokens: string[] = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const token = (init.headers as Record<string, string>)['x-csrf-token'] as string;
    tokens.push(token);
    if (token === right) return new Response('{"ok":true}', { status: 201 });
    page.cookie = `csrf=${given}${given === right ? '' : tokens.length}`;
    return new Response('{"detail":"the CSRF token does not belong to this session"}', { status: 403 });
  });
  return tokens;
}

it('asks once more with the token of the session that began elsewhere', async () => {
  const tokens = server('new');
  expect(await post('/api/tables', {})).toEqual({ ok: true });
  expect(tokens).toEqual(['old', 'new']);
});

it('asks once more, not for ever', async () => {
  const tokens = server('never', 'wrong');
  await expect(post('/api/tables', {})).rejects.toThrow('does not belong');
  expect(tokens).toHaveLength(2);
});
