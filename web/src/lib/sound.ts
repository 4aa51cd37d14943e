/** Quiet sounds, made here: a stone set down, a bell, two notes for an offer. Off unless asked for. */
import { prefs } from "./prefs.svelte";

let context: AudioContext | null = null;

type Note = [frequency: number, start: number, length: number, loudness: number, wave?: OscillatorType];

// prettier-ignore
const NOTES: Record<string, Note[]> = {
  place: [[150, 0, 0.07, 0.16, "triangle"], [90, 0.01, 0.09, 0.14, "sine"]],
  advance: [[170, 0, 0.06, 0.1, "triangle"], [130, 0.12, 0.08, 0.12, "triangle"]],
  laurel: [[880, 0, 0.5, 0.06], [1320, 0.05, 0.4, 0.035]],
  caesar: [[98, 0, 0.3, 0.14, "triangle"], [147, 0.08, 0.3, 0.08, "triangle"]],
  turn: [[523, 0, 0.25, 0.06], [659, 0.14, 0.35, 0.06]],
  offer: [[440, 0, 0.15, 0.06], [554, 0.12, 0.22, 0.06]],
  struck: [[392, 0, 0.3, 0.06], [494, 0.08, 0.3, 0.05], [587, 0.16, 0.45, 0.05]],
  vote: [[240, 0, 0.05, 0.1, "triangle"]],
  count: [[330, 0, 0.12, 0.07, "triangle"], [330, 0.3, 0.2, 0.08, "triangle"]],
  chat: [[700, 0, 0.08, 0.03]],
  over: [[392, 0, 0.5, 0.06], [523, 0.18, 0.5, 0.06], [659, 0.36, 0.8, 0.06]],
};

export function sound(name: string): void {
  const notes = NOTES[name];
  if (!prefs.sound || !notes) return;
  context ??= new AudioContext();
  const now = context.currentTime + 0.01;
  for (const [frequency, start, length, loudness, wave = "sine"] of notes) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = wave;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(loudness, now + start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0005, now + start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.05);
  }
}
