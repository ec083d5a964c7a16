/** What each answer would bring, in words: the view says it, this only tells it. */

import { type Block, sentence } from '@/shell/board';
import { type Colour, type Leg, legsOf, slideOf, type View } from '../view';
import { type At, exactly } from './common';
import { cellsByPoint, platformName } from './ring';

export function outlook(at: At): Block[] {
  const texts = Object.keys(at.view.outlook);
  const slides = texts.filter((text) => slideOf(at.view, text));
  const moves = texts.filter((text) => legsOf(at.view, text));
  const out: Block[] = slides.length > 0 ? [slid(at, slides)] : [];
  return moves.length > 0 ? [...out, driven(at, moves)] : out;
}

/** "drive 2", "enter outer": what one does. */
function action({ say }: At, text: string): string {
  const [verb, what = ''] = text.split(' ');
  if (verb === 'enter') return say('words-enter', { lane: say.member('lane', what) });
  return say('words-drive', { loco: what });
}

function driven(at: At, moves: string[]): Block {
  const { view, say } = at;
  const cells = cellsByPoint(view, view.platforms);
  const rows = moves.map((text) => [action(at, text), (legsOf(view, text) ?? []).map((leg) => ended(at, leg, cells))]);
  return { head: [say('words-head-move'), say('words-head-brings')], rows };
}

/** A row for each move that would be left, a column for each way the platform may lie. */
function slid(at: At, slides: string[]): Block {
  const { view, say } = at;
  const left = [...new Set(slides.flatMap((text) => Object.keys(slideOf(view, text)?.moves ?? {})))];
  const cells = slides.map((text) => cellsByPoint(view, lying(view, text)));
  const rows = left.map((move) => [
    action(at, move),
    ...slides.map((text, i) => {
      const legs = slideOf(view, text)?.moves[move];
      return legs ? legs.map((leg) => ended(at, leg, cells[i] as Map<string, string>)) : say('words-impossible');
    }),
  ]);
  const head = slides.map((text) => {
    const [, colour, way = ''] = text.split(' ');
    return say('words-slid', { platform: sentence(platformName(at, colour as Colour)), way });
  });
  return { head: [say('words-head-move'), ...head], rows };
}

/** How the platforms would lie. */
function lying(view: View, text: string): View['platforms'] {
  const slide = slideOf(view, text);
  const colour = text.split(' ')[1] as Colour;
  return slide ? { ...view.platforms, [colour]: slide } : view.platforms;
}

/** Where a loco of the move would end: one's own first, then those that are pushed. */
function ended({ seats, say }: At, leg: Leg, cells: Map<string, string>): string {
  const who = { name: seats[leg.seat]?.name ?? '', loco: leg.loco };
  const cell = cells.get(String(leg.points.at(-1))) ?? '';
  const end = {
    stops: () => say('words-ends', { cell: exactly(say, cell) }),
    parks: () => say('words-parks'),
    home: () => say('words-home'),
    crashes: () => say('words-accident', { hazard: say.member('hazard', leg.hazard ?? '') }),
  }[leg.end]();
  return say('words-result', { who: say('words-owned', who), end });
}
