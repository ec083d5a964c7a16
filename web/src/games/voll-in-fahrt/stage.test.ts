import { FluentResource } from '@fluent/bundle';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { facts, points, texts } from './index';
import { view } from './samples';
import { Stage } from './stage.svelte';
import type { View } from './view';

const driven: View = {
  ...view,
  players: view.players.map((player, seat) =>
    seat === 3
      ? { ...player, locos: [{ loco: '1', at: 'board', cell: 'S2.1.8', point: [4, 1] }, ...player.locos.slice(1)] }
      : player,
  ),
};
const drive = { text: '', word: 'drives', rule: '', marks: [], number: 3 };
const args = [
  { domain: 'seat', label: '4' },
  { domain: 'loco', label: '1' },
  { domain: 'cell', label: 'S2.1.8' },
];

const manner = { still: false, stills: false, tempo: 1, scene: () => () => {}, sound: () => {} };

describe('the stage', () => {
  it('shows the view at once when nothing may move', () => {
    const stage = new Stage(view);
    stage.show(driven, [{ ...drive, args }], { ...manner, still: true });
    expect(stage.busy).toBe(false);
    expect(stage.locos['3.1']).toMatchObject({ x: 400, y: 100, at: 'board' });
  });

  it('plays what happened, and can be skipped', () => {
    const stage = new Stage(view);
    stage.show(driven, [{ ...drive, args }], manner);
    expect(stage.busy).toBe(true);
    expect(stage.locos['3.1']?.x).not.toBe(400);
    expect(stage.steaming).toBe('3.1');
    stage.skip();
    expect(stage.steaming).toBe(null);
    expect(stage.busy).toBe(false);
    expect(stage.locos['3.1']).toMatchObject({ x: 400, y: 100 });
  });

  it('jumps when nothing is told', () => {
    const stage = new Stage(view);
    stage.show(driven, [], manner);
    expect(stage.locos['3.1']?.x).toBe(400);
  });
});

describe('its scenes', () => {
  const crash = { ...drive, word: 'crashes', args: [...args.slice(0, 2), { domain: 'hazard', label: 'bay' }] };
  const crashed: View = { ...view, players: view.players.map((player) => ({ ...player })) };
  let told: string[] = [];
  const scene = () => {
    told.push('begun');
    return (whole = true) => {
      told.push(whole ? 'ended' : 'cut');
    };
  };
  beforeEach(() => {
    told = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('are told from beginning to end, and take their time', () => {
    const stage = new Stage(view);
    stage.show(crashed, [crash], { ...manner, scene });
    vi.advanceTimersByTime(900);
    expect([stage.busy, stage.burst !== null, ...told]).toEqual([true, true, 'begun']);
    vi.advanceTimersByTime(200);
    expect([stage.busy, stage.burst !== null, ...told]).toEqual([false, false, 'begun', 'ended']);
  });

  it('take longer where that is wished, and are stills where nothing may move', () => {
    const stage = new Stage(view);
    const before = { ...stage.locos['3.1'] };
    stage.show(crashed, [crash], { ...manner, scene, tempo: 1.6, stills: true });
    vi.advanceTimersByTime(1500);
    expect(stage.locos['3.1']).toMatchObject({ x: before.x, y: before.y });
    expect(stage.burst).not.toBeNull();
    vi.advanceTimersByTime(200);
    expect(told).toEqual(['begun', 'ended']);
  });

  it('are heard when each of them begins', () => {
    const stage = new Stage(view);
    const heard: string[] = [];
    const push = { ...crash, word: 'pushes', text: 'pushes 3 1' };
    stage.show(crashed, [push, crash], { ...manner, scene, sound: (happening) => heard.push(happening) });
    vi.advanceTimersByTime(100);
    expect(heard).toEqual(['pushes']);
    vi.advanceTimersByTime(200);
    expect([...heard, stage.burst !== null]).toEqual(['pushes', 'crashes', true]);
  });

  it('are cut by what comes next, and say so', () => {
    const stage = new Stage(view);
    stage.show(crashed, [crash], { ...manner, scene });
    vi.advanceTimersByTime(100);
    stage.show(driven, [], { ...manner, still: true });
    expect(told).toEqual(['begun', 'cut']);
  });
});

describe('the module', () => {
  it('says the same in three languages', () => {
    const ids = (text: string) => new FluentResource(text).body.map((message) => message.id).sort();
    expect(ids(texts.fr)).toEqual(ids(texts.en));
    expect(ids(texts.de)).toEqual(ids(texts.en));
  });

  it('counts locos home and tells what is public', () => {
    const home = { ...view, players: view.players.map((player) => ({ ...player, home: 2, tiles: 1 })) };
    expect(points(home, 1)).toBe(2);
    const say = ((id: string) => id) as never;
    expect(facts(home, 1, say)).toEqual(['vif-fact-home', 'vif-fact-hand', 'vif-fact-tiles']);
  });
});
