/** Where the points of a course lie. Matches go from left to right, one step each. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Place {
  x: number;
  y: number;
  low: number;
  high: number;
}

export interface Drawn {
  points: Place[];
  /** Lines on the axis upwards. */
  up: { y: number; value: number }[];
  /** Numbers of matches below the axis. */
  across: { x: number; match: number }[];
  line: string;
  /** Around it, where something is uncertain; empty: nothing is. */
  band: string;
  y: (value: number) => number;
}

/** A value and, where it is uncertain, by how much. */
export interface Value {
  value: number;
  give?: number;
}

/** 1, 2, 5, 10, 20, 50 …: the smallest with which so many steps are enough. */
export function niceStep(span: number, steps: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(span, 1e-9) / steps));
  return power * ([1, 2, 5, 10].find((n) => n * power * steps >= span - 1e-9) ?? 10);
}

/** Which matches are named below: the first, the last, and round ones between them, not too close. */
export function namedMatches(first: number, many: number, most: number): number[] {
  const last = first + many - 1;
  if (many <= most) return Array.from({ length: many }, (_, i) => first + i);
  const step = Math.max(1, niceStep(many, most - 1));
  const out = [first];
  for (let n = Math.ceil((first + 1) / step) * step; n < last; n += step) if (n - first >= step / 2) out.push(n);
  if (last - (out.at(-1) ?? first) < step / 2 && out.length > 1) out.pop();
  return [...out, last];
}

const round = (n: number) => Math.round(n * 10) / 10;

/** first: the number of the first match shown; steps: lines upwards; most: numbers below. */
export function draw(values: Value[], box: Box, first = 1, steps = 3, most = 6): Drawn {
  const [lows, highs] = [-1, 1].map((sign) => values.map(({ value, give = 0 }) => value + sign * give));
  const all = [...(lows ?? []), ...(highs ?? [])];
  const uncertain = values.some(({ give }) => give);
  const [least, greatest] = [Math.min(...all), Math.max(...all)];
  const base = uncertain ? least : Math.min(0, least);
  const step = Math.max(niceStep(Math.max(greatest - base, 1), steps), values.every(whole) ? 1 : 0);
  const [from, to] = [Math.floor(base / step + 1e-9) * step, Math.max(1, Math.ceil(greatest / step - 1e-9)) * step];
  const x = (i: number) =>
    round(
      values.length < 2 ? (box.left + box.right) / 2 : box.left + (i / (values.length - 1)) * (box.right - box.left),
    );
  const y = (value: number) => round(box.bottom - ((value - from) / (to - from)) * (box.bottom - box.top));
  const points = values.map(({ value, give = 0 }, i) => ({
    x: x(i),
    y: y(value),
    low: y(value - give),
    high: y(value + give),
  }));
  const up = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
  const path = (some: [number, number][]) => some.map(([a, b], i) => `${i ? 'L' : 'M'}${a} ${b}`).join('');
  const outline: [number, number][] = [
    ...points.map((q): [number, number] => [q.x, q.high]),
    ...[...points].reverse().map((q): [number, number] => [q.x, q.low]),
  ];
  return {
    points,
    up: up.map((value) => ({ y: y(value), value: Math.round(value * 1e6) / 1e6 })),
    across: namedMatches(first, values.length, most).map((match) => ({ x: x(match - first), match })),
    line: path(points.map((q): [number, number] => [q.x, q.y])),
    band: uncertain && points.length > 1 ? `${path(outline)}Z` : '',
    y,
  };
}

const whole = ({ value }: Value) => Number.isInteger(value);
