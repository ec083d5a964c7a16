/** Beside the page, also when it is closed: shows what the server pushes, and opens the table that it speaks of; and answers
 * where there is no network (keeping.ts). */

/// <reference lib="webworker" />

import { answer, has, install, keep, tidy } from './keeping';

interface Told {
  title: string;
  body: string;
  url: string;
  tag: string;
  turns: number;
  lang: string;
}

const worker = self as unknown as ServiceWorkerGlobalScope & {
  navigator: WorkerNavigator & { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
};

/** A newer one waits until the windows of the older are closed, or one of the new build says that it may begin. */
worker.addEventListener('install', (event) => event.waitUntil(install()));
/** As short as can be: while a worker is being activated, whoever opens or reloads a page waits for it. */
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const answered = answer(event.request);
  if (answered) event.respondWith(answered);
});

/** What the page says: which addresses to keep; and whether it is of this build, which may begin then. */
worker.addEventListener('message', (event) => {
  const { keep: urls, page } = event.data as { keep?: string[]; page?: string };
  if (urls) event.waitUntil(keep(urls).then(tidy));
  if (page !== undefined) {
    const same = has(page);
    event.ports[0]?.postMessage(same);
    if (same) event.waitUntil(worker.skipWaiting());
  }
});

worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() as Told | undefined)));

async function show(told: Told | undefined): Promise<void> {
  if (!told) return;
  await worker.navigator.setAppBadge?.(told.turns).catch(() => {});
  await worker.registration.showNotification(told.title, {
    body: told.body,
    tag: told.tag,
    lang: told.lang,
    icon: '/icon.svg',
    badge: '/icon-turn.svg',
    data: told.url,
  });
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** A window that shows this table already, one that can go there, or a new one. Only pages of this server. */
async function open(address: string): Promise<void> {
  const url = new URL(address, worker.location.origin);
  const path = `${worker.location.origin}${url.pathname}`;
  await worker.navigator.clearAppBadge?.().catch(() => {});
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((client) => client.url === path);
  if (there) await there.focus();
  else await worker.clients.openWindow(path);
}
