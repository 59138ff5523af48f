import { roomAudio } from "@dilo/api";
import { openFramer } from "./framer.ts";
import { openResampler, type PcmResampler } from "./resample.ts";

/**
 * Turns mono sound, at whatever rate it comes, into the room's frames.
 * @param onFrame takes 20 ms: PCM, 16 kHz, mono
 */
export function openFrameReceiver(
  onFrame: (frame: Int16Array) => void,
): (samples: Int16Array, sampleRate: number) => void {
  const framer = openFramer(roomAudio.frameSamples);
  let rate = 0;
  let resampler: PcmResampler;
  return (samples, sampleRate) => {
    if (sampleRate !== rate) resampler = openResampler(sampleRate, roomAudio.sampleRate);
    rate = sampleRate;
    for (const frame of framer.push(resampler.push(samples))) onFrame(frame);
  };
}
