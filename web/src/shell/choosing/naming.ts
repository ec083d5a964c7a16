import type { Said } from '@/shell/speaking/notation';
import type { Speaker } from '@/shell/speaking/speaker';

/** How an element of the board is called: what its marks mean, or what touching it says. Where the game has no name for it (a
 * column is a number) a board may have one ("thing-column"). */
export function naming(speaker: Speaker, marks: string[], legal: () => Said[], step: () => string | null): string {
  return marks
    .map((mark) => {
      const at = mark.indexOf(':');
      const [domain, label] = [mark.slice(0, at), mark.slice(at + 1)];
      if (domain !== 'verb') return speaker.own(`thing-${domain}`, { label }) ?? speaker.member(domain, label);
      const asked = step() ?? '';
      const said = legal().filter((answer) => answer.word === label);
      if (label === 'done' && speaker.has(`step-${asked}`, 'done')) return speaker.text(`step-${asked}`, {}, 'done');
      const some = said.slice(0, 3).map((answer) => speaker.choice(answer, asked));
      return some.length > 0 ? some.join(' / ') : label;
    })
    .join(', ');
}
