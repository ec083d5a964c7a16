/** Trambahn in words. */

import {
  type Block,
  counted,
  type Describe,
  type Part,
  type Rows,
  type SeatInfo,
  type Seen,
  sentence,
  sides,
} from '@/shell/board';
import {
  type ColumnView,
  closed,
  discards,
  face,
  faceUp,
  LINES,
  NOTE,
  PLACES,
  type PlayerView,
  points,
  price,
  SOMEBODY,
  terminus,
  type View,
} from '../model';
import de from './de.ftl?raw';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

export const wordTexts = { fr, en, de };
type At = Seen<View>;

export const words: Describe<View> = (at) => {
  const { say } = at;
  const { mine, others } = sides(at);
  return [
    ...(mine ? [own(at, mine)] : []),
    { title: say('words-termini'), blocks: [termini(at)] },
    { title: say('words-market'), blocks: market(at) },
    {
      title: say('words-game'),
      blocks: [gameFacts(at)],
      parts: [{ title: say('words-discards'), blocks: discarded(at) }],
    },
    ...others.map(({ who, player }) => other(at, who, player)),
  ];
};

function own(at: At, player: PlayerView): Part {
  const { say } = at;
  const hand = counted(player.hand).map(({ thing, many }) => cardLine(at, thing, many));
  const known = player.notes.filter((card) => card !== SOMEBODY);
  const notes: Block[] = [money(at, player)];
  if (known.length > 0) notes.push(say('words-known'), cards(at, known));
  return {
    title: say('words-mine'),
    blocks: [score(at, player)],
    parts: [
      { title: say('words-hand', { number: player.hand.length }), blocks: hand.length > 0 ? [hand] : [] },
      { title: say('words-money'), blocks: notes },
      { title: say('words-columns'), blocks: columns(at, player) },
    ],
  };
}

function other(at: At, seat: SeatInfo, player: PlayerView): Part {
  const { say } = at;
  const hand = say('words-hand', { number: player.hand.length });
  return {
    title: seat.name,
    blocks: [[score(at, player), hand, money(at, player)]],
    parts: [{ title: say('words-columns'), blocks: columns(at, player) }],
  };
}

const score = ({ say }: At, player: PlayerView): string =>
  say('words-score', { number: points(player), bonus: player.bonus });
const money = ({ say }: At, player: PlayerView): string =>
  say('words-notes', { number: player.notes.length, marks: player.notes.length * NOTE });

/** "The blue 7: 2 points"; a conductor has none. */
function cardLine({ say }: At, card: string, many: number): string {
  const name = sentence(say.member('card', card));
  const worth = face(card).points;
  const line = worth > 0 ? say('words-card', { card: name, number: worth }) : name;
  return many > 1 ? say('words-times', { thing: line, number: many }) : line;
}

function cards({ say }: At, labels: string[]): string[] {
  return counted(labels).map(({ thing, many }) => {
    const name = sentence(say.member('card', thing));
    return many > 1 ? say('words-times', { thing: name, number: many }) : name;
  });
}

/** Within a column of one line the numbers are enough. */
const steps = ({ say }: At, column: ColumnView): string =>
  column.cards.map((card) => (card === 'cond' ? say('words-conductor') : String(face(card).value))).join(', ');

function columns(at: At, player: PlayerView): Block[] {
  const { say } = at;
  if (player.columns.length === 0) return [say('words-no-columns')];
  const rows = player.columns.map((column, i) => [
    say('words-column', { number: i + 1 }),
    sentence(say.member('line', column.line)),
    closed(column) ? say('words-closed', { cards: steps(at, column) }) : steps(at, column),
    sentence(say.member('tram', column.tram)),
    say('words-points', { number: column.worth }),
  ]);
  const head = ['words-head-column', 'words-head-line', 'words-head-cards', 'words-head-tram', 'words-head-worth'];
  return [{ head: head.map((id) => say(id)), rows }];
}

/** Who waits where, and what each would get if the line scored now. */
function termini(at: At): Rows {
  const { view, seats, say } = at;
  const rows = LINES.map((line) => [
    say('words-terminus', { line: say.member('line', line), place: terminus(line) }),
    view.passengers[line].length > 0
      ? view.passengers[line].map((card) => sentence(say.member('card', card)))
      : say('words-nobody'),
    say('words-places', { number: PLACES - view.passengers[line].length }),
    ...view.players.map((player) => say('words-points', { number: player.if_scored[line] })),
  ]);
  const gains = seats.map((s) => (s.me ? say('words-you-get') : say('words-gets', { name: s.name })));
  return { head: [say('words-head-terminus'), say('words-head-waiting'), say('words-head-free'), ...gains], rows };
}

function market({ view, say }: At): Block[] {
  const offers = counted(view.market).map(({ thing, many }) =>
    say('words-offer', { tram: sentence(say.member('tram', thing)), notes: price(thing), number: many }),
  );
  const more = sentence(say('ui-more-trams', { number: view.trams_left }));
  return [...(offers.length > 0 ? [offers] : []), more];
}

function gameFacts({ view, say }: At): string[] {
  return [
    say('words-turn', { number: view.turn }),
    say('board-scorings', { number: view.scorings }),
    say('words-pile', { number: view.pile }),
  ];
}

/** B1.4 What lies face up, and how much face down. */
function discarded(at: At): Block[] {
  const { view, say } = at;
  const open = faceUp(view);
  const hidden = discards(view) - open.reduce((sum, { many }) => sum + many, 0);
  const lines = open.map(({ label, many }) => {
    const name = sentence(say.member('card', label));
    return many > 1 ? say('words-times', { thing: name, number: many }) : name;
  });
  return [...(lines.length > 0 ? [lines] : []), say('words-face-down', { number: hidden })];
}
