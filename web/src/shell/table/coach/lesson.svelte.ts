/** A lesson at the table: what the coach says just now, and what he says to answers that are not taken. */

import { learning } from '@/shell/browser/learning.svelte';
import { inLesson } from '@/shell/choosing/why';
import type { Room } from '@/shell/net/room.svelte';
import type { InLanguages, Place, Teacher } from '@/shell/net/teacher';
import { texts } from '@/shell/speaking/texts.svelte';

const OTHERWISE = 'wrong';

/** What is behind the last step; each comes from the page. */
export interface Ways {
  /** A real match. */
  match: () => Promise<void>;
  /** The lesson after this one; empty: it was the last. */
  next: string;
}

export class Lesson {
  /** What is wrong with what was tried; rule: the paragraph that says so. */
  told = $state.raw<{ text: string; rule: string } | null>(null);
  /** How often something was wrong. */
  wrongs = $state(0);
  private readonly moment = $derived.by(() => this.room.shown?.moment ?? -1);
  private readonly node = $derived.by(() => {
    void this.room.shown;
    return this.teacher.nodeAt(this.moment);
  });
  /** Where the pupil is; null: something happens that he looks at. */
  readonly at = $derived.by((): Place | null => {
    const place = this.node === null ? null : (this.teacher.script.nodes[this.node] ?? null);
    const ready = place?.asked ? this.room.question !== null : this.room.showing.done;
    return ready ? place : null;
  });
  readonly over = $derived(this.at !== null && !this.at.asked);
  readonly steps: number;
  /** Of all steps; while others play, the one that comes next. */
  readonly step = $derived.by(() => {
    void this.room.shown;
    return Math.min(this.steps, this.teacher.at.step + 1);
  });
  readonly title = $derived.by(() => this.teacher.script.title[texts.lang]);
  readonly says = $derived.by(() => (this.at ? this.at.say[texts.lang] : null));

  constructor(
    readonly teacher: Teacher,
    readonly room: Room,
    readonly ways: Ways,
  ) {
    this.steps = teacher.script.steps;
    const { game, lesson } = teacher.script;
    teacher.onanswer = () => {
      this.told = null;
      if (teacher.at.asked) learning.answered(game, lesson, teacher.answers);
      else learning.finished(game, lesson);
    };
    teacher.onundo = () => this.back();
    room.recall = async (moment) => teacher.news(moment, -1, false);
  }

  /** Answers that the lesson takes now. */
  get taken(): string[] {
    return Object.keys(this.at?.takes ?? {});
  }

  refuses(text: string): boolean {
    return this.at !== null && !this.taken.includes(text);
  }

  /** Something was tried that is not what the coach meant. */
  corrects(attribute = OTHERWISE): void {
    const said: InLanguages | undefined = this.at?.wrong?.[attribute] ?? this.at?.wrong?.[OTHERWISE];
    if (said) this.tell(said[texts.lang], '');
  }

  tell(text: string, rule: string): void {
    this.told = { text, rule };
    this.wrongs += 1;
  }

  /** What was tried before is forgotten. */
  praise(): void {
    this.told = null;
  }

  /** Where the server is asked why the rules refuse something. */
  get why(): string {
    const { game, lesson } = this.teacher.script;
    return inLesson(game, lesson, this.node ?? 0);
  }

  get begun(): boolean {
    return this.teacher.answers.length > 0;
  }

  /** One step back. */
  back(): void {
    if (this.begun) this.go(() => this.teacher.back());
  }

  /** From the beginning. */
  again(): void {
    this.go(() => this.teacher.restart());
  }

  private go(turn: () => void): void {
    turn();
    this.told = null;
    const { game, lesson } = this.teacher.script;
    learning.answered(game, lesson, this.teacher.answers);
    this.room.again();
  }
}
