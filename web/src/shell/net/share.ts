/** News bring the whole view each time. What is the same as before stays the same object: so whatever is drawn from it,
 * a map above all, is known to be unchanged without looking into it. */

export function shared<T>(before: unknown, now: T): T {
  if (before === now || !isTree(before) || !isTree(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, tree] = [before as Tree, now as Tree];
  const keys = Object.keys(tree);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    tree[key] = shared(old[key], tree[key]);
    same &&= tree[key] === old[key] && key in old;
  }
  return same ? (before as T) : now;
}

/** For what is worked out anew each time: as long as it says the same, it is the same object. */
export function keeping<T>(): (now: T) => T {
  let last: T | undefined;
  return (now) => {
    last = shared(last, now);
    return last;
  };
}

type Tree = Record<string, unknown>;

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
