/** A name in the letters that programs use: ä is ae, é is e; whatever is no letter and no digit becomes the joint, none at the ends. */
export function plain(name: string, joint: string): string {
  const letters = name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  return letters
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(joint);
}
