/** A small router: the path is state, links of this page do not leave it. */

export interface Place {
  page:
    | 'start'
    | 'setup'
    | 'join'
    | 'table'
    | 'rules'
    | 'boxes'
    | 'learn'
    | 'insight'
    | 'puzzles'
    | 'me'
    | 'own'
    | 'profile'
    | 'ladder'
    | 'letter'
    | 'password'
    | 'admin'
    | 'lost';
  /** The game, the code or the table. */
  id: string;
  /** Of a game that is learnt: the lesson; empty: all there are. Of a table: "screen" (the big one), "hand" (a phone beside it).
   * Of a match looked into: "analysis", or "mistakes" (to learn from them). Of puzzles: which; empty: all of the game. */
  part: string;
  /** Of a table: the moment of a permalink. */
  moment: number | null;
  /** Of a rule book: the paragraph. */
  hash: string;
  query: URLSearchParams;
}

const TABLE = /^\/t\/([a-z0-9]+)(?:\/(?:(\d+)|(screen|hand)))?\/?$/;
const INSIGHT = /^\/t\/([a-z0-9]+)\/(analysis|mistakes)\/?$/;
const PUZZLES = /^\/puzzles(?:\/([a-z0-9-]+)(?:\/([\w-]+))?)?\/?$/;
const LETTER = /^\/letter\/(confirm|leave|account)\/([\w.-]+)$/;
const RESET = /^\/letter\/password\/([\w-]+)$/;
const NAMED = /^\/(games|join|rules|boxes|p|ladder)\/([a-z0-9-]+)\/?$/;
const OWN = /^\/me\/(games|matches|people)\/?$/;
const LEARN = /^\/learn\/([a-z0-9-]+)(?:\/([a-z0-9_-]+))?\/?$/;
const PAGES = { games: 'setup', join: 'join', rules: 'rules', boxes: 'boxes', p: 'profile', ladder: 'ladder' } as const;

export function place(url: URL): Place {
  const query = url.searchParams;
  const hash = decodeURIComponent(url.hash.slice(1));
  const found = (page: Place['page'], id = '', moment: number | null = null, part = ''): Place => ({
    page,
    id,
    part,
    moment,
    hash,
    query,
  });
  if (url.pathname === '/' || url.pathname === '/lobby') return found('start');
  if (url.pathname === '/me') return found('me');
  const own = url.pathname.match(OWN);
  if (own) return found('own', own[1]);
  if (url.pathname === '/admin') return found('admin');
  const reset = url.pathname.match(RESET);
  if (reset) return found('password', reset[1]);
  const letter = url.pathname.match(LETTER);
  if (letter) return found('letter', `${letter[1]}/${letter[2]}`);
  const table = url.pathname.match(TABLE);
  if (table) return found('table', table[1], table[2] === undefined ? null : Number(table[2]), table[3]);
  const insight = url.pathname.match(INSIGHT);
  if (insight) return found('insight', insight[1], null, insight[2]);
  const puzzles = url.pathname.match(PUZZLES);
  if (puzzles) return found('puzzles', puzzles[1], null, puzzles[2]);
  const named = url.pathname.match(NAMED);
  if (named) return found(PAGES[named[1] as keyof typeof PAGES], named[2]);
  const learn = url.pathname.match(LEARN);
  if (learn) return found('learn', learn[1], null, learn[2]);
  return found('lost');
}

class Router {
  now = $state.raw<Place>(place(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.clicked(event));
  }

  /** Go there; with `replace` the place before is forgotten. */
  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  private read(): void {
    this.now = place(new URL(location.href));
  }

  private clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
