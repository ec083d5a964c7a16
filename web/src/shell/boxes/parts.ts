/** Which part of an editor holds a field, and how fields are called. */

import type { BoxModule } from '@/shell/board';
import type { Naming } from '@/shell/drafting/draft.svelte';
import { keysOf, type Path } from '@/shell/drafting/shape';

/** The part whose claim goes deepest; null: none claims it. */
export function partOf(module: BoxModule | null, path: Path): string | null {
  const keys = keysOf(path).join('.');
  const claims = (module?.parts ?? []).flatMap((part) => part.holds.map((held) => ({ name: part.name, held })));
  const fitting = claims.filter(({ held }) => keys === held || keys.startsWith(`${held}.`));
  return fitting.sort((a, b) => b.held.length - a.held.length)[0]?.name ?? null;
}

const spaced = (key: string) => key.slice(0, 1).toUpperCase() + key.slice(1).replaceAll('_', ' ');

/** own: the game's own words, null where it has none; e: the house's. */
export function namingOf(
  own: (id: string) => string | null,
  e: (id: string, args?: Record<string, number>) => string,
): Naming {
  const field = (path: Path): string => {
    const keys = keysOf(path);
    const last = path[path.length - 1];
    if (typeof last !== 'number') {
      const key = keys[keys.length - 1] ?? '';
      if (keys.length === 1 && (key === 'name' || key === 'title' || key === 'game')) return e(`key-${key}`);
      return own(`field-${keys.join('-')}`) ?? own(`field-${key}`) ?? spaced(key);
    }
    return (
      own(`place-${keys.join('-')}-${last + 1}`) ??
      own(`place-${keys[0]}-${last + 1}`) ??
      e('column', { number: last + 1 })
    );
  };
  return {
    field,
    value: (value) => own(`value-${String(value).replaceAll(/[^\w-]/g, '')}`) ?? String(value),
  };
}
