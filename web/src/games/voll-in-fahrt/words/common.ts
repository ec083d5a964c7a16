import type { Seen } from '@/shell/board';
import type { View } from '../view';

export type At = Seen<View>;
