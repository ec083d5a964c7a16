import { describe, expect, it } from 'vitest';
import type { Json } from '@/shell/board';
import { frameOf } from './frame';
import {
  addCity,
  addLink,
  citiesOf,
  idFrom,
  joining,
  linksOf,
  moveCity,
  nameCity,
  recolour,
  removeCity,
  renameCity,
} from './model';

const city = (id: string, lon: number, lat: number): Json => ({ id, name: id.toUpperCase(), colour: 'blue', lon, lat });
const draft: Json = {
  cities: [city('a', 5, 50), city('b', 10, 52), { id: 'c', name: 'C', colour: 'red', lon: 'x', lat: 1 }],
  routes: [{ colour: 'green', links: [['a', 'b', 5]] }],
  goods_cards: { cards: [['a', 'b', 'c']] },
};

describe('a map that is being drawn', () => {
  it('is read as far as it can be read', () => {
    expect(citiesOf(draft).map((each) => each.id)).toEqual(['a', 'b']); // c lies nowhere
    expect(linksOf(draft)).toEqual([{ r: 0, k: 0, a: 'a', b: 'b', cost: 5, route: 'green' }]);
    expect([citiesOf('no'), linksOf({ routes: [{ links: ['x'] }] })]).toEqual([[], []]);
  });
  it('gets cities, each with an id of its own', () => {
    const two = addCity(addCity(draft, 'Köln', 'red', 6.9567, 50.94), 'Köln', 'red', 1, 2);
    expect(
      citiesOf(two)
        .slice(2)
        .map(({ id, lon }) => [id, lon]),
    ).toEqual([
      ['koeln', 6.96],
      ['koeln2', 1],
    ]); // prettier-ignore
    expect(idFrom('St. Gallen-Süd')).toBe('st_gallen_sued');
    expect(citiesOf(moveCity(draft, 1, 7.111, 8))[1]).toMatchObject({ lon: 7.11, lat: 8 });
  });
  it('calls a city by another name everywhere', () => {
    const next = renameCity(draft, 0, 'z');
    expect(linksOf(next)[0]?.a).toBe('z');
    expect((next as { goods_cards: Json }).goods_cards).toEqual({ cards: [['z', 'b', 'c']] });
    expect(citiesOf(nameCity(draft, 0, 'Bonn'))[0]).toMatchObject({ name: 'Bonn', id: 'bonn' }); // its id was made of its name
    const own = renameCity(draft, 0, 'mine');
    expect(citiesOf(nameCity(own, 0, 'Bonn'))[0]).toMatchObject({ name: 'Bonn', id: 'mine' });
  });
  it('joins cities in a colour, changes it, and forgets links with their city', () => {
    const two = addLink(draft, 'b', 'c', 'black', 3);
    expect(joining(two, 'c', 'b')).toMatchObject({ r: 1, k: 0, cost: 3, route: 'black' });
    expect(joining(recolour(two, 1, 0, 'green'), 'b', 'c')).toMatchObject({ r: 0, k: 1, route: 'green' });
    expect(recolour(two, 1, 0, 'black')).toBe(two);
    expect(linksOf(removeCity(two, 1))).toEqual([]);
  });
  it('lies on the earth where it can, else on a sheet; and there is a way back from each place', () => {
    const places = [
      { lon: 5, lat: 50 },
      { lon: 10, lat: 53 },
      { lon: 14, lat: 48 },
    ]; // prettier-ignore
    const far = places.map(({ lon, lat }) => ({ lon: lon * 100, lat: lat * 100 }));
    for (const cities of [places, far]) {
      const frame = frameOf(cities);
      expect(frame.land).toBe(cities === places);
      for (const each of cities) {
        const back = frame.from(frame.to(each));
        expect([back.lon, back.lat].map((n) => Math.round(n * 1e4) / 1e4)).toEqual([each.lon, each.lat]);
      }
    }
    expect(frameOf([]).land).toBe(true);
  });
});
