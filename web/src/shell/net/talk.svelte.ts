/** What is said at a table, and how much of it the reader has not read; kept in this browser. */

import type { ChatLine } from './protocol';

const KEY = 'fullsteam.read';
/** Of so many tables it is remembered. */
const TABLES = 50;

type Read = Record<string, number>;

function readUpTo(): Read {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Read;
  } catch {
    return {};
  }
}

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  /** What was said just now, while the chat was closed. */
  fresh = $state.raw<ChatLine | null>(null);
  private last = $state(0);
  private open = false;

  /** me: the reader's name; what he says himself he has read. */
  constructor(
    private readonly table: string,
    private readonly me: () => string,
  ) {
    this.last = readUpTo()[table] ?? 0;
  }

  get unread(): number {
    return this.lines.filter((line) => line.id > this.last && line.name !== this.me()).length;
  }

  /** All there is, when one comes in. */
  begin(lines: ChatLine[]): void {
    this.lines = lines;
    if (this.reading) this.readAll();
  }

  hear(lines: ChatLine[]): void {
    const news = lines.filter((line) => !this.lines.some((known) => known.id === line.id));
    this.lines = [...this.lines, ...news];
    if (this.reading) this.readAll();
    else this.fresh = news.findLast((line) => line.name !== this.me()) ?? this.fresh;
  }

  /** Some lines were taken out by who hosts; null: all. */
  forget(lines: number[] | null): void {
    this.lines = lines === null ? [] : this.lines.filter((line) => !lines.includes(line.id));
    if (this.fresh && !this.lines.includes(this.fresh)) this.fresh = null;
  }

  /** The chat lies open before the reader; the answer closes it. */
  look(): () => void {
    this.open = true;
    const looks = () => this.reading && this.readAll();
    looks();
    document.addEventListener('visibilitychange', looks);
    return () => {
      this.open = false;
      document.removeEventListener('visibilitychange', looks);
    };
  }

  private get reading(): boolean {
    return this.open && !document.hidden;
  }

  private readAll(): void {
    this.fresh = null;
    const newest = this.lines.at(-1)?.id ?? 0;
    if (newest <= this.last) return;
    this.last = newest;
    const { [this.table]: _, ...others } = readUpTo();
    const kept = [...Object.entries(others).slice(1 - TABLES), [this.table, newest]];
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // A browser that keeps nothing: read as long as the page.
    }
  }
}
