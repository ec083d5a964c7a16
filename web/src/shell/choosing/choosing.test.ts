import { describe, expect, it } from 'vitest';
import { parse, type Said, type Word } from '@/shell/speaking/notation';
import { Choosing } from './choosing.svelte';

const VERBS: Word[] = [
  { name: 'done', rule: '', domains: [] },
  { name: 'passenger', rule: 'B2.1', domains: ['card', 'line'] },
];
const said = (text: string): Said => parse(VERBS, text);

function asked(...texts: string[]): { choosing: Choosing; sent: string[]; refused: string[][] } {
  const choosing = new Choosing();
  const sent: string[] = [];
  const refused: string[][] = [];
  choosing.settled = (answer) => sent.push(answer.text);
  choosing.hopeless = (marks) => refused.push(marks);
  choosing.ask(texts.map(said));
  return { choosing, sent, refused };
}

describe('a touch is a filter', () => {
  it('completes with the second touch, or with the first if only one meaning is left', () => {
    const { choosing, sent } = asked('passenger b7 blue', 'passenger cond blue', 'passenger cond red');
    choosing.touch(['card:cond']);
    expect(sent).toEqual([]);
    expect(choosing.mark(['card:cond'])).toBe('selected');
    expect(choosing.mark(['line:red'])).toBe('possible');
    choosing.touch(['line:red']);
    expect(sent).toEqual(['passenger cond red']);
  });

  it('begins anew with what does not go with what was touched, and lets go when touched twice', () => {
    const { choosing, sent } = asked('passenger cond blue', 'passenger cond red', 'passenger b7 blue');
    choosing.touch(['card:cond']);
    choosing.touch(['card:cond']);
    expect(choosing.touched).toEqual([]);
    choosing.touch(['card:cond']);
    choosing.touch(['card:b7']);
    expect(sent).toEqual(['passenger b7 blue']);
  });

  it('says so when a touch leads nowhere', () => {
    const { choosing, sent, refused } = asked('done');
    choosing.touch(['card:b7']);
    expect(sent).toEqual([]);
    expect(refused).toEqual([['card:b7']]);
  });
});
