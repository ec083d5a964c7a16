/** What this reader has learnt, game by game; kept in this browser. */

import { keep, settings } from './settings.svelte';

interface Kept {
  /** Lessons by "game/lesson": the answers given so far, and whether it was taken to its end once. */
  lessons: Record<string, { answers: string[]; done: boolean }>;
  /** Tips that were shown, "game/step": none is shown twice. */
  tips: string[];
  /** Games of which a match was played to its end here. */
  played: string[];
}

const KEY = 'fullsteam.learning';

function read(): Kept {
  const nothing: Kept = { lessons: {}, tips: [], played: [] };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

class Learning {
  private kept = $state<Kept>(read());

  answers(game: string, lesson: string): string[] {
    return [...(this.kept.lessons[`${game}/${lesson}`]?.answers ?? [])];
  }

  /** Left in the middle: it can be taken up again. */
  begun(game: string, lesson: string): boolean {
    return this.answers(game, lesson).length > 0;
  }

  done(game: string, lesson: string): boolean {
    return this.kept.lessons[`${game}/${lesson}`]?.done ?? false;
  }

  answered(game: string, lesson: string, answers: string[]): void {
    this.write(game, lesson, [...answers], this.done(game, lesson));
  }

  /** To its end; the next time it begins anew. */
  finished(game: string, lesson: string): void {
    this.write(game, lesson, [], true);
  }

  private write(game: string, lesson: string, answers: string[], done: boolean): void {
    this.kept.lessons[`${game}/${lesson}`] = { answers, done };
    this.keep();
  }

  tipped(game: string, step: string): boolean {
    return this.kept.tips.includes(`${game}/${step}`);
  }

  tip(game: string, step: string): void {
    if (this.tipped(game, step)) return;
    this.kept.tips.push(`${game}/${step}`);
    this.keep();
  }

  played(game: string): boolean {
    return this.kept.played.includes(game);
  }

  /** A match of it has come to its end. */
  play(game: string): void {
    if (!settings.played) {
      settings.played = true;
      keep();
    }
    if (this.played(game)) return;
    this.kept.played.push(game);
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing: learnt as long as the page.
    }
  }
}

export const learning = new Learning();
