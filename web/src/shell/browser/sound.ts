/** Small sounds without files; off unless wished. */

import { settings } from './settings.svelte';

let context: AudioContext | null = null;

const NOTES: Record<'move' | 'turn' | 'end', number[]> = {
  move: [330],
  turn: [523, 659],
  end: [523, 659, 784, 1047],
};

export function playSound(name: keyof typeof NOTES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  NOTES[name].forEach((pitch, i) => {
    note(context as AudioContext, pitch, start + i * 0.11);
  });
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.22);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.25);
}
