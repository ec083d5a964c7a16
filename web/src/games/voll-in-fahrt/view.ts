/** What the game's view holds (src/fullsteam/games/voll_in_fahrt/views.py). Everything lies open: it is the same for all. */

export type Point = [number, number];
export type Colour = 'blue' | 'red' | 'yellow';
export type Way = 'A' | 'B';

export interface Rail {
  entry: number | null;
  exit: number | null;
  cells: string[];
  points: Point[];
}

/** Where and how a platform lies. */
export interface Lying {
  bay: string;
  way: Way;
  rails: Rail[];
}

export interface Loco {
  loco: string;
  at: 'hand' | 'shed' | 'board';
  cell?: string;
  point?: Point;
}

export interface Player {
  locos: Loco[];
  hand: number;
  home: number;
  tiles: number;
}

/** The way of one loco in a move that could be made. */
export interface Leg {
  seat: number;
  loco: string;
  points: Point[];
  end: 'stops' | 'home' | 'parks' | 'crashes';
  hazard: string | null;
}

export type Moves = Record<string, Leg[]>;

export interface Slide extends Lying {
  moves: Moves;
}

export interface Bay {
  side: string;
  slots: Point[][];
}

export interface Plan {
  name: string;
  grid: Point;
  lanes: Record<string, Point[]>;
  bays: Record<string, Bay>;
  sheds: Point[];
}

export interface View {
  board: Plan;
  bays: Record<string, Colour | null>;
  open: string;
  platforms: Record<Colour, Lying>;
  sheds: { seat: number; loco: string }[];
  dice: { colour: Colour | null; points: Point };
  active: number | null;
  second_turn: boolean;
  bound: string | null;
  stock: number;
  turn: number;
  players: Player[];
  /** What each answer would bring, by its notation: of a slide, or of a move. */
  outlook: Record<string, Slide | Leg[]>;
}

export const COLOURS: Colour[] = ['blue', 'red', 'yellow'];
/** From the outer to the inner one. */
export const LANES = ['outer', 'middle', 'inner'];

/** A loco's name on the board: "2.1" is number 1 of seat 2. */
export function keyOf(seat: number, loco: string): string {
  return `${seat}.${loco}`;
}

export function slideOf(view: View, text: string): Slide | null {
  const found = view.outlook[text];
  return found && !Array.isArray(found) ? found : null;
}

export function legsOf(view: View, text: string): Leg[] | null {
  const found = view.outlook[text];
  return Array.isArray(found) ? found : null;
}
