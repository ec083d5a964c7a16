/** Project Fluent: bundles of messages, and how one of them is said. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;

/** Later sources may say it anew. */
export function bundleOf(lang: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** A message, or one of its attributes; null if there is none. A missing variable is a mistake of ours: the console tells. */
export function format(bundle: FluentBundle, id: string, args: Args = {}, attribute = ''): string | null {
  const found = bundle.getMessage(id);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length > 0) console.error(`text ${id} (${bundle.locales[0]}): ${errors[0]?.message}`);
  return text;
}
