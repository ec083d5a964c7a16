import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The page goes into the Python package, so that the wheel carries it. `vite` alone serves the gallery of boards too. */
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '@': here('./src') }, conditions: ['browser'] },
  build: {
    outDir: here('../src/fullsteam/server/page'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The door only hands on: whoever takes one thing through it, a picture of the start page, need not load the rest.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /src\/shell\/board\.ts$/, sideEffects: false }] } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
