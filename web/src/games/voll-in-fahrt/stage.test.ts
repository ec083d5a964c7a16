import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
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

const manner = { still: false, stills: false, tempo: 1, scene: () => () => {} };

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
    stage.skip();
    expect(stage.busy).toBe(false);
    expect(stage.locos['3.1']).toMatchObject({ x: 400, y: 100 });
  });

  it('jumps when nothing is told', () => {
    const stage = new Stage(view);
    stage.show(driven, [], manner);
    expect(stage.locos['3.1']?.x).toBe(400);
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
