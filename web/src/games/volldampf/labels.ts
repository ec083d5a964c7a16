/** Set by hand for the board "germany": on which side of its city a name stands and how far it is shifted, so that no name
 * covers another one or a city; and links that bow out (to the left of their direction) round a city they would touch. */

import type { Side } from './types';

export const LABELS: Record<string, [side: Side, x: number, y: number]> = {
  berlin: ['right', 0, -6],
  bremen: ['left', 0, -12],
  dresden: ['left', 2, 21],
  erfurt: ['left', 0, 17],
  frankfurt: ['right', 1, -7],
  hannover: ['right', 2, 21],
  kiel: ['left', 0, -4],
  koeln: ['below', -12, 0],
  stettin: ['right', 2, 9],
  stuttgart: ['left', 4, 23],
  hamburg: ['left', 0, -12],
  rostock: ['right', 0, -16],
  breslau: ['right', 0, 6],
  magdeburg: ['above', -4, 0],
  leipzig: ['right', 1, -21],
  kassel: ['right', 0, -20],
  dortmund: ['left', 18, -30],
  mannheim: ['right', 1, 3],
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
  'bremen-london': -44,
  'stuttgart-paris': 16,
  'stettin-koenigsberg': 20,
};
