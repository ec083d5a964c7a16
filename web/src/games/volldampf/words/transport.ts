/** A transport in words: what may be sent, how far it has come, where it can arrive and what that brings everybody. */

import { type Block, type Part, sentence } from '@/shell/board';
import { timetable } from '../journey.svelte';
import type { Colour } from '../types';
import type { At } from './common';

export function transport(at: At): Part[] {
  const { view, say } = at;
  const trip = view.transport;
  const blocks = [...closed(at), ...waiting(at), ...underWay(at)];
  const parts: Part[] = [];
  if (Object.keys(trip.offers).length > 0) parts.push({ title: say('vd-timetable'), blocks: [offers(at)] });
  if (Object.keys(trip.destinations).length > 0) parts.push({ title: say('words-arrivals'), blocks: [arrivals(at)] });
  if (blocks.length + parts.length > 0) return [{ title: say('words-transport'), blocks, parts }];
  const { delivered } = view;
  if (!delivered) return [];
  const city = say.member('city', delivered.to);
  const good = say('words-good', { good: delivered.good });
  return [
    {
      title: say('vd-delivered'),
      blocks: [sentence(say('words-arrived', { good, city, number: delivered.path.length }))],
    },
  ];
}

function closed({ view, say }: At): Block[] {
  const goods = view.transport.closed.map((good) => say('words-good', { good }));
  return goods.length > 0 ? [`${say('vd-closed')} ${goods.join(', ')}`] : [];
}

/** A good in hand, to be put onto a city. */
function waiting({ view, say }: At): Block[] {
  const good = view.transport.freight ?? view.transport.moving?.good;
  return good ? [say('words-put', { good: say('words-good', { good }) })] : [];
}

function underWay({ view, seats, say }: At): Block[] {
  const { good, from, at, path, limit, seat } = view.transport;
  if (!good || !from || !at) return [];
  const name = seat === null ? '' : (seats[seat]?.name ?? '');
  const [start, here] = [say.member('city', from), say.member('city', at)];
  return [
    say('words-under-way', {
      name,
      good: say('words-good', { good }),
      from: start,
      at: here,
      used: path.length,
      limit,
    }),
  ];
}

/** The best for each good. */
function offers(at: At): Block {
  const { view, seat, say } = at;
  const rows = timetable(view.transport.offers, seat ?? 0).map(({ offer, to, gains }) => {
    const [city = '', good] = offer.split(' ') as [string, Colour];
    const what = say('words-from', { good: say('words-good', { good }), city: say.member('city', city) });
    return [what, say.member('city', to), gained(at, gains)];
  });
  return { head: [say('words-head-good'), say('words-head-to'), say('words-head-income')], rows };
}

function arrivals(at: At): Block {
  const { view, say } = at;
  const hauler = view.transport.seat ?? 0;
  const best = Object.entries(view.transport.destinations).sort(
    ([, a], [, b]) => (b.gains[hauler] ?? 0) - (a.gains[hauler] ?? 0) || a.path.length - b.path.length,
  );
  const rows = best.map(([city, { gains, path }]) => {
    const way = path.map((link) => say.member('link', link));
    return [say.member('city', city), way.length > 0 ? way : say('words-here'), gained(at, gains)];
  });
  return { head: [say('words-head-city'), say('words-head-way'), say('words-head-income')], rows };
}

/** Who gets steps of income; oneself first. */
function gained({ seat, seats, say }: At, gains: number[]): string[] {
  const mine = seat === null ? [] : [say('words-you-gain', { number: gains[seat] ?? 0 })];
  const others = seats.filter((s) => s.seat !== seat && (gains[s.seat] ?? 0) > 0);
  return [...mine, ...others.map((s) => say('words-gains', { name: s.name, number: gains[s.seat] ?? 0 }))];
}
