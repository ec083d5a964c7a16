/** What sounds are made of: tones and rushes of noise that fade. */

/** A tone, or a rush of noise through a filter. Times in seconds from the beginning of the sound, pitches in hertz. */
interface Stroke {
  at?: number;
  /** Until it cannot be heard any more. */
  length: number;
  gain: number;
  pitch: number;
  /** Where the pitch goes to meanwhile. */
  to?: number;
  attack?: number;
  /** Held so long before it fades. */
  hold?: number;
}
interface Tone extends Stroke {
  wave?: OscillatorType | PeriodicWave;
  /** Cents up and down, five times a second. */
  vibrato?: number;
}
interface Noise extends Stroke {
  filter?: BiquadFilterType;
  /** How narrow the filter is. */
  q?: number;
}

/** What is left of a stroke when it is taken away, and the seconds in which that is done: no click is heard. */
const FADED = 0.006;
const ENDS = 0.004;

/** Plays the strokes of one sound. */
export class Player {
  end = 0;

  constructor(
    private readonly audio: BaseAudioContext,
    private readonly out: AudioNode,
    private readonly rush: AudioBuffer,
    private readonly start: number,
    private readonly tuning: number,
  ) {}

  tone({ wave = 'sine', vibrato = 0, ...stroke }: Tone): void {
    const tone = this.audio.createOscillator();
    if (wave instanceof PeriodicWave) tone.setPeriodicWave(wave);
    else tone.type = wave;
    if (vibrato > 0) this.shake(tone, vibrato, stroke);
    this.run(tone, tone.frequency, tone, stroke);
  }

  noise({ filter = 'bandpass', q = 1, ...stroke }: Noise): void {
    const rush = this.audio.createBufferSource();
    rush.buffer = this.rush;
    rush.loop = true;
    const through = this.audio.createBiquadFilter();
    through.type = filter;
    through.Q.value = q;
    this.run(rush, through.frequency, rush.connect(through), stroke, (stroke.at ?? 0) + stroke.pitch / 9000);
  }

  /** Partials that are no harmonics: metal. Each pitch fades sooner than the one below. */
  metal(pitches: number[], { length, gain, at = 0 }: { length: number; gain: number; at?: number }): void {
    pitches.forEach((pitch, i) => {
      this.tone({ at, pitch, length: length / (1 + 0.7 * i), gain: gain / (1 + 0.55 * i), attack: 0.001 });
    });
  }

  private run(source: AudioScheduledSourceNode, pitch: AudioParam, last: AudioNode, stroke: Stroke, offset = 0): void {
    const { at = 0, length, gain, to, attack = 0.002, hold = 0 } = stroke;
    const [from, until] = [this.start + at, this.start + at + length];
    pitch.setValueAtTime(stroke.pitch * this.tuning, from);
    if (to) pitch.exponentialRampToValueAtTime(to * this.tuning, hold > 0 ? from + attack : until);
    const fading = this.audio.createGain();
    fading.gain.setValueAtTime(0, from);
    fading.gain.linearRampToValueAtTime(gain, from + attack);
    fading.gain.setValueAtTime(gain, from + attack + hold);
    fading.gain.exponentialRampToValueAtTime(gain * FADED, until - ENDS);
    fading.gain.linearRampToValueAtTime(0, until);
    last.connect(fading).connect(this.out);
    if (source instanceof AudioBufferSourceNode) source.start(from, offset % 2);
    else source.start(from);
    source.stop(until);
    this.end = Math.max(this.end, at + length);
  }

  private shake(tone: OscillatorNode, cents: number, { at = 0, length }: Stroke): void {
    const slow = this.audio.createOscillator();
    const wide = this.audio.createGain();
    slow.frequency.value = 5.2;
    wide.gain.value = cents;
    slow.connect(wide).connect(tone.detune);
    slow.start(this.start + at);
    slow.stop(this.start + at + length);
  }
}
