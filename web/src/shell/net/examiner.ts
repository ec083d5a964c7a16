/** One position behind the same line as a table, with a question whose answer is judged and not played: a choice of a match that
 * is over, or a puzzle. Nothing of the table knows that nobody is at the other end. */

import type { News, Table, ToServer } from './protocol';
import { Desk } from './teacher';

export class Examiner {
  private desk: Desk | null = null;
  /** Somebody has answered. */
  onanswer: (text: string) => void = () => {};

  constructor(
    private readonly table: Table,
    private readonly news: News,
    private readonly seat: number,
  ) {}

  /** For the line: somebody who answers like a server. */
  readonly connect = (): WebSocket => {
    this.desk = new Desk((message) => this.hear(message));
    return this.desk as unknown as WebSocket;
  };

  private hear(message: ToServer): void {
    if (message.type === 'hello') this.greet();
    else if (message.type === 'ping') this.desk?.say({ type: 'pong', t: message.t, now: Date.now() });
    else if (message.type === 'move') {
      // The board stays as it is: the same question may be answered again.
      this.desk?.say({ type: 'refused', move_id: message.move_id, reason: 'trial' });
      this.onanswer(message.text);
    }
  }

  private greet(): void {
    const you = { name: this.table.seats[this.seat]?.name ?? '', seats: [this.seat], seat: this.seat };
    this.desk?.say({
      ...{ type: 'welcome', protocol: 1, page: '', table: this.table, you, moment: this.news.moment },
      ...{ recap: -1, orders: [], chat: [], now: Date.now() },
    });
    this.desk?.say(this.news);
  }
}

/** The position as one who sits there is asked: without clocks, without anything that others wait for. */
export function asPosition(news: News, seat: number, log = news.moments): News {
  return {
    ...news,
    seat,
    moments: log.filter((moment) => moment.n <= news.moment),
    ...{ answer: null, undo: false, back: null, count: null, pause: null, banks: null, ask: null, result: null },
    decision: news.decision && { ...news.decision, since: 0, due: null },
    waiting: news.waiting.map((one) => ({ ...one, due: null })),
    company: undefined,
    now: Date.now(),
  };
}
