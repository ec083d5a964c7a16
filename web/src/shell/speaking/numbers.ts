/** Numbers as they are written in a language, with a true minus. */
export function figure(number: number, lang: string): string {
  return number.toLocaleString(lang).replace('-', '−');
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, as people say it: "5 minutes ago", "yesterday"; what is weeks ago by its date. */
export function ago(then: number, now: number, lang: string): string {
  const passed = Math.max(0, now - then);
  if (passed > 20 * 86_400_000) return new Date(then).toLocaleDateString(lang, { dateStyle: 'medium' });
  const [unit, size] = UNITS.find(([, length]) => passed >= length) ?? ['second', 1000];
  const many = unit === 'second' ? 0 : Math.floor(passed / size);
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' }).format(-many, unit);
}
