/** The words of this room (text/<lang>.ftl): loaded with it, not with the page. */

import type { FluentBundle } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import type { Lang } from '@/shell/browser/settings.svelte';
import { type Args, bundleOf, format } from '@/shell/speaking/fluent';
import { texts } from '@/shell/speaking/texts.svelte';

const files = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });
const bundles = new SvelteMap<Lang, FluentBundle>();

async function learn(lang: Lang): Promise<void> {
  const source = await files[`./text/${lang}.ftl`]?.();
  if (source !== undefined && !bundles.has(lang)) bundles.set(lang, bundleOf(lang, source));
}

/** Until it is closed, the language changes only when these words are there too. */
export function openTexts(): () => void {
  texts.needed.add(learn);
  learn(texts.lang);
  return () => texts.needed.delete(learn);
}

export const spoken = (): boolean => bundles.has(texts.lang);

export function h(id: string, args: Args = {}): string {
  const bundle = bundles.get(texts.lang);
  const text = bundle ? format(bundle, id, args) : null;
  if (text === null) console.error(`no text ${id} in ${texts.lang}`);
  return text ?? id;
}
