import { joinSamples } from "./samples.ts";

/** Keeps the sound of the turn under way, and of the moment before it. */
export interface Recorder {
  add(frame: Int16Array): void;
  /** From here on everything is kept. */
  begin(): void;
  /** Everything since a little before `begin`. */
  sound(): Int16Array;
  /** Forgets all but the last moment. */
  reset(): void;
}

/** @param preRollFrames how much is kept of what came before `begin` */
export function openRecorder(preRollFrames: number): Recorder {
  let frames: Int16Array[] = [];
  let isKeeping = false;
  return {
    add: (frame) => {
      frames.push(frame);
      if (!isKeeping && frames.length > preRollFrames) frames.shift();
    },
    begin: () => {
      isKeeping = true;
    },
    sound: () => joinSamples(frames),
    reset: () => {
      isKeeping = false;
      frames = frames.slice(-preRollFrames);
    },
  };
}
