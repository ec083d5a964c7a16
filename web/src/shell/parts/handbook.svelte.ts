/** What there is to look up about the game on the table; help shows it on any page, the table says what it is. */

export interface Book {
  title: string;
  /** What wins. */
  goal: string;
  /** Opens the pieces with their names; null: nobody has drawn them. */
  legend: (() => void) | null;
}

class Handbook {
  open = $state.raw<Book | null>(null);
}

export const handbook = new Handbook();
