/** What somebody enters of a map: read as far as it can be read, and changed. Whether it is right, the server says. */

import { at, type Json, plain, put } from '@/shell/board';
import { ROUTE_COLOURS } from '../shapes';
import type { CityData, Colour, Route } from '../types';

export interface DraftCity {
  /** Its place in the list. */
  i: number;
  id: string;
  name: string;
  colour: Colour;
  lon: number;
  lat: number;
  label: CityData['label'];
}
export interface DraftLink {
  /** The place of its route, and its own in it. */
  r: number;
  k: number;
  a: string;
  b: string;
  cost: number;
  route: Route;
}

const list = (json: Json, path: (string | number)[]): Json[] => {
  const found = at(json, path);
  return Array.isArray(found) ? found : [];
};
const SIDES = ['left', 'right', 'above', 'below'] as const;
const text = (json: Json | undefined) => (typeof json === 'string' ? json : '');

/** Those that have a place. */
export function citiesOf(json: Json): DraftCity[] {
  return list(json, ['cities']).flatMap((city, i) => {
    const [lon, lat] = [at(city, ['lon']), at(city, ['lat'])];
    if (typeof lon !== 'number' || typeof lat !== 'number') return [];
    const [id = '', name = '', colour, label] = ['id', 'name', 'colour', 'label'].map((key) => text(at(city, [key])));
    const side = SIDES.find((each) => each === label) ?? 'auto';
    return [{ i, id, name, colour: colour as Colour, lon, lat, label: side }];
  });
}

/** What can be chosen where a city is asked for. */
export const choicesOf = (json: Json): { value: string; label: string }[] =>
  list(json, ['cities'])
    .map((city) => ({ value: text(at(city, ['id'])), label: text(at(city, ['name'])) || text(at(city, ['id'])) }))
    .filter(({ value }, i, all) => value !== '' && all.findIndex((other) => other.value === value) === i)
    .sort((a, b) => a.label.localeCompare(b.label));

export function linksOf(json: Json): DraftLink[] {
  return list(json, ['routes']).flatMap((route, r) =>
    list(route, ['links']).flatMap((link, k) => {
      if (!Array.isArray(link)) return [];
      const [a, b, cost] = link;
      return [
        {
          r,
          k,
          a: text(a),
          b: text(b),
          cost: typeof cost === 'number' ? cost : 0,
          route: text(at(route, ['colour'])) as Route,
        },
      ];
    }),
  );
}

export const joining = (json: Json, a: string, b: string): DraftLink | undefined =>
  linksOf(json).find((link) => (link.a === a && link.b === b) || (link.a === b && link.b === a));

/** An id of a name: without blanks and hyphens, as it stands in records. */
export function idFrom(name: string): string {
  return plain(name, '_').slice(0, 24);
}

/** The first of "city", "city2", … that no city has. */
function free(json: Json, wish: string, but = -1): string {
  const taken = list(json, ['cities']).map((city, i) => (i === but ? '' : text(at(city, ['id']))));
  const plain = wish || 'city';
  for (let n = 1; ; n++) {
    const id = n === 1 ? plain : `${plain.slice(0, 22)}${n}`;
    if (!taken.includes(id)) return id;
  }
}

const short = (n: number) => Math.round(n * 100) / 100;

export function addCity(json: Json, name: string, colour: Colour, lon: number, lat: number): Json {
  const city = { id: free(json, idFrom(name)), name, colour, lon: short(lon), lat: short(lat) };
  return put(json, ['cities', list(json, ['cities']).length], city);
}

export function moveCity(json: Json, i: number, lon: number, lat: number): Json {
  return put(put(json, ['cities', i, 'lon'], short(lon)), ['cities', i, 'lat'], short(lat));
}

/** Under another id; links and goods cards that name it follow. */
export function renameCity(json: Json, i: number, id: string): Json {
  const before = text(at(json, ['cities', i, 'id']));
  const alone = list(json, ['cities']).filter((city) => text(at(city, ['id'])) === before).length === 1;
  const named = put(json, ['cities', i, 'id'], id);
  if (!before || !alone) return named;
  const swap = (value: Json): Json => (value === before ? id : Array.isArray(value) ? value.map(swap) : value);
  const routes = list(named, ['routes']).map((route) => put(route, ['links'], swap(list(route, ['links']))));
  const cards = swap(list(named, ['goods_cards', 'cards']));
  return put(put(named, ['routes'], routes), ['goods_cards', 'cards'], cards);
}

/** The id follows the name as long as it was made of it. */
export function nameCity(json: Json, i: number, name: string): Json {
  const [id, before] = [text(at(json, ['cities', i, 'id'])), text(at(json, ['cities', i, 'name']))];
  const named = put(json, ['cities', i, 'name'], name);
  const follows = id === idFrom(before) || id.replace(/\d+$/, '') === (idFrom(before) || 'city');
  return follows && idFrom(name) ? renameCity(named, i, free(json, idFrom(name), i)) : named;
}

/** With its links; goods cards keep naming it, until somebody says what stands there instead. */
export function removeCity(json: Json, i: number): Json {
  const id = text(at(json, ['cities', i, 'id']));
  const without = put(json, ['cities', i], undefined);
  const routes = list(without, ['routes']).map((route) =>
    put(
      route,
      ['links'],
      list(route, ['links']).filter((link) => !Array.isArray(link) || (link[0] !== id && link[1] !== id)),
    ),
  );
  return put(without, ['routes'], routes);
}

/** The place of a colour among the routes; one that is not there yet comes at the end. */
function withRoute(json: Json, route: Route): [Json, number] {
  const r = list(json, ['routes']).findIndex((each) => at(each, ['colour']) === route);
  if (r >= 0) return [json, r];
  const end = list(json, ['routes']).length;
  return [put(json, ['routes', end], { colour: route, links: [] }), end];
}

export function addLink(json: Json, a: string, b: string, route: Route, cost: number): Json {
  const [made, r] = withRoute(json, route);
  return put(made, ['routes', r, 'links', list(made, ['routes', r, 'links']).length], [a, b, cost]);
}

export const removeLink = (json: Json, r: number, k: number): Json => put(json, ['routes', r, 'links', k], undefined);

/** In another colour: it goes to the end of that route. */
export function recolour(json: Json, r: number, k: number, route: Route): Json {
  const link = at(json, ['routes', r, 'links', k]);
  if (link === undefined || at(json, ['routes', r, 'colour']) === route) return json;
  const [made, to] = withRoute(removeLink(json, r, k), route);
  return put(made, ['routes', to, 'links', list(made, ['routes', to, 'links']).length], link);
}

export const isRoute = (value: string): value is Route => (ROUTE_COLOURS as string[]).includes(value);
