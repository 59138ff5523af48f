import { roomAudio } from "@dilo/api";
import { openFramer } from "./framer.ts";

/** As answering machines beep. Hz. */
const pitches = Array.from({ length: 45 }, (_, at) => 900 + 25 * at);
/** Between two frames of one tone at most. Hz. */
const drift = 25;
/** 200 ms of frames. */
const enoughFrames = 200 / roomAudio.frameMs;
/** So much of a frame's energy is the tone's: a voice has overtones. */
const purity = 0.7;
/** Quieter is no beep. Of a sample. */
const leastLoud = 300;

/**
 * Finds a steady tone of 900 to 2000 Hz that lasts for 200 ms.
 * @returns takes sound at 16 kHz, in pieces of any length; true once there was such a tone in it, and is over
 */
export function openToneFinder(): (samples: Int16Array) => boolean {
  const framer = openFramer(roomAudio.frameSamples);
  let last: number | undefined;
  let lasts = 0;
  let isFound = false;
  return (samples) => {
    for (const frame of framer.push(samples)) {
      const pitch = pitchOf(frame);
      const isSame = pitch !== undefined && last !== undefined && Math.abs(pitch - last) <= drift;
      isFound ||= !isSame && lasts >= enoughFrames;
      lasts = isSame ? lasts + 1 : Number(pitch !== undefined);
      last = pitch;
    }
    return isFound;
  };
}

/** The pitch of a frame that is one tone. */
function pitchOf(frame: Int16Array): number | undefined {
  const energy = frame.reduce((sum, one) => sum + one * one, 0);
  if (energy < frame.length * leastLoud ** 2) return undefined;
  const shares = pitches.map((pitch) => (2 * powerAt(pitch, frame)) / (frame.length * energy));
  const most = Math.max(...shares);
  return most < purity ? undefined : pitches[shares.indexOf(most)];
}

/** Goertzel's algorithm. */
function powerAt(pitch: number, frame: Int16Array): number {
  const turn = 2 * Math.cos((2 * Math.PI * pitch) / roomAudio.sampleRate);
  let [one, two] = [0, 0];
  for (const sample of frame) [one, two] = [sample + turn * one - two, one];
  return one * one + two * two - turn * one * two;
}
