/** What the reader wishes; kept in this browser. */

export type Lang = 'fr' | 'en' | 'de';
export const LANGS: Lang[] = ['fr', 'en', 'de'];
export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'calm' | 'quick' | 'none';
/** What is asked twice: every choice, what costs something, nothing. */
export type Twice = 'all' | 'costly' | 'never';

interface Kept {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  twice: Twice;
  /** The page gives the only answer there is. */
  single: boolean;
  textView: boolean;
  shortcuts: boolean;
}

const KEY = 'fullsteam.settings';

function spoken(): Lang {
  const wished = navigator.languages?.map((l) => l.slice(0, 2)) ?? [];
  return (wished.find((l) => (LANGS as string[]).includes(l)) as Lang | undefined) ?? 'en';
}

const DEFAULTS: Kept = {
  lang: spoken(),
  theme: 'system',
  speed: 'calm',
  sound: false,
  twice: 'costly',
  single: true,
  textView: false,
  shortcuts: true,
};

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept> & { confirm?: boolean };
    if (kept.confirm) kept.twice ??= 'all'; // as an older page has kept it
    return { ...DEFAULTS, ...kept };
  } catch {
    return DEFAULTS;
  }
}

export const settings = $state<Kept>(read());

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: the wishes hold as long as the page.
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');

export function showTheme(): void {
  const wished = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme;
  document.documentElement.dataset.theme = wished;
}
dark.addEventListener('change', showTheme);

/** Milliseconds a piece of news is shown before the next one; 0: no animation. */
export function pause(): number {
  if (calm.matches) return 0;
  return { calm: 400, quick: 200, none: 0 }[settings.speed];
}
