/** From a drawing to a file, in the browser alone. */

import { HIGH, WIDE } from './card';

const FAMILIES = ['Fraunces Variable', 'Inter Variable'];

/** The page's own letters as rules that carry them along: a picture may load nothing. */
export async function fontRules(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules];
    } catch {
      return []; // a sheet of somebody else
    }
  });
  const faces = rules.filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
  const basic = faces.filter(({ style }) => {
    const [family, range, slant] = ['font-family', 'unicode-range', 'font-style'].map((p) => style.getPropertyValue(p));
    return FAMILIES.includes((family ?? '').replace(/["']/g, '')) && /U\+0+-/i.test(range ?? '') && slant !== 'italic';
  });
  return (await Promise.all(basic.map(carried))).join('');
}

async function carried(rule: CSSFontFaceRule): Promise<string> {
  const [, address] = rule.style.getPropertyValue('src').match(/url\(["']?([^"')]+)/) ?? [];
  if (!address) return '';
  const base = rule.parentStyleSheet?.href ?? location.href;
  const file = await (await fetch(new URL(address, base))).blob();
  const family = rule.style.getPropertyValue('font-family').replace(/["']/g, '');
  return `@font-face{font-family:'${family}';font-weight:100 900;src:url(${await asData(file)}) format('woff2')}`;
}

function asData(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

export async function png(svg: string): Promise<Blob> {
  const image = new Image(WIDE, HIGH);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH });
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDE, HIGH);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
