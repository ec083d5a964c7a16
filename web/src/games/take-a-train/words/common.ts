import { type Seen, sentence } from '@/shell/board';
import type { View } from '../view';

export type At = Seen<View>;

/** Members of a domain, each as the beginning of a line. */
export const names = ({ say }: At, domain: string, labels: string[]): string[] =>
  labels.map((label) => sentence(say.member(domain, label)));
