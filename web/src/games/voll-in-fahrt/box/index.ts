/** The box of Voll in Fahrt: the plan drawn by cells, and the rails of the platforms. */

import type { BoxModule } from '@/shell/board';
import PlanPart from './PlanPart.svelte';
import Platforms from './Platforms.svelte';
import de from './text/de.ftl?raw';
import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';

export const box: BoxModule = {
  parts: [
    { name: 'plan', holds: ['grid', 'open', 'sheds', 'sections', 'bays'], part: PlanPart },
    { name: 'platforms', holds: ['platforms'], part: Platforms },
  ],
  texts: { fr, en, de },
  picture: [860, 600],
};
