/** Asked once, kept as long as the page. */

const kept = new Map<string, Promise<unknown>>();

/** Ask once; what failed is asked again next time. */
export function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}
