/** HTTP: JSON in and out, CSRF, errors as sentences. */

import { kept } from './kept.svelte';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    detail: string,
    /** What the page says in its reader's language. */
    readonly extra: { code?: string; why?: string; until?: number | null; again?: number } = {},
  ) {
    super(detail);
  }
}

function csrf(): string {
  const found = document.cookie.match(/(?:^|; )(?:__Host-)?csrf=([^;]*)/);
  return found ? decodeURIComponent(found[1] as string) : '';
}

async function ask(method: string, path: string, body?: unknown, again = false): Promise<Response> {
  const headers: Record<string, string> = {};
  const token = csrf();
  if (method !== 'GET') headers['x-csrf-token'] = token;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError(0, 'offline');
  }
  kept.heard(answer);
  if (answer.ok) return answer;
  // The session is another one by now (it ended, or began in another tab): its token came with the refusal.
  if (answer.status === 403 && csrf() !== token && !again) return ask(method, path, body, true);
  throw await refusal(answer);
}

async function refusal(answer: Response): Promise<ApiError> {
  try {
    const { detail, extra } = await answer.json();
    const known = extra && !Array.isArray(extra) ? extra : {};
    return new ApiError(answer.status, String(detail ?? answer.statusText), known);
  } catch {
    return new ApiError(answer.status, answer.statusText);
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await (await ask('GET', path)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}

export async function post<T>(path: string, body?: unknown): Promise<T> {
  const answer = await ask('POST', path, body);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

export async function put<T>(path: string, body: unknown): Promise<T> {
  return (await (await ask('PUT', path, body)).json()) as T;
}

export async function patch<T>(path: string, body: unknown): Promise<T> {
  return (await (await ask('PATCH', path, body)).json()) as T;
}

export async function remove(path: string): Promise<void> {
  await ask('DELETE', path);
}
