/** The pieces of Volldampf with their names: brought when somebody looks. */

import de from './de.ftl?raw';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

export { default } from './Legend.svelte';
export const texts = { fr, en, de };
