/** The view as src/fullsteam/games/volldampf/views.py writes it. */

export type Colour = 'blue' | 'violet' | 'red' | 'yellow';
export type Route = 'green' | 'orange' | 'brown' | 'grey' | 'white' | 'black';
export type Side = 'left' | 'right' | 'above' | 'below';

export interface CityData {
  id: string;
  name: string;
  colour: Colour;
  lon: number;
  lat: number;
  /** auto: where there is room. */
  label: Side | 'auto';
}

export interface LinkData {
  id: string;
  route: Route;
  cost: number;
}

export interface Destination {
  /** Steps of income for each seat. */
  gains: number[];
  /** The links that remain. */
  path: string[];
}

export interface Trip {
  seat: number | null;
  good: Colour | null;
  from: string | null;
  at: string | null;
  path: string[];
  limit: number;
  closed: Colour[];
  subsidised: boolean;
  freight: Colour | null;
  moving: { good: Colour; from: string } | null;
  gains: number[];
  destinations: Record<string, Destination>;
  /** "berlin red": destination: steps of income for each seat. */
  offers: Record<string, Record<string, number[]>>;
  /** Of each offer the best for him who names it. */
  best: Record<string, { to: string; path: string[] }>;
}

export interface PlayerData {
  cash: number;
  bonds: number;
  income: number;
  result: number;
  pieces: number;
  routes: Route[];
  group: number | null;
  hand: string[];
  rank: number;
  bid: number;
  /** Still in the auction: the turn-order card that passing now would bring, and what it would cost. */
  passing: { card: number; pays: number } | null;
  missed: number;
}

export interface View {
  /** own: our map, drawn by hand. */
  board: { name: string; title: string; own: boolean; cities: CityData[]; links: LinkData[] };
  round: number;
  rounds: number;
  goods: Record<string, Colour[]>;
  track: Record<string, number>;
  bag: number;
  goods_deck: number;
  route_deck: number;
  groups: Route[][];
  loose: Route[];
  group_size: number;
  stock: number | null;
  /** A bond taken now: marks at once; marks each round, so many times; points at the end. */
  bond: { brings: number; dividend: number; dividends: number; points: number };
  cards_deck: number;
  cards_discards: string[];
  order: number[];
  active: number[];
  highest_bid: number;
  transport: Trip;
  /** To him who builds: the deliveries, impossible today, that each link he can afford would open; the best for him first. */
  opens: Record<string, { offer: string; to: string; gains: number[] }[]>;
  delivered: { good: Colour; to: string; path: string[] } | null;
  players: PlayerData[];
}

export interface Point {
  x: number;
  y: number;
}
