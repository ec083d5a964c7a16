/** The sounds, each a few strokes of filtered noise and of tones. Written for this page; the licence is the page's. To hear,
 * measure and see them: tools/sounds.py. */

import type { SoundName } from './names';
import type { Player } from './strokes';

/** A stick on wood, a wheel over a joint, a stroke on a chime. */
function knock(p: Player, at: number, gain: number, pitch: number): void {
  p.noise({ at, length: 0.05, gain: 1.6 * gain, pitch: 3.4 * pitch, q: 2.2, attack: 0.001 });
  p.noise({ at, length: 0.012, gain: 0.7 * gain, pitch: 9 * pitch, q: 1.2, attack: 0.0005 });
  p.tone({ at, length: 0.13, gain, pitch: 1.25 * pitch, to: pitch, wave: 'triangle', attack: 0.001 });
}
function clack(p: Player, at: number, gain: number): void {
  p.noise({ at, length: 0.07, gain: 1.1 * gain, pitch: 1150, q: 1.6, attack: 0.001 });
  p.tone({ at, length: 0.16, gain, pitch: 98, to: 62 });
  p.metal([1730, 2610], { at, length: 0.12, gain: 0.09 * gain });
}
function chime(p: Player, at: number, pitch: number, gain: number, length: number): void {
  p.tone({ at, length, gain, pitch, attack: 0.004 });
  p.tone({ at, length: 0.9 * length, gain: 0.4 * gain, pitch: 1.003 * pitch, attack: 0.004 });
  p.tone({ at, length: 0.35 * length, gain: 0.28 * gain, pitch: 4 * pitch, attack: 0.001 });
  p.tone({ at, length: 0.1 * length, gain: 0.12 * gain, pitch: 9.8 * pitch, attack: 0.001 });
}

export const PIECES: Record<SoundName, (p: Player, pipe: PeriodicWave) => void> = {
  /** Two dice over a table: ever closer, ever softer. */
  dice(p) {
    const falls = [0, 0.052, 0.13, 0.171, 0.235, 0.272, 0.318, 0.347];
    for (const [i, at] of falls.entries()) {
      const soft = 0.58 * 0.84 ** i;
      p.noise({ at, length: 0.03, gain: 1.5 * soft, pitch: i % 2 ? 3300 : 2500, q: 3.5, attack: 0.0005 });
      p.tone({ at, length: 0.035, gain: 0.5 * soft, pitch: i % 2 ? 1480 : 1120, wave: 'triangle', attack: 0.0005 });
      p.tone({ at, length: 0.06, gain: 0.5 * soft, pitch: 210, to: 150 });
    }
  },
  /** Slides over paper, and lies. */
  card(p) {
    p.noise({ length: 0.15, gain: 0.46, pitch: 1700, to: 4600, q: 0.9, attack: 0.09 });
    p.noise({ at: 0.12, length: 0.035, gain: 0.58, pitch: 2600, q: 0.8, attack: 0.001 });
    p.tone({ at: 0.12, length: 0.08, gain: 0.34, pitch: 190, to: 120 });
  },
  /** Two axles over two joints, on a rumble. */
  rail(p) {
    p.noise({ length: 0.95, gain: 0.3, pitch: 240, filter: 'lowpass', attack: 0.2, hold: 0.3 });
    for (const [at, gain] of [
      [0.05, 0.52],
      [0.16, 0.46],
      [0.5, 0.4],
      [0.61, 0.33],
    ] as const)
      clack(p, at, gain);
  },
  /** Buffers. */
  bump(p) {
    p.noise({ length: 0.09, gain: 0.55, pitch: 900, filter: 'lowpass', attack: 0.001 });
    p.tone({ length: 0.24, gain: 0.5, pitch: 120, to: 54 });
    p.metal([318, 537, 871, 1390, 2130], { length: 0.42, gain: 0.15 });
    p.metal([331, 560, 905], { at: 0.075, length: 0.25, gain: 0.06 });
  },
  crash(p) {
    p.noise({ length: 0.75, gain: 0.62, pitch: 5200, to: 320, filter: 'lowpass', attack: 0.002 });
    p.tone({ length: 0.6, gain: 0.6, pitch: 130, to: 34 });
    p.metal([233, 391, 617, 943, 1511, 2377], { length: 0.8, gain: 0.14 });
    for (let i = 0; i < 11; i += 1) {
      const at = 0.16 + 0.075 * i + 0.03 * Math.sin(7 * i);
      const soft = 0.22 * 0.85 ** i;
      p.noise({ at, length: 0.06, gain: 1.3 * soft, pitch: 1500 + ((i * 997) % 3100), q: 5, attack: 0.001 });
      if (i % 3 === 0) p.metal([1900 + 310 * i, 3170 + 290 * i], { at, length: 0.22, gain: 0.3 * soft });
    }
  },
  /** Three pipes, not quite in tune, and the steam itself. */
  whistle(p, pipe) {
    for (const [pitch, gain, vibrato] of [
      [466, 0.13, 9],
      [556, 0.12, 12],
      [699, 0.1, 7],
    ] as const)
      p.tone({ length: 1.25, gain, pitch: 0.93 * pitch, to: pitch, wave: pipe, vibrato, attack: 0.09, hold: 0.62 });
    p.noise({ length: 1.3, gain: 0.09, pitch: 2400, q: 0.7, attack: 0.05, hold: 0.6 });
    p.noise({ length: 1.2, gain: 0.16, pitch: 700, q: 3, attack: 0.1, hold: 0.6 });
  },
  /** The driver's foot on the tram's bell, twice. */
  bell(p) {
    for (const [at, gain] of [
      [0, 0.21],
      [0.2, 0.17],
    ] as const) {
      p.metal([1046, 1557, 2139, 2890, 4230, 5630], { at, length: 1.15, gain });
      p.metal([1049, 2146], { at, length: 0.9, gain: 0.4 * gain });
      p.noise({ at, length: 0.015, gain: 0.8 * gain, pitch: 5200, q: 0.8, attack: 0.0005 });
    }
  },
  gavel(p) {
    knock(p, 0, 0.62, 205);
    knock(p, 0.17, 0.5, 198);
  },
  coin(p) {
    p.metal([3135, 4710, 7420], { length: 0.4, gain: 0.19 });
    p.metal([4186, 6240, 9100], { at: 0.085, length: 0.6, gain: 0.2 });
    for (const at of [0, 0.085]) p.noise({ at, length: 0.008, gain: 0.2, pitch: 7800, q: 0.7, attack: 0.0005 });
  },
  /** Somebody says something: two fingertips on the table. */
  word(p) {
    for (const [at, pitch] of [
      [0, 392],
      [0.1, 523],
    ] as const) {
      p.tone({ at, length: 0.17, gain: 0.36, pitch, attack: 0.003 });
      p.noise({ at, length: 0.025, gain: 0.3, pitch: 2.6 * pitch, q: 2, attack: 0.001 });
    }
  },
  /** The gong of a station, before it says something. */
  turn(p) {
    chime(p, 0, 587, 0.2, 1);
    chime(p, 0.19, 880, 0.18, 1.35);
  },
  end(p, pipe) {
    [523, 659, 784, 1047].forEach((pitch, i) => {
      chime(p, 0.14 * i, pitch, 0.2, 1.1);
    });
    for (const pitch of [262, 523, 659, 784, 1047]) chime(p, 0.66, pitch, 0.1, 2.1);
    for (const pitch of [523, 659, 784])
      p.tone({
        at: 0.66,
        length: 1.5,
        gain: 0.035,
        pitch: 0.95 * pitch,
        to: pitch,
        wave: pipe,
        vibrato: 8,
        attack: 0.12,
        hold: 0.6,
      });
  },
};
