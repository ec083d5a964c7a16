/** How the log of a game reads: what a game says of it, as data in its index.ts. */

/** Happenings that are told in one line, which can be unfolded. Of one seat's moves one after another, unless whoever. */
export interface Fold {
  of: string[];
  /** What the line says of them; else the newest. */
  tells?: string[];
  /** A text of the board that says them together, with $number and $name, once there are two. */
  title?: string;
  /** These begin a new line; after these the line is complete. */
  starts?: string[];
  ends?: string[];
  /** Moves of all seats go into it, as in an auction. */
  whoever?: boolean;
}

export interface Lines {
  /** Happenings that are headings. */
  chapters?: string[];
  folds?: Fold[];
  /** What lies in the line of the move before it, and is seen when that is unfolded. */
  quiet?: string[];
}
