/** What a box consists of, as the server describes it (docs/guide/boxes.md): keys, kinds of values, limits. No rule stands here. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Path = (string | number)[];

interface Base {
  rule?: string;
  /** False: may be left out. */
  needed?: boolean;
}
export interface TableShape extends Base {
  kind: 'table';
  fields: Record<string, Shape>;
}
export interface ListShape extends Base {
  kind: 'list';
  of: Shape;
  least: number;
  most: number;
}
export interface RowShape extends Base {
  kind: 'row';
  of: Shape[];
}
export interface TextShape extends Base {
  kind: 'text';
  most: number;
  form: 'slug' | 'id' | 'line' | 'run';
}
export interface NumberShape extends Base {
  kind: 'whole' | 'number';
  low: number;
  high: number;
  step?: number;
}
export interface ChoiceShape extends Base {
  kind: 'choice';
  values: string[];
}
export interface EitherShape extends Base {
  kind: 'either';
  of: Shape[];
}
export type Shape = TableShape | ListShape | RowShape | TextShape | NumberShape | ChoiceShape | EitherShape;

export const isTable = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands there; undefined: nothing. */
export function at(json: Json | undefined, path: Path): Json | undefined {
  let here = json;
  for (const key of path) {
    if (Array.isArray(here) && typeof key === 'number') here = here[key];
    else if (isTable(here)) here = here[String(key)];
    else return undefined;
  }
  return here;
}

/** The same with another value there (undefined: without it). What lies beside is the same object as before. */
export function put(json: Json | undefined, path: Path, value: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? null;
  if (typeof key === 'number') {
    const list = Array.isArray(json) ? [...json] : [];
    if (rest.length === 0 && value === undefined) list.splice(key, 1);
    else list[key] = put(list[key], rest, value);
    return list;
  }
  const table = isTable(json) ? { ...json } : {};
  if (rest.length === 0 && value === undefined) delete table[key];
  else table[key] = put(table[key], rest, value);
  return table;
}

/** The shape of what stands there. */
export function shapeAt(shape: Shape | undefined, path: Path): Shape | undefined {
  let here = shape;
  for (const key of path) {
    if (here?.kind === 'table') here = here.fields[String(key)];
    else if (here?.kind === 'list') here = here.of;
    else if (here?.kind === 'row') here = here.of[Number(key)];
    else return undefined;
  }
  return here;
}

/** The least that has this shape: to begin with. */
export function fresh(shape: Shape): Json {
  switch (shape.kind) {
    case 'table': {
      const needed = Object.entries(shape.fields).filter(([, field]) => field.needed !== false);
      return Object.fromEntries(needed.map(([key, field]) => [key, fresh(field)]));
    }
    case 'list':
      return Array.from({ length: shape.least }, () => fresh(shape.of));
    case 'row':
      return shape.of.map(fresh);
    case 'text':
      return '';
    case 'choice':
      return shape.values[0] ?? '';
    case 'either':
      return shape.of[0] ? fresh(shape.of[0]) : '';
    default:
      return Math.max(shape.low, Math.min(shape.high, 0));
  }
}

/** Written on one line: no list and no table within. */
export const isPlain = (shape: Shape): boolean =>
  shape.kind === 'either' ? shape.of.every(isPlain) : !['table', 'list', 'row'].includes(shape.kind);

const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;

/** What was typed, as it is sent: a number where one belongs and one was typed; else the text, and the server says what is wrong. */
export function typed(shape: Shape, text: string): Json {
  const plain = text.trim().replace(',', '.');
  const numeric = (s: Shape): boolean =>
    s.kind === 'whole' || s.kind === 'number' || (s.kind === 'either' && s.of.some(numeric));
  if (numeric(shape) && NUMBER.test(plain)) return Number(plain);
  return numeric(shape) ? text.trim() : text;
}

/** Where a choice is all there is: what can be chosen. Null: it is typed. */
export function options(shape: Shape): Json[] | null {
  if (shape.kind === 'choice') return shape.values;
  if (shape.kind === 'whole' && shape.high - shape.low < 4 && (shape.step ?? 1) === 1)
    return Array.from({ length: shape.high - shape.low + 1 }, (_, i) => shape.low + i);
  if (shape.kind !== 'either') return null;
  const parts = shape.of.map(options);
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

/** The id of the field in the page. */
export const idOf = (path: Path): string => `box-${path.join('-')}`;

/** Without the numbers: which field it is, whichever row it stands in. Places in a row count as names. */
export const keysOf = (path: Path): string[] => path.filter((key) => typeof key === 'string');
