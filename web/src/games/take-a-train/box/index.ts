/** The box of Take a Train: what stands on locos, wagons and order tokens. */

import type { BoxModule } from '@/shell/board';
import Locos from './Locos.svelte';
import Order from './Order.svelte';
import de from './text/de.ftl?raw';
import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';
import Wagons from './Wagons.svelte';

export const box: BoxModule = {
  parts: [
    { name: 'locos', holds: ['locos'], part: Locos },
    { name: 'wagons', holds: ['wagons'], part: Wagons },
    { name: 'order', holds: ['order'], part: Order },
  ],
  texts: { fr, en, de },
  picture: null, // before the first auction nothing of it is to be seen
};
