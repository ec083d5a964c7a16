/** Levels of bots in the reader's language; one we have no word for keeps its name. */

import { t, texts } from '../texts.svelte';

export function levelName(level: string): string {
  const plain = level.split(/[:@]/)[0] ?? '';
  return texts.has(`level-${plain}`) ? t(`level-${plain}`) : level;
}
