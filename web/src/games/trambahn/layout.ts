/** How the table divides its room. On a desk nothing moves when a column grows: its cards lie closer on one another. */

/** What a phone, or a zoomed page, has at most. */
export const NARROW = 620;
/** Lower than this there is no room for two halves; where notes and market stand beside the hand, less is enough. */
const LOW = { beside: 660, above: 740 };
const BESIDE = 960;

/** A whole card; the strip of it that one sees under the next; pixels. */
const CARD = { width: 104, height: 68 };
const STRIP = { most: 30, least: 17 };
const SMALLEST = { width: 44, height: 26 };
/** Wire and tram above the cards, and the gap below them. */
const HEAD = 72;
/** Between columns, and at both ends of a street: they stand closer where it is crowded. */
export const gap = (columns: number): number => (columns > 2 ? 4 : 8);
/** Room to begin a column: always kept, so that nothing moves when it is needed. */
const PLACE = 44;
/** A line of text under a column, for its bonus; narrow columns need two. */
const LINE = { height: 18, fits: 84 };
/** Below the upper strip of a card its value stands once more, large, if there is room for it. */
const LARGE = 26 + 30;
/** Narrower columns show less beside the value. */
const COMPACT = 64;

/** A small screen: the board scrolls, the other side shows only what counts until it is asked for more. */
export const isNarrow = (width: number, height: number): boolean =>
  width <= NARROW || height < (width > BESIDE ? LOW.beside : LOW.above);

export interface Pile {
  /** How high the last card is, and how much one sees of those under it. */
  card: number;
  strip: number;
  /** The value once more, large, on the last card. */
  large: boolean;
  compact: boolean;
}

/** Cards of one column in half a table of this height; with a word about its bonus below them. */
export function pile(height: number, cards: number, width: number, bonus = false): Pile {
  const word = bonus ? LINE.height * (width < LINE.fits ? 2 : 1) : 0;
  const room = Math.max(SMALLEST.height, height - HEAD - word);
  const under = Math.max(0, cards - 1);
  const card = clamp(room - under * STRIP.least, SMALLEST.height, Math.min(CARD.height, room));
  const strip = under > 0 ? Math.min(STRIP.most, Math.floor((room - card) / under)) : STRIP.most;
  return { card, strip, large: card >= LARGE, compact: width < COMPACT };
}

/** On a small screen every stop is a strip of its own. */
export const STRIPS: Pile = { card: 20, strip: 21, large: false, compact: true };

/** How wide the columns of one street are: own streets keep a place free. */
export function columnWidth(street: number, columns: number, own: boolean): number {
  const many = Math.max(1, columns);
  const between = gap(columns);
  const room = street - 2 * between - (own ? PLACE + between : 0) - (many - 1) * between;
  return clamp(Math.floor(room / many), SMALLEST.width, CARD.width);
}

const clamp = (pixels: number, least: number, most: number): number => Math.max(least, Math.min(most, pixels));
