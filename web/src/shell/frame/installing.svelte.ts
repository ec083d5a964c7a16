/** The page as an app: its worker, what is kept for times without a network, a newer build, the number at its icon. */

import { showBadge } from '@/shell/browser/badge';
import { get } from '@/shell/net/api';
import { people } from '@/shell/net/people.svelte';
import type { Table } from '@/shell/net/protocol';
import { texts } from '@/shell/speaking/texts.svelte';

const HOUR = 3_600_000;

class Installing {
  /** The server has a newer build than this page, and the worker has all of it. */
  renewed = $state(false);
  private registration: ServiceWorkerRegistration | null = null;

  /** Where the browser has no worker (an address without https) the page is a page. */
  async begin(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
      const found = await navigator.serviceWorker.register('/sw.js');
      this.registration = found;
      if (found.waiting) this.newer(found.waiting);
      found.addEventListener('updatefound', () => this.watch(found.installing));
      await navigator.serviceWorker.ready;
      await this.keep();
    } catch {
      return; // the worker was not fetched, or not allowed: next time
    }
    setInterval(() => this.look(), HOUR);
    document.addEventListener('visibilitychange', () => this.turned());
  }

  /** Is there a newer build? */
  async look(): Promise<void> {
    await this.registration?.update().catch(() => {});
  }

  private watch(next: ServiceWorker | null): void {
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && navigator.serviceWorker.controller) this.newer(next);
    });
  }

  /** A worker waits: is it of this page's own build? Then it begins at once; else this page is the older one. */
  private newer(next: ServiceWorker): void {
    const [page] = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => (this.renewed = event.data === false);
    next.postMessage({ page: page?.src ?? '' }, [port2]);
  }

  /** Rules, how it works and lessons of all games, in the reader's language. Not where he saves data. */
  async keep(): Promise<void> {
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    const cards = await get<{ id: string; lessons: { id: string }[] }[]>('/api/games');
    const of = ({ id, lessons }: (typeof cards)[number]) =>
      [
        '',
        ...['text', 'rules', 'how'].map((part) => `/${part}/${texts.lang}`),
        ...lessons.map((lesson) => `/lessons/${lesson.id}`),
      ].map((part) => `/api/games/${id}${part}`);
    const all = ['/api/games', '/api/bots', ...cards.flatMap(of)];
    (await navigator.serviceWorker.ready).active?.postMessage({ keep: all });
  }

  /** Away: the icon says how many turns wait. Back: there may be a newer build. */
  private async turned(): Promise<void> {
    if (!document.hidden) return this.look();
    if (!people.me) return;
    const tables = await get<Table[]>('/api/me/tables').catch(() => null);
    if (tables) showBadge(tables.filter((table) => table.your_turn).length);
  }
}

export const installing = new Installing();
