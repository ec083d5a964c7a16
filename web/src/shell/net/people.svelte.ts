/** Who am I? Nobody is asked before it matters, and then for a name only. */

import { t } from '@/shell/speaking/texts.svelte';
import { type ApiError, get, patch, post } from './api';
import { house } from './house.svelte';
import { sentence } from './sentence';

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  login: string | null;
  /** Wishes for the next table; null: none. */
  colour: string | null;
  avatar: string | null;
  /** Helps who hosts. */
  admin?: boolean;
}

/** What somebody says of himself. */
export type Said = Pick<Me, 'name' | 'colour' | 'avatar'>;

const KNOWN = 'fullsteam.known';
const NAME = 'fullsteam.name';

class People {
  me = $state.raw<Me | null>(null);
  /** The dialog that asks for a name waits for this. */
  asking = $state.raw<((said: Said | null) => void) | null>(null);
  /** Why what was said last is not taken. */
  problem = $state('');
  private looked: Promise<void> | null = null;

  /** Whom the server knows in this browser. Nobody is not an error, so it is not asked where none has been here. */
  look(): Promise<void> {
    this.looked ??= this.find();
    return this.looked;
  }

  private async find(): Promise<void> {
    if (!localStorage.getItem(KNOWN)) return;
    try {
      this.be(await get<Me>('/api/me'));
    } catch (error) {
      // Without a network nobody is forgotten; the next page asks again.
      if ((error as ApiError).status > 0) localStorage.removeItem(KNOWN);
      else this.looked = null;
    }
  }

  be(me: Me | null): void {
    this.me = me;
    if (me) {
      localStorage.setItem(KNOWN, '1');
      localStorage.setItem(NAME, me.name);
    } else {
      localStorage.removeItem(KNOWN);
    }
  }

  get suggestion(): string {
    return localStorage.getItem(NAME) ?? t('guest-name');
  }

  /** Be somebody, under the suggested name: against bots no name is needed. */
  async quietly(): Promise<Me> {
    await Promise.all([this.look(), house.look()]);
    if (!this.me && !house.open && !(await this.named())) throw new Error(t('no-stranger'));
    if (!this.me) this.be(await this.enter({ name: this.suggestion }));
    return this.me as unknown as Me;
  }

  /** Be somebody the others can call by a name; null: the reader thought better of it. */
  async named(): Promise<Me | null> {
    await Promise.all([this.look(), house.look()]);
    if (this.me && (!this.me.guest || localStorage.getItem('fullsteam.said'))) return this.me;
    this.problem = '';
    while (!(await this.introduced())) {
      if (!this.asking) return null;
    }
    this.asking = null;
    localStorage.setItem('fullsteam.said', '1');
    return this.me;
  }

  /** Asked once; false: not taken (the dialog stays and says why), or he thought better of it (it is closed). */
  private async introduced(): Promise<boolean> {
    const said = await new Promise<Said | null>((answer) => {
      this.asking = answer;
    });
    if (said === null) {
      this.asking = null;
      return false;
    }
    try {
      await this.call(said);
      return true;
    } catch (error) {
      this.problem = sentence(error);
      return false;
    }
  }

  private enter(said: Partial<Said>): Promise<Me> {
    return post<Me>('/api/guest', house.club ? { ...said, club: house.code } : said);
  }

  /** From now on under this name, with this look: at every table one sits down at. */
  async call(said: Said): Promise<void> {
    this.be(this.me ? await patch<Me>('/api/me', said) : await this.enter(said));
  }
}

export const people = new People();
