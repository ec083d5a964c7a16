/** One position and nothing round it; for tests, and for the frames of the gallery. */

import { mount } from 'svelte';
import { type Lang, settings, showTheme, type Theme } from '@/shell/browser/settings.svelte';
import { texts } from '@/shell/speaking/texts.svelte';
import type { Finding } from './measure/finding';
import { measure } from './measure/measure';
import { type Position, recorded } from './positions';
import Shown from './Shown.svelte';
import { lay, standIn } from './server';
import { touchOne } from './touching';

export interface Wish {
  game: string;
  position: number;
  lang?: Lang;
  theme?: Theme;
  /** Something that can be touched is touched: what lights up then is shown. */
  touch?: boolean;
  /** It moves as at a table. */
  play?: boolean;
}

const showing = $state({ count: 0, table: '' });

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** How large everything is: a drawing in pixels follows its box a frame later. */
function sizes(): string {
  const parts = document.querySelectorAll('#board, #prompt, #board > *, #board svg[width]');
  return [...parts]
    .map((part) => part.getBoundingClientRect())
    .map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`)
    .join();
}

/** Until nothing changes any more, for a few frames: on a busy machine what is loaded comes late. */
async function drawn(): Promise<void> {
  await frame();
  let [before, same] = ['', 0];
  await until(() => {
    const now = sizes();
    same = now === before ? same + 1 : 0;
    before = now;
    return same >= 3;
  }, 60);
}

/** As soon as this holds; if it never does, what there is must do. */
async function until(holds: () => boolean, frames = 120): Promise<void> {
  for (let n = 0; n < frames && !holds(); n++) await frame();
}

const key = (name: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key: name }));

/** Where a round has ended, or something has happened: how it came about is passed by, and its picture stays. */
async function settle({ kind, news, before }: Position): Promise<void> {
  await until(() => document.querySelector('[data-moment]')?.getAttribute('data-moment') === String(news.moment));
  if (before && kind === 'round') {
    await frame();
    key('s');
    await until(() => document.querySelector('#board [role="dialog"] .body')?.childElementCount !== undefined);
  }
  if (kind === 'end') await until(() => document.querySelector('#prompt figure svg') !== null);
}

async function show(wish: Wish): Promise<Position> {
  const all = await recorded(wish.game);
  const position = all.positions[wish.position];
  if (!position) throw new Error(`there are positions 0 to ${all.positions.length - 1}`);
  settings.theme = wish.theme ?? 'light';
  settings.speed = wish.play || (position.before && position.kind === 'round') ? 'normal' : 'none';
  showTheme();
  if (wish.lang && texts.lang !== wish.lang) await texts.use(wish.lang);
  lay(all, position);
  showing.table = all.matches[position.match]?.table.id ?? '';
  showing.count += 1;
  if (wish.play) return position;
  await settle(position);
  await document.fonts.ready;
  await drawn();
  if (wish.touch) await touch();
  return position;
}

/** Something that glows, unless that would be the answer. */
async function touch(): Promise<boolean> {
  const touched = touchOne();
  if (touched) await drawn();
  return touched;
}

/** A red frame round a finding, for its picture. */
function mark(box: Finding['box'] | null): void {
  document.getElementById('finding')?.remove();
  if (!box) return;
  const [left, top, width, height] = box;
  const made = Object.assign(document.createElement('div'), { id: 'finding' });
  made.style.cssText = `position: fixed; z-index: 99; pointer-events: none; outline: 3px solid #f0f; outline-offset: 3px;
    left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
  document.body.append(made);
}

/** What tests call. */
export interface GalleryWindow {
  show: typeof show;
  touch: typeof touch;
  measure: (finger: number) => Finding[];
  frame: (box: Finding['box'] | null) => void;
  /** How many positions there are; and how many kinds of them: the first so many. */
  many: (game: string) => Promise<number>;
  kinds: (game: string) => Promise<number>;
}

export async function begin(wish: Wish | null): Promise<void> {
  Object.assign(settings, { single: false, muted: true, played: true, shortcuts: true, textView: false, tips: false });
  standIn();
  await texts.use(wish?.lang ?? 'en');
  mount(Shown, { target: document.getElementById('app') as HTMLElement, props: { showing } });
  const many = async (game: string) => (await recorded(game)).positions.length;
  const kinds = async (game: string) =>
    new Set((await recorded(game)).positions.map(({ kind, players }) => `${kind} ${players}`)).size;
  Object.assign(window, { gallery: { show, touch, measure, frame: mark, many, kinds } satisfies GalleryWindow });
  if (wish) await show(wish);
}
