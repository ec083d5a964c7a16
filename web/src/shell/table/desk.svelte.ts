/** What lies on the reader's own desk at a table: notices, the open drawer, the answer to be confirmed. */

import type { Said } from '../words';

export type Drawer = 'log' | 'chat' | 'rules' | 'players';

export class Desk {
  notice = $state.raw<{ text: string; rule: string } | null>(null);
  confirming = $state.raw<Said | null>(null);
  drawer = $state<Drawer>('log');
  /** On a phone the drawer is a sheet. */
  open = $state(false);
  /** The paragraph the rules are open at. */
  paragraph = $state('');

  rule(id: string): void {
    this.paragraph = id;
    this.drawer = 'rules';
    this.open = true;
  }

  show(drawer: Drawer): void {
    this.drawer = drawer;
    this.open = true;
  }
}
