import type { Seen } from '@/shell/describe';
import type { View } from '../view';

export type At = Seen<View>;
