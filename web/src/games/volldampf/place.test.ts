import { describe, expect, it } from 'vitest';
import { cities, germany, links } from './germany';
import { GERMANY } from './labels';
import map from './map.json';
import { across, geographic, project, run, sheet, stops, unproject, way, ways } from './place';
import { nameWidth } from './sides';
import type { CityData, Point } from './types';

describe('the sheet', () => {
  it('places cities as the tool that drew the land does', () => {
    for (const [lon, lat, x, y] of map.known) {
      const p = project(lon as number, lat as number);
      expect(p.x).toBeCloseTo(x as number, 6);
      expect(p.y).toBeCloseTo(y as number, 6);
    }
  });

  it('finds the way back from the sheet to the earth', () => {
    for (const { lon, lat } of cities) {
      const back = unproject(project(lon, lat));
      expect([back.lon, back.lat].map((n) => Math.round(n * 1e6) / 1e6)).toEqual([lon, lat]);
    }
  });

  it('has a place for the name and the goods of every city of Germany, and of nothing else', () => {
    const ids = cities.map((c) => c.id).sort();
    expect(cities).toHaveLength(28);
    expect(Object.keys(GERMANY.names).sort()).toEqual(ids);
    expect(Object.keys(GERMANY.goods).sort()).toEqual(ids);
    expect(Object.values(GERMANY.goods).every((ring) => ring.length === 4)).toBe(true);
    const named = [...Object.keys(GERMANY.bends), ...Object.keys(GERMANY.signs)];
    expect(named.filter((link) => !links.includes(link))).toEqual([]);
  });

  it('moves no city further than one would notice', () => {
    for (const [x, y] of Object.values(GERMANY.nudges)) expect(Math.hypot(x, y)).toBeLessThan(24);
  });

  it('keeps every two cities of Germany apart', () => {
    const all = [...germany.cities.values()];
    const least = Math.min(...all.flatMap((a, i) => all.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
    expect(least).toBeGreaterThan(45);
  });

  it('draws other boards too, without land where their numbers are no places on our earth', () => {
    const grid: CityData[] = [0, 1, 2, 3].map((i) => ({
      id: `c${i}`,
      name: `C${i}`,
      colour: 'blue',
      lon: (i % 2) * 700,
      lat: Math.floor(i / 2) * 400,
      label: 'above',
    }));
    expect(geographic(cities)).toBe(true);
    expect(geographic(grid)).toBe(false);
    const page = sheet(false, grid, ['c0-c1']);
    expect(page.land).toBe(false);
    expect(page.cities.get('c0')).toEqual({ x: 50, y: 620 });
    expect(page.cities.get('c3')).toEqual({ x: 950, y: 60 });
    expect(page.names.get('c0')).toEqual({ x: 0, y: -22 });
    expect(sheet(false, [grid[0] as CityData], []).cities.get('c0')).toEqual({ x: 50, y: 620 });
  });
});

it('names and goods of the outermost cities lie on the sheet, however long and wherever a board wants them', () => {
  const far: CityData[] = [
    { id: 'a', name: 'Llanfairpwllgwyngyll', colour: 'blue', lon: 0, lat: 0, label: 'left' },
    { id: 'b', name: 'Bietigheim-Bissingen', colour: 'blue', lon: 90, lat: 50, label: 'right' },
    { id: 'c', name: 'C', colour: 'red', lon: 40, lat: 60, label: 'above' },
  ];
  for (const page of [sheet(false, far, ['a-b']), germany]) {
    const { left, top, width, height } = page.bounds;
    for (const [id, off] of page.names) {
      const at = page.cities.get(id) as Point;
      const wide = page === germany ? 0 : nameWidth(far.find((c) => c.id === id)?.name ?? '') / 2;
      expect(at.x + off.x - wide, id).toBeGreaterThan(left);
      expect(at.x + off.x + wide, id).toBeLessThan(left + width);
      for (const good of page.goods.get(id) ?? []) {
        expect(at.y + (good.y - 12) * 1.29, id).toBeGreaterThan(top);
        expect(at.y + (good.y + 12) * 1.29, id).toBeLessThan(top + height);
      }
    }
  }
});

it('goods of other boards stand between the links of their city, away from its name, and apart from each other', () => {
  const three: CityData[] = [
    { id: 'a', name: 'A', colour: 'blue', lon: 0, lat: 0, label: 'above' },
    { id: 'b', name: 'B', colour: 'blue', lon: 9, lat: 0, label: 'above' },
    { id: 'c', name: 'C', colour: 'red', lon: 0, lat: -9, label: 'above' },
  ];
  const ring = sheet(false, three, ['a-b', 'a-c']).goods.get('a') ?? [];
  expect(ring).toHaveLength(4);
  expect(ring[0]?.x).toBeLessThan(-20); // neither east nor south, where links lead, nor north, where the name stands
  for (const [i, a] of ring.entries())
    for (const b of ring.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(24);
});

describe('links', () => {
  it('run straight, or bow out where that is set by hand', () => {
    const [bent] = Object.entries(GERMANY.bends)[0] as [string, number];
    expect(way(bent, germany).d).toContain('Q');
    const plain = links.find((link) => !(link in GERMANY.bends)) as string;
    expect(way(plain, germany).d).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
  });

  it('lead from city to city', () => {
    expect(across('kiel-hamburg', 'hamburg')).toBe('kiel');
    expect(stops('kiel', ['kiel-hamburg', 'hamburg-bremen'])).toEqual(['kiel', 'hamburg', 'bremen']);
    expect(stops('kiel', [])).toEqual(['kiel']);
  });

  it('make one way of a route, whichever way each was drawn', () => {
    const grid = ['a', 'b', 'c'].map(
      (id, i): CityData => ({ id, name: id, colour: 'blue', lon: i * 100, lat: (i % 2) * 100, label: 'above' }),
    );
    const page = sheet(false, grid, []);
    const roads = ways([{ id: 'a-b' }, { id: 'c-b' }] as never, page);
    expect(run('a', ['a-b', 'c-b'], roads)).toBe('M50 620L500 60L950 620');
    expect(run('c', ['c-b', 'a-b'], roads)).toBe('M950 620L500 60L50 620');
  });
});
