/** In place of the server: the page asks as it always does, and hears of one recorded position. */

import type { FromServer, News, ToServer, Welcome } from '@/shell/net/protocol';
import { heard, type Position, type Recorded, tableOf } from './positions';

/** What is on the table now. */
interface Shown {
  all: Recorded;
  position: Position;
}
let shown: Shown | null = null;

export function lay(all: Recorded, position: Position): void {
  shown = { all, position };
}

export const laid = (): Shown => shown as Shown;

/** A socket that tells the position, and how it came about, when it is greeted; whatever else is said to it leads nowhere. */
class RecordedLine {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    if ((JSON.parse(text) as ToServer).type !== 'hello' || !shown) return;
    const { all, position } = shown;
    const { before, news, seat } = position;
    const you = { name: '', seats: seat === null ? [] : [seat], seat };
    const table = tableOf(all, position);
    const [moment, now] = [news.moment, news.now];
    const welcome: Welcome = {
      type: 'welcome',
      protocol: 1,
      page: '',
      table,
      you,
      moment,
      recap: 0,
      orders: [],
      chat: [],
      now,
    };
    this.tell(welcome);
    for (const told of before ? [before, news] : [news]) this.tell(this.whole(told));
  }

  private whole(news: News): News {
    const { all, position } = shown as Shown;
    return { ...news, moments: heard(all, position, news.moment) };
  }

  private tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
  }
}

const json = (data: unknown) => new Response(JSON.stringify(data), { headers: { 'content-type': 'application/json' } });

function answer(address: URL): Response {
  if (!shown) return new Response('', { status: 404 });
  const { all, position } = shown;
  const [, , room, id = '', what, lang] = address.pathname.split('/');
  if (room === 'games' && id === all.game.id && what === 'text') return new Response(all.texts[lang as 'en']);
  if (room === 'games' && id === all.game.id && !what) return json(all.game);
  if (room === 'tables' && what === 'moments' && !lang) {
    const views = all.matches[position.match]?.landmarks ?? {};
    const wished = (address.searchParams.get('at') ?? '').split(',');
    return json(wished.filter((n) => views[n]).map((n) => ({ moment: Number(n), views: views[n] })));
  }
  return new Response('', { status: 404 });
}

/** From now on nothing is asked of a server but files. */
export function standIn(): void {
  const files = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    return address.pathname.startsWith('/api/') ? answer(address) : files(input, init);
  };
  window.WebSocket = RecordedLine as unknown as typeof WebSocket;
}
