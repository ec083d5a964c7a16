/** The words of this room (text/<lang>.ftl). */

import type { Args } from '@/shell/speaking/fluent';
import { OwnTexts } from '@/shell/speaking/own.svelte';

const own = new OwnTexts(import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }));

export const openTexts = (): (() => void) => own.open();
export const spoken = (): boolean => own.ready;
export const w = (id: string, args: Args = {}): string => own.say(id, args);
