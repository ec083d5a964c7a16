/** A moment of the log as sentences, each with its paragraph. */

import type { Moment, Table } from '../net/protocol';
import type { Speaker } from '../speaker';
import { t } from '../texts.svelte';
import { parse, type Words } from '../words';
import { levelName } from './levels';

export interface Line {
  text: string;
  rule: string;
}

export function sentencesOf(moment: Moment, words: Words, speaker: Speaker, table: Table): Line[] {
  const name = moment.seat === null ? '' : (table.seats[moment.seat]?.name ?? '');
  const own: Line[] = [];
  if (moment.kind === 'undo') own.push({ text: t('log-undo', { name }), rule: '' });
  else if (moment.kind === 'takeover')
    own.push({ text: t('log-takeover', { name, level: levelName(moment.text) }), rule: '' });
  else if (moment.kind !== 'move' && moment.kind !== 'start')
    own.push({ text: t(`log-${moment.kind}`, { name }), rule: '' });
  const told = moment.events.map((event) => {
    const said = { ...parse(words.happenings, event.text), number: event.number };
    return { text: speaker.event(said), rule: said.rule };
  });
  return [...own, ...told];
}
