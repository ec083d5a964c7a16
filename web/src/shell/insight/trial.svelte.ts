/** A position with its question, whose answer is judged instead of played: at a table where an examiner answers. */

import type { Stage } from '@/shell/catalogue/stage.svelte';
import { ApiError } from '@/shell/net/api';
import { asPosition, Examiner } from '@/shell/net/examiner';
import type { Moment, News, Table } from '@/shell/net/protocol';
import { Room } from '@/shell/net/room.svelte';
import { sentence } from '@/shell/net/sentence';
import { t } from '@/shell/speaking/texts.svelte';
import type { Judged } from './data';
import { w } from './texts.svelte';

export class Trial {
  readonly room: Room;
  readonly table: Table;
  /** The answer given last; null: none yet, or one thinks again. */
  tried = $state.raw<string | null>(null);
  judged = $state.raw<Judged | null>(null);
  /** The best one is shown. */
  shown = $state(false);
  problem = $state('');
  /** How often somebody answered. */
  tries = $state(0);

  constructor(
    stage: () => Stage | null,
    table: Table,
    news: News,
    readonly seat: number,
    private readonly judge: (choice: string) => Promise<Judged>,
    log?: Moment[],
    /** Where the server says why something is not possible here; empty: nowhere. */
    readonly asks = '',
  ) {
    const terms: Table['terms'] = { ...table.terms, chat: false, hints: 'never', choice: null };
    const seats = table.seats.map((one) => ({ ...one, present: true }));
    this.table = { ...table, status: 'playing', terms, seats, onlookers: [] };
    const examiner = new Examiner(this.table, asPosition(news, seat, log), seat);
    examiner.onanswer = (text) => this.answer(text);
    this.room = new Room(table.id, () => stage()?.played ?? null, examiner.connect);
    this.room.recall = async () => asPosition(news, seat, log);
    this.room.open();
  }

  private async answer(text: string): Promise<void> {
    [this.tried, this.judged, this.problem, this.shown] = [text, null, '', false];
    this.tries += 1;
    const turn = this.tries;
    try {
      const judged = await this.judge(text);
      if (turn === this.tries) this.judged = judged;
    } catch (error) {
      if (turn !== this.tries) return;
      const busy = error instanceof ApiError && error.status === 429;
      this.problem = busy ? w('busy') : (error as Error).message === 'offline' ? t('start-offline') : sentence(error);
    }
  }

  /** Think again. */
  again(): void {
    [this.tried, this.judged, this.problem, this.shown] = [null, null, '', false];
    this.tries += 1;
  }

  close(): void {
    this.room.close();
  }
}
