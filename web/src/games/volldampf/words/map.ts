/** The map in words: the cities of each colour, each with its goods and its links; then the free links of each colour. */

import { type Part, type Rows, sentence } from '@/shell/board';
import { across, ends } from '../place';
import { COLOURS } from '../shapes';
import type { CityData, Colour, LinkData, Route } from '../types';
import { type At, heaped, routeName } from './common';

export function map(at: At): Part[] {
  const { view, say } = at;
  const cities = COLOURS.map((colour) => ({
    title: say('words-cities', { good: colour }),
    blocks: [table(at, byName(at, colour))],
  })).filter(({ blocks }) => blocks.every((block) => block.rows.length > 0));
  const free = view.board.links.filter((link) => view.track[link.id] === undefined);
  const colours = [...new Set(view.board.links.map((link) => link.route))];
  return [
    { title: say('words-map'), blocks: [say('words-map-how')], parts: cities },
    {
      title: say('words-free'),
      blocks: [
        {
          head: [say('words-head-colour'), say('words-head-links')],
          rows: colours.map((route) => freeOf(at, free, route)),
        },
      ],
    },
  ];
}

function byName({ view, say }: At, colour: Colour): CityData[] {
  const found = view.board.cities.filter((city) => city.colour === colour);
  return found.sort((a, b) => a.name.localeCompare(b.name, say.lang));
}

function table(at: At, cities: CityData[]): Rows {
  const { view, say } = at;
  const rows = cities.map((city) => {
    const goods = heaped(at, view.goods[city.id] ?? [], (good) => say('words-good', { good }));
    const here = view.board.links.filter((link) => ends(link.id).includes(city.id));
    return [
      city.name,
      goods.length > 0 ? goods : say('words-no-goods'),
      here.map((link) => linkFrom(at, link, city.id)),
    ];
  });
  return { head: [say('words-head-city'), say('words-head-goods'), say('words-head-links')], rows };
}

/** "to Hamburg: yours", "to Bremen: free, green octagon, 3 marks". */
function linkFrom(at: At, link: LinkData, from: string): string {
  const { view, seat, seats, say } = at;
  const city = say.member('city', across(link.id, from));
  const owner = view.track[link.id];
  if (owner === undefined) return say('words-link-free', { city, route: routeName(at, link.route), number: link.cost });
  return owner === seat
    ? say('words-link-mine', { city })
    : say('words-link-of', { city, name: seats[owner]?.name ?? '' });
}

/** The cheapest first. */
function freeOf(at: At, free: LinkData[], route: Route): [string, string | string[]] {
  const { say } = at;
  const found = free.filter((link) => link.route === route).sort((a, b) => a.cost - b.cost);
  const lines = found.map((link) => say('words-cost', { link: say.member('link', link.id), number: link.cost }));
  return [sentence(routeName(at, route)), lines.length > 0 ? lines : say('words-none-free')];
}
