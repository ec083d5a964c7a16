/** A box as it is kept, from what the server said of it. */

import type { Lang } from '@/shell/browser/settings.svelte';
import type { Checked } from '@/shell/drafting/draft.svelte';
import { isTable } from '@/shell/drafting/shape';
import { checkBox } from './boxes';
import { type Kept, keepBox } from './shelf';

export function asKept(game: string, checked: Checked, title: string): Omit<Kept, 'id' | 'changed'> {
  const json = checked.json;
  const said = isTable(json) && typeof json.title === 'string' && json.title ? json.title : (checked.title ?? title);
  const { toml, hash } = checked;
  return { game, title: said.slice(0, 40), json, toml, hash, wrong: checked.mistakes.length + checked.left_off };
}

/** One that has not been checked since it was changed: it is now. */
export async function verified(kept: Kept, lang: Lang): Promise<Kept> {
  if (kept.toml !== null || kept.wrong > 0) return kept;
  const checked = await checkBox(kept.game, lang, { json: kept.json });
  const { toml, hash } = checked;
  const made = { ...kept, toml, hash, wrong: checked.mistakes.length + checked.left_off };
  keepBox(made);
  return made;
}
