/** The board "germany" for tests: read from the rules' own file. */

import { readFileSync } from 'node:fs';
import { sheet } from './place';
import type { CityData } from './types';

const toml = readFileSync('../src/fullsteam/games/volldampf/boards/germany.toml', 'utf8');

export const cities: CityData[] = [
  ...toml.matchAll(/id = "(\w+)".*\nname = "(.+)"\ncolour = "(\w+)"\nlon = (.+)\nlat = (.+)\nlabel = "(\w+)"/g),
].map(
  ([, id, name, colour, lon, lat, label]) =>
    ({ id, name, colour, lon: Number(lon), lat: Number(lat), label }) as CityData,
);
const rows = [...toml.matchAll(/\["(\w+)", "(\w+)", (\d+)\]/g)];
export const links = rows.map(([, a, b]) => `${a}-${b}`);
export const costs = rows.map(([, , , cost]) => Number(cost));
export const germany = sheet(true, cities, links);
