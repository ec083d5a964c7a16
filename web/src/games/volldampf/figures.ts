/** Figures of the rules that previews need and no view carries; a test compares them with the rules' own. */

/** What a link costs with the card (VA.5). */
export const BARGAIN = 5;
