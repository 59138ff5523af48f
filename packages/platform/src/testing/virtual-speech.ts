import { roomAudio } from "@dilo/api";
import type { Clock } from "@dilo/foundation";
import type { Transcriber } from "../speech/transcribers/transcriber.ts";
import type { Vad } from "../speech/vad/vad.ts";
import type { Voice } from "../speech/voices/voice.ts";

const loudness = 8000;

/** A frame that `loudnessVad` takes for speech. */
export const speechFrame: Int16Array = new Int16Array(roomAudio.frameSamples).fill(loudness);
export const silentFrame: Int16Array = new Int16Array(roomAudio.frameSamples);

/** Takes every loud frame for speech. */
export const loudnessVad: Vad = {
  isSpeech: (frame) => frame.some((sample) => Math.abs(sample) >= loudness / 2),
  close: () => {},
};

/** A voice whose prompts last a set time, whatever they say. */
export function timedVoice(lengthMs: (text: string) => number): Voice {
  return {
    name: "",
    id: "timed",
    speak: async function* (text, { signal }) {
      for (let ms = 0; ms < lengthMs(text); ms += roomAudio.frameMs) {
        signal.throwIfAborted();
        yield speechFrame;
      }
    },
  };
}

/** A microphone whose words are known: what is said into it is what the transcriber hears. */
export class KnownWords {
  readonly #clock: Clock;
  #said: { readonly text: string; readonly at: number }[] = [];
  /** The next transcription fails. */
  failsNext = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Notes words whose sound starts now. */
  say(text: string): void {
    this.#said.push({ text, at: this.#clock.now() });
  }

  /** Transcribes the turn's words without error and without delay. */
  readonly transcriber: Transcriber = {
    name: "",
    listen: () => {
      let endedAt = 0;
      return {
        hear: () => {},
        begin: () => {},
        transcribe: async () => {
          if (!this.failsNext)
            return this.#said
              .filter(({ at }) => at >= endedAt)
              .map(({ text }) => text)
              .join(" ");
          this.failsNext = false;
          throw new Error("The transcriber was told to fail.");
        },
        end: () => {
          endedAt = this.#clock.now();
        },
        close: () => {},
      };
    },
  };
}
