import { streamPcm } from "./stream-pcm.ts";
import type { Voice } from "./voice.ts";

export interface OpenAiVoiceSettings {
  /** Ends before "/audio/speech": "https://api.openai.com/v1". */
  readonly baseUrl: string;
  /** "" when the service needs none. */
  readonly key: string;
  readonly model: string;
  /** One of the model's voices: "alloy". */
  readonly voice: string;
  /** The service as people know it. */
  readonly name: string;
  /** How it is to be spoken, in words: models that know nothing of it ignore it. */
  readonly instructions?: string | undefined;
  readonly timeoutMs?: number;
}

/** What `response_format: "pcm"` means there. Hz. */
const sampleRate = 24_000;

/** Speaks through `POST {baseUrl}/audio/speech`, as OpenAI and the servers that follow it offer it. */
export function openAiVoice(settings: OpenAiVoiceSettings): Voice {
  const { baseUrl, key, model, voice, name, instructions, timeoutMs } = settings;
  return {
    name,
    id: `openai/${baseUrl}/${model}/${voice}`,
    speak: (text, { signal, rate }) =>
      streamPcm({
        url: `${baseUrl}/audio/speech`,
        headers: key === "" ? {} : { authorization: `Bearer ${key}` },
        body: { model, voice, input: text, response_format: "pcm", speed: rate, ...(instructions && { instructions }) },
        sampleRate,
        signal,
        timeoutMs,
      }),
  };
}
