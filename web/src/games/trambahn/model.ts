/** The view of Trambahn as the board reads it, and what an answer would bring: for previews only. */

import { arg, type Said } from '@/shell/board';

export const LINES = ['blue', 'red', 'green', 'yellow'] as const;
export type Line = (typeof LINES)[number];
export const PLACES = 4;
export const SCORINGS = 10;
export const BONUS_SIZE = 8;
export const NOTE = 1000;
/** A card nobody sees, or not yet chosen. */
export const SOMEBODY = '?';

export interface ColumnView {
  line: Line;
  tram: string;
  cards: string[];
  worth: number;
}
export interface PlayerView {
  hand: string[];
  notes: string[];
  columns: ColumnView[];
  score: number;
  bonus: number;
  if_scored: Record<Line, number>;
}
export interface View {
  pile: number;
  discard: Record<string, number>;
  discarded_notes: string[];
  passengers: Record<Line, string[]>;
  market: string[];
  trams_left: number;
  scorings: number;
  turn: number;
  active: number;
  players: PlayerView[];
}

export interface Face {
  kind: 'station' | 'conductor' | 'back';
  line: Line | null;
  value: number;
  points: number;
}

const NUMERALS: Record<Line, string> = { blue: 'I', red: 'II', green: 'III', yellow: 'IV' };
const NAMES: Record<Line, string> = { blue: 'Moosach', red: 'Giesing', green: 'Sendling', yellow: 'Pasing' };
const TRAMS: Record<string, { factor: number; price: number }> = {
  horse: { factor: 2, price: 5 },
  steam: { factor: 3, price: 10 },
  electric: { factor: 4, price: 15 },
};

export const numeral = (line: Line): string => NUMERALS[line];
/** A proper name, alike in every language: what stands on the sign of the terminus. */
export const terminus = (line: Line): string => NAMES[line];
export const factor = (tram: string): number => TRAMS[tram]?.factor ?? 0;
/** In notes (B0.4). */
export const price = (tram: string): number => TRAMS[tram]?.price ?? 0;
export const points = (player: PlayerView): number => player.score + player.bonus;
export const discards = (view: View): number =>
  Object.values(view.discard).reduce((sum, n) => sum + n, 0) + view.discarded_notes.length;

/** "b7" taken apart; B0.2 the points printed on it. */
export function face(label: string): Face {
  if (label === 'cond') return { kind: 'conductor', line: null, value: 0, points: 0 };
  const line = LINES.find((l) => l[0] === label[0]);
  const value = Number(label.slice(1));
  if (!line || !value) return { kind: 'back', line: null, value: 0, points: 0 };
  return { kind: 'station', line, value, points: value === 10 ? 3 : value >= 7 ? 2 : 1 };
}

/** B2.2 A column that ends with a 10 takes nothing more. */
export const closed = (column: ColumnView): boolean => column.cards.some((card) => face(card).value === 10);

/** B2 The parts of a turn that ask something, in their order. */
export const PHASES = ['passengers', 'stations', 'income', 'tramways'] as const;

/** Columns without a tram, and for how many of them there is a tram and money now. (B2.4, B2.6) */
export interface Shortage {
  bare: number;
  paid: number;
}

export function shortage(view: View, seat: number | null): Shortage | null {
  const player = seat === null ? undefined : view.players[seat];
  const bare = player?.columns.filter((column) => column.tram === 'none').length ?? 0;
  if (!player || bare === 0) return null;
  let left = player.notes.length;
  const cheapest = view.market.map(price).sort((a, b) => a - b);
  const paid = cheapest.slice(0, bare).filter((cost) => {
    left -= cost;
    return left >= 0;
  }).length;
  return { bare, paid };
}

/** Equal things side by side become one with its number: one element on the board for one meaning. */
export function grouped(labels: string[]): { label: string; many: number }[] {
  const many = new Map<string, number>();
  for (const label of labels) many.set(label, (many.get(label) ?? 0) + 1);
  return [...many].map(([label, n]) => ({ label, many: n }));
}

/** Columns with the number the rules give them, those of one line. */
export function ofLine(player: PlayerView, line: Line): { column: ColumnView; number: number }[] {
  return player.columns.map((column, i) => ({ column, number: i + 1 })).filter((c) => c.column.line === line);
}

export interface ColumnOutlook {
  card: string | null;
  tram: string | null;
  worth: number;
  bonus: number;
}

/** The next card in this column brings a bonus; unless the one that is looked at does. */
export const awaitsBonus = (column: ColumnView, outlook: ColumnOutlook | null): boolean =>
  column.cards.length === BONUS_SIZE - 1 && !closed(column) && !outlook?.card;

export interface Outlook {
  /** The card that would wait at a terminus. */
  waits: Partial<Record<Line, string>>;
  /** Own columns that would grow or get a tram, by number. */
  columns: Record<number, ColumnOutlook>;
  /** The card that would begin a column. */
  begins: { card: string; line: Line } | null;
  /** How many notes one would have; null: unchanged, or not yet decided. */
  notes: number | null;
  /** What the own side would get for a line afterwards, where it is decided. */
  worth: Partial<Record<Line, number>>;
}

export const nothing = (): Outlook => ({ waits: {}, columns: {}, begins: null, notes: null, worth: {} });

/** B1.4 The discards whose faces are known, by line and value; conductors last. */
export function faceUp(view: View): { label: string; many: number }[] {
  const many = new Map<string, number>(Object.entries(view.discard));
  for (const note of view.discarded_notes) if (note !== SOMEBODY) many.set(note, (many.get(note) ?? 0) + 1);
  const rank = (label: string) => {
    const { line, value } = face(label);
    return line ? LINES.indexOf(line) * 100 + value : 999;
  };
  return [...many].map(([label, n]) => ({ label, many: n })).sort((a, b) => rank(a.label) - rank(b.label));
}

/** What the answers that are looked at would bring for this seat. A place with several fates shows none of them. */
export function foresee(view: View, seat: number | null, answers: Said[]): Outlook {
  const out = nothing();
  const player = seat === null ? undefined : view.players[seat];
  if (!player) return out;
  const notes = new Set<number>();
  const unclear = new Set<number>();
  const beginners = new Set<string>();
  for (const said of answers) {
    if (said.word === 'done') continue;
    notes.add(player.notes.length + noteChange(said));
    waits(said, out);
    begins(player, said, out, beginners);
    const number = Number(arg(said, 'column') ?? 0);
    const seen = number > 0 ? grown(player, number, said) : null;
    if (seen) {
      if (out.columns[number]) unclear.add(number);
      out.columns[number] = seen;
    }
  }
  for (const number of unclear) delete out.columns[number];
  const [after] = notes;
  if (notes.size === 1 && after !== player.notes.length) out.notes = after ?? null;
  out.worth = lineWorth(player, out, answers.length);
  return out;
}

function noteChange(said: Said): number {
  if (said.word === 'cash') return 1;
  if (said.word === 'buy') return -price(arg(said, 'tram') ?? '');
  return 0;
}

function waits(said: Said, out: Outlook): void {
  const line = LINES.find((l) => l === arg(said, 'line'));
  const card = arg(said, 'card');
  if (said.word !== 'passenger' || !line || !card) return;
  const there = out.waits[line];
  out.waits[line] = there === undefined || there === card ? card : SOMEBODY;
}

function begins(player: PlayerView, said: Said, out: Outlook, seen: Set<string>): void {
  const card = arg(said, 'card') ?? '';
  const line = face(card).line;
  if (said.word !== 'station' || !line || Number(arg(said, 'column')) <= player.columns.length) return;
  seen.add(card);
  out.begins = seen.size === 1 ? { card, line } : null;
}

function grown(player: PlayerView, number: number, said: Said): ColumnOutlook | null {
  const column = player.columns[number - 1];
  const card = arg(said, 'card') ?? null;
  const tram = arg(said, 'tram') ?? null;
  if (!column) return null;
  const cards = card ? [...column.cards, card] : column.cards;
  const worth = cards.reduce((sum, label) => sum + face(label).points, 0) * factor(tram ?? column.tram);
  return { card, tram, worth, bonus: card && cards.length === BONUS_SIZE ? worth : 0 };
}

function lineWorth(player: PlayerView, out: Outlook, answers: number): Partial<Record<Line, number>> {
  const [number] = Object.keys(out.columns);
  if (answers !== 1 || !number) return {};
  const column = player.columns[Number(number) - 1];
  const after = out.columns[Number(number)];
  if (!column || !after) return {};
  return { [column.line]: player.if_scored[column.line] - column.worth + after.worth };
}

/** Would the card that is looked at be the fourth at this terminus? (B2.1, B3.1) */
export const rings = (view: View, out: Outlook, line: Line): boolean =>
  out.waits[line] !== undefined && view.passengers[line].length === PLACES - 1;
