/** Plays the pieces, in a room of wood: made when they are heard, so that nothing has to be loaded but this. */

import type { SoundName } from './names';
import { PIECES } from './pieces';
import { Player } from './strokes';

/** Full scale is never reached, however much sounds at once. */
const CEILING = 0.85;

export class Orchestra {
  private readonly master: AudioNode;
  private readonly rush: AudioBuffer;
  private readonly pipe: PeriodicWave;

  constructor(private readonly audio: BaseAudioContext) {
    this.rush = noise(audio, 2, () => 1);
    this.pipe = audio.createPeriodicWave(new Float32Array(6), new Float32Array([0, 1, 0.32, 0.42, 0.1, 0.12]));
    this.master = hall(audio);
  }

  wake(): void {
    if (this.audio instanceof AudioContext && this.audio.state !== 'running') this.audio.resume().catch(() => {});
  }

  /** Seconds until it is over, the wait included. No two are quite the same. */
  play(name: SoundName, volume: number, wait = 0, vary = Math.random()): number {
    const out = this.audio.createGain();
    out.gain.value = volume;
    out.connect(this.master);
    const player = new Player(this.audio, out, this.rush, this.audio.currentTime + wait, 0.97 + 0.06 * vary);
    PIECES[name](player, this.pipe);
    return wait + player.end;
  }
}

/** Noise that is the same every time. */
function noise(audio: BaseAudioContext, seconds: number, loud: (t: number) => number): AudioBuffer {
  const made = audio.createBuffer(1, Math.round(seconds * audio.sampleRate), audio.sampleRate);
  const samples = made.getChannelData(0);
  let seed = 20261118;
  for (let i = 0; i < samples.length; i += 1) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    samples[i] = (seed / 2 ** 31) * loud(i / audio.sampleRate);
  }
  return made;
}

/** A room of wood around it all, and a ceiling that is never broken through. */
function hall(audio: BaseAudioContext): AudioNode {
  const [door, walls, echo, ceiling] = [
    audio.createGain(),
    audio.createConvolver(),
    audio.createGain(),
    audio.createWaveShaper(),
  ];
  walls.buffer = noise(audio, 0.7, (t) => Math.exp(-7.5 * t) * Math.min(1, t / 0.012));
  echo.gain.value = 0.35;
  ceiling.curve = Float32Array.from({ length: 1025 }, (_, i) => CEILING * Math.tanh(((i - 512) / 512) * 1.6)) as never;
  const soften = audio.createBiquadFilter();
  soften.frequency.value = 3200;
  const half = audio.createGain();
  half.gain.value = 1 / 1.6;
  door.connect(half);
  door.connect(soften).connect(walls).connect(echo).connect(half);
  half.connect(ceiling).connect(audio.destination);
  return door;
}
