/** What the answers one looks at would bring: the view says it, this only sorts it for drawing. */

import { type Colour, type Leg, legsOf, type Slide, slideOf, type View } from './view';

export interface Future {
  slides: (Slide & { text: string; colour: Colour })[];
  moves: { text: string; legs: Leg[] }[];
}

/** Two ways of one platform at once would cover each other: only a single slide is shown, with the moves it leaves. */
export function foreseen(view: View, texts: string[]): Future {
  const moves = texts.flatMap((text) => {
    const legs = legsOf(view, text);
    return legs ? [{ text, legs }] : [];
  });
  const [text = ''] = texts;
  const slide = texts.length === 1 ? slideOf(view, text) : null;
  if (!slide) return { slides: [], moves };
  const left = Object.entries(slide.moves).filter(([move]) => move.startsWith('drive'));
  return {
    slides: [{ ...slide, text, colour: text.split(' ')[1] as Colour }],
    moves: left.map(([move, legs]) => ({ text: move, legs })),
  };
}

/** The gist of a move, as a picture on the loco: somebody crashes, it comes home, it pushes, or simply stops. */
export function omen(view: View, text: string): 'crashes' | 'home' | 'pushes' | 'stops' | undefined {
  const legs = legsOf(view, text);
  if (!legs) return undefined;
  if (legs[0]?.end === 'crashes') return 'crashes';
  if (legs[0]?.end === 'home') return 'home';
  return legs.length > 1 ? 'pushes' : 'stops';
}
