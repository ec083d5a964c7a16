/** Plays a sound, if it may: after the reader's first touch, not when muted, and to nobody who looks elsewhere, but that it is
 * his turn. Never more than a few at once. */

import { settings } from '@/shell/browser/settings.svelte';
import type { SoundName } from './names';
import type { Orchestra } from './synth';

/** Seconds between two sounds of one piece of news; and between two that are the same. */
const APART = 0.16;
const AGAIN = 0.07;
const AT_ONCE = 4;
/** A sound that comes late, because the first touch has just been made, is none. Milliseconds. */
const LATE = 400;

let orchestra: Promise<Orchestra> | null = null;
let touched = false;
/** When those that sound now are over, by their name: seconds of this page. */
let sounding: { name: SoundName; since: number; until: number }[] = [];

function assemble(): Promise<Orchestra> {
  orchestra ??= import('./synth').then(({ Orchestra }) => new Orchestra(new AudioContext()));
  return orchestra;
}

/** The browser lets nothing sound before a touch; until then, and for whoever wants to hear nothing, nothing is loaded. */
function touch(): void {
  touched = true;
  if (settings.muted) return;
  // Told to sleep by the browser, or by a call on a phone: awake again.
  assemble().then(
    (all) => all.wake(),
    () => (orchestra = null), // offline just now: the next touch tries again
  );
}
if (typeof AudioContext !== 'undefined')
  for (const kind of ['pointerup', 'keydown']) addEventListener(kind, touch, { capture: true, passive: true });

export type Fate = 'played' | 'untouched' | 'muted' | 'hidden' | 'crowded' | 'late';

/** after: how many others of the same piece of news go before it. */
export async function playSound(name: SoundName, after = 0): Promise<void> {
  const fate = forbidden(name) ?? (await perform(name, after * APART));
  document.dispatchEvent(new CustomEvent('fullsteam:sound', { detail: { name, fate } }));
}

function forbidden(name: SoundName): Fate | null {
  if (settings.muted || settings.volume === 0) return 'muted';
  if (document.hidden && name !== 'turn') return 'hidden';
  return touched ? null : 'untouched';
}

async function perform(name: SoundName, wait: number): Promise<Fate> {
  const asked = performance.now();
  const all = await assemble().catch(() => null);
  if (!all || performance.now() - asked > LATE) return 'late';
  if (document.hidden && name !== 'turn') return 'hidden'; // gone while it was loaded
  const now = performance.now() / 1000 + wait;
  sounding = sounding.filter((one) => one.until > now);
  const crowded = sounding.length >= AT_ONCE || sounding.some((one) => one.name === name && now - one.since < AGAIN);
  if (crowded && name !== 'turn' && name !== 'end') return 'crowded';
  sounding.push({ name, since: now, until: now + all.play(name, settings.volume, wait) });
  return 'played';
}
