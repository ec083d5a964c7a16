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
    expect([choosing.touched, sent]).toEqual([[['card:b7']], []]);
    choosing.touch(['line:blue']);
    expect(sent).toEqual(['passenger b7 blue']);
  });

  it('says so when a touch leads nowhere', () => {
    const { choosing, sent, refused } = asked('done');
    choosing.touch(['card:b7']);
    expect(sent).toEqual([]);
    expect(refused).toEqual([['card:b7']]);
  });
});

describe('only what is asked glows', () => {
  const WORDS: Word[] = [
    { name: 'done', rule: '', domains: [] },
    { name: 'name', rule: '', domains: ['city', 'good'] },
    { name: 'replan', rule: '', domains: ['city', 'good'] },
    { name: 'attach', rule: '', domains: ['card', 'loco'] },
    { name: 'replace', rule: '', domains: ['card'] },
  ];
  const all = (...texts: string[]) => texts.map((text) => parse(WORDS, text));
  const played = (said: Said) => ['replan', 'replace'].includes(said.word);
  const reds = [['good:red', 'city:ulm'] as string[], ['good:red', 'city:bonn'] as string[]] as const;

  it('a card is played by its face: a good that only New Plan could move is quiet, and touching it says why', () => {
    const { choosing, sent, refused } = asked();
    choosing.ask(all('done', 'name ulm red', 'replan ulm red', 'replan bonn red'), played);
    expect(choosing.mark(reds[0])).toBe('possible');
    expect(choosing.mark(reds[1])).toBe('quiet');
    expect(choosing.mark(['verb:replan'])).toBe('possible');
    choosing.touch(reds[1]);
    expect([sent, refused]).toEqual([[], [reds[1]]]);
    choosing.touch(reds[0]);
    expect(sent).toEqual(['name ulm red']);
    choosing.clear();
    choosing.touch(['verb:replan']);
    expect(choosing.mark(reds[1])).toBe('possible');
    choosing.touch(reds[1]);
    expect(sent.at(-1)).toBe('replan bonn red');
  });

  it('where a thing may go lights up once it is touched; until then a touch there still begins', () => {
    const { choosing, sent } = asked();
    choosing.ask(all('done', 'attach coal l1', 'attach coal l2', 'attach food l2', 'replace twin'), played);
    expect(choosing.mark(['card:coal'])).toBe('possible');
    expect(choosing.mark(['loco:l2'])).toBe('quiet');
    expect(choosing.mark(['card:twin'])).toBe('quiet');
    choosing.touch(['loco:l2']);
    expect(choosing.mark(['card:food'])).toBe('possible');
    choosing.touch(['card:food']);
    expect(sent).toEqual(['attach food l2']);
  });

  it('while an answer waits for a yes nothing else glows, and another touch begins anew', () => {
    const { choosing, sent } = asked();
    choosing.ask(all('name ulm red', 'name bonn red'));
    choosing.settled = (said) => choosing.hold(said);
    choosing.touch(reds[0]);
    expect(choosing.held?.text).toBe('name ulm red');
    expect(choosing.mark(reds[1])).toBe('quiet');
    choosing.touch(reds[1]);
    expect(choosing.held?.text).toBe('name bonn red');
    choosing.touch(reds[1]);
    expect([choosing.held, choosing.touched, sent]).toEqual([null, [], []]);
  });

  it('what is carried is put down where it may go, and nowhere else', () => {
    const { choosing, sent, refused } = asked();
    choosing.ask(all('attach coal l1', 'attach food l2'));
    expect([choosing.movable(['card:coal']), choosing.movable(['card:coal', 'loco:l1'])]).toEqual([true, false]);
    choosing.lift(['card:coal']);
    expect([choosing.mark(['loco:l1']), sent]).toEqual(['possible', []]);
    choosing.drop(['loco:l2']);
    expect([refused, choosing.touched, sent]).toEqual([[['loco:l2']], [], []]);
    choosing.lift(['card:coal']);
    choosing.drop(['loco:l1']);
    expect(sent).toEqual(['attach coal l1']);
  });
});
