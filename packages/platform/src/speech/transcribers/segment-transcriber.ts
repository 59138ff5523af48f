import { openRecorder } from "../../audio/recorder.ts";
import type { Transcriber } from "./transcriber.ts";

/** Writes down one segment of PCM, 16 kHz, mono. */
export type WriteSegment = (
  audio: Int16Array,
  options: { readonly signal: AbortSignal; readonly language: string },
) => Promise<string>;

/** A transcriber that is sent the whole turn each time it is written down. */
export function transcriberBySegments(name: string, writeSegment: WriteSegment): Transcriber {
  return {
    name,
    listen: ({ language, preRollFrames }) => {
      const recorder = openRecorder(preRollFrames);
      return {
        hear: recorder.add,
        begin: recorder.begin,
        write: (signal) => writeSegment(recorder.sound(), { signal, language }),
        end: recorder.reset,
        close: recorder.reset,
      };
    },
  };
}
