import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// biome-ignore lint/suspicious/noExplicitAny: vitest 3 brings a vite of its own, whose plugin types differ
const plugins: any = [svelte()];

export default defineConfig({
  plugins,
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) }, conditions: ['browser'] },
  server: { fs: { allow: ['..'] } }, // the sentences of the games are the server's
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 30_000 },
});
