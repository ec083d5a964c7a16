/** The story of a match, as its game tells it: loaded when somebody looks back. */

import type { Stage } from '@/shell/catalogue/stage.svelte';
import type { Chapter, Finished, Passage, Story } from '@/shell/describing/story';
import { get } from '@/shell/net/api';
import type { Moment, Result, Table } from '@/shell/net/protocol';
import { parse, type Words } from '@/shell/speaking/notation';

/** What happened and was not taken back. */
export function passagesOf(log: Moment[], words: Words): Passage[] {
  const kept: Moment[] = [];
  for (const moment of log) {
    if (moment.kind === 'undo') while (kept.length > 0 && (kept.at(-1)?.n ?? 0) > Number(moment.text)) kept.pop();
    kept.push(moment);
  }
  return kept.map(({ n, events }) => ({
    moment: n,
    happened: events.map(({ text, number }) => ({ ...parse(words.happenings, text), number })),
  }));
}

export class Telling {
  story = $state.raw<Story<never> | null>(null);
  private views = $state.raw<Map<number, never[]> | null>(null);

  constructor(
    private readonly stage: Stage,
    private readonly table: () => Table,
    private readonly log: () => Moment[],
  ) {
    stage.module?.story?.().then(
      ({ story }) => (this.story = story),
      () => {}, // offline: the places are said without it
    );
  }

  private readonly tale = $derived.by(() => {
    const [story, words, log] = [this.story, this.stage.game, this.log()];
    if (!story || !words || log[0]?.n !== 0) return null;
    const names = this.table().seats.map((s) => s.name);
    const say = this.stage.speaker(names, story.texts).say(null);
    return { story, names, say, passages: passagesOf(log, words) };
  });

  readonly chapters = $derived.by((): Chapter[] => this.tale?.story.chapters(this.tale) ?? []);

  /** Once it is over: what is needed of the views is asked for. */
  async look(): Promise<void> {
    const moments = this.tale && [...new Set(this.tale.story.needs(this.tale.passages))];
    if (!moments || this.views) return;
    const path = `/api/tables/${this.table().id}/moments?everybody=true&at=${moments.join(',')}`;
    const found = moments.length > 0 ? await get<{ moment: number; views: never[] }[]>(path).catch(() => null) : [];
    if (found) this.views = new Map(found.map(({ moment, views }) => [moment, views]));
  }

  /** While it goes on: as far as it can be told without any view. */
  sofar(scores: number[]): { story: Story<never>; match: Finished<never> } | null {
    const tale = this.tale;
    return tale && { story: tale.story, match: { ...tale, scores, views: new Map() } };
  }

  /** Null: not known yet, or its game tells none. */
  finished(result: Result): { story: Story<never>; match: Finished<never> } | null {
    const [tale, views] = [this.tale, this.views];
    return tale && views && { story: tale.story, match: { ...tale, scores: result.scores, views } };
  }
}
