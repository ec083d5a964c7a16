/** Says what a file asks, with the page's own speaker: tests/web/test_speaker.py compares it with play/text.py. */

import { readFileSync } from 'node:fs';
import { Speaker } from '../src/shell/speaking/speaker';
import { parse, type Words } from '../src/shell/speaking/notation';

interface Asked {
  lang: 'fr' | 'en' | 'de';
  words: Words;
  names: string[];
  source: string;
  say: { kind: 'choice' | 'question' | 'event' | 'refusal'; text: string; step: string; number: number }[];
}

const asked = JSON.parse(readFileSync(process.argv[2] as string, 'utf8')) as Asked[];
const said = asked.map(({ lang, words, names, source, say }) => {
  const speaker = new Speaker(lang, words, names, source);
  return say.map(({ kind, text, step, number }) => {
    if (kind === 'choice') return speaker.choice(parse(words.verbs, text), step);
    if (kind === 'question') return speaker.question(step, number);
    if (kind === 'event') return speaker.event({ ...parse(words.happenings, text), number });
    return speaker.refusal(parse(words.refusals, text), number);
  });
});
console.log(JSON.stringify(said));
