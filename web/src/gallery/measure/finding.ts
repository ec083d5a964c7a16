/** Something that cannot be seen, read or touched as it should. */
export interface Finding {
  kind: 'cut' | 'overlap' | 'covered' | 'small' | 'sideways';
  /** The same for what is the same thing, in every position: "board .groups .taker". */
  where: string;
  /** What it says, and what is wrong with it. */
  what: string;
  box: [left: number, top: number, width: number, height: number];
}
