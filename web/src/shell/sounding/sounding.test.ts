import { beforeEach, expect, it, vi } from 'vitest';
import { settings } from '@/shell/browser/settings.svelte';
import type { Happening } from '@/shell/speaking/notation';
import { type Sounds, soundsOf } from './names';

const told = (...words: string[]) => words.map((word) => ({ word }) as Happening);
const GAME: Sounds = { sounds: { drives: 'rail', pushed: 'rail', crashes: 'crash', home: 'bell', pays: 'coin' } };

it('each sound once, in the order of what happened, and not too many', () => {
  expect(soundsOf(told('turn', 'drives', 'pushed', 'crashes'), GAME, true)).toEqual(['rail', 'crash']);
  expect(soundsOf(told('pays', 'home', 'crashes', 'drives'), GAME, true)).toEqual(['coin', 'bell', 'crash']);
  expect(soundsOf(told('drives'), {}, true)).toEqual([]);
});

it('leaves to the board what it cues itself, where there is a board', () => {
  const cued = { ...GAME, cues: ['crashes'] };
  expect(soundsOf(told('drives', 'crashes'), cued, true)).toEqual(['rail']);
  expect(soundsOf(told('drives', 'crashes'), cued, false)).toEqual(['rail', 'crash']);
});

const made: string[] = [];
vi.mock('./synth', () => ({
  Orchestra: class {
    wake() {}
    play(name: string) {
      made.push(name);
      return 1;
    }
  },
}));

beforeEach(() => {
  made.length = 0;
  vi.resetModules();
  vi.stubGlobal('AudioContext', class {});
  Object.assign(settings, { muted: false, volume: 0.5 });
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
});

/** The player anew, and what it reported of each sound. */
async function page() {
  const fates: string[] = [];
  document.addEventListener('fullsteam:sound', (event) => {
    const { name, fate } = (event as CustomEvent).detail;
    fates.push(`${name} ${fate}`);
  });
  const { playSound } = await import('./player');
  const { settings: own } = await import('@/shell/browser/settings.svelte');
  return { fates, playSound, own };
}

it('keeps silent before the first touch, when muted, and for who looks elsewhere, but that it is his turn', async () => {
  const { fates, playSound, own } = await page();
  await playSound('bell');
  dispatchEvent(new Event('pointerup'));
  await playSound('bell');
  own.muted = true;
  await playSound('gavel');
  own.muted = false;
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  await playSound('gavel');
  await playSound('turn');
  expect(fates).toEqual(['bell untouched', 'bell played', 'gavel muted', 'gavel hidden', 'turn played']);
  expect(made).toEqual(['bell', 'turn']);
});

it('plays a few at once, not the same twice in a blink, and one’s turn always', async () => {
  const { fates, playSound } = await page();
  dispatchEvent(new Event('keydown'));
  for (const name of ['bell', 'bell', 'coin', 'card', 'dice', 'rail', 'turn'] as const) await playSound(name);
  expect(made).toEqual(['bell', 'coin', 'card', 'dice', 'turn']);
  expect(fates.filter((fate) => fate.endsWith('crowded'))).toEqual(['bell crowded', 'rail crowded']);
});
