/** Outlines round (0, 0), about 20 units wide. Colour never stands alone: every one has its shape, and no route has that of a
 * good or a city. */

import type { Colour, Route } from './types';

export const GOODS: Record<Colour, string> = {
  blue: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
  violet: 'M-8-8h16v16h-16z',
  red: 'M0-10L10 8H-10z',
  yellow: 'M0-10.5L10.5 0L0 10.5L-10.5 0z',
};

/** Octagon, bolt, cross, clover, crescent, star. */
export const ROUTES: Record<Route, string> = {
  green: 'M-4-9.5h8l5.5 5.5v8l-5.5 5.5h-8l-5.5-5.5v-8z',
  orange: 'M2.5-11.5L-8 2H-1.2L-3.5 11.5L8-3H1.2L5.5-11.5z',
  brown: 'M-3.6-10h7.2v6.4h6.4v7.2h-6.4v6.4h-7.2v-6.4h-6.4v-7.2h6.4z',
  grey: 'M0-10.5a5 5 0 0 1 4.6 7a5 5 0 1 1-3.2 8.2l1.6 5.8h-6l1.6-5.8a5 5 0 1 1-3.2-8.2a5 5 0 0 1 4.6-7z',
  white: 'M4-10.6a10.6 10.6 0 1 0 4.8 16.6a8.6 8.6 0 0 1-4.8-16.6z',
  black: 'M0-11l2.9 7.1 7.6.5-5.8 4.9 1.8 7.4L0 4.8l-6.5 4.1 1.8-7.4-5.8-4.9 7.6-.5z',
};

export const COLOURS: Colour[] = ['blue', 'violet', 'red', 'yellow'];
export const ROUTE_COLOURS: Route[] = ['green', 'orange', 'brown', 'grey', 'white', 'black'];
