/** What is shown just now: the view, or on the way to it one scene after another. */

import type { Happening, Scene as Reported } from '@/shell/board';
import { along, bayPose, between, CELL, type Pose, spots } from './geometry';
import { type Scene, scenesOf } from './scenes';
import { type Tracks, tracksOf } from './tracks';
import { COLOURS, type Colour, keyOf, type View, type Way } from './view';

export interface Actor extends Pose {
  at: 'hand' | 'shed' | 'board';
  /** 1: as large as it stands on its cell. */
  size: number;
}

export interface Deck extends Pose {
  lifted: boolean;
}

/** Milliseconds of a scene; of a cell that is driven; and of a whole chain, so that nobody waits for long. */
const LENGTH: Record<Exclude<Scene['kind'], 'drive'>, number> = {
  slide: 550,
  enter: 320,
  bump: 180,
  crash: 1000,
  home: 500,
  roll: 400,
};
const CELL_DRIVEN = 90;
const DRIVE = { shortest: 350, longest: 1100 };
const CHAIN = 5500;

/** Each scene is the picture of a happening. */
const PICTURES: Record<Scene['kind'], string> = {
  slide: 'slides',
  enter: 'enters',
  drive: 'drives',
  bump: 'pushes',
  crash: 'crashes',
  home: 'home',
  roll: 'rolled',
};

function lengthOf(scene: Scene): number {
  if (scene.kind !== 'drive') return LENGTH[scene.kind];
  return Math.min(DRIVE.longest, Math.max(DRIVE.shortest, CELL_DRIVEN * scene.way.length));
}

export interface Manner {
  /** At once, without scenes: a jump in time, or the reader's wish. */
  still: boolean;
  /** In stills: each scene is one picture, shown for as long as it would take. */
  stills: boolean;
  /** How much longer than written. */
  tempo: number;
  /** Who waits for the scene. */
  scene: Reported;
  /** Who hears it. */
  sound: (happening: string) => void;
}

export class Stage {
  locos = $state<Record<string, Actor>>({});
  decks = $state<Record<Colour, Deck>>({} as Record<Colour, Deck>);
  dice = $state.raw<View['dice']>({ colour: null, points: [0, 0] });
  /** Where it has just crashed. */
  burst = $state.raw<Pose | null>(null);
  bumped = $state<string | null>(null);
  /** Who is driving, under steam. */
  steaming = $state<string | null>(null);
  rolling = $state(false);
  busy = $state(false);
  /** Whose turn it is in what is shown. */
  active = $state<number | null>(null);
  /** Where a hand is on the page, in the board's measure; the page knows. */
  hand: (loco: string) => Pose = () => ({ x: 0, y: 0, angle: 0 });

  private view: View;
  private readonly spots: Map<string, Pose>;
  private frame = 0;
  private over: (whole?: boolean) => void = () => {};

  constructor(view: View) {
    this.view = view;
    this.spots = spots(view.board);
    this.settle(view);
  }

  /** The view as it is, without scenes. */
  settle(view: View, whole = false): void {
    cancelAnimationFrame(this.frame);
    this.over(whole);
    this.over = () => {};
    this.view = view;
    this.busy = this.rolling = false;
    this.burst = this.bumped = this.steaming = null;
    this.dice = view.dice;
    this.active = view.active;
    for (const colour of COLOURS) {
      const { bay, way } = view.platforms[colour];
      this.decks[colour] = { ...this.berth(bay, way), lifted: false };
    }
    view.players.forEach((player, seat) => {
      for (const loco of player.locos) {
        const key = keyOf(seat, loco.loco);
        const home = view.sheds.findIndex((shed) => keyOf(shed.seat, shed.loco) === key);
        const pose = loco.point ? this.spots.get(String(loco.point)) : home >= 0 ? this.door(home) : undefined;
        this.locos[key] = { ...(pose ?? { x: 0, y: 0, angle: 0 }), at: loco.at, size: 1 };
      }
    });
  }

  /** From the view before to this one. */
  show(view: View, happenings: Happening[], manner: Manner): void {
    if (view === this.view) {
      if (manner.still) this.skip();
      return;
    }
    const before = this.view;
    this.settle(before);
    const tracks = tracksOf(before, this.spots);
    const scenes = manner.still ? [] : scenesOf(before, tracks, happenings);
    this.view = view;
    if (scenes.length === 0) this.settle(view);
    else this.run(scenes, tracks, manner);
  }

  skip(): void {
    if (this.busy) this.settle(this.view);
  }

  private run(scenes: Scene[], tracks: Tracks, { tempo, stills, scene: reported, sound }: Manner): void {
    const whole = scenes.reduce((sum, scene) => sum + lengthOf(scene), 0);
    const pace = Math.min(tempo, CHAIN / whole);
    let [i, since] = [0, performance.now()];
    let scene = scenes[0] as Scene;
    const begin = () => {
      sound(PICTURES[scene.kind]);
      return this.begin(scene, tracks);
    };
    let play = begin();
    this.busy = true;
    this.over = reported();
    const tick = (now: number) => {
      while (now - since >= lengthOf(scene) * pace) {
        play(1);
        since += lengthOf(scene) * pace;
        i += 1;
        if (i === scenes.length) return this.settle(this.view, true);
        scene = scenes[i] as Scene;
        play = begin();
      }
      // A still of an accident shows it, of everything else where it leads to.
      const t = Math.max(0, (now - since) / (lengthOf(scene) * pace));
      play(stills ? (scene.kind === 'crash' ? 0 : 1) : t);
      this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }

  /** A scene as a function of its time, 0 to 1. */
  private begin(scene: Scene, tracks: Tracks): (t: number) => void {
    this.burst = this.bumped = this.steaming = null;
    this.rolling = false;
    switch (scene.kind) {
      case 'roll':
        this.dice = this.view.dice;
        this.active = this.view.active;
        this.rolling = true;
        return () => {};
      case 'slide':
        return this.slide(scene, tracks);
      case 'bump':
        this.bumped = scene.loco;
        return () => {};
      case 'enter':
        return this.fly(scene.loco, this.hand(scene.loco), scene.to, 'board');
      case 'drive':
        this.steaming = scene.loco;
        return (t) => this.put(scene.loco, along(scene.way, ease(t)), 'board');
      case 'home':
        return this.fly(scene.loco, this.of(scene.loco), this.door(scene.shed), 'shed');
      case 'crash': {
        const from = this.of(scene.loco);
        const fly = this.fly(scene.loco, from, this.hand(scene.loco), 'hand');
        this.burst = ahead(from);
        return (t) => (t < 0.35 ? this.put(scene.loco, shaken(from, t), 'board') : fly((t - 0.35) / 0.65));
      }
    }
  }

  private slide(scene: Extract<Scene, { kind: 'slide' }>, tracks: Tracks): (t: number) => void {
    const { x, y, angle } = this.decks[scene.colour];
    const to = this.berth(scene.bay, scene.way);
    const riders = Object.entries(scene.riders).map(([key, cell]) => {
      return { key, from: this.of(key), to: tracks.pose(cell) ?? this.of(key) };
    });
    return (t) => {
      const deck = between({ x, y, angle }, to, ease(t));
      this.decks[scene.colour] = { ...deck, lifted: t < 1 };
      const turned = deck.angle - angle;
      for (const rider of riders) {
        this.put(rider.key, t < 1 ? carried(rider.from, { x, y, angle }, deck, turned) : rider.to, 'board');
      }
    };
  }

  private fly(loco: string, from: Pose, to: Pose, at: Actor['at']): (t: number) => void {
    return (t) => {
      this.put(loco, between(from, to, ease(t)), t < 1 ? 'board' : at, 1 + 0.5 * Math.sin(Math.PI * t));
    };
  }

  private put(loco: string, pose: Pose, at: Actor['at'], size = 1): void {
    this.locos[loco] = { ...pose, at, size };
  }

  private of(loco: string): Pose {
    const { x, y, angle } = this.locos[loco] as Actor;
    return { x, y, angle };
  }

  private berth(bay: string, way: Way): Pose {
    return bayPose(this.view.board.bays[bay] as View['board']['bays'][string], way);
  }

  private door(shed: number): Pose {
    const [x, y] = this.view.board.sheds[shed] ?? [0, 0];
    return { x: x * CELL, y: y * CELL, angle: 90 };
  }
}

function ease(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}

/** A loco on a platform that moves and turns. */
function carried(loco: Pose, from: Pose, to: Pose, turned: number): Pose {
  const [c, s] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  const [dx, dy] = [loco.x - from.x, loco.y - from.y];
  return { x: to.x + dx * c - dy * s, y: to.y + dx * s + dy * c, angle: loco.angle + turned };
}

function shaken(pose: Pose, t: number): Pose {
  return { ...pose, angle: pose.angle + 14 * Math.sin(t * 60) };
}

/** The place before a loco: where it hits something. */
export function ahead(pose: Pose, cells = 0.55): Pose {
  const turn = (pose.angle * Math.PI) / 180;
  const by = cells * CELL;
  return { x: pose.x + Math.cos(turn) * by, y: pose.y + Math.sin(turn) * by, angle: pose.angle };
}
