/** A touch is a filter over the legal answers: what mentions everything touched so far is still possible. */

import type { Said } from '@/shell/speaking/notation';

export type Mark = 'quiet' | 'possible' | 'selected';

export class Choosing {
  /** All legal answers to the question; empty when this seat is not asked. */
  legal = $state.raw<Said[]>([]);
  /** What has been touched so far: groups of marks. */
  touched = $state.raw<string[][]>([]);
  /** What the pointer or the focus is over: for previews. */
  over = $state.raw<string[]>([]);
  /** Called when one answer is left. */
  settled: (said: Said) => void = () => {};
  /** Called when something that leads nowhere was touched: say why. */
  hopeless: (marks: string[]) => void = () => {};

  readonly left = $derived(this.legal.filter((said) => this.touched.flat().every((mark) => said.marks.includes(mark))));
  /** The answers a second touch here would leave; for previews of what the pointer is over. */
  readonly preview = $derived(
    this.over.length === 0 ? [] : this.left.filter((said) => this.over.every((mark) => said.marks.includes(mark))),
  );

  /** A new question: nothing is touched yet. */
  ask(legal: Said[]): void {
    this.legal = legal;
    this.touched = [];
    this.over = [];
  }

  mark(marks: string[]): Mark {
    if (this.touched.some((group) => marks.every((mark) => group.includes(mark)))) return 'selected';
    return this.with(this.left, marks).length > 0 ? 'possible' : 'quiet';
  }

  /** Would this lead somewhere if one began anew with it? */
  reachable(marks: string[]): boolean {
    return this.with(this.legal, marks).length > 0;
  }

  touch(marks: string[]): void {
    if (this.mark(marks) === 'selected') {
      this.touched = this.touched.filter((group) => !marks.every((mark) => group.includes(mark)));
      return;
    }
    let next = [...this.touched, marks];
    if (this.with(this.left, marks).length === 0) {
      if (!this.reachable(marks)) {
        this.hopeless(marks);
        return;
      }
      next = [marks];
    }
    this.touched = next;
    const [only, second] = this.left;
    if (only && !second) this.settled(only);
  }

  /** Let go of everything touched. */
  clear(): void {
    this.touched = [];
  }

  private with(answers: Said[], marks: string[]): Said[] {
    return answers.filter((said) => marks.every((mark) => said.marks.includes(mark)));
  }
}
