/** For who designs boards: every board at every kind of moment, without a server and without playing.
 *
 * gallery.html                                              choose game, moment, size, theme, language
 * gallery.html#game=volldampf&position=17&theme=dark&lang=de&width=390&height=844
 * gallery.html?bare#game=volldampf&position=17&touch=1      nothing but the position, as large as the window: for tests
 *
 * The positions are made by `make gallery` (tests/browserkit/recorded.py). */

import '@fontsource-variable/fraunces';
import '@fontsource-variable/inter';
import '@/shell/style/tokens.css';
import '@/shell/style/page.css';
import { mount } from 'svelte';
import type { Lang, Theme } from '@/shell/browser/settings.svelte';
import type { Wish } from './bare.svelte';

const query = new URLSearchParams(location.hash.slice(1));
const game = query.get('game');

if (new URLSearchParams(location.search).has('bare')) {
  const { begin } = await import('./bare.svelte');
  const wish = (): Wish => ({
    game: game ?? '',
    position: Number(query.get('position') ?? 0),
    lang: (query.get('lang') ?? 'en') as Lang,
    theme: (query.get('theme') ?? 'light') as Theme,
    touch: query.has('touch'),
    play: query.has('play'),
  });
  await begin(game ? wish() : null);
} else {
  const { default: Gallery } = await import('./Gallery.svelte');
  const games: string[] = await (await fetch('/positions/games.json')).json();
  mount(Gallery, { target: document.getElementById('app') as HTMLElement, props: { games } });
}
