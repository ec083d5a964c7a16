import '@fontsource-variable/fraunces';
import '@fontsource-variable/inter';
import '@/shell/tokens.css';
import '@/shell/shell.css';
import { mount } from 'svelte';
import App from '@/shell/App.svelte';
import { settings, showTheme } from '@/shell/settings.svelte';
import { texts } from '@/shell/texts.svelte';

showTheme();
await texts.use(settings.lang);
mount(App, { target: document.getElementById('app') as HTMLElement });
