import { factsOf, pointsOf, type Stage } from '@/shell/catalogue/stage.svelte';
import type { News, Seat, Table } from '@/shell/net/protocol';
import type { Say } from '@/shell/speaking/speaker';

/** A player, as everybody sees him. */
export interface Standing extends Seat {
  active: boolean;
  due: number | null;
  bank: number | null;
  me: boolean;
  /** The level of the bot that sits in for him; empty: none does. */
  standIn: string;
  facts: string[];
  points: number;
}

export function standings(table: Table, stage: Stage, news: News, say: Say): Standing[] {
  return table.seats.map((s) => {
    const waiting = news.waiting.find((w) => w.seat === s.seat);
    return {
      ...s,
      active: waiting !== undefined,
      due: waiting?.due ?? null,
      bank: news.banks?.[s.seat] ?? null,
      me: s.seat === news.seat,
      standIn: news.stand_ins[s.seat] ?? '',
      facts: stage.module ? factsOf(stage.module, news.view, s.seat, say) : [],
      points: news.result?.scores[s.seat] ?? (stage.module ? pointsOf(stage.module, news.view, s.seat) : 0),
    };
  });
}
