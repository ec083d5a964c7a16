/** No sound, or sound again: then one is heard. */

import { keep, settings } from '@/shell/browser/settings.svelte';
import { playSound } from '@/shell/sounding/player';

export function hush(muted: boolean): void {
  settings.muted = muted;
  if (!muted && settings.volume === 0) settings.volume = 0.6;
  keep();
  playSound('word');
}
