import { levelName } from '@/shell/catalogue/levels';
import { factsOf, type Stage, standingOf } from '@/shell/catalogue/stage.svelte';
import type { News, Seat, Table } from '@/shell/net/protocol';
import type { Say } from '@/shell/speaking/speaker';
import { t } from '@/shell/speaking/texts.svelte';

/** A player, as everybody sees him. */
export interface Standing extends Seat {
  active: boolean;
  due: number | null;
  bank: number | null;
  me: boolean;
  /** The level of the bot that sits in for him; empty: none does. */
  standIn: string;
  /** The bot that chooses here, whoever the seat belongs to; empty: a person does. */
  bot: string;
  facts: string[];
  /** What the game counts; null: nobody may know it yet. */
  figure: number | null;
}

export function standings(table: Table, stage: Stage, news: News, say: Say): Standing[] {
  return table.seats.map((s) => {
    const waiting = news.waiting.find((w) => w.seat === s.seat);
    const standIn = news.stand_ins[s.seat] ?? '';
    return {
      ...s,
      active: waiting !== undefined,
      due: waiting?.due ?? null,
      bank: news.banks?.[s.seat] ?? null,
      me: s.seat === news.seat,
      standIn,
      bot: botOf(table, s, standIn),
      facts: stage.module ? factsOf(stage.module, news.view, s.seat, say) : [],
      figure: news.result?.scores[s.seat] ?? (stage.module ? standingOf(stage.module, news.view, s.seat) : 0),
    };
  });
}

/** What the figure of the players is: the board's word for it. */
export function figureName(stage: Stage, say: Say): string {
  return stage.module?.figure?.(say) ?? t('points-head');
}

/** "bot, greedy"; in a branch the seat is still somebody's: "Anna's seat, played by a bot (greedy)". */
function botOf(table: Table, seat: Seat, standIn: string): string {
  const level = standIn || (seat.kind === 'bot' ? seat.level : '');
  if (!level) return '';
  const names = { name: seat.name, level: levelName(level) };
  return t(table.origin && seat.kind === 'bot' ? 'seat-of' : 'bot-level', names);
}
