/** A hint: what would be good here, and why. Asked for by a button, seen by everybody in the log. */

import { post } from '@/shell/net/api';
import type { Table } from '@/shell/net/protocol';
import { sentence } from '@/shell/net/sentence';
import { t, texts } from '@/shell/speaking/texts.svelte';

export interface Hinted {
  choice: string;
  text: string;
  /** In parts of 1, behind the best. */
  behind: number;
  error: number;
  reasons: { text: string }[];
}

/** As the table was set up: never; while no other person sits there; all have agreed. Never where it counts. */
export function mayHint(table: Table, own: number[]): boolean {
  const { hints = 'alone', rated } = table.terms;
  if (rated || hints === 'never') return false;
  return hints === 'all' || table.seats.every((s) => s.kind === 'bot' || own.includes(s.seat));
}

export class Hint {
  /** The question it is about; null: none is open. */
  private about = $state<number | null>(null);
  answers = $state.raw<Hinted[] | null>(null);
  problem = $state('');

  constructor(private readonly table: string) {}

  open(question: number): boolean {
    return this.about === question;
  }

  close(): void {
    this.about = null;
  }

  /** Asked once a question; then it is only shown and hidden. */
  async toggle(question: number, seat: number | null): Promise<void> {
    if (this.open(question)) return this.close();
    const again = this.asked === question && this.answers !== null;
    this.about = this.asked = question;
    if (again) return;
    [this.answers, this.problem] = [null, ''];
    try {
      const from = seat === null ? '' : `&seat=${seat}`;
      const path = `/api/tables/${this.table}/hint?lang=${texts.lang}${from}`;
      const { answers } = await post<{ answers: Hinted[] }>(path);
      if (this.asked === question) this.answers = answers;
    } catch (error) {
      if (this.asked === question)
        this.problem = (error as Error).message === 'offline' ? t('start-offline') : sentence(error);
    }
  }
  private asked: number | null = null;
}
