/** A box while it is being entered: every change can be taken back, and after a pause the server says what is wrong. */

import { getContext, setContext } from 'svelte';
import { at, type Json, type Path, put, type Shape } from './shape';

export interface Mistake {
  code: string;
  args: Record<string, string | number>;
  rule: string | null;
  path: Path;
  line: number | null;
  place: string;
  text: string;
}

/** What the server says of a box (POST …/box/check). */
export interface Checked {
  ok: boolean;
  mistakes: Mistake[];
  left_off: number;
  name: string | null;
  title: string | null;
  hash: string | null;
  toml: string | null;
  json: Json;
  view: unknown;
  domains: Record<string, unknown> | null;
}

export type Body = { toml: string } | { json: Json };
export type Check = (body: Body) => Promise<Checked>;

const PAUSE = 350; // milliseconds without a key
const DEEPEST = 200; // changes that can be taken back
/** Changes of one field that follow so soon are one: a word is taken back, not a letter. */
const TOGETHER = 1500;

export class Draft {
  json = $state.raw<Json>({});
  /** What the server said last; null: not asked yet. */
  checked = $state.raw<Checked | null>(null);
  /** What it said of the last good one: pictures stay while something is half typed. */
  good = $state.raw<Checked | null>(null);
  /** Asked, or about to ask. */
  checking = $state(false);
  /** The server does not answer. */
  silent = $state(false);
  /** Where the reader wants to be led; a new object each time. */
  wanted = $state.raw<{ path: Path } | null>(null);
  private past = $state.raw<Json[]>([]);
  private future = $state.raw<Json[]>([]);
  private last = { key: '', at: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  readonly mistakes = $derived(this.checked?.mistakes ?? []);
  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);

  constructor(
    readonly shape: Shape,
    private readonly check: Check,
    json: Json,
  ) {
    this.json = json;
    this.look(0);
  }

  get(path: Path): Json | undefined {
    return at(this.json, path);
  }

  /** One field; undefined: it is left out. */
  set(path: Path, value: Json | undefined): void {
    this.change((json) => put(json, path, value), path.join('.'));
  }

  /** Something larger at once. key: changes of the same one, soon after each other, are taken back together. */
  change(make: (json: Json) => Json, key = ''): void {
    const next = make(this.json);
    if (next === this.json) return;
    const now = Date.now();
    if (!key || key !== this.last.key || now - this.last.at > TOGETHER)
      this.past = [...this.past.slice(1 - DEEPEST), this.json];
    this.last = { key, at: now };
    this.future = [];
    this.json = next;
    this.look(PAUSE);
  }

  /** As it was read from a text: what was said of it is known already. */
  read(checked: Checked): void {
    this.change(() => checked.json, 'text');
    clearTimeout(this.timer);
    this.asked++;
    this.take(checked);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.json];
    this.go(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (after === undefined) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.json];
    this.go(after);
  }

  private go(json: Json): void {
    this.last = { key: '', at: 0 };
    this.json = json;
    this.look(0);
  }

  /** Lead the reader there. */
  lead(path: Path): void {
    this.wanted = { path };
  }

  /** What is wrong with exactly this field. */
  wrong(path: Path): Mistake[] {
    const key = path.join('.');
    return this.mistakes.filter((mistake) => mistake.path.join('.') === key);
  }

  /** Ask the server, after so long; whatever it was asked before is old. */
  look(pause: number): void {
    clearTimeout(this.timer);
    this.checking = true;
    const number = ++this.asked;
    this.timer = setTimeout(async () => {
      try {
        const checked = await this.check({ json: this.json });
        if (number === this.asked) this.take(checked);
      } catch {
        if (number !== this.asked) return;
        this.silent = true;
        this.timer = setTimeout(() => this.look(0), 3000);
      }
    }, pause);
  }

  private take(checked: Checked): void {
    this.checked = checked;
    if (checked.ok) this.good = checked;
    this.checking = false;
    this.silent = false;
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked++;
  }
}

/** How fields and what stands in them are called. */
export interface Naming {
  field: (path: Path) => string;
  value: (value: Json, path: Path) => string;
}
/** What fields find round them. */
export interface Desk {
  readonly draft: Draft;
  readonly naming: Naming;
}
const KEY = Symbol('draft');
export const provideDraft = (desk: Desk): void => void setContext(KEY, desk);
export const useDraft = (): Desk => getContext<Desk>(KEY);
