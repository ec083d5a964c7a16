/** The locos of a table: with a box its own figures hold, else ours. */

import { getContext, setContext } from 'svelte';
import { type Engine, engine, type Figures } from './parts';

type Given = () => Figures | undefined;
const KEY = Symbol('figures');

/** For everything drawn inside this component. */
export function layFigures(given: Given): void {
  setContext(KEY, given);
}

/** A loco by its label, as it is at this table. */
export function useEngine(): (label: string) => Engine | null {
  const given = getContext<Given | undefined>(KEY);
  return (label) => engine(label, given?.());
}
