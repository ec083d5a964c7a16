/** How the server reaches somebody who is not here: what he wishes, by which ways, and this browser as one of them. */

import { get, post, put, remove } from './api';

export const KINDS = ['turn', 'again', 'nudge', 'begun', 'over', 'invite'] as const;
export type Kind = (typeof KINDS)[number];

export interface Wishes {
  lang: string;
  zone: string;
  /** From and to which minute of the day nothing is sent. */
  quiet: [number, number] | null;
  live: Kind[];
  days: Kind[];
}

export interface Way {
  id: string;
  kind: 'push' | 'mail' | 'hook';
  name: string;
  style: string;
  confirmed: boolean;
  problem: string;
}

export interface Notices {
  wishes: Wishes;
  channels: Way[];
  /** push: the key of this server; empty: it cannot. */
  can: { push: string; mail: boolean; hook: boolean };
}

export const notices = () => get<Notices>('/api/me/notices');
export const wish = (wishes: Wishes) => put<Notices>('/api/me/notices', wishes);
export const drop = (id: string) => remove(`/api/me/channels/${id}`);
export const tryOut = (id: string) => post<{ ok: boolean; detail: string }>(`/api/me/channels/${id}/test`);
export const add = (way: Record<string, unknown>) => post<Way>('/api/me/channels', way);

/** Can this browser be told something while its page is closed? */
export const pushable = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** This browser, from now on; false: its reader does not want to. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  await add({ kind: 'push', endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  return true;
}

export function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** "22:30" and the minute of the day, both ways. */
export const minute = (time: string) => {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};
export const time = (at: number) =>
  `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
