/** Land and borders of the linen map: `node tools/volldampf-map.mjs` writes src/games/volldampf/map.json.
 * Natural Earth by way of world-atlas, drawn with d3-geo; neither is needed when the page runs. The measures of the
 * projection are written into the file, and a few places with it: the page puts cities by the same formula (place.ts), and
 * a test compares. */

import { readFileSync, writeFileSync } from 'node:fs';
import { geoIdentity, geoPath, geoTransform } from 'd3-geo';
import { merge, mesh } from 'topojson-client';

/** Degrees. Inside west..east and south of north the map is true; outside it is pressed together, so that the crowded
 * middle has room and London and Warszawa still fit on the sheet. */
const measures = { west: 6, east: 15.5, north: 54.6, press: 0.55, flat: 0.5, soft: 0.8, x0: 2.45, y0: 56, unit: 62, tall: 1.32 };
const SHEET = [-16, 42, 36, 61];
const DETAIL = 1.3;
const ISLAND = 30; // square units: smaller ones are left out

const over = (t) => measures.soft * Math.log1p(Math.exp(t / measures.soft));
function raw(lon, lat) {
  const m = measures;
  const x = lon + m.press * (over(m.west - lon) - over(lon - m.east));
  const y = lat - m.flat * over(lat - m.north);
  return [(x - m.x0) * m.unit, (m.y0 - y) * m.unit * m.tall];
}

function away([x, y], [ax, ay], [bx, by]) {
  const long = Math.hypot(bx - ax, by - ay);
  if (long === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long;
}

/** Douglas and Peucker. */
function simplify(points) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [far, at] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const d = away(points[i], first, last);
    if (d > far) [far, at] = [d, i];
  }
  if (far < DETAIL) return [first, last];
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))];
}

function area(points) {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i], points[(i + 1) % points.length]];
    sum += ax * by - bx * ay;
  }
  return Math.abs(sum / 2);
}

function thin(out) {
  let points = [];
  let polygon = false;
  return {
    polygonStart() {
      polygon = true;
      out.polygonStart();
    },
    polygonEnd() {
      polygon = false;
      out.polygonEnd();
    },
    lineStart() {
      points = [];
    },
    point(x, y) {
      points.push([x, y]);
    },
    lineEnd() {
      if (polygon && area(points) < ISLAND) return;
      out.lineStart();
      for (const [x, y] of simplify(points)) out.point(Math.round(x), Math.round(y));
      out.lineEnd();
    },
  };
}

const [west, south, east, north] = SHEET;
const clamp = (value, least, most) => Math.max(least, Math.min(most, value));
const placed = geoTransform({
  point(lon, lat) {
    this.stream.point(...raw(clamp(lon, west - 4, east + 4), clamp(lat, south - 4, north + 4)));
  },
});
const cut = geoIdentity().clipExtent([raw(west, north), raw(east, south)]);
const draw = geoPath({ stream: (out) => placed.stream(cut.stream(thin(out))) }).digits(0);

const atlas = new URL('../node_modules/world-atlas/countries-50m.json', import.meta.url);
const world = JSON.parse(readFileSync(atlas, 'utf8'));
const { countries } = world.objects;
const known = [[13.4, 52.52], [-0.13, 51.51], [21.01, 52.23], [12.57, 55.68]].map((at) => [...at, ...raw(...at)]);
const map = {
  source: 'Natural Earth, public domain (world-atlas 2.0.2); written by tools/volldampf-map.mjs',
  measures,
  known,
  land: relative(draw(merge(world, countries.geometries))),
  borders: relative(draw(mesh(world, countries, (a, b) => a !== b))),
};
writeFileSync(new URL('../src/games/volldampf/map.json', import.meta.url), `${JSON.stringify(map)}\n`);

/** M10,20L12,25 … as steps: shorter, and it packs better. */
function relative(d) {
  let [x, y] = [0, 0];
  let start = [0, 0];
  return d.replace(/([MLZ])([^MLZ]*)/g, (_, letter, at) => {
    if (letter === 'Z') {
      [x, y] = start;
      return 'z';
    }
    const [nx, ny] = at.split(',').map(Number);
    const step = letter === 'M' ? `M${nx} ${ny}` : `l${nx - x} ${ny - y}`;
    [x, y] = [nx, ny];
    if (letter === 'M') start = [x, y];
    return step.replace(/ -/g, '-');
  });
}
