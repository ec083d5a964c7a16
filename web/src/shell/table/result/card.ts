/** A picture of the result, to be sent to others: drawn as SVG, turned into a PNG by the browser. Its colours are fixed: it looks
 * the same wherever it is opened. */

import type { Course } from '@/shell/describing/story';
import { DASHES, plot } from './plot';

export const WIDE = 1200;
export const HIGH = 630;

export interface Card {
  game: string;
  title: string;
  line: string;
  date: string;
  /** In the order of their places. */
  players: { seat: number; letter: string; place: number; name: string; score: string }[];
  course: Course | null;
  /** A figure on the axis upwards. */
  said: (value: number) => string;
}

const SEATS = ['#1f5fa8', '#c0352b', '#1d7a46', '#b85c00', '#7a3f9d', '#26292d'];
const [PAPER, INK, MUTED, LINE, BRASS] = ['#f6f0e2', '#1f2328', '#5f594d', '#d8cdb6', '#8f5b12'];
const SERIF = "'Fraunces Variable', Georgia, 'Times New Roman', serif";
const SANS = "'Inter Variable', system-ui, 'Helvetica Neue', Arial, sans-serif";

const clean = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? '');

interface Look {
  size: number;
  fill?: string;
  bold?: number;
  font?: string;
  anchor?: string;
  /** Longer texts are pressed together. */
  most?: number;
}

function text(x: number, y: number, said: string, look: Look): string {
  const { size, fill = INK, bold = 400, font = SANS, anchor = 'start', most } = look;
  const guess = said.length * size * 0.56; // letters are about so wide
  const fit = most && guess > most ? ` textLength="${most}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${x}" y="${y}" font-family="${clean(font)}" font-size="${size}" font-weight="${bold}" fill="${fill}" text-anchor="${anchor}"${fit}>${clean(said)}</text>`;
}

function sign(seat: number, letter: string, x: number, y: number, r: number): string {
  const colour = SEATS[seat % 6];
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>${text(x, y + r * 0.36, letter, { size: r * 1.05, fill: PAPER, bold: 700, anchor: 'middle' })}`;
}

function ranking({ players }: Card, wide: number): string {
  const step = Math.min(64, 330 / players.length);
  return players
    .map(({ seat, letter, place, name, score }, i) => {
      const y = 262 + i * step;
      const size = Math.min(30, step * 0.52);
      const bold = place === 1 ? 700 : 400;
      return [
        text(64, y + size * 0.36, `${place}.`, { size, fill: MUTED }),
        sign(seat, letter, 122, y, size * 0.68),
        text(156, y + size * 0.36, name, { size, bold, most: wide - 156 - 130 }),
        text(wide, y + size * 0.36, score, { size, bold, anchor: 'end', font: SERIF }),
      ].join('');
    })
    .join('');
}

function chart(course: Course, said: (value: number) => string, players: Card['players']): string {
  const box = { left: 620, top: 282, right: 1086, bottom: 520 };
  const { paths, ends, across, up } = plot(course, box, 34);
  const small = { size: 18, fill: MUTED };
  const letter = (seat: number) => players.find((p) => p.seat === seat)?.letter ?? '';
  return [
    text(box.left - 50, box.top - 22, course.up, { ...small, bold: 600 }),
    ...up.flatMap(({ y, value }) => [
      `<path d="M${box.left} ${y}H${box.right}" stroke="${LINE}" stroke-width="1.5"/>`,
      text(box.left - 12, y + 6, said(value), { ...small, anchor: 'end' }),
    ]),
    ...across.map(({ x, text: tick }) => text(x, box.bottom + 28, tick, { ...small, anchor: 'middle' })),
    text((box.left + box.right) / 2, box.bottom + 56, course.across, { ...small, bold: 600, anchor: 'middle' }),
    ...paths.map(
      (d, seat) =>
        `<path d="${d}" fill="none" stroke="${SEATS[seat % 6]}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="${DASHES[
          seat % 6
        ]
          ?.split(' ')
          .map((n) => (n ? Number(n) * 2 : ''))
          .join(' ')}"/>`,
    ),
    ...ends.map(({ x, y }, seat) => sign(seat, letter(seat), x + 28, y, 16)),
  ].join('');
}

/** A rail and its sleepers under the title. */
function rail(y: number): string {
  const sleepers = Array.from({ length: 36 }, (_, i) => `M${70 + i * 30} ${y - 7}v14`).join('');
  return `<path d="${sleepers}" stroke="${LINE}" stroke-width="7"/><path d="M64 ${y - 3}H1136M64 ${y + 3}H1136" stroke="${BRASS}" stroke-width="2"/>`;
}

/** fonts: rules that bring their letters along; empty: those of the device. */
export function draw(card: Card, fonts = ''): string {
  const drawn = card.course?.lines.some((line) => line.length > 1) ? card.course : null;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">`,
    fonts && `<style>${fonts}</style>`,
    `<rect width="${WIDE}" height="${HIGH}" fill="${PAPER}"/>`,
    text(64, 84, card.game, { size: 30, fill: BRASS, bold: 600, font: SERIF }),
    text(1136, 84, card.date, { size: 22, fill: MUTED, anchor: 'end' }),
    text(64, 146, card.title, { size: 52, bold: 600, font: SERIF, most: 1072 }),
    text(64, 186, card.line, { size: 24, fill: MUTED, most: 1072 }),
    rail(214),
    ranking(card, drawn ? 520 : 1136),
    drawn ? chart(drawn, card.said, card.players) : '',
    text(1136, 606, 'Fullsteam', { size: 22, fill: BRASS, bold: 600, font: SERIF, anchor: 'end' }),
    '</svg>',
  ].join('');
}
