import { roomAudio } from "@dilo/api";
import { streamPcm } from "./stream-pcm.ts";
import type { Voice } from "./voice.ts";

export interface ElevenLabsVoiceSettings {
  readonly key: string;
  readonly voiceId: string;
  /** Ends before "/v1": "https://api.elevenlabs.io". */
  readonly baseUrl?: string;
  readonly model?: string | undefined;
  /** How the voice is to sound, as the service names it: stability, similarity_boost, style, use_speaker_boost. */
  readonly sound?: Readonly<Record<string, number | boolean>> | undefined;
  /** Dictionaries by whose rules it speaks, the latest version where none is named. */
  readonly dictionaries?:
    | readonly { readonly pronunciationDictionaryId: string; readonly versionId?: string | undefined }[]
    | undefined;
  readonly timeoutMs?: number;
}

/** The service takes no pace outside of this. */
const slowest = 0.7;
const fastest = 1.2;

/** Speaks through ElevenLabs' `POST /v1/text-to-speech/{voiceId}/stream`. */
export function elevenLabsVoice(settings: ElevenLabsVoiceSettings): Voice {
  const { key, voiceId, baseUrl = "https://api.elevenlabs.io", model = "eleven_flash_v2_5", timeoutMs } = settings;
  const locators = settings.dictionaries?.map(({ pronunciationDictionaryId, versionId }) => ({
    pronunciation_dictionary_id: pronunciationDictionaryId,
    version_id: versionId,
  }));
  const format = `output_format=pcm_${roomAudio.sampleRate}`;
  return {
    name: "ElevenLabs",
    id: `elevenlabs/${model}/${voiceId}`,
    speak: (text, { signal, rate, language = "es" }) =>
      streamPcm({
        url: `${baseUrl}/v1/text-to-speech/${encodeURIComponent(voiceId)}/stream?${format}`,
        headers: { "xi-api-key": key },
        body: {
          text,
          model_id: model,
          language_code: language,
          voice_settings: { ...settings.sound, speed: Math.min(fastest, Math.max(slowest, rate)) },
          pronunciation_dictionary_locators: locators,
        },
        sampleRate: roomAudio.sampleRate,
        signal,
        timeoutMs,
      }),
  };
}
