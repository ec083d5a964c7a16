/** Languages that people speak, as the server knows them; the browser knows what they are called. */

export const SPOKEN =
  'ar bg ca cs da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lb lt lv mk mt nb nl pl pt rm ro ru sk sl sq sr sv th tr uk vi zh'.split(
    ' ',
  );

export function languageName(code: string, lang: string): string {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** By what they are called in this language. */
export function listed(lang: string): { code: string; name: string }[] {
  const all = SPOKEN.map((code) => ({ code, name: languageName(code, lang) }));
  return all.sort((a, b) => a.name.localeCompare(b.name, lang));
}
