/** Says in one language what the words of one game mean: the twin of play/text.py (a test compares both). */

import type { FluentBundle } from '@fluent/bundle';
import type { Lang } from '@/shell/browser/settings.svelte';
import { type Args, bundleOf, format } from './fluent';
import type { Happening, Said, Words } from './notation';

/** What boards and descriptions say with: texts in the reader's language. */
export interface Say {
  lang: 'fr' | 'en' | 'de';
  /** A text of this board's own Fluent files (web/src/games/<id>/text/<lang>.ftl), or of the game's (ui-…, tally-…). */
  (id: string, args?: Record<string, string | number>): string;
  /** A member of a domain: member('card', 'b7') is "the blue 7". */
  member: (domain: string, label: string) => string;
  /** A legal answer, as on a button. */
  choice: (said: Said) => string;
}

export class Speaker {
  private readonly bundle: FluentBundle;
  private readonly board: FluentBundle;
  private readonly members = new Map<string, string>();

  /** source: the game's sentences; own: those of its board, which may use the same names for other things. */
  constructor(
    readonly lang: Lang,
    private readonly words: Words,
    private readonly names: string[],
    source: string,
    own = '',
  ) {
    this.bundle = bundleOf(lang, source);
    this.board = bundleOf(lang, own);
  }

  text(id: string, args: Args = {}, attribute = ''): string {
    const text = format(this.bundle, id, args, attribute);
    if (text === null) console.error(`no text ${id} ${attribute} in ${this.lang}`);
    return text ?? id;
  }

  has(id: string, attribute = ''): boolean {
    const found = this.bundle.getMessage(id);
    return Boolean(attribute ? found?.attributes[attribute] : found);
  }

  /** A text of the board's, if it has one. */
  own(id: string, args: Args = {}): string | null {
    return this.board.hasMessage(id) ? format(this.board, id, args) : null;
  }

  seat(seat: number): string {
    return this.names[seat] ?? String(seat + 1);
  }

  /** Said again and again, for every element of a board: remembered. */
  member(domain: string, label: string): string {
    const key = `${domain}:${label}`;
    const known = this.members.get(key) ?? this.sayMember(domain, label);
    this.members.set(key, known);
    return known;
  }

  private sayMember(domain: string, label: string): string {
    if (domain === 'seat') return this.seat(Number(label) - 1);
    if (!this.bundle.hasMessage(domain)) return label;
    const found = this.words.domains[domain];
    const facts = found?.facts?.[found.labels.indexOf(label)] ?? {};
    return this.text(domain, { label, ...facts });
  }

  /** The same within a sentence, where a number is written as the language writes numbers. */
  private argument(domain: string, label: string): string | number {
    const said = this.member(domain, label);
    return domain !== 'seat' && said === label && /^[0-9]+$/.test(said) ? Number(said) : said;
  }

  /** The variables of a word's message: each argument said, and as its label. Of a domain that comes twice, "2". */
  private args(said: Said, number: number): Args {
    const out: Args = { number };
    for (const { domain, label } of said.args) {
      const name = domain in out ? `${domain}2` : domain;
      out[name] = this.argument(domain, label);
      out[`${name}_id`] = label;
    }
    return out;
  }

  /** A choice, as on a button. */
  choice(said: Said, step: string): string {
    if (said.word === 'done') return this.text(`step-${step}`, {}, 'done');
    return sentence(this.text(`verb-${said.word}`, this.args(said, 0)));
  }

  question(step: string, number: number): string {
    return this.text(`step-${step}`, { number });
  }

  event(happening: Happening): string {
    return sentence(this.text(`event-${happening.word}`, this.args(happening, happening.number)));
  }

  /** Why not; without the paragraph, which is shown as a link. */
  refusal(said: Said, number: number): string {
    return sentence(this.text(`refusal-${said.word}`, this.args(said, number)));
  }

  /** What boards say with. */
  say(step: string | null): Say {
    const own = (id: string, args: Record<string, string | number> = {}) =>
      format(this.board, id, args) ?? this.text(id, args);
    return Object.assign(own, {
      lang: this.lang,
      member: (domain: string, label: string) => this.member(domain, label),
      choice: (said: Said) => this.choice(said, step ?? ''),
    });
  }
}

export function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
