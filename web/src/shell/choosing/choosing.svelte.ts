/** A touch is a filter over the legal answers: what mentions everything touched so far is still possible. */

import type { Said } from '@/shell/speaking/notation';

export type Mark = 'quiet' | 'possible' | 'selected';

/** How a board asks for a yes, where it can say more than the answer does: it may be the first of several. */
export interface Wish {
  question: string;
  /** Every way of saying yes; each sends the answer. */
  ways: { label: string; chosen: () => void }[];
}

const verbOf = (said: Said) => `verb:${said.word}`;

export class Choosing {
  /** All legal answers to the question; empty when this seat is not asked. */
  legal = $state.raw<Said[]>([]);
  /** What has been touched so far: groups of marks. */
  touched = $state.raw<string[][]>([]);
  /** What the pointer or the focus is over: for previews. */
  over = $state.raw<string[]>([]);
  /** The answer that waits for a yes: it costs something. Until then nothing else glows. */
  held = $state.raw<Said | null>(null);
  /** What the board asks of it; null: the usual question. */
  wish = $state.raw<Wish | null>(null);
  /** Called when one answer is left. */
  settled: (said: Said) => void = () => {};
  /** Called when something that leads nowhere was touched: say why. */
  hopeless: (marks: string[]) => void = () => {};
  /** Of these answers the verb itself must be touched before anything else means them: a card is played by its face only. */
  private first: (said: Said) => boolean = () => false;

  readonly left = $derived(this.touched.length === 0 ? this.legal : this.with([]));
  /** The answers a second touch here would leave; for previews of what the pointer is over. */
  readonly preview = $derived(this.held ? [this.held] : this.over.length === 0 ? [] : this.with(this.over));

  /** A new question: nothing is touched yet. */
  ask(legal: Said[], first: (said: Said) => boolean = () => false): void {
    this.legal = legal;
    this.first = first;
    this.clear();
    this.over = [];
  }

  mark(marks: string[]): Mark {
    if (this.touched.some((group) => marks.every((mark) => group.includes(mark)))) return 'selected';
    return !this.held && this.leading(marks).length > 0 ? 'possible' : 'quiet';
  }

  /** The answers for which this glows. First what is asked about: the thing an answer begins with, or its verb. Where it may
   * go lights up when that was touched. */
  leading(marks: string[]): Said[] {
    const found = this.with(marks);
    return this.touched.length > 0 ? found : found.filter((said) => this.begins(said, marks));
  }

  /** Would this lead somewhere if one began anew with it? */
  reachable(marks: string[]): boolean {
    return this.with(marks, []).length > 0;
  }

  /** Can this be carried somewhere: is there an answer that names another thing too? */
  movable(marks: string[]): boolean {
    const found = this.with(marks, []);
    return found.some((said) => said.args.some((arg) => !marks.includes(`${arg.domain}:${arg.label}`)));
  }

  touch(marks: string[]): void {
    if (this.mark(marks) === 'selected') {
      this.held = null;
      this.touched = this.touched.filter((group) => !marks.every((mark) => group.includes(mark)));
      return;
    }
    if (!this.held && this.with(marks).length > 0) this.touched = [...this.touched, marks];
    else if (this.reachable(marks)) {
      const asked = this.held !== null;
      this.lift(marks);
      if (!asked) return; // something else was meant before: this is taken up, and answers nothing by itself
    } else {
      this.hopeless(marks);
      return;
    }
    const [only, second] = this.left;
    if (only && !second) this.settled(only);
  }

  /** Take it up, to be carried somewhere: where it may go lights up, and nothing is answered yet. */
  lift(marks: string[]): void {
    this.held = null;
    this.touched = [marks];
  }

  /** What was taken up is put down here. */
  drop(marks: string[]): void {
    const { touched } = this;
    if (this.with(marks).length > 0) this.touch(marks);
    else this.hopeless(marks);
    if (this.touched === touched) this.clear();
  }

  /** This answer needs a yes. */
  hold(said: Said, wish: Wish | null = null): void {
    this.held = said;
    this.wish = wish;
  }

  /** Let go of everything touched. */
  clear(): void {
    this.touched = [];
    this.held = null;
  }

  private with(marks: string[], touched = this.touched.flat()): Said[] {
    const all = [...touched, ...marks];
    return this.legal.filter(
      (said) => all.every((mark) => said.marks.includes(mark)) && (!this.first(said) || all.includes(verbOf(said))),
    );
  }

  private begins(said: Said, marks: string[]): boolean {
    if (this.first(said)) return marks.length === 1;
    return marks.includes(verbOf(said)) || marks.includes(said.marks[1] ?? '');
  }
}
