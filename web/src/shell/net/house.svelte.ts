/** The house: whom it lets in, and what its hosts announce. */

import { get } from './api';

export interface Announcement {
  id: number;
  texts: Record<string, string>;
}

const CODE = 'fullsteam.club';
const READ = 'fullsteam.announced';
/** Between two looks, while nobody is at a table that would be told. */
const PAUSE = 5 * 60_000;

class House {
  guests = $state(true);
  /** Who comes for the first time must know a code. */
  club = $state(false);
  /** Accounts have an address, confirmed by a letter. */
  mail = $state(false);
  announcements = $state.raw<Announcement[]>([]);
  private read = $state.raw<number[]>(JSON.parse(localStorage.getItem(READ) ?? '[]') as number[]);
  private looked = 0;

  /** again: also if that was a moment ago. A house that does not answer has nothing to say. */
  async look(again = false): Promise<void> {
    if (!again && Date.now() - this.looked < PAUSE) return;
    this.looked = Date.now();
    try {
      const told = await get<{ guests: boolean; club: boolean; mail: boolean; announcements: Announcement[] }>(
        '/api/house',
      );
      this.guests = told.guests;
      this.club = told.club;
      this.mail = told.mail;
      this.announcements = told.announcements;
    } catch {
      this.looked = 0;
    }
  }

  get unread(): Announcement[] {
    return this.announcements.filter((a) => !this.read.includes(a.id));
  }

  putAway(id: number): void {
    this.read = [...this.read.slice(-50), id];
    localStorage.setItem(READ, JSON.stringify(this.read));
  }

  /** As this browser knows it; said once is enough. */
  get code(): string {
    return localStorage.getItem(CODE) ?? '';
  }

  set code(code: string) {
    localStorage.setItem(CODE, code);
  }

  /** May somebody who was never here come in without being asked anything? */
  get open(): boolean {
    return this.guests && (!this.club || this.code !== '');
  }
}

export const house = new House();
