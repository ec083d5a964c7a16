import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The page goes into the Python package, so that the wheel carries it. The gallery of boards (`--mode gallery`) is for builders:
 * it is built into build/gallery, and `vite` alone serves it too. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: { alias: { '@': here('./src') }, conditions: ['browser'] },
  build: {
    outDir: here(mode === 'gallery' ? '../build/gallery' : '../src/fullsteam/server/page'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The door only hands on: whoever takes one thing through it, a picture of the start page, need not load the rest.
    rolldownOptions: {
      input:
        mode === 'gallery'
          ? here('./gallery.html')
          : { index: here('./index.html'), sw: here('./src/worker/worker.ts') },
      // A worker has one address for ever.
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
      treeshake: { moduleSideEffects: [{ test: /src\/shell\/board\.ts$/, sideEffects: false }] },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
}));
