import { counted, type Seen } from '@/shell/board';
import type { Route, View } from '../types';

export type At = Seen<View>;

/** Equal things once: "green octagon (2 times)". */
export function heaped<T extends string>({ say }: At, things: T[], name: (thing: T) => string): string[] {
  return counted(things).map(({ thing, many }) =>
    many > 1 ? say('words-times', { thing: name(thing), number: many }) : name(thing),
  );
}

/** "green octagon": what stands on the map and on the cards. */
export const routeName = ({ say }: At, route: Route): string => say('words-route', { route });
