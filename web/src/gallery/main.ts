/** For builders: a board with moments of bots' games (tools/board_fixtures.py), without a server.
 * gallery.html?game=trambahn&n=12&seat=0&lang=de&theme=dark */

import '@fontsource-variable/fraunces';
import '@fontsource-variable/inter';
import '@/shell/style/tokens.css';
import { mount } from 'svelte';
import { load } from '@/games';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
const game = query.get('game') ?? 'trambahn';
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
const fixture = await (await fetch(`/fixtures/${game}${query.get('set') ?? ''}.json`)).json();
const module = await (load(game) ?? Promise.reject(new Error(`there is no board for ${game}`)));
mount(Gallery, {
  target: document.getElementById('app') as HTMLElement,
  props: { fixture, module, lang: (query.get('lang') ?? 'en') as 'en', n: Number(query.get('n') ?? 0) },
});
