import { roomAudio } from "@dilo/api";

/** Rumble below this says nothing about speech. Hz. */
const cutoffHz = 200;

/**
 * Opens a meter that gives the power of each frame without rumble, of samples from -1 to 1.
 * @param smoothing how much of the power before goes into the present one, 0 to 1
 */
export function openPowerMeter(smoothing: number): (frame: Int16Array) => number {
  const keep = 1 / (1 + (2 * Math.PI * cutoffHz) / roomAudio.sampleRate);
  let last = 0;
  let high = 0;
  let smooth = 0;
  return (frame) => {
    let sum = 0;
    for (const sample of frame) {
      const value = sample / 32_768;
      high = keep * (high + value - last);
      last = value;
      sum += high * high;
    }
    smooth = smoothing * smooth + (1 - smoothing) * (sum / frame.length);
    return smooth;
  };
}
