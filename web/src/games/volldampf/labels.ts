/** Set by hand for the board "germany": on which side of its city a name stands and how far it is shifted, so that no name
 * covers another one or a city; links that bow out (to the right of their direction if positive) round a city they would
 * touch; and where on its way a link carries symbol and cost, if not in the middle. */

import type { Side } from './types';

export const LABELS: Record<string, [side: Side, x: number, y: number]> = {
  berlin: ['right', 0, -6],
  bremen: ['left', 0, -12],
  dresden: ['right', 4, 15],
  erfurt: ['right', 0, 18],
  frankfurt: ['right', 1, -7],
  hannover: ['right', -8, 26],
  kiel: ['left', 0, -14],
  koeln: ['below', -12, 0],
  stettin: ['right', 2, 9],
  stuttgart: ['left', 4, 23],
  hamburg: ['left', 0, -12],
  rostock: ['right', 0, -16],
  breslau: ['right', 0, 6],
  magdeburg: ['above', -4, 0],
  leipzig: ['below', 14, 0],
  kassel: ['right', -8, 31],
  dortmund: ['left', 18, -33],
  mannheim: ['left', 2, 19],
  nuernberg: ['right', 2, 10],
  muenchen: ['right', 0, 7],
  london: ['below', 0, 0],
  paris: ['left', 0, 0],
  warszawa: ['left', 0, -4],
  koebenhavn: ['right', 0, -4],
  rotterdam: ['above', -6, 0],
  bruessel: ['left', 0, 0],
  praha: ['right', 0, 0],
  koenigsberg: ['above', -8, 0],
};

export const BENDS: Record<string, number> = {
  'bremen-london': -62,
  'stuttgart-paris': 16,
  'stettin-koenigsberg': 20,
  'dresden-praha': -20,
};

export const SIGNS: Record<string, number> = {
  'dresden-praha': 0.6,
  'dortmund-rotterdam': 0.56,
  'koeln-rotterdam': 0.38,
  'mannheim-paris': 0.62,
  'dresden-breslau': 0.6,
};
