/** Why a page cannot be shown: what was asked for is not there, or the server does not answer. */

import { ApiError } from '@/shell/net/api';
import type { Kind } from './Lost.svelte';

/** absent: what it means that there is no such thing. */
export function lostBy(error: unknown, absent: Kind): Kind {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 429) return 'crowded';
  return status >= 400 && status < 500 ? absent : 'offline';
}
