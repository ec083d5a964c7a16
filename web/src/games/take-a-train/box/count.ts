/** Sums beside the tables: what is entered, against what our own box has. Whether that is right, the server says. */

import { at, type Json } from '@/shell/board';

/** How many wagons of a kind there are: [value, copies], … */
export function copies(json: Json, goods: string): number {
  const rows = at(json, ['wagons', goods]);
  if (!Array.isArray(rows)) return 0;
  return rows.reduce<number>((sum, row) => sum + (Array.isArray(row) && typeof row[1] === 'number' ? row[1] : 0), 0);
}

/** What all of a kind are worth. */
export function worth(json: Json, goods: string): number {
  const rows = at(json, ['wagons', goods]);
  if (!Array.isArray(rows)) return 0;
  const one = (row: Json) =>
    Array.isArray(row) && typeof row[0] === 'number' && typeof row[1] === 'number' ? row[0] * row[1] : 0;
  return rows.reduce<number>((sum, row) => sum + one(row), 0);
}

export const many = (json: Json, type: string): number => {
  const rows = at(json, ['locos', type]);
  return Array.isArray(rows) ? rows.length : 0;
};
