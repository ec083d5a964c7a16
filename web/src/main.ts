import '@fontsource-variable/fraunces';
import '@fontsource-variable/inter';
import '@/shell/style/tokens.css';
import '@/shell/style/page.css';
import { mount } from 'svelte';
import App from '@/shell/App.svelte';
import { settings, showTheme } from '@/shell/browser/settings.svelte';
import { texts } from '@/shell/speaking/texts.svelte';

showTheme();
await texts.use(settings.lang);
mount(App, { target: document.getElementById('app') as HTMLElement });
