/** Amounts that are typed: what was meant, and what may be said instead. */

/** "1350", "1 350", "1,350", "1.350 $": 1350. null: no whole number. */
export function typed(text: string): number | null {
  const bare = text.replace(/[\s'’$€]/g, '');
  const digits = /^\d{1,3}([.,]\d{3})+$/.test(bare) ? bare.replace(/[.,]/g, '') : bare;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** Of ascending amounts the ones next to this, below and above; itself alone if it is among them. */
export function nearest(amounts: number[], to: number): number[] {
  if (amounts.includes(to)) return [to];
  const [below, above] = [amounts.findLast((n) => n < to), amounts.find((n) => n > to)];
  return [below, above].filter((n) => n !== undefined);
}
