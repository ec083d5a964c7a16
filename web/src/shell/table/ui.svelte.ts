/** What is open on this screen at a table: a notice, the drawer and its tab, the answer to be confirmed. */

import type { Said } from '@/shell/speaking/notation';

export type Tab = 'log' | 'chat' | 'rules' | 'players';

export class TableUi {
  notice = $state.raw<{ text: string; rule: string } | null>(null);
  confirming = $state.raw<Said | null>(null);
  drawer = $state<Tab>('log');
  /** On a phone the drawer is a sheet. */
  open = $state(false);
  /** The paragraph the rules are open at. */
  paragraph = $state('');

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
