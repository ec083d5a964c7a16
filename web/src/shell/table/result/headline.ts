/** How a match ended, in one heading and one line: for who played it, or by name. */

import { together } from '@/shell/describing/describe';
import type { Company, Result } from '@/shell/net/protocol';
import { figure } from '@/shell/speaking/numbers';
import { t, texts } from '@/shell/speaking/texts.svelte';

export interface Headline {
  title: string;
  line: string;
  /** Of the reader; null: he looked on, or several sat around this screen. */
  won: boolean | null;
  winners: number[];
}

/** me: the one seat of the reader. score: with its unit. */
export function headline(
  { scores, places }: Result,
  names: string[],
  me: number | null,
  score: (n: number) => string,
  /** Who gave up, and whether that ended it. */
  { resigned, ended }: Pick<Company, 'resigned' | 'ended'> = { resigned: [], ended: '' },
): Headline {
  const best = Math.min(...places);
  const seats = places.map((_, seat) => seat);
  const winners = seats.filter((seat) => places[seat] === best);
  const all = (some: number[]) =>
    together(
      some.map((seat) => names[seat] ?? ''),
      texts.lang,
    );
  const top = scores[winners[0] ?? 0] ?? 0;
  const place = me === null ? 0 : (places[me] ?? 0) - best + 1;
  const level = seats.filter((seat) => seat !== me && me !== null && places[seat] === places[me]);
  const next = Math.min(...places.filter((p) => p > best));
  const seconds = seats.filter((seat) => places[seat] === next);
  const equal = seconds.some((seat) => scores[seat] === top);

  const title = () => {
    if (me === null) return t('winner', { names: all(winners), number: winners.length });
    if (place === 1) return level.length > 0 ? t('end-shared', { names: all(level) }) : t('end-won');
    return t(level.length > 0 ? 'end-level' : 'end-place', { place, names: all(level) });
  };
  const line = () => {
    if (ended) return t('end-resigned', { names: all(resigned.slice(-1)) });
    if (equal) return t('end-tiebreak', { score: score(top) });
    if (winners.length > 1) return t('end-each', { score: score(top) });
    if (me !== null && place > 1)
      return t('end-other', { names: all(winners), score: score(top), own: figure(scores[me] ?? 0, texts.lang) });
    const behind = figure(scores[seconds[0] ?? 0] ?? 0, texts.lang);
    return seconds.length > 0 ? t('end-ahead', { score: score(top), names: all(seconds), behind }) : score(top);
  };
  return { title: title(), line: line(), won: me === null ? null : place === 1, winners };
}
