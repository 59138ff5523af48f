import { deepgramTranscriber, type Transcriber } from "@dilo/platform";
import { textOf } from "../../settings/env.ts";
import type { SpeechProvider } from "./provider.ts";

/** Deepgram, which transcribes. */
export const deepgram: SpeechProvider<Transcriber> = {
  setting: "DEEPGRAM_API_KEY",
  read(env) {
    const key = textOf(env, "DEEPGRAM_API_KEY");
    return key === undefined
      ? undefined
      : { name: "Deepgram", vendor: "deepgram", open: () => deepgramTranscriber({ key }) };
  },
};
