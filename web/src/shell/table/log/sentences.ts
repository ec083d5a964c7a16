/** A moment of the log as sentences, each with its paragraph. */

import { levelName } from '@/shell/catalogue/levels';
import type { Moment, Table } from '@/shell/net/protocol';
import { type Happening, parse, type Words } from '@/shell/speaking/notation';
import type { Speaker } from '@/shell/speaking/speaker';
import { t } from '@/shell/speaking/texts.svelte';
import { type Entry, takenBack } from './lines';

export interface LogLine {
  text: string;
  rule: string;
  /** Taken back since. */
  back?: boolean;
}

/** Somebody goes back, leaves, comes: what no happening of the game says. */
function ownOf(moment: Moment, table: Table): LogLine {
  const name = moment.seat === null ? '' : (table.seats[moment.seat]?.name ?? '');
  if (moment.kind === 'takeover') return { text: t('log-takeover', { name, level: levelName(moment.text) }), rule: '' };
  const other = table.seats[Number(moment.text.replace('bot ', ''))]?.name ?? '';
  const what = moment.text.split(' ')[0] || 'none';
  return { text: t(`log-${moment.kind}`, { name, other, what }), rule: '' };
}

/** A log is told again at every move, its sentences stay: each is made once. */
const made = new WeakMap<Happening, { by: Speaker; text: string }>();

function sentence(said: Happening, by: Speaker): string {
  const known = made.get(said);
  if (known?.by === by) return known.text;
  const text = by.event(said);
  made.set(said, { by, text });
  return text;
}

/** One entry of the story as a sentence. */
export function said({ said, moment, back }: Entry, speaker: Speaker, table: Table): LogLine {
  return { ...(said ? { text: sentence(said, speaker), rule: said.rule } : ownOf(moment, table)), back };
}

export function sentencesOf(moment: Moment, words: Words, speaker: Speaker, table: Table): LogLine[] {
  const own = moment.kind === 'move' || moment.kind === 'start' ? [] : [ownOf(moment, table)];
  const told = moment.events.map((event) => {
    const said = { ...parse(words.happenings, event.text), number: event.number };
    return { text: speaker.event(said), rule: said.rule };
  });
  return folded([...own, ...told]);
}

/** What has just happened, as one text. */
export function latest(log: Moment[], upTo: number, words: Words | null, speaker: Speaker, table: Table): string {
  const back = takenBack(log);
  const moment = log.findLast((m) => m.n <= upTo && m.events.length > 0 && !back.has(m.n));
  if (!words || !moment || moment.kind === 'start') return '';
  return sentencesOf(moment, words, speaker, table)
    .map((line) => line.text)
    .join(' ');
}

/** The same sentence twelve times over is one sentence, twelve times. */
export function folded(lines: LogLine[]): LogLine[] {
  const out: (LogLine & { many: number })[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last && last.text === line.text && last.back === line.back) last.many += 1;
    else out.push({ ...line, many: 1 });
  }
  return out.map(({ many, ...line }) => (many > 1 ? { ...line, text: `${line.text} (${many}×)` } : line));
}

const AT_MOST = 12;

/** What has happened since this seat's own last choice, that choice included; the last moments only, for one who has been away. */
export function lately(log: Moment[], seat: number | null, words: Words, speaker: Speaker, table: Table): LogLine[] {
  const own = seat === null ? -1 : log.findLastIndex((m) => m.kind === 'move' && m.seat === seat);
  const since = log.slice(Math.max(0, own, log.length - AT_MOST));
  return since.flatMap((moment) => sentencesOf(moment, words, speaker, table));
}
