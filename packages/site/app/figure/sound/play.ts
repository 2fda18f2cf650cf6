import type { Tone } from './tones.ts';

/** How long a curve sounds, in seconds, and how loud. */
const [duration, loudness] = [3, 0.15];
const clickLength = 0.03;

/** Plays tones from the left ear to the right one; gives what stops them. */
export function play(tones: readonly Tone[], onEnd: () => void): () => void {
  const context = new AudioContext();
  const begin = context.currentTime + 0.05;
  const step = duration / tones.length;
  const [voice, volume, place] = [context.createOscillator(), context.createGain(), context.createStereoPanner()];
  voice.connect(volume).connect(place).connect(context.destination);
  volume.gain.setValueAtTime(0, begin);
  place.pan.setValueAtTime(-1, begin);
  place.pan.linearRampToValueAtTime(1, begin + duration);
  let sounds = false;
  for (const [k, { frequency, crosses }] of tones.entries()) {
    const at = begin + k * step;
    if (frequency !== undefined) {
      if (sounds) voice.frequency.linearRampToValueAtTime(frequency, at);
      else voice.frequency.setValueAtTime(frequency, at);
    }
    if (sounds !== (frequency !== undefined)) volume.gain.setTargetAtTime(sounds ? 0 : loudness, at, 0.01);
    sounds = frequency !== undefined;
    if (crosses) click(context, at);
  }
  volume.gain.setTargetAtTime(0, begin + duration, 0.01);
  voice.start(begin);
  voice.stop(begin + duration + 0.1);
  voice.onended = () => {
    void context.close();
    onEnd();
  };
  return () => voice.stop();
}

function click(context: AudioContext, at: number): void {
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  voice.type = 'square';
  voice.frequency.value = 1760;
  volume.gain.value = loudness / 2;
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + clickLength);
}
