/** The shell's own texts (Fluent, text/<lang>.ftl), and the language of the page. */

import type { FluentBundle } from '@fluent/bundle';
import { keep, type Lang, settings } from '@/shell/browser/settings.svelte';
import { type Args, bundleOf, format } from './fluent';

const files = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

class Texts {
  /** The language shown: the wished one, once its texts are here. */
  lang = $state<Lang>(settings.lang);
  private bundle = $state.raw<FluentBundle | null>(null);
  /** Others that must be ready before the language changes: the texts of the game on the table. */
  readonly needed = new Set<(lang: Lang) => Promise<unknown>>();

  async use(lang: Lang): Promise<void> {
    settings.lang = lang;
    keep();
    const load = files[`./text/${lang}.ftl`];
    if (!load) throw new Error(`there are no texts in ${lang}`);
    const [source] = await Promise.all([load(), ...[...this.needed].map((ready) => ready(lang))]);
    if (settings.lang !== lang) return;
    this.bundle = bundleOf(lang, source);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  say(id: string, args: Args = {}): string {
    const text = this.bundle && format(this.bundle, id, args);
    if (text !== null) return text as string;
    console.error(`no text ${id} in ${this.lang}`);
    return id;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }
}

export const texts = new Texts();
export const t = (id: string, args: Args = {}): string => texts.say(id, args);
