import { openRecorder } from "../../audio/recorder.ts";
import type { Transcriber } from "./transcriber.ts";

/** Transcribes one segment of PCM, 16 kHz, mono. */
export type TranscribeSegment = (
  audio: Int16Array,
  options: { readonly signal: AbortSignal; readonly language: string },
) => Promise<string>;

/** A transcriber that is sent the whole turn for each transcription. */
export function segmentTranscriber(name: string, transcribeSegment: TranscribeSegment): Transcriber {
  return {
    name,
    listen: ({ language, preRollFrames }) => {
      const recorder = openRecorder(preRollFrames);
      return {
        hear: recorder.add,
        begin: recorder.begin,
        transcribe: (signal) => transcribeSegment(recorder.sound(), { signal, language }),
        end: recorder.reset,
        close: recorder.reset,
      };
    },
  };
}
