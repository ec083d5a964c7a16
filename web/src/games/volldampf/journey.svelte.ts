/** The way of a good that the reader looks at, and that is sent link by link once he has said yes. */

import type { Choosing, Said } from '@/shell/board';
import type { View } from './types';

export interface Plan {
  /** The good and where it waits: "berlin red". */
  offer: string;
  to: string;
  /** All links from the first one, those already ridden too. */
  path: string[];
  gains: number[];
}

export class Journey {
  /** What is drawn on the map: it waits for a yes, or is under way. */
  plan = $state.raw<Plan | null>(null);
  /** It could not go on as planned: the reader is told. */
  halted = $state(false);
  private riding = false;
  /** How many links have been sent. */
  private sent = 0;

  /** Another question, another transport: what was looked at is over. */
  reset(): void {
    if (!this.riding) this.plan = null;
  }

  /** Look at this way; again: no more. Whoever is asked is asked for a yes to its first answer. */
  propose(plan: Plan, choosing: Choosing, words: Words): void {
    if (this.riding) return;
    const same = this.plan?.offer === plan.offer && this.plan.to === plan.to;
    choosing.clear();
    this.halted = false;
    this.plan = same ? null : plan;
    const first = same ? undefined : opening(plan, choosing.legal);
    if (!first) return;
    const ways = [{ label: words.send, chosen: () => this.go(first) }];
    if (first.word === 'name') {
      choosing.lift(first.marks.slice(1));
      ways.push({ label: words.alone, chosen: () => this.stop() });
    }
    choosing.hold(first, { question: words.question(plan), ways });
  }

  /** At everything new: the next link of a way that was said yes to; what was let go is looked at no more. */
  follow(view: View, step: string | null, choosing: Choosing): void {
    if (choosing.legal.length === 0 || choosing.held !== null) {
      const all = this.riding && this.sent === this.plan?.path.length;
      if (all && view.transport.good === null) this.stop(); // it has arrived, and somebody else is asked
      return;
    }
    if (this.riding) this.ride(view, step, choosing);
    else if (this.plan) this.plan = null;
  }

  stop(): void {
    this.plan = null;
    this.riding = false;
  }

  private go(first: Said): void {
    this.riding = true;
    const at = this.plan?.path.findIndex((link) => first.marks.includes(`link:${link}`)) ?? -1;
    this.sent = first.word === 'name' ? 0 : at < 0 ? (this.plan?.path.length ?? 0) : at + 1;
  }

  /** Only what is asked and offered; anything else ends it, and is said. */
  private ride(view: View, step: string | null, choosing: Choosing): void {
    const { good, from, at, path } = view.transport;
    const plan = this.plan as Plan;
    const going = step === 'route' && `${from} ${good}` === plan.offer;
    const arrived = !going && this.sent === plan.path.length;
    const next = plan.path[this.sent];
    const mark = next ? `link:${next}` : 'verb:done';
    const there = path.length === this.sent && (next !== undefined || at === plan.to);
    if (going && there && choosing.legal.some((said) => said.marks.includes(mark))) {
      if (next) this.sent += 1;
      else this.stop();
      choosing.touch([mark]);
      return;
    }
    this.stop();
    this.halted = !arrived;
  }
}

export interface Words {
  question: (plan: Plan) => string;
  send: string;
  alone: string;
}

/** The answer that sets this plan going: its good is named, its next link ridden, or it ends here. */
function opening(plan: Plan, legal: Said[]): Said | undefined {
  const [city, good] = plan.offer.split(' ');
  const named = (said: Said) =>
    said.word === 'name' && [`city:${city}`, `good:${good}`].every((m) => said.marks.includes(m));
  const next = (said: Said) => said.word === 'along' && plan.path.some((link) => said.marks.includes(`link:${link}`));
  return (
    legal.find(named) ??
    legal.find(next) ??
    legal.find((said) => said.word === 'done' && legal.some((s) => s.word === 'along'))
  );
}

/** The way of an offer that is best for him who names it. */
export function best(view: View, offer: string): Plan | null {
  const { offers, best } = view.transport;
  const way = best[offer];
  return way ? { offer, ...way, gains: offers[offer]?.[way.to] ?? [] } : null;
}

/** The way of the good under way to this city. */
export function onward(view: View, to: string): Plan | null {
  const { good, from, path, destinations } = view.transport;
  const end = destinations[to];
  return end ? { offer: `${from} ${good}`, to, path: [...path, ...end.path], gains: end.gains } : null;
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
