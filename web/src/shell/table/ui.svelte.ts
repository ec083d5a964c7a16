/** What is open on this screen at a table: a notice, the drawer and its tab, the question whether to leave. */

export type Tab = 'log' | 'chat' | 'rules' | 'players';

export class TableUi {
  /** lasting: it is about a question that is over, and stays beside the next one. */
  notice = $state.raw<{ text: string; rule: string; lasting?: boolean } | null>(null);
  /** Shall a bot really go on? */
  leaving = $state(false);
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
