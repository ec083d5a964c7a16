/** Words that belong to one room of the page (its text/<lang>.ftl): loaded with it, not with the page. */

import type { FluentBundle } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import type { Lang } from '@/shell/browser/settings.svelte';
import { type Args, bundleOf, format } from './fluent';
import { texts } from './texts.svelte';

export class OwnTexts {
  private readonly bundles = new SvelteMap<Lang, FluentBundle>();

  /** files: by path, "./text/en.ftl". */
  constructor(private readonly files: Record<string, () => Promise<string>>) {}

  private learn = async (lang: Lang): Promise<void> => {
    const source = await this.files[`./text/${lang}.ftl`]?.();
    if (source !== undefined && !this.bundles.has(lang)) this.bundles.set(lang, bundleOf(lang, source));
  };

  /** Until it is closed, the language changes only when these words are there too. */
  open(): () => void {
    texts.needed.add(this.learn);
    this.learn(texts.lang);
    return () => texts.needed.delete(this.learn);
  }

  get ready(): boolean {
    return this.bundles.has(texts.lang);
  }

  say(id: string, args: Args = {}): string {
    const bundle = this.bundles.get(texts.lang);
    const text = bundle ? format(bundle, id, args) : null;
    if (text === null) console.error(`no text ${id} in ${texts.lang}`);
    return text ?? id;
  }
}
