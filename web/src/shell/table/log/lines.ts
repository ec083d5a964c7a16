/** The log as a story: one line a move, or a few moves that belong together, under the headings of the game. */

import type { Fold, Lines } from '@/shell/describing/lines';
import type { Moment } from '@/shell/net/protocol';
import { arg, type Happening, parse, type Words } from '@/shell/speaking/notation';

export interface Entry {
  moment: Moment;
  /** Null: no happening of the game, but somebody who leaves, asks, comes back. */
  said: Happening | null;
  /** Whom it is about. */
  who: number | null;
  back: boolean;
  quiet: boolean;
}

export interface Line {
  key: string;
  /** Whose moves these are. */
  seat: number | null;
  fold: Fold | undefined;
  entries: Entry[];
}

export interface Chapter {
  key: string;
  heading: Entry | null;
  lines: Line[];
}

const parsed = new WeakMap<Moment, Happening[]>();

/** Moments do not change: each is taken apart once. */
function happenings(moment: Moment, words: Words): Happening[] {
  const known = parsed.get(moment);
  if (known) return known;
  const made = moment.events.map(({ text, number }) => ({ ...parse(words.happenings, text), number }));
  parsed.set(moment, made);
  return made;
}

/** The moments that count no more: all between where somebody went back to and where he said so. */
export function takenBack(log: Moment[]): Set<number> {
  const back = new Set<number>();
  for (const { kind, text, n } of log)
    if (kind === 'undo') for (let gone = Number(text) + 1; gone < n; gone += 1) back.add(gone);
  return back;
}

export function chaptersOf(log: Moment[], words: Words, story: Lines): Chapter[] {
  const teller = new Teller(story, takenBack(log));
  for (const moment of log) teller.tell(moment, happenings(moment, words), log);
  return teller.chapters.filter(({ heading, lines }) => heading || lines.length > 0);
}

class Teller {
  readonly chapters: Chapter[] = [{ key: 'first', heading: null, lines: [] }];
  private line: Line | null = null;
  private complete = false;

  constructor(
    private readonly story: Lines,
    private readonly back: Set<number>,
  ) {}

  tell(moment: Moment, told: Happening[], log: Moment[]): void {
    const back = this.back.has(moment.n);
    if (this.isNews(moment, log)) this.add({ moment, said: null, who: moment.seat, back, quiet: false }, '');
    let actor = moment.seat;
    for (const [i, said] of told.entries()) {
      const about = arg(said, 'seat');
      const quiet = this.story.quiet?.includes(said.word) ?? false;
      const who = about === undefined ? (quiet ? null : actor) : Number(about) - 1;
      const entry = { moment, said, who, back, quiet };
      if (this.story.chapters?.includes(said.word)) {
        actor = about === undefined ? null : who; // what follows is of the new chapter, not of who ended the old one
        this.chapters.push({ key: `${moment.n}.${i}`, heading: entry, lines: [] });
        this.line = null;
      } else this.add(entry, String(i));
    }
  }

  /** A move tells itself by what happened; an undo by what it strikes out, if there is something. */
  private isNews({ kind, n, text }: Moment, log: Moment[]): boolean {
    if (kind === 'undo') return !log.some((m) => m.n > Number(text) && m.n < n && m.events.length > 0);
    return kind !== 'move' && kind !== 'start';
  }

  private add(entry: Entry, i: string): void {
    const word = entry.said?.word ?? '';
    const fold = this.story.folds?.find(({ of }) => of.includes(word));
    if (this.line && this.belongs(this.line, entry, fold)) this.line.entries.push(entry);
    else {
      this.line = { key: `${entry.moment.n}.${i}`, seat: entry.who, fold, entries: [entry] };
      this.complete = false;
      this.chapters.at(-1)?.lines.push(this.line);
    }
    if (fold && this.line.fold === fold && fold.ends?.includes(word)) this.complete = true;
  }

  private belongs(line: Line, { moment, said, who, quiet }: Entry, fold: Fold | undefined): boolean {
    const together = line.entries.at(-1)?.moment === moment;
    if (quiet) return together;
    if (!fold) return together && !line.fold && who === line.seat && said !== null;
    if (line.fold !== fold || this.complete || fold.starts?.includes(said?.word ?? '')) return false;
    if (fold.title && !fold.whoever && who !== line.seat) return false; // it names one, and counts what is his
    return together || fold.whoever === true || moment.seat === line.seat;
  }
}

/** What a line says while it is folded. */
export function headOf({ fold, entries }: Line): Entry[] {
  const loud = entries.filter((entry) => !entry.quiet);
  const standing = loud.filter((entry) => !entry.back);
  const told = standing.length > 0 ? standing : loud.length > 0 ? loud : entries;
  if (!fold) return told;
  const tells = told.filter(({ said }) => said && fold.tells?.includes(said.word));
  return tells.length > 0 ? tells : told.slice(-1);
}

/** Whose sign stands before it: of an auction, or a scoring, who is told of, if it is one. */
export function signOf(line: Line): number | null {
  if (!line.fold?.whoever) return line.seat;
  const told = new Set(headOf(line).map(({ who }) => who));
  return told.size === 1 ? ([...told][0] as number | null) : null;
}
