import { describe, expect, it } from 'vitest';
import { cities, germany, links } from './germany';
import { BENDS, LABELS, SIGNS } from './labels';
import map from './map.json';
import { across, geographic, project, sheet, stops, way } from './place';
import type { CityData } from './types';

describe('the sheet', () => {
  it('places cities as the tool that drew the land does', () => {
    for (const [lon, lat, x, y] of map.known) {
      const p = project(lon as number, lat as number);
      expect(p.x).toBeCloseTo(x as number, 6);
      expect(p.y).toBeCloseTo(y as number, 6);
    }
  });

  it('has a place set by hand for the name of every city of Germany, and names nothing else', () => {
    expect(cities).toHaveLength(28);
    expect(Object.keys(LABELS).sort()).toEqual(cities.map((c) => c.id).sort());
    expect([...Object.keys(BENDS), ...Object.keys(SIGNS)].filter((link) => !links.includes(link))).toEqual([]);
  });

  it('keeps every two cities of Germany apart', () => {
    const all = [...germany.cities.values()];
    const least = Math.min(...all.flatMap((a, i) => all.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
    expect(least).toBeGreaterThan(45);
  });

  it('lets no name of Germany cover another one or a plate', () => {
    const boxes = cities.map((c) => {
      const at = germany.cities.get(c.id) as { x: number; y: number };
      const [side, dx, dy] = LABELS[c.id] as (typeof LABELS)[string];
      const wide = c.name.length * 8.3;
      const x = at.x + dx + { left: -16 - wide, right: 16, above: -wide / 2, below: -wide / 2 }[side];
      const y = at.y + dy + { left: 0, right: 0, above: -39, below: 28 }[side];
      return { id: c.id, left: x, right: x + wide, top: y - 11, bottom: y + 3 };
    });
    const clashes = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.id} ${b.id}`),
    );
    expect(clashes).toEqual([]);
    const covered = boxes.flatMap((a) =>
      [...germany.cities]
        .filter(([, p]) => p.x + 11 > a.left && p.x - 11 < a.right && p.y + 11 > a.top && p.y - 11 < a.bottom)
        .map(([id]) => `${a.id} over ${id}`),
    );
    expect(covered).toEqual([]);
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
    const page = sheet('other', grid);
    expect(page.land).toBe(false);
    expect(page.cities.get('c0')).toEqual({ x: 50, y: 620 });
    expect(page.cities.get('c3')).toEqual({ x: 950, y: 60 });
    expect(page.labels.get('c0')).toEqual({ side: 'above', x: 0, y: 0 });
    expect(sheet('one', [grid[0] as CityData]).cities.get('c0')).toEqual({ x: 50, y: 620 });
  });
});

describe('links', () => {
  it('run straight, or bow out where that is set by hand', () => {
    const straight = way('kiel-hamburg', germany);
    expect(straight.d).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
    const bent = way('bremen-london', germany);
    expect(bent.d).toContain('Q');
    const rotterdam = germany.cities.get('rotterdam') as { x: number; y: number };
    expect(bent.middle.y).toBeLessThan(rotterdam.y - 60);
  });

  it('lead from city to city', () => {
    expect(across('kiel-hamburg', 'hamburg')).toBe('kiel');
    expect(stops('kiel', ['kiel-hamburg', 'hamburg-bremen'])).toEqual(['kiel', 'hamburg', 'bremen']);
    expect(stops('kiel', [])).toEqual(['kiel']);
  });
});
