/** From the numbers of a city to a place on the sheet, and back: as the board will draw it. */

import { type Bounds, geographic, type Point, project, unproject } from '../place';

interface Placed {
  lon: number;
  lat: number;
}
export interface Frame {
  /** There is land beneath. */
  land: boolean;
  to: (city: Placed) => Point;
  from: (p: Point) => Placed;
  bounds: Bounds;
  /** How far an arrow key moves a city. */
  step: number;
}

const EUROPE: Bounds = { left: -60, top: -40, width: 1120, height: 730 };

/** Few cities, or none: then it is our piece of the earth, until other numbers say otherwise. */
const onEarth = (cities: Placed[]) =>
  cities.every((c) => c.lon > -12 && c.lon < 32 && c.lat > 44 && c.lat < 60) &&
  (cities.length < 3 || geographic(cities));

export function frameOf(cities: Placed[]): Frame {
  if (onEarth(cities)) {
    const to = ({ lon, lat }: Placed) => project(lon, lat);
    return { land: true, to, from: unproject, bounds: round(cities.map(to)), step: 0.1 };
  }
  const [lons, lats] = [cities.map((c) => c.lon), cities.map((c) => c.lat)];
  const [west, south] = [Math.min(...lons), Math.min(...lats)];
  const wide = Math.max(...lons) - west || 1;
  const high = Math.max(...lats) - south || 1;
  return {
    land: false,
    to: ({ lon, lat }) => ({ x: 50 + ((lon - west) / wide) * 900, y: 620 - ((lat - south) / high) * 560 }),
    from: ({ x, y }) => ({ lon: west + ((x - 50) / 900) * wide, lat: south + ((620 - y) / 560) * high }),
    bounds: { left: -60, top: -20, width: 1120, height: 730 },
    step: Math.max(wide, high) / 100,
  };
}

/** With a rim, so that something can be put beside them. */
function round(points: Point[]): Bounds {
  if (points.length < 3) return EUROPE;
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [left, top] = [Math.min(...xs) - 90, Math.min(...ys) - 70];
  return { left, top, width: Math.max(...xs) + 90 - left, height: Math.max(...ys) + 70 - top };
}
