/** A game on the stage: its words, its board, its sentences in the language of the page. */

import { SvelteMap } from 'svelte/reactivity';
import type { BoardModule, Say } from './board';
import type { Part, Seen } from './describe';
import { board, type Game, game, sentences } from './games.svelte';
import { plainWords } from './plain';
import type { Lang } from './settings.svelte';
import { Speaker } from './speaker';
import { texts } from './texts.svelte';
import type { Said } from './words';

export class Stage {
  game = $state.raw<Game | null>(null);
  module = $state.raw<BoardModule | null>(null);
  failed = $state(false);
  private readonly sources = new SvelteMap<Lang, string>();
  private readonly more = (lang: Lang) => this.learn(lang);

  constructor(readonly id: string) {}

  get ready(): boolean {
    return this.game !== null && this.module !== null && this.sources.has(texts.lang);
  }

  async load(): Promise<void> {
    texts.needed.add(this.more);
    try {
      const [found, module] = await Promise.all([game(this.id), board(this.id), this.learn(texts.lang)]);
      this.game = found;
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

  /** Only when ready. */
  speaker(names: string[]): Speaker {
    const source = this.sources.get(texts.lang) ?? '';
    return new Speaker(texts.lang, this.game as Game, names, source, (this.module as BoardModule).texts[texts.lang]);
  }
}

/** How an element of the board is called: what its marks mean, or what touching it says. */
export function naming(speaker: Speaker, marks: string[], legal: () => Said[], step: () => string | null): string {
  return marks
    .map((mark) => {
      const at = mark.indexOf(':');
      const [domain, label] = [mark.slice(0, at), mark.slice(at + 1)];
      if (domain !== 'verb') return speaker.member(domain, label);
      const asked = step() ?? '';
      const said = legal().filter((answer) => answer.word === label);
      if (label === 'done' && speaker.has(`step-${asked}`, 'done')) return speaker.text(`step-${asked}`, {}, 'done');
      const some = said.slice(0, 3).map((answer) => speaker.choice(answer, asked));
      return some.length > 0 ? some.join(' / ') : label;
    })
    .join(', ');
}

/** Lines end between facts, not within them. */
export function factsOf(module: BoardModule, view: unknown, seat: number, say: Say): string[] {
  return module.facts(view as never, seat, say).map((fact) => fact.replaceAll(' ', '\u00a0'));
}

export function pointsOf(module: BoardModule, view: unknown, seat: number): number {
  return module.points(view as never, seat);
}

/** The position in words, as this seat sees it. */
export function wordsOf(module: BoardModule, seen: Seen<unknown>): Part[] {
  return (module.words ?? plainWords)(seen as never);
}
