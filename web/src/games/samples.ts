/** For tests: moments of bots' games (tools/board_fixtures.py), with the sentences of the games as the server has them. */

import type { SeatInfo } from '@/shell/board';
import type { Part, Rows, Seen } from '@/shell/describing/describe';
import type { Finished, Story } from '@/shell/describing/story';
import { type Look, looksOf } from '@/shell/parts/looks.svelte';
import { parse, type Said, type Words } from '@/shell/speaking/notation';
import { Speaker } from '@/shell/speaking/speaker';

export type Lang = 'fr' | 'en' | 'de';
export const LANGS: Lang[] = ['fr', 'en', 'de'];

interface Moment {
  view: unknown;
  seat: number;
  step: string | null;
  legal: string[];
}
export interface Sample {
  game: string;
  names: string[];
  options: Record<string, string>;
  words: Words;
  moments: Moment[];
}

const files = import.meta.glob<string>('../../../src/fullsteam/{games/*,play}/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function sentences(game: string, lang: Lang): string {
  const at = (folder: string) => files[`../../../src/fullsteam/${folder}/text/${lang}.ftl`];
  const [shared, own] = [at('play'), at(`games/${game.replaceAll('-', '_')}`)];
  if (!shared || !own) throw new Error(`there are no sentences of ${game} in ${lang}`);
  return `${shared}\n${own}`;
}

const speakers = new Map<string, Speaker>();

function speakerOf(sample: Sample, lang: Lang, texts: Record<Lang, string>): Speaker {
  const key = `${sample.game} ${lang}`;
  const made =
    speakers.get(key) ?? new Speaker(lang, sample.words, sample.names, sentences(sample.game, lang), texts[lang]);
  speakers.set(key, made);
  return made;
}

/** A moment as a description gets it, from the seat that is asked. */
export function seen(sample: Sample, step: string | null, lang: Lang, texts: Record<Lang, string>): Seen<unknown> {
  const moment = sample.moments.find((m) => m.step === step);
  if (!moment) throw new Error(`there is no ${step} in the sample of ${sample.game}`);
  const speaker = speakerOf(sample, lang, texts);
  const worn = looksOf(sample.names.map((name, seat) => ({ seat, name, kind: 'person', colour: '', avatar: '' })));
  const seats: SeatInfo[] = sample.names.map((name, seat) => ({
    ...(worn[seat] as Look),
    seat,
    name,
    me: seat === moment.seat,
    active: seat === moment.seat,
  }));
  return { view: moment.view, seat: moment.seat, seats, options: sample.options, say: speaker.say(step) };
}

export function legal(sample: Sample, step: string | null): Said[] {
  const found = sample.moments.find((m) => m.step === step)?.legal ?? [];
  return found.map((text) => parse(sample.words.verbs, text));
}

/** Matches as their log tells them, for stories. */
export interface Tales {
  game: string;
  words: Words;
  matches: {
    names: string[];
    scores: number[];
    passages: [text: string, number: number][][];
    views: Record<string, unknown[]>;
  }[];
}

/** One of them as a story gets it. */
export function finished(tales: Tales, n: number, lang: Lang, story: Story<never>, texts: Record<Lang, string>) {
  const { names, scores, passages, views } = tales.matches[n] as Tales['matches'][number];
  const own = `${texts[lang]}\n${story.texts[lang]}`;
  const speaker = new Speaker(lang, tales.words, names, sentences(tales.game, lang), own);
  const told = (text: string, number: number) => ({ ...parse(tales.words.happenings, text), number });
  return {
    names,
    scores,
    say: speaker.say(null),
    passages: passages.map((events, moment) => ({ moment, happened: events.map(([text, n]) => told(text, n)) })),
    views: new Map(Object.entries(views).map(([moment, seen]) => [Number(moment), seen as never[]])),
  } satisfies Finished<never>;
}

/** The part with this title, wherever it stands. */
export function part(parts: Part[], title: string): Part {
  const all = (some: Part[]): Part[] => some.flatMap((p) => [p, ...all(p.parts ?? [])]);
  const found = all(parts).find((p) => p.title === title);
  if (!found) throw new Error(`there is nothing under ${title}`);
  return found;
}

export function tableIn(parts: Part[], title: string): Rows {
  const found = part(parts, title).blocks?.find((block) => typeof block === 'object' && !Array.isArray(block));
  if (!found) throw new Error(`there is no table under ${title}`);
  return found as Rows;
}
