/** What is printed on locos and wagons. Figures as in boards/standard.toml; parts.test.ts compares them. */

export type Type = 'steam' | 'diesel' | 'electric';

export interface Engine {
  type: Type;
  power: number;
  factor: number;
  speed: number;
  /** 0 small, 1 middle, 2 large: which drawing. */
  size: 0 | 1 | 2;
}

/** How much the multiplier card adds to a loco's own (T0.2). */
export const MULTIPLIER = 1;
/** [power, multiplier, km/h] */
export const FIGURES: Record<Type, [number, number, number][]> = {
  steam: [
    [100, 1, 50],
    [200, 1, 65],
    [200, 2, 80],
    [300, 2, 95],
    [400, 2, 110],
    [500, 3, 126],
    [600, 3, 140],
  ],
  diesel: [
    [100, 1, 75],
    [200, 1, 100],
    [300, 2, 120],
    [400, 2, 135],
    [600, 3, 155],
    [800, 4, 160],
  ],
  electric: [
    [300, 1, 130],
    [400, 2, 150],
    [500, 3, 170],
    [700, 4, 194],
    [900, 4, 210],
  ],
};

/** Of each loco by its label, as a view with a box has them. */
export type Figures = Record<string, Omit<Engine, 'size'>>;

const own: Figures = {};
for (const type of ['steam', 'diesel', 'electric'] as const) {
  for (const [power, factor, speed] of FIGURES[type]) own[`${type.charAt(0)}${speed}`] = { type, power, factor, speed };
}

/** A loco by its label, "s80"; null: a face-down or unknown one. figures: of the box, if there is one. */
export function engine(label: string, figures: Figures = own): Engine | null {
  const it = Object.hasOwn(figures, label) ? figures[label] : undefined;
  return it ? { ...it, size: it.factor === 1 ? 0 : it.factor === 2 ? 1 : 2 } : null;
}

export const GOODS = ['food', 'cattle', 'coal', 'fuel', 'luxury', 'passengers'] as const;
export type Goods = (typeof GOODS)[number];

export interface Card {
  /** One of GOODS, or a special: multiplier, bonus, twin, bin, storage. */
  kind: string;
  value: number;
}

/** A wagon card by its label: "food100", "twin". */
export function card(label: string): Card {
  const found = /^([a-z]+)(\d+)$/.exec(label);
  return found ? { kind: found[1] as string, value: Number(found[2]) } : { kind: label, value: 0 };
}

/** One's wagons as they stand: the twin, a copy of the first one (T3.7), before it, right behind the loco. */
export function row(wagons: string[]): { label: string; goods: string; value: number; twin: boolean }[] {
  const first = wagons.find((label) => label !== 'twin');
  const all = wagons.map((label) => {
    const { kind, value } = card(label === 'twin' && first ? first : label);
    return { label, goods: kind, value, twin: label === 'twin' };
  });
  return [...all.filter((wagon) => wagon.twin), ...all.filter((wagon) => !wagon.twin)];
}

/** Equal cards lie on each other: each label once, and how many. */
export function stacked(labels: string[]): { label: string; many: number }[] {
  return [...new Set(labels)].map((label) => ({ label, many: labels.filter((other) => other === label).length }));
}
