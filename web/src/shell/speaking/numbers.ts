/** Numbers as they are written in a language, with a true minus. */
export function figure(number: number, lang: string): string {
  return number.toLocaleString(lang).replace('-', '−');
}
