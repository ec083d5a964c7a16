/** The box of Volldampf: a map that is drawn, and tables of the same. */

import type { BoxModule } from '@/shell/board';
import Cities from './Cities.svelte';
import Goods from './Goods.svelte';
import Links from './Links.svelte';
import MapPart from './MapPart.svelte';
import de from './text/de.ftl?raw';
import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';

export const box: BoxModule = {
  parts: [
    { name: 'map', holds: [], part: MapPart },
    { name: 'cities', holds: ['cities'], part: Cities },
    { name: 'links', holds: ['routes'], part: Links },
    { name: 'goods', holds: ['goods_cards'], part: Goods },
  ],
  texts: { fr, en, de },
  picture: [1120, 780],
};
