/** A game on the stage: its words, its board, its sentences in the language of the page. */

import { SvelteMap } from 'svelte/reactivity';
import type { BoardModule } from '@/shell/board';
import type { Lang } from '@/shell/browser/settings.svelte';
import type { Part, Seen } from '@/shell/describing/describe';
import { words as listed } from '@/shell/fallback/words';
import { get } from '@/shell/net/api';
import type { Words } from '@/shell/speaking/notation';
import { type Say, Speaker } from '@/shell/speaking/speaker';
import { texts } from '@/shell/speaking/texts.svelte';
import { board } from './boards';
import { type Game, game, sentences } from './games';

export class Stage {
  private found = $state.raw<Game | null>(null);
  /** What a box says otherwise: labels and facts of its own. */
  over = $state.raw<Words['domains']>({});
  module = $state.raw<BoardModule | null>(null);
  failed = $state(false);
  private readonly sources = new SvelteMap<Lang, string>();
  private readonly more = (lang: Lang) => this.learn(lang);

  readonly game = $derived(this.found && { ...this.found, domains: { ...this.found.domains, ...this.over } });

  /** table: the match is played with a box, which is that table's. */
  constructor(
    readonly id: string,
    private readonly table = '',
  ) {}

  get ready(): boolean {
    return this.game !== null && this.module !== null && this.sources.has(texts.lang);
  }

  async load(): Promise<void> {
    texts.needed.add(this.more);
    try {
      const box = this.table ? get<{ domains: Words['domains'] }>(`/api/tables/${this.table}/box`) : null;
      const [found, module] = await Promise.all([game(this.id), board(this.id), this.learn(texts.lang)]);
      this.over = (await box)?.domains ?? {};
      this.found = found;
      this.module = module;
    } catch {
      this.failed = true;
    }
  }

  leave(): void {
    texts.needed.delete(this.more);
  }

  private async learn(lang: Lang): Promise<void> {
    if (!this.sources.has(lang)) this.sources.set(lang, await sentences(this.id, lang));
  }

  /** Its words, and at which pace it is shown. */
  readonly played = $derived.by(() => {
    const { game: words, module } = this;
    if (!words || !module) return null;
    const { matters = {}, stays, telling, anew, says, speed, summary } = module;
    return { words, matters, stays, telling, anew, says, speed, ends: summary ? words.round_ends : [] };
  });

  /** Only when ready. more: further texts of the board, loaded later. */
  speaker(names: string[], more?: BoardModule['texts']): Speaker {
    const [lang, board] = [texts.lang, this.module as BoardModule];
    const own = more ? `${board.texts[lang]}\n${more[lang]}` : board.texts[lang];
    return new Speaker(lang, this.game as Game, names, this.sources.get(lang) ?? '', own);
  }
}

/** Lines end between facts, not within them. */
export function factsOf(module: BoardModule, view: unknown, seat: number, say: Say): string[] {
  return module.facts(view as never, seat, say).map((fact) => fact.replaceAll(' ', '\u00a0'));
}

export function pointsOf(module: BoardModule, view: unknown, seat: number): number {
  return module.points(view as never, seat);
}

/** Null: nobody may know it. */
export function standingOf(module: BoardModule, view: unknown, seat: number): number | null {
  return (module.standing ?? module.points)(view as never, seat);
}

/** The position in words, as this seat sees it. */
export function wordsOf(module: BoardModule, seen: Seen<unknown>): Part[] {
  return (module.words ?? listed)(seen as never);
}
