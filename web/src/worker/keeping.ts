/** The page without a network: its own files of one build, and what the server said last of games, lessons and one's tables.
 * Why so: docs/decisions/0018-an-app-without-a-network.md. */

/// <reference lib="webworker" />

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Every file of this build that may be needed without a network; written here when it is built (vite.config.ts). */
const FILES = JSON.parse('__FILES__') as { build: string; files: string[] };
const PAGE = `page-${FILES.build}`;
const SHELL = '/';
/** What is the same for everybody, and what is the reader's own: that one goes when he does. */
const [EVERYBODY, MINE] = ['kept', 'kept-mine'];
/** So long the network may take before the page comes from here. */
const PATIENCE = 4000;
const AT_ONCE = 6;

/** "/api/games/…": what a game is, its rules, how it works, its lessons. Not why something is refused: that is asked for a position. */
const OF_GAMES = /^\/api\/(?:games(?:\/[\w-]+(?:\/(?:text|rules|how|lessons)\/[\w-]+)?)?|bots)$/;
const OF_MINE = /^\/api\/me(?:\/tables)?$/;
/** After these somebody else may sit here. */
const CHANGES_WHO = /^\/api\/(?:me|guest|login|logout|register|accounts?)(?:\/|$)/;

export const has = (address: string) => FILES.files.includes(new URL(address).pathname);

/** All files of this build; those that are the same as before are not asked for again. */
export async function install(): Promise<void> {
  const cache = await caches.open(PAGE);
  await cache.add(new Request(SHELL, { cache: 'reload' }));
  const left = [...FILES.files];
  const take = async (): Promise<void> => {
    for (let file = left.shift(); file; file = left.shift()) {
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      if (known) await cache.put(file, known);
      else await cache.add(file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}

/** Of older builds the newest stays as long as a window is open: it may be of that build, and ask for another of its files. */
export async function tidy(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const older = (await caches.keys()).filter((name) => name.startsWith('page-') && name !== PAGE);
  const gone = windows.length > 0 ? older.slice(0, -1) : older;
  await Promise.all(gone.map((name) => caches.delete(name)));
}

/** Who answers; nothing: the browser asks the server itself. */
export function answer(request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return null;
  if (request.method !== 'GET') {
    if (!CHANGES_WHO.test(url.pathname)) return null;
    return fetch(request).finally(() => caches.delete(MINE));
  }
  if (request.mode === 'navigate') return url.pathname.startsWith('/api/') ? null : shell(request);
  if (FILES.files.includes(url.pathname) || url.pathname.startsWith('/assets/')) return file(request);
  if (OF_GAMES.test(url.pathname)) return newest(request, EVERYBODY);
  if (OF_MINE.test(url.pathname)) return newest(request, MINE);
  return null;
}

/** Asked for in advance: what a reader may want where there is no network. */
export async function keep(urls: string[]): Promise<void> {
  const left = urls.filter((url) => OF_GAMES.test(new URL(url, worker.location.origin).pathname));
  const take = async (): Promise<void> => {
    for (let url = left.shift(); url; url = left.shift()) await newest(new Request(url), EVERYBODY).catch(() => {});
  };
  await Promise.all([take(), take()]);
}

async function shell(request: Request): Promise<Response> {
  const cached = async () => (await caches.open(PAGE)).match(SHELL);
  const late = new Promise<Response | undefined>((answer) => setTimeout(() => cached().then(answer), PATIENCE));
  const asked = fetch(request).catch(() => undefined);
  const found = (await Promise.race([asked, late])) ?? (await cached()) ?? (await asked);
  return found ?? Response.error();
}

/** A file is named by what is in it: whichever build brought it. The icons are not, but they do. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

async function newest(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(request.url, dated(found.clone()));
    else if (found.status === 401 || found.status === 403) await caches.delete(MINE);
    if (found.status < 502) return found;
    return (await cache.match(request.url)) ?? found;
  } catch (error) {
    const known = await cache.match(request.url);
    if (known) return known;
    throw error;
  }
}

/** With the time at which it was true, by which the page knows that it is old. */
function dated(found: Response): Response {
  const headers = new Headers(found.headers);
  headers.set('x-kept', String(Date.now()));
  headers.delete('set-cookie');
  return new Response(found.body, { status: found.status, headers });
}
