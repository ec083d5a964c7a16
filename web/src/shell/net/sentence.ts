/** Why something was not done, in the reader's language where the server said it by a word we know. */

import { t, texts } from '@/shell/speaking/texts.svelte';
import { ApiError } from './api';

export function until(time: number | null | undefined): string {
  return time ? new Date(time).toLocaleString(texts.lang, { dateStyle: 'long', timeStyle: 'short' }) : '';
}

export function sentence(error: unknown): string {
  const { code, why = '', until: end } = error instanceof ApiError ? error.extra : {};
  if (!code || !texts.has(`no-${code}`)) return (error as Error).message;
  return t(`no-${code}`, { why: why || '–', until: end ? until(end) : 'none' });
}
