/** Where names, goods and signs stand on the board "germany", so that none covers another one or a link: looked for by trial
 * (simulated annealing), a few minutes. `npx vite-node tools/volldampf-labels.ts [ROUNDS]` writes src/games/volldampf/labels.json,
 * beginning with what it says already. Sizes are those of measures.ts; widths.json has the widths of the names as drawn. */

import { readFileSync, writeFileSync } from 'node:fs';
import { cities, costs, links } from '../src/games/volldampf/germany';
import type { Placing } from '../src/games/volldampf/labels';
import { NAME, PLATE, RING, signHalf, TOKEN, BED, FINGER } from '../src/games/volldampf/measures';
import { project } from '../src/games/volldampf/place';

const FILE = 'src/games/volldampf/labels.json';
/** Pixels of the sheet a unit of a plate: the least one reads names at, on a desk, and nearer. */
const RATIOS = [0.7, 0.8, 1, 1.3];
/** Of goods a finger touches more than is drawn where everything is drawn smaller, farther out on the ring (hits.ts). */
const WIDER = new Map([[0.7, 1 / 0.875], [0.8, 1 / 0.98]]);
const ROUNDS = Number(process.argv[2] ?? 400_000);

type XY = [number, number];
interface Shape {
  kind: 'plate' | 'name' | 'good' | 'sign';
  city: number; // or the link
  base: XY; // on the sheet
  off: XY; // in units of a plate
  half: XY; // of its box; of a round thing both are its radius
  round: boolean;
  weight: number;
}

let random = 12345;
const rnd = () => {
  random = (random * 1664525 + 1013904223) >>> 0;
  return random / 4294967296;
};
const between = (a: number, b: number) => a + (b - a) * rnd();

const widths = JSON.parse(readFileSync('tools/volldampf-widths.json', 'utf8')) as Record<string, number>;
const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Placing;
const index = new Map(cities.map((c, i) => [c.id, i]));
const ends = links.map((l) => l.split('-').map((c) => index.get(c) as number) as [number, number]);
const home = cities.map((c) => project(c.lon, c.lat)).map((p): XY => [p.x, p.y]);
const nudge = cities.map((c): XY => kept.nudges[c.id] ?? [0, 0]);
const at = (c: number): XY => [home[c]![0] + nudge[c]![0], home[c]![1] + nudge[c]![1]];
const bend = links.map((l) => kept.bends[l] ?? 0);
const along = links.map((l) => kept.signs[l] ?? 0.5);
const angle = cities.map((c) => (kept.goods[c.id] ?? [45, 135, 225, 315]).map((a) => (a * Math.PI) / 180));
const SLOTS = [1, 1, 0.7, 0.4];

const plates: Shape[] = [];
const names: Shape[] = [];
const goods: Shape[][] = [];
const signs: Shape[] = [];
cities.forEach((c, i) => {
  plates.push({ kind: 'plate', city: i, base: at(i), off: [0, 0], half: [PLATE + 1, PLATE + 1], round: true, weight: 1 });
  const middle = kept.names[c.id] ?? [0, -28];
  const off: XY = [middle[0], middle[1] - (NAME.over - NAME.under) / 2];
  names.push({ kind: 'name', city: i, base: at(i), off, half: [(widths[c.id] as number) / 2 + 1, (NAME.over + NAME.under) / 2], round: false, weight: 1 });
  goods.push(SLOTS.map((weight, n) => ({ kind: 'good', city: i, base: at(i), off: on(angle[i]![n]!), half: [TOKEN + 0.5, TOKEN + 0.5], round: true, weight })));
});
links.forEach((_, l) => {
  const h = signHalf(costs[l] as number);
  signs.push({ kind: 'sign', city: l, base: [0, 0], off: [0, 0], half: [h.x, h.y], round: false, weight: 1 });
});
function on(a: number): XY {
  return [RING * Math.cos(a), RING * Math.sin(a)];
}

const SAMPLES = 14;
const lines: XY[][] = links.map(() => []);
function point(l: number, t: number): XY {
  const [a, b] = [at(ends[l]![0]), at(ends[l]![1])];
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const n = [(b[1] - a[1]) / long, (a[0] - b[0]) / long];
  const bow = 4 * t * (1 - t) * bend[l]!;
  return [a[0] + (b[0] - a[0]) * t + n[0]! * bow, a[1] + (b[1] - a[1]) * t + n[1]! * bow];
}
function trace(l: number): void {
  lines[l] = Array.from({ length: SAMPLES + 1 }, (_, i) => point(l, i / SAMPLES));
  signs[l]!.base = point(l, along[l]!);
}
links.forEach((_, l) => trace(l));

/** How deep one lies in the other, with some air between. */
function deep(p: Shape, q: Shape, r: number, air: number): number {
  const dx = Math.abs((p.base[0] - q.base[0]) * r + p.off[0] - q.off[0]);
  const dy = Math.abs((p.base[1] - q.base[1]) * r + p.off[1] - q.off[1]);
  if (p.round && q.round) return Math.max(0, p.half[0] + q.half[0] + air - Math.hypot(dx, dy));
  if (p.round || q.round) {
    const [box, ball] = p.round ? [q, p] : [p, q];
    const [ox, oy] = [Math.max(0, dx - box.half[0]), Math.max(0, dy - box.half[1])];
    if (ox === 0 && oy === 0) return ball.half[0] + air + Math.min(box.half[0] - dx, box.half[1] - dy);
    return Math.max(0, ball.half[0] + air - Math.hypot(ox, oy));
  }
  const x = p.half[0] + q.half[0] + air - dx;
  const y = p.half[1] + q.half[1] + air - dy;
  return x > 0 && y > 0 ? Math.min(x, y) : 0;
}
/** How much two goods of different cities take from each other's finger. */
function pressed(p: Shape, q: Shape, r: number): number {
  const wider = WIDER.get(r) ?? 1;
  const [dx, dy] = ([0, 1] as const).map((n) => (p.base[n] - q.base[n]) * r + (p.off[n] - q.off[n]) * wider) as XY;
  return Math.max(0, 2 * FINGER * wider + 0.5 - Math.hypot(dx, dy));
}
/** How near a line comes to it. */
function near(p: Shape, line: XY[], r: number, wide: number): number {
  const cx = p.base[0] * r + p.off[0];
  const cy = p.base[1] * r + p.off[1];
  const [first, last, mid] = [line[0]!, line[SAMPLES]!, line[SAMPLES / 2]!];
  const reach = (n: 0 | 1) => p.half[n] + wide + 6;
  const clear = (n: 0 | 1, c: number) =>
    c < Math.min(first[n], last[n], mid[n]) * r - reach(n) || c > Math.max(first[n], last[n], mid[n]) * r + reach(n);
  if (clear(0, cx) || clear(1, cy)) return 0;
  let least = Infinity;
  for (let i = 0; i < SAMPLES; i++) {
    const [ax, ay] = [line[i]![0] * r, line[i]![1] * r];
    const [bx, by] = [line[i + 1]![0] * r, line[i + 1]![1] * r];
    const [ux, uy] = [bx - ax, by - ay];
    if (p.round) {
      const t = Math.max(0, Math.min(1, ((cx - ax) * ux + (cy - ay) * uy) / (ux * ux + uy * uy || 1)));
      least = Math.min(least, Math.hypot(cx - ax - t * ux, cy - ay - t * uy));
      continue;
    }
    for (const t of [0, 0.25, 0.5, 0.75]) {
      const dx = Math.max(0, Math.abs(cx - ax - t * ux) - p.half[0]);
      const dy = Math.max(0, Math.abs(cy - ay - t * uy) - p.half[1]);
      least = Math.min(least, Math.hypot(dx, dy));
    }
  }
  return Math.max(0, (p.round ? p.half[0] : 0) + wide - least);
}

const HARD: Record<string, number> = {
  'plate plate': 8, 'name plate': 5, 'good plate': 5, 'plate sign': 12, 'name name': 6, 'good name': 5, 'name sign': 8,
  'good good': 5, 'good sign': 5, 'sign sign': 6,
};
const pairWeight = (p: Shape, q: Shape) => (HARD[[p.kind, q.kind].sort().join(' ')] ?? 1) * Math.min(p.weight, q.weight);
const others = (): Shape[] => [...plates, ...names, ...goods.flat(), ...signs];
const all = others();

function against(p: Shape): number {
  let sum = 0;
  for (const r of RATIOS) {
    for (const q of all) {
      if (p === q) continue;
      const ownPlate = p.city === q.city && p.kind !== 'sign' && q.kind !== 'sign';
      if (ownPlate && ((p.kind === 'good' && q.kind === 'plate') || (p.kind === 'plate' && q.kind === 'good'))) continue;
      if (Math.abs((p.base[0] - q.base[0]) * r) > 190 || Math.abs((p.base[1] - q.base[1]) * r) > 90) continue;
      let air = 2;
      if (ownPlate && p.kind === 'good' && q.kind === 'good') air = 2 * FINGER - 2 * (TOKEN + 0.5);
      else if (p.kind === 'good' && q.kind === 'plate' && !ownPlate) air = 6;
      else if (q.kind === 'good' && p.kind === 'plate' && !ownPlate) air = 6;
      const fingers = !ownPlate && p.kind === 'good' && q.kind === 'good';
      const d = fingers ? pressed(p, q, r) : deep(p, q, r, air);
      if (d > 0) sum += pairWeight(p, q) * 2 * (d + 3);
    }
    lines.forEach((line, l) => {
      const own = p.kind !== 'sign' && (ends[l]![0] === p.city || ends[l]![1] === p.city);
      if (p.kind === 'sign' && p.city === l) return;
      if (p.kind === 'plate' && own) return;
      const weight = { plate: 5, name: 0.9, good: own ? 1 : 2, sign: 3 }[p.kind] * p.weight;
      const d = near(p, line, r, BED * r + (p.kind === 'plate' ? 5 : 1));
      if (d > 0) sum += weight * d;
    });
  }
  return sum + taste(p);
}
function taste(p: Shape): number {
  if (p.kind === 'name') {
    const gx = Math.max(0, Math.abs(p.off[0]) - p.half[0]);
    const gy = Math.max(0, Math.abs(p.off[1]) - p.half[1]);
    const gap = Math.hypot(gx, gy) - PLATE;
    let sum = Math.max(0, gap - 4) * 1.1;
    // Nearer to its own city than to any other one, and on the sheet.
    for (const r of RATIOS)
      for (const q of plates) {
        if (q.city === p.city) continue;
        const dx = Math.max(0, Math.abs((p.base[0] - q.base[0]) * r + p.off[0]) - p.half[0]);
        const dy = Math.max(0, Math.abs((p.base[1] - q.base[1]) * r + p.off[1]) - p.half[1]);
        const other = Math.hypot(dx, dy) - PLATE;
        if (other < gap + 6) sum += (gap + 6 - other) * 0.8;
      }
    return sum + edge(p);
  }
  if (p.kind === 'good') return edge(p);
  if (p.kind === 'sign') return Math.abs(along[p.city]! - 0.5) * 12 + Math.abs(bend[p.city]!) * 0.7;
  return 0;
}
const [left, right] = [Math.min(...home.map((p) => p[0])) - 30, Math.max(...home.map((p) => p[0])) + 30];
const [top, bottom] = [Math.min(...home.map((p) => p[1])) - 30, Math.max(...home.map((p) => p[1])) + 34];
function edge(p: Shape): number {
  let sum = 0;
  for (const r of RATIOS) {
    const x = p.base[0] * r + p.off[0];
    const y = p.base[1] * r + p.off[1];
    sum += Math.max(0, left * r - (x - p.half[0])) + Math.max(0, x + p.half[0] - right * r);
    sum += Math.max(0, top * r - (y - p.half[1])) + Math.max(0, y + p.half[1] - bottom * r);
  }
  return sum * 2;
}

/** The trial: change something, keep it if it is better, or now and then all the same. */
let heat = 1;
const cost = (shapes: Shape[]) => shapes.reduce((sum, p) => sum + against(p), 0);
function attempt(shapes: Shape[], change: () => () => void): void {
  const before = cost(shapes);
  const undo = change();
  const after = cost(shapes);
  if (after > before && rnd() >= Math.exp((before - after) / (6 * heat))) undo();
}
function tryName(i: number): void {
  const p = names[i]!;
  attempt([p], () => {
    const old = p.off;
    if (rnd() < 0.25) {
      const a = between(0, 2 * Math.PI);
      p.off = [Math.cos(a) * (p.half[0] + PLATE + 3), Math.sin(a) * (p.half[1] + PLATE + 3)];
    } else p.off = [old[0] + between(-12, 12) * (0.2 + heat), old[1] + between(-9, 9) * (0.2 + heat)];
    return () => {
      p.off = old;
    };
  });
}
function tryGood(i: number): void {
  const n = Math.floor(rnd() * 4);
  const p = goods[i]![n]!;
  attempt([p], () => {
    const old = angle[i]![n]!;
    angle[i]![n] = rnd() < 0.3 ? between(0, 2 * Math.PI) : old + between(-0.5, 0.5);
    p.off = on(angle[i]![n]!);
    return () => {
      angle[i]![n] = old;
      p.off = on(old);
    };
  });
}
function swapGoods(i: number): void {
  const [a, b] = [Math.floor(rnd() * 4), Math.floor(rnd() * 4)];
  if (a === b) return;
  const [p, q] = [goods[i]![a]!, goods[i]![b]!];
  const swap = () => {
    [p.off, q.off] = [q.off, p.off];
    [angle[i]![a], angle[i]![b]] = [angle[i]![b]!, angle[i]![a]!];
  };
  attempt([p, q], () => {
    swap();
    return swap;
  });
}
function tryLink(l: number): void {
  const about = [signs[l]!];
  const beside = [...plates, ...names, ...goods.flat(), ...signs].filter((p) => p !== signs[l]);
  const touching = () => beside.reduce((sum, p) => {
    for (const r of RATIOS) {
      const own = p.kind !== 'sign' && (ends[l]![0] === p.city || ends[l]![1] === p.city);
      if (p.kind === 'plate' && own) continue;
      const weight = { plate: 5, name: 0.9, good: own ? 1 : 2, sign: 3 }[p.kind] * p.weight;
      sum += weight * near(p, lines[l]!, r, BED * r + (p.kind === 'plate' ? 5 : 1));
    }
    return sum;
  }, 0);
  const before = cost(about) + touching();
  const [t, b] = [along[l]!, bend[l]!];
  if (rnd() < 0.6) along[l] = Math.max(0.26, Math.min(0.74, t + between(-0.12, 0.12)));
  else bend[l] = Math.max(-64, Math.min(64, rnd() < 0.2 ? 0 : b + between(-10, 10)));
  trace(l);
  const after = cost(about) + touching();
  if (after > before && rnd() >= Math.exp((before - after) / (6 * heat))) {
    [along[l], bend[l]] = [t, b];
    trace(l);
  }
}
function tryCity(i: number): void {
  const around = links.flatMap((_, l) => (ends[l]!.includes(i) ? [l] : []));
  const shapes = [plates[i]!, names[i]!, ...goods[i]!, ...around.map((l) => signs[l]!)];
  const old = nudge[i]!;
  const put = (to: XY) => {
    nudge[i] = to;
    for (const p of [plates[i]!, names[i]!, ...goods[i]!]) p.base = at(i);
    for (const l of around) trace(l);
  };
  const far = () => Math.hypot(...nudge[i]!) * 1.5 + Math.max(0, Math.hypot(...nudge[i]!) - 16) * 20 + Math.max(0, Math.hypot(...nudge[i]!) - 22) * 200;
  const before = cost(shapes) + far();
  put([old[0] + between(-5, 5), old[1] + between(-5, 5)]);
  const after = cost(shapes) + far();
  if (after > before && rnd() >= Math.exp((before - after) / (6 * heat))) put(old);
}

const whole = () => Math.round(all.reduce((sum, p) => sum + against(p), 0));
const start = Number(process.argv[3] ?? 1);
console.log('begins with', whole());
for (let n = 0; n < ROUNDS; n++) {
  heat = start * (1 - n / ROUNDS) ** 2;
  const what = rnd();
  const i = Math.floor(rnd() * cities.length);
  if (what < 0.3) tryName(i);
  else if (what < 0.58) tryGood(i);
  else if (what < 0.66) swapGoods(i);
  else if (what < 0.92) tryLink(Math.floor(rnd() * links.length));
  else tryCity(i);
  if (n % Math.max(1, Math.floor(ROUNDS / 10)) === 0) console.log(n, heat.toFixed(3), whole());
}
console.log('ends with', whole());
const rounded = (n: number) => Math.round(n * 10) / 10;
const out: Placing = { nudges: {}, names: {}, goods: {}, bends: {}, signs: {} };
cities.forEach((c, i) => {
  out.nudges[c.id] = nudge[i]!.map(rounded) as XY;
  out.names[c.id] = [rounded(names[i]!.off[0]), rounded(names[i]!.off[1] + (NAME.over - NAME.under) / 2)];
  out.goods[c.id] = angle[i]!.map((a) => Math.round(((((a * 180) / Math.PI) % 360) + 360) % 360));
});
links.forEach((l, n) => {
  if (Math.abs(bend[n]!) >= 2) out.bends[l] = rounded(bend[n]!);
  out.signs[l] = Math.round(along[n]! * 100) / 100;
});
writeFileSync(FILE, `${JSON.stringify(out)}\n`);
