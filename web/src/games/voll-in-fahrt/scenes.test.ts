import { describe, expect, it } from 'vitest';
import { parse, type Word } from '@/shell/speaking/notation';
import { spots } from './geometry';
import { foreseen, omen } from './preview';
import { plan, view } from './samples';
import { scenesOf } from './scenes';
import { tracksOf } from './tracks';
import type { Leg, View } from './view';

const WORDS: Word[] = [
  { name: 'rolled', rule: '', domains: ['colour', 'die', 'die'] },
  { name: 'slides', rule: '', domains: ['colour', 'bay', 'way'] },
  { name: 'enters', rule: '', domains: ['seat', 'loco', 'lane'] },
  { name: 'drives', rule: '', domains: ['seat', 'loco', 'cell'] },
  { name: 'pushes', rule: '', domains: ['seat', 'loco'] },
  { name: 'pushed', rule: '', domains: ['seat', 'loco', 'cell'] },
  { name: 'crashes', rule: '', domains: ['seat', 'loco', 'hazard'] },
  { name: 'home', rule: '', domains: ['seat', 'loco'] },
];
const happened = (...texts: string[]) => texts.map((text) => ({ ...parse(WORDS, text), number: 0 }));

describe('ways', () => {
  it('lead over a platform into another lane', () => {
    const tracks = tracksOf(view, spots(plan));
    const way = tracks.way('S1.1.11', 'S2.0.1');
    expect(way).toEqual(['S1.1.11', 'blue.3.3', 'blue.3.2', 'blue.3.1', 'S2.0.1']);
    expect(way.map((cell) => tracks.point(cell))).toEqual([[1, 10], [1, 9], [0, 8], [0, 7], [0, 6]]); // biome-ignore format: one line
    expect(tracks.poses(way)).toHaveLength(5);
  });

  it('end where there is no rail, at a buffer, in the open bay', () => {
    const tracks = tracksOf(view, spots(plan));
    expect(tracks.next('S1.0.13')).toBeUndefined();
    expect(tracks.next('S0.0.4')).toBeUndefined();
    expect(tracks.next('yellow.1.2')).toBeUndefined();
    expect(tracks.way('S0.0.4', 'S1.0.1')).toEqual(['S1.0.1']);
  });
});

describe('scenes', () => {
  it('come one after another, each from where the one before ended', () => {
    const tracks = tracksOf(view, spots(plan));
    const scenes = scenesOf(
      view,
      tracks,
      happened(
        'slides blue B0 A',
        'enters 1 1 inner',
        'drives 1 1 S0.2.4',
        'pushes 2 1',
        'crashes 2 1 buffer',
        'home 4 1',
      ),
    );
    expect(scenes.map((scene) => scene.kind)).toEqual(['slide', 'enter', 'drive', 'bump', 'crash', 'home']);
    expect(scenes[2]).toMatchObject({ kind: 'drive', loco: '0.1' });
    expect((scenes[2] as { way: unknown[] }).way).toHaveLength(4);
    expect(tracks.lies.blue.bay).toBe('B0');
  });

  it('carry riders along', () => {
    const scenes = scenesOf(view, tracksOf(view, spots(plan)), happened('slides yellow B0 B'));
    expect(scenes[0]).toMatchObject({ riders: { '2.2': 'yellow.2.2' } });
  });
});

describe('what a choice would bring', () => {
  const leg = (end: Leg['end']): Leg => ({ seat: 0, loco: '1', points: [[0, 0]], end, hazard: null });
  const outlook: View['outlook'] = {
    'drive 1': [leg('stops'), leg('crashes')],
    'drive 2': [leg('crashes')],
    'drive 3': [leg('home')],
    'enter outer': [leg('stops')],
    'platform blue A': { ...view.platforms.blue, moves: { 'drive 1': [leg('stops')], 'enter outer': [leg('stops')] } },
  };
  const asked: View = { ...view, outlook };

  it('is a picture on each loco', () => {
    const found = ['drive 1', 'drive 2', 'drive 3', 'enter outer', 'platform blue A'].map((text) => omen(asked, text));
    expect(found).toEqual(['pushes', 'crashes', 'home', 'stops', undefined]);
  });

  it('shows one slide with the moves it leaves, or some moves', () => {
    const slide = foreseen(asked, ['platform blue A']);
    expect([slide.slides[0]?.colour, slide.moves.map((move) => move.text)]).toEqual(['blue', ['drive 1']]);
    expect(foreseen(asked, ['drive 1', 'drive 2']).moves).toHaveLength(2);
    expect(foreseen(asked, ['platform blue A', 'platform blue B'])).toEqual({ slides: [], moves: [] });
  });
});
