import { openAiTranscriber, openAiVoice, type Transcriber, type Voice } from "@dilo/platform";
import { serviceUrlOf, textOf } from "../../settings/env.ts";
import { serviceName } from "../../settings/hosts.ts";
import type { SpeechProvider } from "./provider.ts";

/** Any service that offers OpenAI's `/audio/speech`. A local one needs no key. */
export const openAiSpeech: SpeechProvider<Voice> = {
  setting: "SPEECH_URL",
  read(env) {
    const baseUrl = serviceUrlOf(env, "SPEECH", ["KEY", "MODEL", "VOICE"]);
    if (baseUrl === undefined) return undefined;
    const name = serviceName(baseUrl);
    const key = textOf(env, "SPEECH_KEY") ?? "";
    const model = textOf(env, "SPEECH_MODEL") ?? "tts-1";
    const voice = textOf(env, "SPEECH_VOICE") ?? "alloy";
    return {
      name,
      vendor: "openai",
      host: new URL(baseUrl).host,
      voiceId: voice,
      open: () => openAiVoice({ baseUrl, key, model, voice, name }),
    };
  },
};

/** Any service that offers OpenAI's `/audio/transcriptions`. A local one needs no key. */
export const openAiTranscription: SpeechProvider<Transcriber> = {
  setting: "TRANSCRIBER_URL",
  read(env) {
    const baseUrl = serviceUrlOf(env, "TRANSCRIBER", ["KEY", "MODEL"]);
    if (baseUrl === undefined) return undefined;
    const name = serviceName(baseUrl);
    const key = textOf(env, "TRANSCRIBER_KEY") ?? "";
    const model = textOf(env, "TRANSCRIBER_MODEL") ?? "whisper-1";
    return {
      name,
      vendor: "openai",
      host: new URL(baseUrl).host,
      open: () => openAiTranscriber({ baseUrl, key, model, name }),
    };
  },
};
