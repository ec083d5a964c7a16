import '@fontsource-variable/fraunces';
import '@fontsource-variable/inter';
import '@/shell/style/tokens.css';
import '@/shell/style/page.css';
import { mount } from 'svelte';
import App from '@/shell/App.svelte';
import { settings, showTheme } from '@/shell/browser/settings.svelte';
import { texts } from '@/shell/speaking/texts.svelte';

/** A part of the page that is not there any more: the server has a newer one. Where one was going one gets it; but not again and
 * again, should it be something else. */
addEventListener('vite:preloadError', () => {
  const before = Number(sessionStorage.getItem('fullsteam.reloaded') ?? 0);
  if (!navigator.onLine || Date.now() - before < 30_000) return;
  sessionStorage.setItem('fullsteam.reloaded', String(Date.now()));
  location.reload();
});

showTheme();
await texts.use(settings.lang);
mount(App, { target: document.getElementById('app') as HTMLElement });
