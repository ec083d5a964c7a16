/** What the reader wishes; kept in this browser. */

export type Lang = 'fr' | 'en' | 'de';
export const LANGS: Lang[] = ['fr', 'en', 'de'];
export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'none';
/** How much longer than written everything takes; 0: nothing moves, and nothing is waited for. */
const TEMPO: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, none: 0 };
export const SPEEDS = ['auto', ...(Object.keys(TEMPO) as Speed[])] as const;
/** What is asked twice: every choice, what costs something, nothing. */
export type Twice = 'all' | 'costly' | 'never';

interface Kept {
  lang: Lang;
  theme: Theme;
  /** auto: slow in one's first match, and then as the game suggests. */
  speed: (typeof SPEEDS)[number];
  /** A match has been played to its end in this browser. */
  played: boolean;
  muted: boolean;
  /** Of all sounds, 0 to 1. */
  volume: number;
  twice: Twice;
  /** The page gives the only answer there is. */
  single: boolean;
  /** A tip the first time something is asked. */
  tips: boolean;
  textView: boolean;
  /** How many bots one likes to play against, and how well they shall play, by game. */
  rivals: Record<string, { many: number; level: string }>;
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
  speed: 'auto',
  played: false,
  muted: false,
  volume: 0.6,
  twice: 'costly',
  single: true,
  tips: true,
  textView: false,
  rivals: {},
  shortcuts: true,
};

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept> & { confirm?: boolean };
    if (kept.confirm) kept.twice ??= 'all'; // as an older page has kept it
    const all = { ...DEFAULTS, ...kept };
    // A speed of an older page is as good as none.
    return SPEEDS.includes(all.speed) ? all : { ...all, speed: 'auto' };
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

export function showTheme(): void {
  const wished = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme;
  document.documentElement.dataset.theme = wished;
}
dark.addEventListener('change', showTheme);

/** How long things take just now, 1 being as written; suits: the speed that suits the game. */
export function tempo(suits: Speed = 'normal'): number {
  if (settings.speed !== 'auto') return TEMPO[settings.speed];
  return TEMPO[settings.played ? suits : 'slow'];
}
