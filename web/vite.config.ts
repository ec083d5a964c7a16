import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Of the fonts the letters of our languages; others are brought when somebody's name needs them. */
const KEPT = /\.(?:js|css)$|-latin-wght-normal-[^/]*\.woff2$/;
const PUBLIC = ['/icon.svg', '/icon-turn.svg', '/icon-192.png', '/manifest.webmanifest'];

/** The worker is told which files belong to this build (worker/keeping.ts). */
const fileList = (): Plugin => ({
  name: 'files-of-the-worker',
  generateBundle(_, bundle) {
    const worker = bundle['sw.js'];
    if (worker?.type !== 'chunk') return;
    const names = Object.keys(bundle).filter((name) => name !== 'sw.js' && KEPT.test(name));
    const files = [...names.map((name) => `/${name}`).sort(), ...PUBLIC];
    const build = createHash('sha256').update(files.join()).update(worker.code).digest('hex').slice(0, 12);
    worker.code = worker.code.replace('__FILES__', JSON.stringify({ build, files }));
  },
});

/** The page goes into the Python package, so that the wheel carries it. The gallery of boards (`--mode gallery`) is for builders:
 * it is built into build/gallery, and `vite` alone serves it too. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), fileList()],
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
