/** What a key means while one looks back. */

import type { Chapter } from '@/shell/describing/story';

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'target'>;

/** A moment to go to; null: nothing. Space is left to buttons, arrows to the board and to whatever slides or lists. */
export function keyOf(
  event: Key,
  moment: number,
  last: number,
  chapters: Chapter[],
): number | 'toggle' | 'next' | 'back' | null {
  const at = event.target as Element | null;
  const within = (kinds: string) => Boolean(at?.closest?.(kinds));
  if (within('dialog')) return null;
  if (event.key === ' ') return within('button, a, summary, select, input, [role=tab]') ? null : 'toggle';
  if (within('#board *, select, input, [role=tab]')) return null;
  const chapter = {
    next: chapters.find((c) => c.moment > moment)?.moment ?? last,
    back: chapters.findLast((c) => c.moment < moment)?.moment ?? 0,
  };
  switch (event.key) {
    case 'ArrowRight':
      return event.shiftKey ? chapter.next : 'next';
    case 'ArrowLeft':
      return event.shiftKey ? chapter.back : 'back';
    case 'PageDown':
      return chapter.next;
    case 'PageUp':
      return chapter.back;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
