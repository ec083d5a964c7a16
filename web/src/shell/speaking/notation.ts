/** Notations: a word and the labels of its arguments, "passenger b7 blue". The page knows no rule, only these. */

export interface Word {
  name: string;
  rule: string;
  domains: string[];
}

export interface Domain {
  labels: string[];
  facts: Record<string, string | number>[] | null;
}

/** What GET /api/games/{game} says of its words. */
export interface Words {
  verbs: Word[];
  happenings: Word[];
  refusals: Word[];
  domains: Record<string, Domain>;
}

export interface Arg {
  domain: string;
  label: string;
}

/** A notation taken apart. marks: "card:b7", one for each argument, and "verb:passenger". */
export interface Said {
  text: string;
  word: string;
  rule: string;
  args: Arg[];
  marks: string[];
}

/** Something that has just happened, taken apart ("waits 1 r1 red": its word is "waits"). */
export interface Happening extends Said {
  number: number;
}

export function parse(lexicon: Word[], text: string): Said {
  const [name = '', ...labels] = text.split(' ');
  const word = lexicon.find((w) => w.name === name);
  const args = labels.map((label, i) => ({ domain: word?.domains[i] ?? '', label }));
  return {
    text,
    word: name,
    rule: word?.rule ?? '',
    args,
    marks: [`verb:${name}`, ...args.map((a) => `${a.domain}:${a.label}`)],
  };
}

/** The label of the first argument of this domain, if there is one. */
export function arg(said: Said, domain: string): string | undefined {
  return said.args.find((a) => a.domain === domain)?.label;
}
