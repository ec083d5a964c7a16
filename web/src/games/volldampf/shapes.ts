/** Outlines round (0, 0), about 20 units wide. Colour never stands alone: every one has its shape. */

import type { Colour, Route } from './types';

export const GOODS: Record<Colour, string> = {
  blue: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
  violet: 'M-8-8h16v16h-16z',
  red: 'M0-10L10 8H-10z',
  yellow: 'M0-10.5L10.5 0L0 10.5L-10.5 0z',
};

export const ROUTES: Record<Route, string> = {
  green: 'M-4-9.5h8l5.5 5.5v8l-5.5 5.5h-8l-5.5-5.5v-8z',
  orange: 'M0-10L10.5 8.5h-21z',
  brown: 'M-8.5-8.5h17v17h-17z',
  grey: 'M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z',
  white: 'M0-11L11 0L0 11L-11 0z',
  black: 'M0-11l2.9 7.1 7.6.5-5.8 4.9 1.8 7.4L0 4.8l-6.5 4.1 1.8-7.4-5.8-4.9 7.6-.5z',
};

export const COLOURS: Colour[] = ['blue', 'violet', 'red', 'yellow'];
