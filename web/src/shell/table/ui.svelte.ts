/** What is open on this screen at a table: a notice, the drawer and its tab, the questions whether to leave or to take back. */

import type { Room } from '@/shell/net/room.svelte';

export type Tab = 'log' | 'chat' | 'rules' | 'players';

/** How a table is shown: whole; on the big screen, for everybody; or, beside that, only what is in one's hand. */
export type Face = 'table' | 'screen' | 'hand';

export class TableUi {
  constructor(readonly face: Face = 'table') {}
  /** Of a hand: the board is wanted, too. */
  board = $state(false);
  /** No board here: all that can be answered is a button, or a card of the hand. */
  get bare(): boolean {
    return this.face === 'hand' && !this.board;
  }
  /** Where another table of these people is shown the same way. */
  at(table: string): string {
    return `/t/${table}${this.face === 'table' ? '' : `/${this.face}`}`;
  }

  /** lasting: it is about a question that is over, and stays beside the next one. */
  notice = $state.raw<{ text: string; rule: string; lasting?: boolean } | null>(null);
  /** Shall a bot really go on? */
  leaving = $state(false);
  /** Shall more than one's own newest choice really be taken back? */
  undoing = $state(false);
  drawer = $state<Tab>('log');
  /** On a phone the drawer is a sheet. */
  open = $state(false);
  /** The paragraph the rules are open at. */
  paragraph = $state('');

  /** The pieces of the game, with their names. */
  legend = $state(false);

  /** The score sheet as it stands. */
  tally = $state(false);

  openLegend(): void {
    this.open = false;
    this.legend = true;
  }

  /** One's own newest choice goes back at once, or the others are asked; what else would go with it is said first. */
  takeBack(room: Room): void {
    const [free, back] = [room.shown?.undo ?? false, room.shown?.back ?? null];
    this.undoing = back !== null && !free && !back.ask;
    if (!this.undoing) room.undo(back?.to ?? null);
  }

  rule(id: string): void {
    this.paragraph = id;
    this.drawer = 'rules';
    this.open = true;
  }

  show(drawer: Tab): void {
    this.drawer = drawer;
    this.open = true;
  }
}
