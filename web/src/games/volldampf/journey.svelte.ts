/** What the reader looks at while goods travel: nothing here is a move. A chosen route is sent link by link. */

import type { Choosing } from '@/shell/board';
import type { Destination, View } from './types';

export class Journey {
  /** An offer the reader wants to see on the map: "berlin red". */
  looking = $state<string | null>(null);
  /** A destination the reader points at. */
  aim = $state<string | null>(null);
  /** Links still to be ridden, and where they lead, once the reader has said yes. */
  private plan: string[] = [];
  private goal: string | null = null;
  private done = 0;
  private trip = '';

  /** Another question, another transport: what was looked at is over. */
  reset(): void {
    this.looking = null;
    this.aim = null;
  }

  /** Yes, this way. */
  go(to: string, destination: Destination, view: View, choosing: Choosing): void {
    this.plan = [...destination.path];
    this.goal = to;
    this.done = view.transport.path.length;
    this.trip = `${view.transport.good} ${view.transport.from}`;
    this.ride(view, choosing);
  }

  get riding(): boolean {
    return this.goal !== null;
  }

  stop(): void {
    this.plan = [];
    this.goal = null;
  }

  /** At each new question of the route: the next link of the plan, if the rules still offer it. */
  ride(view: View, choosing: Choosing): void {
    if (this.goal === null || choosing.legal.length === 0) return;
    const { good, from, path } = view.transport;
    if (`${good} ${from}` !== this.trip || path.length !== this.done) {
      this.stop();
      return;
    }
    const [next, ...rest] = this.plan;
    const mark = next ? `link:${next}` : 'verb:done';
    const there = next !== undefined || view.transport.at === this.goal;
    if (!there || !choosing.legal.some((said) => said.marks.includes(mark))) return;
    this.plan = rest;
    this.done += 1;
    if (!next) this.stop();
    choosing.clear();
    choosing.touch([mark]);
  }
}

/** What the pointer, the touch or the list points at among the offers: "berlin red". */
export function offerAt(marks: string[], offers: View['transport']['offers']): string | null {
  const city = marks.find((mark) => mark.startsWith('city:'))?.slice(5);
  const good = marks.find((mark) => mark.startsWith('good:'))?.slice(5);
  if (!city) return null;
  if (good) return `${city} ${good}` in offers ? `${city} ${good}` : null;
  const here = Object.keys(offers).filter((offer) => offer.startsWith(`${city} `));
  return here.length === 1 ? (here[0] as string) : null;
}

export interface Row {
  offer: string;
  to: string;
  gains: number[];
}

/** The best destination of each offer, best for this seat first. */
export function timetable(offers: View['transport']['offers'], seat: number): Row[] {
  const best = Object.entries(offers).map(([offer, ends]): Row => {
    const [to = '', gains = []] = Object.entries(ends).sort((a, b) => worth(b[1], seat) - worth(a[1], seat))[0] ?? [];
    return { offer, to, gains };
  });
  return best.sort((a, b) => worth(b.gains, seat) - worth(a.gains, seat) || a.offer.localeCompare(b.offer));
}

function worth(gains: number[], seat: number): number {
  const own = gains[seat] ?? 0;
  return own * 17 - gains.reduce((sum, steps) => sum + steps, 0);
}
