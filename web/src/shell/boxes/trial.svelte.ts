/** Games of bots with a box, one request after the other; how long they were, what was scored, who won from where. */

import { ApiError } from '@/shell/net/api';
import type { Played, Tried } from './boxes';

export const MANY = 10;
const BUSY = 429;
const PATIENCE = 20; // times that another trial of this person is waited for

export interface Span {
  least: number;
  mean: number;
  most: number;
}
export interface Findings {
  games: number;
  choices: Span;
  scores: Span;
  minutes: number;
  /** By seat; a shared first place in parts. */
  wins: number[];
  average: number[];
}

const mean = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);
const span = (numbers: number[]): Span => ({
  least: Math.min(...numbers),
  mean: mean(numbers),
  most: Math.max(...numbers),
});

export function findings(games: Played[], minutes: number[]): Findings | null {
  if (games.length === 0) return null;
  const seats = games[0]?.scores.length ?? 0;
  const by = (of: (game: Played, seat: number) => number) =>
    Array.from({ length: seats }, (_, seat) => mean(games.map((game) => of(game, seat))));
  const shared = (game: Played) => game.places.filter((place) => place === 1).length;
  return {
    games: games.length,
    choices: span(games.map((game) => game.choices)),
    scores: span(games.flatMap((game) => game.scores)),
    minutes: mean(minutes),
    wins: by((game, seat) => (game.places[seat] === 1 ? 1 / shared(game) : 0)),
    average: by((game, seat) => game.scores[seat] ?? 0),
  };
}

type Ask = (first: number) => Promise<Tried>;

export class Trial {
  running = $state(false);
  done = $state(0);
  games = $state.raw<Played[]>([]);
  minutes = $state.raw<number[]>([]);
  /** Games that did not end in time. */
  endless = $state(0);
  problem = $state('');
  /** Of which box these games are. */
  hash = $state('');
  private round = 0;

  readonly found = $derived(findings(this.games, this.minutes));

  async run(hash: string, ask: Ask, wait = (ms: number) => new Promise((done) => setTimeout(done, ms))): Promise<void> {
    const round = ++this.round;
    Object.assign(this, { running: true, done: 0, games: [], minutes: [], endless: 0, problem: '', hash });
    let patience = PATIENCE;
    while (this.done < MANY && round === this.round) {
      try {
        const tried = await ask(this.done);
        if (round !== this.round) return;
        this.games = [...this.games, ...tried.games];
        if (tried.summary) this.minutes = [...this.minutes, tried.summary.minutes];
        this.endless += tried.left;
        this.done += 1;
      } catch (error) {
        if (round !== this.round) return;
        if (error instanceof ApiError && error.status === BUSY && patience-- > 0) await wait(500);
        else {
          this.problem = error instanceof ApiError && error.status > 0 ? error.message : 'offline';
          break;
        }
      }
    }
    if (round === this.round) this.running = false;
  }

  stop(): void {
    this.round++;
    this.running = false;
  }
}
